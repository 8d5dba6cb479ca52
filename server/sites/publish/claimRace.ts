import { and, eq, ne } from "drizzle-orm";
import type { Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import type { Database } from "../../base/db/open.ts";
import { sites } from "../../base/db/schema.ts";
import type { RaceFile } from "./folder.ts";
import type { Edition } from "./publication.ts";

/**
 * The race that an edition gets. With a problem, the requested id belongs to another site; `race`
 * is then the next best id, or missing.
 */
export interface RaceClaim {
  race?: RaceFile;
  problem?: Problem;
}

/**
 * Finds the id of an edition's race: that of race.json, else the current one of the site (so that
 * it keeps its sign-ups if race.json is removed), else the site's own name. No two sites share one.
 * Call it in the transaction that stores the edition.
 */
export async function claimRace(
  db: Database,
  { siteId, race, isRaceDerived }: Edition,
  currentId: string | null | undefined,
): Promise<RaceClaim> {
  if (!race) return {};
  const candidates = [...(currentId ? [currentId] : []), siteId];
  let problem: Problem | undefined;
  for (const raceId of isRaceDerived ? candidates : [race.raceId, ...candidates]) {
    const owner = await findOtherSite(db, raceId, siteId);
    if (owner === undefined) return { race: { ...race, raceId }, ...(problem && { problem }) };
    const [file, pointer] = isRaceDerived ? ["site.json", ""] : ["race.json", "/raceId"];
    problem ??= report("SL4010", pointer, { raceId, otherSite: owner }, { file });
  }
  return problem ? { problem } : {};
}

/** Returns the name of another site that has a race; undefined if there is none. */
export async function findOtherSite(db: Database, raceId: string, siteId: string): Promise<string | undefined> {
  const [rival] = await db
    .select({ siteId: sites.siteId })
    .from(sites)
    .where(and(eq(sites.raceId, raceId), ne(sites.siteId, siteId)))
    .limit(1);
  return rival?.siteId;
}
