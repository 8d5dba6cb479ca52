import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import type { submissions } from "../../base/db/signupSchema.ts";
import type { Templates } from "../../base/delivery/message.ts";
import { toYuan } from "../../money/fen.ts";
import { receivedBy } from "../../money/orders/passedOn.ts";
import { notifyOwner } from "../../people/sending/notifyOwner.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import { itemName, type RaceSite, senderOf } from "../../race/raceSite.ts";

type Ended = Pick<typeof submissions.$inferSelect, "submissionId" | "item" | "use">;

/**
 * Queues a message to the owner of a submission that they ended themselves, with what happens to
 * the money, in the transaction that ended it: if it was not them, they learn of it. `refundFen` is
 * what goes back.
 */
export async function notifyEnded(
  tx: Database,
  tools: SendingTools,
  { submissionId, item, use }: Ended,
  { event, refundFen, site }: { event: "withdrawn" | "cancelled"; refundFen: number; site: RaceSite | undefined },
): Promise<void> {
  const what: Templates["ended"]["what"] = use === "sign-up" ? event : "application";
  const money = await moneyAfter(tx, submissionId, refundFen);
  const values = { what, money, item: itemName(site, item), yuan: toYuan(refundFen), site: site && senderOf(site) };
  await notifyOwner(tx, tools, submissionId, { key: `ended/${submissionId}`, template: "ended", values });
}

async function moneyAfter(tx: Database, orderId: string, refundFen: number): Promise<Templates["ended"]["money"]> {
  if (await receivedBy(tx, orderId)) return refundFen > 0 ? "payer" : "passedOn";
  if (refundFen > 0) return "refund";
  const isPaid = and(eq(orders.orderId, orderId), inArray(orders.state, ["paid", "part_refunded"]));
  return (await tx.select({ id: orders.orderId }).from(orders).where(isPaid)).length > 0 ? "kept" : "none";
}
