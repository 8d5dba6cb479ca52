import { and, asc, count, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { BodyOf } from "#contract/contract.ts";
import { mostInvented, type TimingSource } from "#contract/timing.ts";
import type { AuditAction } from "#core/auditWords.ts";
import { recordAudit } from "../../base/audit/record.ts";
import type { Database } from "../../base/db/open.ts";
import { passings, timingSources } from "../../base/db/timingSchema.ts";
import { newToken, type Secrets } from "../../base/secrets/secrets.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { listCourse, tidyLabel } from "../runs/course.ts";
import { currentEdition, readResultRules } from "../sets/rules.ts";

export type SourceRow = typeof timingSources.$inferSelect;

/** How tokens of timing systems begin, so that scanners find one that was published by mistake. */
export const timingTokenStart = "slm_";

/** How many sources of a race can send at once. */
export const mostSources = 50;

/** Returns the keyed hash by which the token of a source is found. */
export function timingTokenMac({ mac }: Pick<Secrets, "mac">, token: string): string {
  return mac("timing-token", token);
}

type NewSource = Omit<BodyOf<"POST /sign-up/organise/timing/sources">, "domainName">;

/** What a timing system is set up with: its token and key, which are shown once. */
export interface MadeSource {
  source: TimingSource;
  token: string;
  signingKey: string | null;
}

/** Makes a source with a token of its own, which only its owner keeps. */
export async function makeSource(
  { db, secrets }: { db: Database; secrets: Secrets },
  site: RaceSite,
  { name, points = {}, isSigned = false, rehearsal }: NewSource,
  actor: string,
): Promise<MadeSource | "timing/too-many-sources" | "timing/too-many-runners" | "timing/unknown-point"> {
  const { raceId, domainName } = site;
  const stated = tidyPoints(points);
  const invented = rehearsal?.runners.reduce((sum, { count: runners }) => sum + runners, 0) ?? 0;
  if (invented > mostInvented) return "timing/too-many-runners";
  if (!hasPoints(site, stated)) return "timing/unknown-point";
  const token = `${timingTokenStart}${newToken()}`;
  const signingKey = isSigned ? newToken() : null;
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`timing sources ${raceId}`}, 0))`);
    const isUsable = and(eq(timingSources.raceId, raceId), isNull(timingSources.revokedAt));
    if ((await tx.$count(timingSources, isUsable)) >= mostSources) return "timing/too-many-sources";
    const [row] = await tx
      .insert(timingSources)
      .values({
        raceId,
        domainName,
        name,
        tokenMac: timingTokenMac(secrets, token),
        ending: token.slice(-4),
        signingSealed: signingKey === null ? null : secrets.seal(signingKey),
        points: stated,
        rehearsal: rehearsal ?? null,
        madeBy: actor,
      })
      .returning();
    if (!row) throw new Error("A timing source was not stored.");
    await recordSource(tx, row, "make-timing-source", actor);
    return { source: describeSource(row, { received: 0, lastAt: null }), token, signingKey };
  });
}

/** Lists the sources of a race, with how many passings each has sent. */
export async function listSources(db: Database, raceId: string): Promise<TimingSource[]> {
  const lastAt = sql<Date | null>`max(${passings.receivedAt})`.mapWith(passings.receivedAt);
  const rows = await db
    .select({ source: timingSources, received: count(passings.seq), lastAt })
    .from(timingSources)
    .leftJoin(passings, eq(passings.sourceId, timingSources.sourceId))
    .where(eq(timingSources.raceId, raceId))
    .groupBy(timingSources.sourceId)
    .orderBy(asc(timingSources.sourceId));
  return rows.map(({ source, ...numbers }) => describeSource(source, numbers));
}

/** Revokes the token of a source: the next request with it is refused. Its passings stay. */
export async function revokeSource(
  db: Database,
  raceId: string,
  sourceId: number,
  actor: string,
): Promise<null | "timing/unknown-source"> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const isIt = and(eq(timingSources.raceId, raceId), eq(timingSources.sourceId, sourceId));
    const [revoked] = await tx
      .update(timingSources)
      .set({ revokedAt: sql`now()`, revokedBy: actor })
      .where(and(isIt, isNull(timingSources.revokedAt)))
      .returning();
    if (revoked) await recordSource(tx, revoked, "revoke-timing-source", actor);
    return revoked || (await tx.$count(timingSources, isIt)) > 0 ? null : "timing/unknown-source";
  });
}

/** States anew which points a source means; what it sent already is read by it too. */
export async function statePoints(
  db: Database,
  site: RaceSite,
  { sourceId, points }: { sourceId: number; points: Record<string, string[]> },
  actor: string,
): Promise<null | "timing/unknown-source" | "timing/unknown-point"> {
  const stated = tidyPoints(points);
  if (!hasPoints(site, stated)) return "timing/unknown-point";
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const isIt = and(eq(timingSources.raceId, site.raceId), eq(timingSources.sourceId, sourceId));
    const [changed] = await tx.update(timingSources).set({ points: stated }).where(isIt).returning();
    if (!changed) return "timing/unknown-source";
    await recordSource(tx, changed, "state-timing-points", actor);
    return null;
  });
}

/**
 * Deletes what the rehearsals of a race have sent and revokes their tokens, so that nothing of them
 * is there on race day. Returns how many passings there were.
 */
export async function clearRehearsals(db: Database, raceId: string, actor: string): Promise<number> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const isRehearsal = and(eq(timingSources.raceId, raceId), isNotNull(timingSources.rehearsal));
    const sources = await tx
      .update(timingSources)
      .set({
        clearedAt: sql`now()`,
        revokedAt: sql`coalesce(revoked_at, now())`,
        revokedBy: sql`coalesce(revoked_by, ${actor})`,
      })
      .where(isRehearsal)
      .returning();
    let deleted = 0;
    for (const source of sources) {
      const isOfSource = eq(passings.sourceId, source.sourceId);
      deleted += await tx.$count(passings, isOfSource);
      await tx.delete(passings).where(isOfSource);
      await recordSource(tx, source, "clear-rehearsal", actor);
    }
    return deleted;
  });
}

function describeSource(row: SourceRow, { received, lastAt }: { received: number; lastAt: Date | null }): TimingSource {
  const { sourceId, name, ending, signingSealed, points, rehearsal } = row;
  return {
    sourceId,
    name,
    ending,
    isSigned: signingSealed !== null,
    points,
    rehearsal,
    madeAt: row.madeAt.getTime(),
    revokedAt: row.revokedAt?.getTime() ?? null,
    received,
    lastAt: lastAt?.getTime() ?? null,
  };
}

function tidyPoints(points: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(points).map(([label, ids]) => [tidyLabel(label), ids]));
}

// Each point is one of some item of the race.
function hasPoints({ site }: RaceSite, points: Record<string, string[]>): boolean {
  const edition = currentEdition(site);
  const known = new Set(
    (site.race?.items ?? []).flatMap(({ id: item }) => {
      const rules = readResultRules(site, { item, edition });
      return rules ? listCourse(rules).map(({ id }) => id) : [];
    }),
  );
  return Object.values(points).every((ids) => ids.every((id) => known.has(id)));
}

async function recordSource(tx: Database, { raceId, sourceId, ending }: SourceRow, action: AuditAction, actor: string) {
  await recordAudit(tx, {
    raceId,
    actor,
    action,
    entity: "timing source",
    entityId: `${sourceId}`,
    details: { ending },
  });
}
