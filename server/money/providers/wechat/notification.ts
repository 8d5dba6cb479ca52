import { isAmount } from "../../fen.ts";
import type { Notification, PayEvent, RefundFailure, Verdict } from "../provider.ts";
import { verifySignature } from "./client.ts";
import type { Keys } from "./keys.ts";
import type { WechatSettings } from "./settings.ts";
import { decrypt, type Encrypted } from "./signature.ts";

/** The amounts of a payment or refund as WeChat Pay writes them, in fen. */
interface WrittenAmount {
  total?: unknown;
  refund?: unknown;
  currency?: unknown;
}

/**
 * Judges a notification of WeChat Pay: its signature and time, then whether it is about this
 * merchant's app and in CNY.
 */
export async function verifyNotification(
  settings: Pick<WechatSettings, "mchId" | "appId" | "apiV3Key">,
  keys: Keys,
  { headers, body }: Notification,
): Promise<Verdict> {
  const verdict = await verifySignature((name) => String(headers[name] ?? ""), body, keys.find);
  if (verdict !== "good") return { disbelief: verdict };
  try {
    const { resource } = JSON.parse(body) as { resource: Encrypted & { original_type?: string } };
    const content = JSON.parse(decrypt(resource, settings.apiV3Key)) as Record<string, unknown>;
    if (content.mchid !== settings.mchId) return { disbelief: "merchant" };
    return resource.original_type === "refund" ? readRefund(content) : readPayment(content, settings.appId);
  } catch {
    // Signed, but encrypted with another key, or in a shape that is not the published one.
    return { disbelief: "content" };
  }
}

function readPayment(content: Record<string, unknown>, appId: string): Verdict {
  const { appid, out_trade_no: outTradeNo, transaction_id: transactionId, trade_state: state, success_time } = content;
  const amount = (content.amount ?? {}) as WrittenAmount;
  if (appid !== appId) return { disbelief: "merchant" };
  if (amount.currency !== "CNY") return { disbelief: "currency" };
  if (state !== "SUCCESS" || !areTexts(outTradeNo, transactionId, success_time) || !isAmount(amount.total))
    return { disbelief: "content" };
  const paidAt = new Date(String(success_time)).toISOString();
  const event: PayEvent = {
    what: "payment",
    outTradeNo: String(outTradeNo),
    transactionId: String(transactionId),
    amountFen: amount.total,
    paidAt,
  };
  return { event };
}

/** Why a refund failed, by its status. Both leave the money with the merchant. */
export function refundFailure(status: string): { why?: RefundFailure } {
  if (status === "CLOSED") return { why: "closed" };
  return status === "ABNORMAL" ? { why: "abnormal" } : {};
}

// What became of a refund.
const refundStates: Record<string, "refunded" | "failed"> = {
  SUCCESS: "refunded",
  CLOSED: "failed",
  ABNORMAL: "failed",
};

function readRefund(content: Record<string, unknown>): Verdict {
  const { out_trade_no: outTradeNo, out_refund_no: refundNo, refund_id: refundId, refund_status: status } = content;
  const { success_time: time } = content;
  const amount = (content.amount ?? {}) as WrittenAmount;
  const state = refundStates[String(status)];
  if (!state || !areTexts(outTradeNo, refundNo, refundId) || !isAmount(amount.refund)) return { disbelief: "content" };
  const ids = { outTradeNo: String(outTradeNo), refundNo: String(refundNo), refundId: String(refundId) };
  const doneAt = state === "refunded" && areTexts(time) && { doneAt: new Date(String(time)).toISOString() };
  return {
    event: { what: "refund", ...ids, amountFen: amount.refund, state, ...refundFailure(String(status)), ...doneAt },
  };
}

function areTexts(...values: unknown[]): boolean {
  return values.every((value) => typeof value === "string" && value !== "" && value.length <= 64);
}
