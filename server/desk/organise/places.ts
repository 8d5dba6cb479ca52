import { randomUUID } from "node:crypto";
import { and, eq, gt, gte, inArray, sql } from "drizzle-orm";
import type { BodyOf, ErrorOf } from "#contract/contract.ts";
import type { PlaceChange } from "#contract/organisePlaces.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import { pools } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { placeChanges } from "../../base/db/organiseSchema.ts";
import type { Env } from "../../base/env/env.ts";
import { includesRace, type Reviewer } from "../../base/rights.ts";
import { addPlaces } from "../../entry/places/closePlaces.ts";
import { offerFreedPlaces, type UpkeepTools } from "../../entry/places/upkeep.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { findShownSite } from "../../race/shownSite.ts";
import { judge } from "../approval/judge.ts";
import { readChanges } from "./placeChanges.ts";
import { getOpening, settledFacts } from "./pools.ts";

type ChangeRow = typeof placeChanges.$inferSelect;
type PoolRow = typeof pools.$inferSelect;

/** Why the places of a pool are not changed. */
export interface PlacesRefusal {
  error: ErrorOf<"POST /sign-up/organise/places" | "POST /sign-up/organise/places/decide">;
  /** What its sentence is filled with, and programs read. */
  values?: { places: number } | { claimed: number };
}

/** What changing places works with. */
export type PlaceTools = UpkeepTools & { env: Pick<Env, "placesLimit"> };

const mostPlaces = 10_000_000;

/**
 * Changes the places of a pool at once, never below what is taken, and gives new ones to those who
 * wait. If more are added since the opening than one organiser may, it waits for a second one: what
 * was added before counts, so that many places in small steps need one too. A repeated request is
 * the same one.
 */
export async function changePlaces(
  tools: PlaceTools,
  reviewer: Reviewer,
  request: BodyOf<"POST /sign-up/organise/places">,
): Promise<PlaceChange | PlacesRefusal> {
  const site = await organisedRace(tools, reviewer, request.domainName);
  if (typeof site === "string") return { error: site };
  const facts = await settledFacts(tools, site);
  if (!facts.pools.some(({ name }) => name === request.pool)) return { error: "places/unknown-pool" };
  const opensAt = getOpening(site, facts, request.pool);
  const change = await tools.db.transaction((tx) =>
    keepChange(tx as Database, tools, reviewer, { ...request, raceId: site.raceId, opensAt }),
  );
  return "error" in change ? change : finish(tools, reviewer, change, site);
}

interface Wanted extends BodyOf<"POST /sign-up/organise/places"> {
  raceId: string;
  /** When sign-up for the first of its items begins; undefined if it always was open. */
  opensAt: Date | undefined;
}

// The lock on the pool makes requests wait for each other: each sees what the others have added.
async function keepChange(
  tx: Database,
  { env }: Pick<PlaceTools, "env">,
  { actor }: Reviewer,
  { raceId, pool: name, before, places, reason, key, opensAt }: Wanted,
): Promise<ChangeRow | PlacesRefusal> {
  const isPool = and(eq(pools.raceId, raceId), eq(pools.name, name));
  const [pool] = await tx.select().from(pools).where(isPool).for("update");
  if (!pool) return { error: "places/unknown-pool" };
  const { poolId } = pool;
  const isOfKey = and(eq(placeChanges.raceId, raceId), eq(placeChanges.key, key));
  const [earlier] = await tx.select().from(placeChanges).where(isOfKey);
  const delta = places - before;
  if (earlier) return earlier.poolId === poolId && earlier.added === delta ? earlier : { error: "places/key-used" };
  if (pool.places !== before || delta === 0) return { error: "places/changed", values: { places: pool.places } };
  if (places < pool.claimed) return { error: "places/taken", values: { claimed: pool.claimed } };
  const isMuch = delta > 0 && (await sumAddedSince(tx, poolId, opensAt)) + delta > env.placesLimit;
  const state = isMuch && (await hasBegun(tx, opensAt)) ? ("waiting" as const) : ("approved" as const);
  const values = {
    changeId: randomUUID(),
    raceId,
    poolId,
    added: delta,
    reason: reason.trim(),
    key,
    requestedBy: actor,
  };
  const [change] = await tx
    .insert(placeChanges)
    .values({ ...values, state })
    .returning();
  if (!change) throw new Error("A change of places was not stored.");
  if (state === "approved") await apply(tx, pool, change, actor);
  else
    await recordAudit(tx, {
      raceId,
      actor,
      action: "request-places",
      entity: "pool",
      entityId: name,
      reason: change.reason,
      details: { added: delta, changeId: change.changeId },
    });
  return change;
}

/**
 * Decides a change of places that waits. The organiser who requested it can refuse it and cannot
 * approve it; of two decisions the first counts.
 */
export async function decidePlaces(
  tools: PlaceTools,
  reviewer: Reviewer,
  { changeId, isApproved }: { changeId: string; isApproved: boolean },
): Promise<PlaceChange | PlacesRefusal> {
  const { actor, races } = reviewer;
  const decision = await tools.db.transaction(async (transaction): Promise<ChangeRow | PlacesRefusal> => {
    const tx = transaction as Database;
    const isIt = eq(placeChanges.changeId, changeId);
    const [change] = await tx.select().from(placeChanges).where(isIt).for("update");
    if (!change || !includesRace(races, change.raceId)) return { error: "places/unknown-pool" };
    const verdict = judge("places", change, { actor, isApproved });
    if (verdict === "again") return change;
    if (verdict !== "yes") return { error: verdict };
    const { poolId, raceId, added } = change;
    const [pool] = await tx.select().from(pools).where(eq(pools.poolId, poolId)).for("update");
    if (!pool || (isApproved && pool.places + added > mostPlaces)) return { error: "places/too-many" };
    if (isApproved) await apply(tx, pool, change, actor);
    else
      await recordAudit(tx, {
        raceId,
        actor,
        action: "refuse-places",
        entity: "pool",
        entityId: pool.name,
        details: { added, changeId },
      });
    const decision = { decidedBy: actor, decidedAt: sql`now()` };
    const [row] = await tx
      .update(placeChanges)
      .set({ state: isApproved ? "approved" : "refused", ...decision })
      .where(isIt)
      .returning();
    return row ?? change;
  });
  return "error" in decision ? decision : finish(tools, reviewer, decision, undefined);
}

// In the transaction that approves it, with the pool locked.
async function apply(tx: Database, pool: PoolRow, { raceId, added, reason, changeId }: ChangeRow, actor: string) {
  await addPlaces(tx, pool, added, { raceId, actor, reason, details: { changeId } });
}

async function finish(
  tools: PlaceTools,
  reviewer: Reviewer,
  { changeId, raceId, added, state }: ChangeRow,
  site: RaceSite | undefined,
): Promise<PlaceChange> {
  // A place that was added is not given to somebody new before those who wait; if this fails, the
  // next turn of the server does it.
  if (state === "approved" && added > 0)
    await offerFreedPlaces(tools, raceId, site ?? (await findShownSite(tools, raceId)));
  const [change] = await readChanges(tools.db, reviewer, { changeId });
  if (!change) throw new Error("A change of places is gone.");
  return change;
}

// Sums the places that organisers added to a pool, or requested to add, since its opening.
async function sumAddedSince(tx: Database, poolId: number, opensAt: Date | undefined): Promise<number> {
  const { added, state, requestedAt } = placeChanges;
  const [row] = await tx
    .select({ many: sql<number>`coalesce(sum(${added}), 0)::int` })
    .from(placeChanges)
    .where(
      and(
        eq(placeChanges.poolId, poolId),
        gt(added, 0),
        inArray(state, ["waiting", "approved"]),
        opensAt === undefined ? undefined : gte(requestedAt, opensAt),
      ),
    );
  return row?.many ?? 0;
}

async function hasBegun(tx: Database, opensAt: Date | undefined): Promise<boolean> {
  return opensAt === undefined || opensAt <= (await databaseNow(tx));
}
