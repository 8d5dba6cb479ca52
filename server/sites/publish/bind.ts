import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import type { PrintedProblem } from "#compiler/problems/problems.ts";
import { withMessage } from "#compiler/problems/readMessage.ts";
import type { Coupon } from "#forms/prices/choosePrice.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { countChange } from "../../base/db/changes.ts";
import type { Database } from "../../base/db/open.ts";
import { domains, type ReleaseHead, races, releases, sites } from "../../base/db/schema.ts";
import { commandActor } from "../../base/rights.ts";
import { settleRace } from "../items/settle.ts";
import { claimRace } from "./claimRace.ts";
import { storeComposites } from "./compositeVersions.ts";
import { compareEntries } from "./entries.ts";
import type { RaceFile } from "./folder.ts";
import type { Edition, Publication, Published } from "./publication.ts";

class DomainTaken extends Error {}

/** Makes an edition the published one and binds its domain names, all or nothing. */
export async function bindEdition(db: Database, publication: Publication, edition: Edition): Promise<Published> {
  const { domainNames, origin, isLenient } = publication;
  const { siteId } = edition;
  let { problems } = edition;
  try {
    return await db.transaction(async (tx): Promise<Published> => {
      await lockPublishing(tx);
      const current = await readCurrent(tx, siteId);
      const isOthers = origin === "fixture" && current?.origin === "organiser";
      if (isOthers) return { outcome: "unchanged", problems };
      const claim = await claimRace(tx, edition, current?.raceId);
      if (claim.problem) problems = [...problems, claim.problem];
      if (claim.problem && !(isLenient && claim.race)) return { outcome: "refused", problems };
      const { race } = claim;
      const comparison = await compareEntries(tx, publication, edition, race?.raceId);
      problems = [...problems, ...comparison.problems];
      if (comparison.isRefused) return { outcome: "refused", problems };
      const release = { ...edition.release, race: race ?? {}, problems: problems.map(withMessage) };
      const isSame = await isPublished(tx, current, release, race);
      if (isSame && (await areBound(tx, domainNames, siteId, origin))) return { outcome: "unchanged", problems };
      const releaseId = isSame && current ? current.releaseId : await insertEdition(tx, siteId, race, release);
      if (race) await settleRace(tx, race.raceId, edition.raceFacts);
      if (!isSame || comparison.changes.length > 0)
        await recordAudit(tx, {
          raceId: race?.raceId,
          actor: origin === "fixture" ? "program" : commandActor,
          action: "publish",
          entity: "site",
          entityId: siteId,
          reason: publication.reason?.trim() || null,
          details: { releaseId, fileMd5: release.fileMd5, domainNames, changes: comparison.changes },
        });
      await storeComposites(tx, { siteId, releaseId }, edition.composites ?? {});
      await bindDomains(tx, domainNames, siteId, origin);
      await countChange(tx);
      return { outcome: "published", releaseId, problems };
    });
  } catch (error) {
    if (error instanceof DomainTaken) return { outcome: "domain-taken", domainName: error.message, problems };
    throw error;
  }
}

// The database stores each problem with its sentence.
type StoredRelease = Edition["release"] & { problems: PrintedProblem[] };

/**
 * Waits for other transactions that publish: two processes that start at once, or two organisers,
 * run one after the other.
 */
export async function lockPublishing(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(727002)`);
}

type Current = {
  releaseId: number;
  origin: string;
  fileMd5: string;
  sourceMd5: string;
  head: ReleaseHead;
  notify: Record<string, string[]> | null;
  coupons: Coupon[] | null;
  raceId: string | null;
};

async function readCurrent(db: Database, siteId: string): Promise<Current | undefined> {
  const { releaseId, origin, fileMd5, sourceMd5, head, notify, coupons } = releases;
  const [row] = await db
    .select({ releaseId, origin, fileMd5, sourceMd5, head, notify, coupons, raceId: sites.raceId })
    .from(sites)
    .innerJoin(releases, eq(releases.releaseId, sites.releaseId))
    .where(eq(sites.siteId, siteId));
  return row;
}

async function isPublished(
  db: Database,
  current: Current | undefined,
  release: StoredRelease,
  race?: RaceFile,
): Promise<boolean> {
  // An organiser may publish over a shipped site.
  if (!current || (release.origin === "organiser" && current.origin === "fixture")) return false;
  if (current.fileMd5 !== release.fileMd5 || current.sourceMd5 !== release.sourceMd5) return false;
  if (!isDeepStrictEqual(current.head, release.head) || current.raceId !== (race?.raceId ?? null)) return false;
  if (!isDeepStrictEqual(current.notify, release.notify ?? null)) return false;
  if (!isDeepStrictEqual(current.coupons, release.coupons ?? null)) return false;
  if (!race) return true;
  const [stored] = await db.select().from(races).where(eq(races.raceId, race.raceId));
  return isDeepStrictEqual(stored?.details, getDetails(race));
}

async function areBound(
  db: Database,
  names: string[],
  siteId: string,
  origin: Publication["origin"],
): Promise<boolean> {
  for (const name of names) {
    const [bound] = await db.select().from(domains).where(eq(domains.domainName, name));
    if (!bound || (bound.siteId !== siteId && origin === "organiser")) return false;
  }
  return true;
}

async function insertEdition(
  db: Database,
  siteId: string,
  race: RaceFile | undefined,
  release: StoredRelease,
): Promise<number> {
  await db.insert(sites).values({ siteId }).onConflictDoNothing();
  const [row] = await db.insert(releases).values(release).returning({ releaseId: releases.releaseId });
  if (!row) throw new Error(`The edition of ${siteId} was not stored.`);
  await activate(db, { siteId, releaseId: row.releaseId, race });
  return row.releaseId;
}

/** Makes a stored edition and its race information the published one; call it in a transaction. */
export async function activate(
  db: Database,
  { siteId, releaseId, race }: { siteId: string; releaseId: number; race: RaceFile | undefined },
): Promise<void> {
  if (race) {
    const details = getDetails(race);
    await db
      .insert(races)
      .values({ raceId: race.raceId, details })
      .onConflictDoUpdate({ target: races.raceId, set: { details, updatedAt: sql`now()` } });
  }
  await db
    .update(sites)
    .set({ releaseId, raceId: race?.raceId ?? null })
    .where(eq(sites.siteId, siteId));
}

async function bindDomains(
  db: Database,
  names: string[],
  siteId: string,
  origin: Publication["origin"],
): Promise<void> {
  for (const domainName of names) {
    await db.insert(domains).values({ domainName, siteId }).onConflictDoNothing();
    if (origin === "fixture") continue;
    const [bound] = await db.select().from(domains).where(eq(domains.domainName, domainName));
    if (bound?.siteId !== siteId) throw new DomainTaken(domainName);
  }
}

// In its JSON form, so that a value from the database compares as equal.
function getDetails({ raceId: _raceId, ...details }: RaceFile): Record<string, unknown> {
  return JSON.parse(JSON.stringify(details));
}
