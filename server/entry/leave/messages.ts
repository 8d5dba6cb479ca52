import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import type { submissions } from "../../base/db/signupSchema.ts";
import type { Templates } from "../../base/delivery/message.ts";
import { toYuan } from "../../money/fen.ts";
import { receivedBy } from "../../money/orders/passedOn.ts";
import { notifyOwner } from "../../people/sending/notifyOwner.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import { getSender, itemName, type RaceSite } from "../../race/raceSite.ts";

/** What the message to somebody who leaves a race states. */
export interface Farewell {
  /** The actor. */
  actor: string;
  site: RaceSite | undefined;
  /** What goes back of their order, in fen. */
  refundFen: number;
  /** Why their team is dissolved. */
  because?: Templates["team-dissolved"]["because"];
}

/** A sign-up or application that leaves its race. */
export type LeavingRow = Pick<
  typeof submissions.$inferSelect,
  "submissionId" | "use" | "raceId" | "item" | "accountId"
>;

/**
 * Queues a message to the owner of a submission that they ended themselves, with what happens to
 * the money, in the transaction that ended it: if it was not them, they learn of it.
 */
export async function notifyEnded(
  tx: Database,
  tools: SendingTools,
  { submissionId, item, use }: LeavingRow,
  { event, refundFen, site }: Farewell & { event: "withdrawn" | "cancelled" },
): Promise<void> {
  const messageKind: Templates["ended"]["what"] = use === "sign-up" ? event : "application";
  const money = await describeMoney(tx, submissionId, refundFen);
  const values = {
    what: messageKind,
    money,
    item: itemName(site, item),
    yuan: toYuan(refundFen),
    site: site && getSender(site),
  };
  await notifyOwner(tx, tools, submissionId, { key: `ended/${submissionId}`, template: "ended", values });
}

async function describeMoney(tx: Database, orderId: string, refundFen: number): Promise<Templates["ended"]["money"]> {
  if (await receivedBy(tx, orderId)) return refundFen > 0 ? "payer" : "passedOn";
  if (refundFen > 0) return "refund";
  const isPaid = and(eq(orders.orderId, orderId), inArray(orders.state, ["paid", "part_refunded"]));
  return (await tx.select({ id: orders.orderId }).from(orders).where(isPaid)).length > 0 ? "kept" : "none";
}

/**
 * Queues a message to the owner of a sign-up that ended with its place in a team. Without the name
 * of the team: a captain's words do not go out in the name of the race.
 */
export async function notifyOfTeam(
  tx: Database,
  tools: SendingTools,
  { submissionId, item: id }: LeavingRow,
  { template, because = "captain", site }: Farewell & { template: "team-removed" | "team-dissolved" },
): Promise<void> {
  const names = { item: itemName(site, id), site: site && getSender(site) };
  const key = `${template}/${submissionId}`;
  const content =
    template === "team-removed" ? { template, values: names } : { template, values: { ...names, because } };
  await notifyOwner(tx, tools, submissionId, { key, ...content });
}
