import { createPrivateKey } from "node:crypto";
import { isAmount } from "../../fen.ts";
import { PaymentError } from "../paymentError.ts";
import type {
  NewPayment,
  NewRefund,
  Payable,
  PaymentState,
  PaymentStatus,
  Provider,
  RefundStatus,
} from "../provider.ts";
import { retried } from "../request.ts";
import { downloadBill } from "./bill.ts";
import { openClient, type WechatClient } from "./client.ts";
import { refundFailure, verifyNotification } from "./notification.ts";
import type { WechatSettings } from "./settings.ts";
import { newNonce, signLines } from "./signature.ts";

const transactions = "/v3/pay/transactions";
const refunds = "/v3/refund/domestic/refunds";

/**
 * WeChat Pay, version 3 of its API for merchants: Native (a QR code), JSAPI (inside of WeChat) and
 * H5 (browsers of phones).
 */
export function wechatProvider(settings: WechatSettings, timeoutMs?: number): Provider {
  const client = openClient(settings, timeoutMs);
  return {
    ways: ["qr", "jsapi", "phone"],
    received: { type: "application/json", body: '{"code":"SUCCESS"}' },
    create: (payment) => create(client, settings, payment),
    query: (outTradeNo) => query(client, settings, outTradeNo),
    close: (outTradeNo) => close(client, settings, outTradeNo),
    refund: (refund) => startRefund(client, settings, refund),
    queryRefund: ({ refundNo }) => queryRefund(client, refundNo),
    verify: (notification) => verifyNotification(settings, client.keys, notification),
    bill: (day) => downloadBill(client, day),
  };
}

const kinds = { qr: "native", jsapi: "jsapi", phone: "h5" } as const;

async function create(client: WechatClient, settings: WechatSettings, payment: NewPayment): Promise<Payable> {
  const { way, outTradeNo, amountFen, subject, expiresAt, openId, payerIp, returnUrl } = payment;
  if (way === "page") throw new PaymentError("way-not-offered", way);
  if (!isAmount(amountFen) || (way === "jsapi" && !openId) || (way === "phone" && !payerIp))
    throw new PaymentError("invalid");
  const { appId, mchId, notifyUrl } = settings;
  const body = JSON.stringify({
    appid: appId,
    mchid: mchId,
    out_trade_no: outTradeNo,
    notify_url: notifyUrl,
    // At most 127 bytes; a cut character would be refused.
    description: cutBytes(subject, 127),
    time_expire: `${expiresAt.toISOString().slice(0, 19)}+00:00`,
    amount: { total: amountFen, currency: "CNY" },
    ...(way === "jsapi" && { payer: { openid: openId } }),
    ...(way === "phone" && { scene_info: { payer_client_ip: payerIp, h5_info: { type: "Wap" } } }),
  });
  const response = await client.call({ method: "POST", path: `${transactions}/${kinds[way]}`, body });
  if (way === "qr") return { show: "qr", text: getText(response, "code_url") };
  if (way === "jsapi") return { show: "jsapi", parameters: jsapiParameters(settings, getText(response, "prepay_id")) };
  const redirect = returnUrl ? `&redirect_url=${encodeURIComponent(returnUrl)}` : "";
  return { show: "redirect", url: `${getText(response, "h5_url")}${redirect}` };
}

// Returns the parameters of WeixinJSBridge and wx.chooseWXPay, signed by the merchant.
function jsapiParameters({ appId, privateKey }: WechatSettings, prepayId: string): Record<string, string> {
  const timeStamp = String(Math.floor(Date.now() / 1000));
  const nonceStr = newNonce();
  const bundle = `prepay_id=${prepayId}`;
  const paySign = signLines([appId, timeStamp, nonceStr, bundle], createPrivateKey(privateKey));
  return { appId, timeStamp, nonceStr, package: bundle, signType: "RSA", paySign };
}

// USERPAYING and what is not published yet decide nothing.
const states: Record<string, PaymentState> = {
  SUCCESS: "paid",
  REFUND: "refunded",
  NOTPAY: "unpaid",
  PAYERROR: "unpaid",
  CLOSED: "closed",
  REVOKED: "closed",
};

async function query(
  client: WechatClient,
  { mchId, appId }: WechatSettings,
  outTradeNo: string,
): Promise<PaymentStatus> {
  const path = `${transactions}/out-trade-no/${encodeURIComponent(outTradeNo)}?mchid=${mchId}`;
  const transaction = await retried(() => client.call({ method: "GET", path, body: "" })).catch(unlessMissing);
  if (!transaction) return { state: "unpaid" };
  const amount = (transaction.amount ?? {}) as { total?: unknown; currency?: unknown };
  const isOurs = transaction.mchid === mchId && transaction.appid === appId && transaction.out_trade_no === outTradeNo;
  if (!isOurs) throw new PaymentError("unverified", "another merchant or order");
  const state = states[String(transaction.trade_state)] ?? "unknown";
  if (state !== "paid" && state !== "refunded") return { state };
  if (amount.currency !== "CNY" || !isAmount(amount.total)) throw new PaymentError("unverified", "amount");
  const paidAt = readTime(transaction, "success_time");
  if (!paidAt) throw new PaymentError("unreadable", "success_time");
  return { state, transactionId: getText(transaction, "transaction_id"), amountFen: amount.total, paidAt };
}

async function close(client: WechatClient, settings: WechatSettings, outTradeNo: string): Promise<PaymentState> {
  const path = `${transactions}/out-trade-no/${encodeURIComponent(outTradeNo)}/close`;
  const body = JSON.stringify({ mchid: settings.mchId });
  try {
    await retried(() => client.call({ method: "POST", path, body }));
    return "closed";
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    if (error.code === "not-found" || error.code === "already-closed") return "closed";
    if (error.code !== "already-paid" && error.code !== "invalid") throw error;
    return (await query(client, settings, outTradeNo)).state;
  }
}

async function startRefund(client: WechatClient, settings: WechatSettings, refund: NewRefund): Promise<RefundStatus> {
  const { outTradeNo, transactionId, refundNo, amountFen, totalFen, reason } = refund;
  if (!isAmount(amountFen) || !isAmount(totalFen) || amountFen > totalFen) throw new PaymentError("invalid");
  const body = JSON.stringify({
    ...(transactionId === undefined ? { out_trade_no: outTradeNo } : { transaction_id: transactionId }),
    out_refund_no: refundNo,
    notify_url: settings.notifyUrl,
    reason: cutBytes(reason, 80),
    amount: { refund: amountFen, total: totalFen, currency: "CNY" },
  });
  return getRefundStatus(await client.call({ method: "POST", path: refunds, body }));
}

async function queryRefund(client: WechatClient, refundNo: string): Promise<RefundStatus> {
  const path = `${refunds}/${encodeURIComponent(refundNo)}`;
  const refund = await retried(() => client.call({ method: "GET", path, body: "" })).catch(unlessMissing);
  return refund ? getRefundStatus(refund) : { state: "none" };
}

const refundStates: Record<string, RefundStatus["state"]> = {
  SUCCESS: "refunded",
  PROCESSING: "refunding",
  CLOSED: "failed",
  ABNORMAL: "failed",
};

function getRefundStatus(refund: Record<string, unknown>): RefundStatus {
  const { refund: amountFen } = (refund.amount ?? {}) as { refund?: unknown };
  if (!isAmount(amountFen)) throw new PaymentError("unverified", "amount");
  const doneAt = readTime(refund, "success_time");
  // The bill of a day has the refunds that were taken on it, not those that were paid out.
  const billedAt = readTime(refund, "create_time");
  return {
    state: refundStates[String(refund.status)] ?? "unknown",
    ...refundFailure(String(refund.status)),
    refundId: getText(refund, "refund_id"),
    amountFen,
    ...(doneAt && { doneAt }),
    ...(billedAt && { billedAt }),
  };
}

// With its zone, such as 2025-10-26T08:10:00+08:00.
function readTime(resource: Record<string, unknown>, name: string): Date | undefined {
  const time = new Date(String(resource[name] ?? ""));
  return Number.isNaN(time.getTime()) ? undefined : time;
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof PaymentError && error.code === "not-found") return undefined;
  throw error;
}

function getText(resource: Record<string, unknown>, name: string): string {
  const value = resource[name];
  if (typeof value === "string" && value !== "" && value.length <= 2048) return value;
  throw new PaymentError("unreadable", name);
}

function cutBytes(text: string, maxBytes: number): string {
  let cut = "";
  for (const character of text) {
    if (Buffer.byteLength(cut + character) > maxBytes) break;
    cut += character;
  }
  return cut;
}
