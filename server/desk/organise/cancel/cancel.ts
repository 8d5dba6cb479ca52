import { randomUUID } from "node:crypto";
import { and, desc, eq, ne, sql, sum } from "drizzle-orm";
import type { Cancellation, RaceCancellation } from "#contract/cancellations.ts";
import type { BodyOf, ErrorOf, QueryOf } from "#contract/contract.ts";
import { type AuditLine, recordAudit } from "../../../base/audit/record.ts";
import { countChange } from "../../../base/db/changes.ts";
import { raceItems } from "../../../base/db/entrySchema.ts";
import type { Database } from "../../../base/db/open.ts";
import { refunds } from "../../../base/db/orderSchema.ts";
import { raceCancellations } from "../../../base/db/organiseSchema.ts";
import { readRows } from "../../../base/db/readRows.ts";
import { races } from "../../../base/db/schema.ts";
import { includesRace, type Reviewer } from "../../../base/rights.ts";
import { ensureSettled, type UpkeepTools } from "../../../entry/places/upkeep.ts";
import { organisedRace } from "../../../race/organisedRace.ts";
import { lockRace } from "../../../sites/items/settle.ts";
import { judge } from "../../approval/judge.ts";
import { organiserNames } from "../../approval/names.ts";
import { isRule, isRunning, type Rule, readEffect } from "./money.ts";

type CancellationRow = typeof raceCancellations.$inferSelect;

type RequestRefusal = ErrorOf<"POST /sign-up/organise/cancellation">;
type DecideRefusal = ErrorOf<"POST /sign-up/organise/cancellation/decide">;

/** The key of the refunds of a cancellation, of each order one. */
export const refundKey = (cancellationId: string) => `cancelled/${cancellationId}`;

const isNewest = desc(raceCancellations.requestedAt);

/**
 * Returns the newest request to cancel a race with its effect: by the given rule, else by that of
 * the request, else with everything paid back.
 */
export async function readCancellation(
  tools: UpkeepTools,
  reviewer: Reviewer,
  { domainName, refunds: refundRule, kept = "0" }: QueryOf<"GET /sign-up/organise/cancellation">,
): Promise<RaceCancellation | ErrorOf<"GET /sign-up/organise/cancellation">> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const { raceId } = site;
  const isOf = eq(raceCancellations.raceId, raceId);
  const [row] = await tools.db.select().from(raceCancellations).where(isOf).orderBy(isNewest).limit(1);
  const rule: Rule = refundRule ? { refunds: refundRule, kept: Number(kept) } : (row ?? { refunds: "all", kept: 0 });
  if (!isRule(rule)) return "cancellation/rule";
  return {
    cancellation: row ? await describeCancellation(tools.db, reviewer, row) : null,
    effect: await readEffect(tools.db, raceId, rule),
  };
}

/**
 * Requests that a race is cancelled, which another organiser decides. A repeated request is the
 * same one; of several that are not refused a race has one.
 */
export async function requestCancellation(
  tools: UpkeepTools,
  reviewer: Reviewer,
  { domainName, refunds: refundRule, kept, reason, key }: BodyOf<"POST /sign-up/organise/cancellation">,
): Promise<Cancellation | RequestRefusal> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  if (!isRule({ refunds: refundRule, kept })) return "cancellation/rule";
  const { raceId } = site;
  const { actor } = reviewer;
  // What closes a race are its items.
  const items = (site.site.race?.items ?? []).map(({ id }) => id);
  await ensureSettled(tools, site, items);
  const requested = await tools.db.transaction(async (transaction): Promise<CancellationRow | RequestRefusal> => {
    const tx = transaction as Database;
    const isOf = eq(raceCancellations.raceId, raceId);
    const values = { cancellationId: randomUUID(), raceId, refunds: refundRule, kept, reason: reason.trim(), key };
    // The unique indexes decide which of two requests comes first.
    const [row] = await tx
      .insert(raceCancellations)
      .values({ ...values, requestedBy: actor, state: "waiting" })
      .onConflictDoNothing()
      .returning();
    if (!row) {
      const [request] = await tx
        .select()
        .from(raceCancellations)
        .where(and(isOf, eq(raceCancellations.key, key)));
      if (request) return request.refunds === refundRule && request.kept === kept ? request : "cancellation/key-used";
      const [rival] = await tx
        .select()
        .from(raceCancellations)
        .where(and(isOf, ne(raceCancellations.state, "refused")));
      return rival?.state === "approved" ? "cancellation/cancelled" : "cancellation/requested";
    }
    const { refundFen } = await readEffect(tx, raceId, row);
    const line: AuditLine = {
      raceId,
      actor,
      action: "request-cancellation",
      entity: "race",
      entityId: raceId,
      reason: row.reason,
    };
    await recordAudit(tx, {
      ...line,
      details: { cancellationId: row.cancellationId, refunds: refundRule, kept, refundFen },
    });
    return row;
  });
  return typeof requested === "string" ? requested : describeCancellation(tools.db, reviewer, requested);
}

/**
 * Decides the cancellation of a race that waits; the organiser who requested it can only refuse it,
 * and of two decisions the first counts. Once it is approved nobody gets a place, and a server ends
 * what there is in batches.
 */
export async function decideCancellation(
  tools: UpkeepTools,
  reviewer: Reviewer,
  { cancellationId, isApproved }: BodyOf<"POST /sign-up/organise/cancellation/decide">,
): Promise<Cancellation | DecideRefusal> {
  const isIt = eq(raceCancellations.cancellationId, cancellationId);
  const decision = await tools.db.transaction(async (transaction): Promise<CancellationRow | DecideRefusal> => {
    const tx = transaction as Database;
    const [request] = await tx.select().from(raceCancellations).where(isIt).for("update");
    if (!request || !includesRace(reviewer.races, request.raceId)) return "cancellation/not-found";
    const verdict = judge("cancellation", request, { actor: reviewer.actor, isApproved });
    if (verdict === "again") return request;
    return verdict === "yes" ? keepDecision(tx, request, { actor: reviewer.actor, isApproved }) : verdict;
  });
  if (typeof decision === "string") return decision;
  if (decision.state === "approved") tools.boundSites.forget();
  return describeCancellation(tools.db, reviewer, decision);
}

async function keepDecision(
  tx: Database,
  request: CancellationRow,
  { actor, isApproved }: { actor: string; isApproved: boolean },
): Promise<CancellationRow> {
  const { raceId, cancellationId, reason } = request;
  const rule: Rule = { refunds: request.refunds, kept: request.kept };
  const action = isApproved ? "cancel-race" : "refuse-cancellation";
  const line: AuditLine = { raceId, actor, action, entity: "race", entityId: raceId, reason };
  const details = { cancellationId, ...rule, requestedBy: request.requestedBy };
  const decision = { decidedBy: actor, decidedAt: sql`now()` };
  let total = 0;
  if (isApproved) {
    await closeRace(tx, raceId);
    const { refundFen } = await readEffect(tx, raceId, rule);
    total = await countRunning(tx, raceId);
    await recordAudit(tx, { ...line, details: { ...details, refundFen, total } });
  } else await recordAudit(tx, { ...line, details });
  const [row] = await tx
    .update(raceCancellations)
    .set({ state: isApproved ? "approved" : "refused", total, ...decision })
    .where(eq(raceCancellations.cancellationId, cancellationId))
    .returning();
  if (!row) throw new Error("The decision on a cancellation was not stored.");
  return row;
}

// Sign-ups that take places at this moment are committed before, and those that come later see it.
async function closeRace(tx: Database, raceId: string): Promise<void> {
  await lockRace(tx, raceId);
  const cancelled = { cancelledAt: sql`now()` };
  await tx.update(raceItems).set(cancelled).where(eq(raceItems.raceId, raceId));
  await tx.update(races).set(cancelled).where(eq(races.raceId, raceId));
  await countChange(tx);
}

/** Returns how many submissions of a race are not ended by its cancellation yet. */
export async function countRunning(db: Database, raceId: string): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from submissions s where s.race_id = ${raceId} and ${isRunning}`,
  );
  return row?.count ?? 0;
}

async function describeCancellation(db: Database, { actor }: Reviewer, row: CancellationRow): Promise<Cancellation> {
  const nickOf = await organiserNames(db, [row]);
  const isOfIt = and(
    eq(refunds.reason, "race-cancelled"),
    eq(refunds.key, refundKey(row.cancellationId)),
    ne(refunds.state, "failed"),
  );
  const [refundRow] = await db
    .select({ fen: sum(refunds.amountFen).mapWith(Number) })
    .from(refunds)
    .where(isOfIt);
  const { cancellationId, kept, reason, state, total } = row;
  return {
    cancellationId,
    refunds: row.refunds,
    kept,
    reason,
    state,
    total,
    requestedAt: row.requestedAt.getTime(),
    requestedBy: nickOf(row.requestedBy),
    isOwn: row.requestedBy === actor,
    decidedBy: row.decidedBy === null ? null : nickOf(row.decidedBy),
    decidedAt: row.decidedAt?.getTime() ?? null,
    ended: state === "approved" ? Math.max(0, total - (await countRunning(db, row.raceId))) : 0,
    refundedFen: refundRow?.fen ?? 0,
    doneAt: row.doneAt?.getTime() ?? null,
  };
}
