import { createPublicKey } from "node:crypto";
import { parse } from "node:querystring";
import { toFen } from "../../fen.ts";
import type { NewRefund, Notification, PayEvent, Verdict } from "../provider.ts";
import { readBeijingTime } from "./client.ts";
import type { AlipaySettings } from "./settings.ts";
import { signedText, verifyText } from "./signature.ts";

// Alipay repeats a notification for 25 hours, with the time of the first.
const longestAge = 26 * 3_600_000;

/**
 * What a verified notification states; of a refund only which one it is, since its amount is the
 * sum of all.
 */
export type Statement = Verdict | { refund: Pick<NewRefund, "outTradeNo" | "refundNo"> };

/**
 * Judges a notification of Alipay: its signature, its age, and whether it is about this merchant's
 * app.
 */
export function readNotification(settings: AlipaySettings, { body }: Notification): Statement {
  const parsed = parse(body);
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(parsed)) {
    // A name that is there twice can be read in two ways.
    if (typeof value !== "string") return { disbelief: "content" };
    fields[name] = value;
  }
  if (fields.sign_type !== "RSA2") return { disbelief: "signature" };
  const text = signedText(fields, ["sign", "sign_type"]);
  if (!verifyText(text, fields.sign ?? "", createPublicKey(settings.alipayPublicKey)))
    return { disbelief: "signature" };
  const sentAt = readBeijingTime(fields.notify_time)?.getTime();
  if (sentAt === undefined || Math.abs(Date.now() - sentAt) > longestAge) return { disbelief: "timestamp" };
  if (fields.app_id !== settings.appId || (fields.seller_id ?? settings.sellerId) !== settings.sellerId)
    return { disbelief: "merchant" };
  // Alipay's own notifications name no currency: they are in CNY.
  if (![undefined, "", "CNY"].includes(fields.trans_currency)) return { disbelief: "currency" };
  return readEvent(fields);
}

function readEvent(fields: Record<string, string>): Statement {
  const { out_trade_no: outTradeNo, trade_no: transactionId, trade_status: status, refund_fee, out_biz_no } = fields;
  if (!outTradeNo || !transactionId) return { disbelief: "content" };
  // Also in TRADE_CLOSED, which is what a payment becomes that is paid back in full.
  if (refund_fee && out_biz_no) return { refund: { outTradeNo, refundNo: out_biz_no } };
  if (status === "TRADE_CLOSED") return { event: { what: "closed", outTradeNo } };
  const amountFen = toFen(fields.total_amount);
  const paidAt = readBeijingTime(fields.gmt_payment);
  if ((status !== "TRADE_SUCCESS" && status !== "TRADE_FINISHED") || !amountFen || !paidAt)
    return { disbelief: "content" };
  const event: PayEvent = { what: "payment", outTradeNo, transactionId, amountFen, paidAt: paidAt.toISOString() };
  return { event };
}
