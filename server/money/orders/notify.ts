import type { Database } from "../../base/db/open.ts";
import type { Templates } from "../../base/delivery/message.ts";
import { notifyOwner } from "../../people/sending/notifyOwner.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import { getSender, type RaceSite } from "../../race/raceSite.ts";
import { toYuan } from "../fen.ts";
import { type OrderRow, orderedItem } from "./apply.ts";
import { findMailingOf, notifyMailing } from "./notifyMailing.ts";
import { payerSubmission } from "./payer.ts";

/** What a message about an order states. */
export interface OrderNotice {
  what: Templates["order"]["what"];
  site: RaceSite | undefined;
  /** In fen; the order's unless given. */
  amountFen?: number;
  /** Distinguishes two messages of the same kind, such as the number of a refund. */
  about?: string;
}

// What becomes of the order of a mailing, in words of its own.
const ofMailing = { expired: "unpaid", paid: "paid", late: "late", twice: "twice", refunded: "refunded" } as const;

/**
 * Queues a message to the owner of an order, in the caller's transaction. Nothing is queued for one
 * whose submission is deleted.
 */
export async function notifyPayer(
  tx: Database,
  tools: SendingTools,
  order: OrderRow,
  { what, site, amountFen: fen = order.amountFen, about = "" }: OrderNotice,
): Promise<void> {
  const { orderId } = order;
  const mailing = await findMailingOf(tx, orderId);
  const mailed = Object.hasOwn(ofMailing, what) ? ofMailing[what as keyof typeof ofMailing] : undefined;
  if (mailing && mailed) await notifyMailing(tx, tools, mailing, { what: mailed, site, amountFen: fen, about });
  if (mailing) return;
  const { submissionId } = (await payerSubmission(tx, order)) ?? {};
  if (submissionId === undefined) return;
  const values = { what, item: orderedItem(site, order), yuan: toYuan(fen), site: site && getSender(site) };
  await notifyOwner(tx, tools, submissionId, { key: `order/${orderId}/${what}${about}`, template: "order", values });
}
