import type { Database } from "../../base/db/open.ts";
import { startWorker } from "../../base/jobs/worker.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { PaymentError } from "../providers/paymentError.ts";
import type { PayEvent } from "../providers/provider.ts";
import { getEvent, getRefundEvent } from "../providers/queried.ts";
import { keepEvent } from "./inbox.ts";
import type { Merchants } from "./merchants.ts";

/** Something whose end is not known: an order that may be paid, or a refund that is under way. */
export interface Open {
  merchant: string;
  outTradeNo: string;
  /** Of a refund. */
  refundNo?: string;
  /** Since when its end is unknown. */
  since: Date;
  /** Whether the operator was alarmed. */
  isAlarmed: boolean;
}

/**
 * The orders, as the queries need them. Any number of servers share them: what one has claimed, no
 * other gets for a minute.
 */
export interface OpenOrders {
  /** Claims up to `most` that were not queried in the last 60 s, the oldest first. */
  claimOpen(limit: number): Promise<Open[]>;
  /** Records that the operator was alarmed about one. */
  markAlarmed(open: Open): Promise<void>;
}

interface ReconcileParts {
  db: Database;
  secrets: Pick<Secrets, "seal">;
  merchants: Merchants;
  orders: OpenOrders;
  /** Logs what an operator has to look at. */
  alarm(line: string): void;
  /** How long something may be unknown until the operator is alarmed; 15 minutes by default. */
  alarmAfterMs?: number;
}

/**
 * Queries what is not known until it is stopped. What a query finds goes into the inbox, as a
 * notification of it would.
 */
export function startReconciliation(
  parts: ReconcileParts & { log(line: string): void; pollMs?: number },
): () => Promise<void> {
  const { orders, log, pollMs = 5000 } = parts;
  return startWorker({
    name: "Payment reconciliation",
    log,
    pollMs,
    errorMs: 10_000,
    claim: (limit) => orders.claimOpen(limit),
    handle: (open) => reconcile(parts, open),
  });
}

/** Queries one order or refund. */
export async function reconcile(parts: ReconcileParts, open: Open): Promise<void> {
  const { db, secrets, merchants, orders, alarm, alarmAfterMs = 15 * 60_000 } = parts;
  const { merchant, outTradeNo, refundNo } = open;
  const finding = await ask(merchants, open);
  if ("event" in finding) return void (await keepEvent({ db, secrets }, { merchant, event: finding.event }));
  if (open.isAlarmed || Date.now() - open.since.getTime() < alarmAfterMs) return;
  const subject = refundNo === undefined ? `order ${outTradeNo}` : `refund ${refundNo} of ${outTradeNo}`;
  alarm(`Payment alarm: the end of ${subject} at ${merchant} is not known for too long (${finding.unknown}).`);
  await orders.markAlarmed(open);
}

async function ask(merchants: Merchants, open: Open): Promise<{ event: PayEvent } | { unknown: string }> {
  const { merchant, outTradeNo, refundNo } = open;
  const provider = merchants.named(merchant)?.provider;
  if (!provider) return { unknown: "no such merchant" };
  try {
    if (refundNo === undefined) return getEvent(outTradeNo, await provider.query(outTradeNo));
    return getRefundEvent({ outTradeNo, refundNo }, await provider.queryRefund({ outTradeNo, refundNo }));
  } catch (error) {
    if (error instanceof PaymentError) return { unknown: error.message };
    throw error;
  }
}
