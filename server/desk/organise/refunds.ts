import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { BodyOf, DataOf, ErrorOf } from "#contract/contract.ts";
import type { RefundRequest } from "#contract/organise.ts";
import { type AuditLine, recordAudit } from "../../base/audit/record.ts";
import type { Database } from "../../base/db/open.ts";
import { refundRequests } from "../../base/db/organiseSchema.ts";
import { includesRace, type Reviewer } from "../../base/rights.ts";
import { type PayBack, withRefunds } from "../../entry/leave/refundOrder.ts";
import { lockOrder } from "../../money/orders/apply.ts";
import { refundableFen, retryRefund } from "../../money/orders/refund.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { judge } from "../approval/judge.ts";
import { findEntry } from "./entry.ts";
import { readRequests } from "./requests.ts";

type RequestRow = typeof refundRequests.$inferSelect;

type Refusal = ErrorOf<"POST /sign-up/organise/refunds/decide">;

/**
 * Pays back a part or all of an entry's order. If what organisers pay back of the order is then
 * more than the limit, it waits for a second organiser: what was approved before counts, so that a
 * large refund in small parts needs one too. A repeated request is the same one.
 */
export async function requestRefundOf(
  tools: SignupTools,
  reviewer: Reviewer,
  refundBody: BodyOf<"POST /sign-up/organise/refund">,
): Promise<RefundRequest | ErrorOf<"POST /sign-up/organise/refund">> {
  const entry = await findEntry(tools.db, reviewer, refundBody.code);
  const { order } = entry ?? {};
  if (!order) return entry ? "refund/not-paid" : "entry/not-found";
  const { orderId } = order;
  if (order.accountId === reviewer.actor) return "refund/own";
  const request = await withRefunds(tools, orderId, async (tx, payBack) => {
    const stored = await keepRequest(tx, tools, reviewer, { ...refundBody, orderId });
    return typeof stored !== "string" && stored.state === "approved" ? carryOut(tx, payBack, stored) : stored;
  });
  return describeRequest(tools.db, reviewer, request);
}

type Wanted = Omit<BodyOf<"POST /sign-up/organise/refund">, "code"> & { orderId: string };

// The lock on the order makes requests wait for each other: each sees what the others were approved
// for.
async function keepRequest(
  tx: Database,
  { env }: Pick<SignupTools, "env">,
  { actor }: Reviewer,
  refund: Wanted,
): Promise<RequestRow | Refusal> {
  const { orderId, amountFen, isLeaving, placeGoesOn = true, note, key } = refund;
  const order = await lockOrder(tx, orderId);
  if (!order) return "refund/not-found";
  const isOfKey = and(eq(refundRequests.orderId, orderId), eq(refundRequests.key, key));
  const [earlier] = await tx.select().from(refundRequests).where(isOfKey);
  if (earlier) {
    const isSame =
      earlier.amountFen === amountFen && earlier.isLeaving === isLeaving && earlier.placeGoesOn === placeGoesOn;
    return isSame ? earlier : "refund/key-used";
  }
  const leftFen = await refundableFen(tx, order);
  if (leftFen === undefined) return "refund/not-paid";
  const [{ fen } = { fen: 0 }] = await tx
    .select({ fen: sql<number>`coalesce(sum(${refundRequests.amountFen}), 0)::int` })
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), inArray(refundRequests.state, ["waiting", "approved"])));
  if (amountFen > leftFen) return "refund/too-much";
  const state = fen + amountFen > env.refundLimitFen ? "waiting" : "approved";
  const { raceId } = order;
  const values = {
    requestId: randomUUID(),
    orderId,
    raceId,
    amountFen,
    isLeaving,
    placeGoesOn,
    note,
    key,
    requestedBy: actor,
    state,
  } as const;
  const [request] = await tx.insert(refundRequests).values(values).returning();
  if (!request) throw new Error("A request for a refund was not stored.");
  if (state === "waiting")
    await recordAudit(tx, {
      raceId,
      actor,
      action: "request-refund",
      entity: "order",
      entityId: orderId,
      reason: note,
      details: { amountFen, requestId: request.requestId },
    });
  return request;
}

/**
 * Decides a refund that waits. The organiser who requested it can refuse it and cannot approve it;
 * of two decisions the first counts.
 */
export async function decideRefund(
  tools: SignupTools,
  reviewer: Reviewer,
  { requestId, isApproved }: { requestId: string; isApproved: boolean },
): Promise<RefundRequest | Refusal> {
  const isIt = eq(refundRequests.requestId, requestId);
  const [request] = await tools.db.select({ orderId: refundRequests.orderId }).from(refundRequests).where(isIt);
  if (!request) return "refund/not-found";
  const decision = await withRefunds(tools, request.orderId, async (tx, payBack) => {
    const stored = await keepDecision(tx, reviewer, { ...request, requestId, isApproved });
    return typeof stored !== "string" && stored.state === "approved" ? carryOut(tx, payBack, stored) : stored;
  });
  return describeRequest(tools.db, reviewer, decision);
}

// The order is locked before its requests, as by those who request.
async function keepDecision(
  tx: Database,
  { actor, races }: Reviewer,
  { orderId, requestId, isApproved }: { orderId: string; requestId: string; isApproved: boolean },
): Promise<RequestRow | Refusal> {
  const order = await lockOrder(tx, orderId);
  const isIt = eq(refundRequests.requestId, requestId);
  const [request] = await tx.select().from(refundRequests).where(isIt).for("update");
  if (!order || !request || !includesRace(races, request.raceId)) return "refund/not-found";
  const verdict = judge("refund", request, { actor, isApproved });
  if (verdict === "again") return request;
  if (verdict !== "yes") return verdict;
  if (isApproved && order.accountId === actor) return "refund/own";
  const [row] = await tx
    .update(refundRequests)
    .set({ state: isApproved ? "approved" : "refused", decidedBy: actor, decidedAt: sql`now()` })
    .where(isIt)
    .returning();
  const { raceId, amountFen } = request;
  await recordAudit(tx, {
    raceId,
    actor,
    action: isApproved ? "approve-refund" : "refuse-refund",
    entity: "order",
    entityId: orderId,
    details: { amountFen, requestId },
  });
  return row ?? "refund/not-found";
}

type RetryCall = "POST /sign-up/organise/refunds/retry";

/**
 * Sends a refund of a second payment again that its provider could not carry out. It was never the
 * organiser's to decide, so none has to approve it.
 */
export async function retryRefundOf(
  tools: Pick<SignupTools, "db">,
  reviewer: Reviewer,
  { code, refundNo }: BodyOf<RetryCall>,
): Promise<DataOf<RetryCall> | ErrorOf<RetryCall>> {
  const { order } = (await findEntry(tools.db, reviewer, code)) ?? {};
  if (!order) return "entry/not-found";
  const { actor } = reviewer;
  if (order.accountId === actor) return "refund/own";
  return tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const lockedOrder = await lockOrder(tx, order.orderId);
    const retried = lockedOrder && (await retryRefund(tx, lockedOrder, { refundNo, actor }));
    if (!retried) return "refund/not-failed";
    const { raceId, orderId } = lockedOrder;
    const { isNew, amountFen } = retried;
    const details = { amountFen, refundNo: retried.refundNo, failed: refundNo };
    const line: AuditLine = { raceId, actor, action: "retry-refund", entity: "order", entityId: orderId, details };
    if (isNew) await recordAudit(tx, line);
    return { refundNo: retried.refundNo, amountFen };
  });
}

// In the transaction that approves it: a server that ends at any moment leaves both or none. The
// request's id is the key of its refund, so that it is carried out once however often it is tried.
async function carryOut(tx: Database, payBack: PayBack, request: RequestRow): Promise<RequestRow | Refusal> {
  const { requestId, orderId, amountFen, note, requestedBy, decidedBy, isLeaving, placeGoesOn } = request;
  const refund = { orderId, amountFen, note, key: requestId, actor: requestedBy, withdraw: isLeaving, placeGoesOn };
  const done = await payBack({ ...refund, approvedBy: decidedBy ?? undefined });
  if (typeof done !== "string") return request;
  await tx.update(refundRequests).set({ state: "failed" }).where(eq(refundRequests.requestId, requestId));
  return done;
}

async function describeRequest(
  db: Database,
  reviewer: Reviewer,
  result: RequestRow | Refusal | undefined,
): Promise<RefundRequest | Refusal> {
  if (result === undefined) return "refund/not-found";
  if (typeof result === "string") return result;
  const [request] = await readRequests(db, reviewer, { requestId: result.requestId });
  if (!request) throw new Error("A request for a refund is gone.");
  return request;
}
