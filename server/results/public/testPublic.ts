import { randomUUID } from "node:crypto";
import { specified } from "#fixtures/results/races.ts";
import { entries, persons } from "../../base/db/entrySchema.ts";
import { keepSubmission } from "../../entry/testSignups.ts";
import { openWorld, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { publishSet, type ResultSetRow } from "../sets/publish.ts";
import { type Edition, readResultRules } from "../sets/rules.ts";
import { importRows, ms, type TestRow } from "../sets/testResults.ts";

/** The domain and race whose results tests publish. */
export const domainName = "tiny.localhost";
export const raceId = "7001";

/** Opens a world with a race that has the specification's marathon. */
export function openResults(): Promise<World> {
  return openWorld({ "tiny/site.json": tinySite({ ...specified, routes: [] }), "tiny/race.json": tinyRace });
}

/** An edition of that marathon. */
export const marathon = (edition = "2025"): Edition => ({ raceId, item: "marathon", edition });

/** A finisher whose times grow with the bib, with all splits. */
export function finisher(number: number, more: Partial<TestRow> = {}): TestRow {
  const gunMs = ms("2:30:00") + number * 61_000;
  const splitsMs = Array.from({ length: 8 }, (_, index) => Math.round((gunMs * (index + 1) * 5) / 42.195));
  return {
    bib: `M${String(number).padStart(5, "0")}`,
    name: `Runner ${String(number).padStart(5, "0")}`,
    gender: number % 3 === 0 ? 2 : 1,
    age: 20 + (number % 40),
    club: number % 5 === 0 ? "Riverside" : null,
    country: number % 4 === 0 ? "VNM" : "CHN",
    gunMs,
    netMs: gunMs - 1000 * (number % 30),
    splitsMs,
    status: "finished",
    ...more,
  };
}

/** Imports these rows and publishes the next set of an edition of the marathon. */
export async function publishRows(
  { db }: Pick<World, "db">,
  rows: TestRow[],
  edition = marathon(),
): Promise<ResultSetRow> {
  await importRows(db, edition, rows);
  const rules = readResultRules(specified, edition);
  if (!rules) throw new Error("The race has no marathon.");
  for (const after of [0, 1, 2, 3]) {
    const kind = after === 0 ? "official" : "amended";
    const note = after === 0 ? null : { zh: "更正", en: "Amended" };
    const set = await publishSet(db, { edition, rules }, { kind, note, after }, "tester");
    if (!("error" in set)) return set;
    if (set.error !== "results/changed" && set.error !== "results/official-already") throw new Error(set.error);
  }
  throw new Error("The results were not published.");
}

/** Adds an entry of an account, whose document has that keyed hash, and returns its public code. */
export async function addEntry(
  world: Pick<World, "db" | "secrets">,
  { accountId, personId, raceId: race = raceId }: { accountId: string; personId: string; raceId?: string },
): Promise<string> {
  const submissionId = await keepSubmission(world, { accountId, raceId: race, more: { item: "marathon" } });
  const entryId = randomUUID();
  const code = entryId.slice(0, 8).toUpperCase();
  await world.db.insert(persons).values({ personId }).onConflictDoNothing();
  const place = { raceId: race, item: "marathon", exclusionGroup: entryId, submissionId, position: 0 };
  await world.db.insert(entries).values({ entryId, code, ...place, personId, state: "confirmed" });
  return code;
}
