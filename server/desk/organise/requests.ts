import { and, asc, eq, sql } from "drizzle-orm";
import type { RefundRequest } from "#contract/organise.ts";
import type { Database } from "../../base/db/open.ts";
import { refundRequests } from "../../base/db/organiseSchema.ts";
import type { Reviewer } from "../../base/rights.ts";
import { organiserNames } from "../approval/names.ts";

const mostListed = 200;

/**
 * Returns the refunds that were requested for an order, or those of a race that wait, as a reviewer
 * sees them; the oldest first, at most 200.
 */
export async function readRequests(
  db: Database,
  { actor }: Pick<Reviewer, "actor">,
  ref: { orderId: string } | { requestId: string } | { waitingIn: string },
): Promise<RefundRequest[]> {
  const { orderId, requestId, raceId, state, requestedAt } = refundRequests;
  const isMeant =
    "orderId" in ref
      ? eq(orderId, ref.orderId)
      : "requestId" in ref
        ? eq(requestId, ref.requestId)
        : and(eq(raceId, ref.waitingIn), eq(state, "waiting"));
  const code = sql<string | null>`(
    select e.code from entries e where e.submission_id = ${orderId} order by e.seq limit 1)`;
  const rows = await db
    .select({ row: refundRequests, code })
    .from(refundRequests)
    .where(isMeant)
    .orderBy(asc(requestedAt), asc(requestId))
    .limit(mostListed);
  const nickOf = await organiserNames(
    db,
    rows.map(({ row }) => row),
  );
  return rows.map(({ row, code: first }) => ({
    requestId: row.requestId,
    code: first,
    amountFen: row.amountFen,
    isLeaving: row.isLeaving,
    note: row.note,
    placeGoesOn: row.placeGoesOn,
    state: row.state,
    requestedAt: row.requestedAt.getTime(),
    requestedBy: nickOf(row.requestedBy),
    isOwn: row.requestedBy === actor,
    decidedBy: row.decidedBy === null ? null : nickOf(row.decidedBy),
  }));
}
