import { isAmount, toFen, toYuan } from "../../fen.ts";
import { PaymentError } from "../paymentError.ts";
import type {
  NewPayment,
  NewRefund,
  Notification,
  Payable,
  PaymentState,
  PaymentStatus,
  Provider,
  RefundStatus,
  Verdict,
} from "../provider.ts";
import { getRefundEvent } from "../queried.ts";
import { retried } from "../request.ts";
import { downloadBill } from "./bill.ts";
import { type AlipayClient, beijingTime, openClient, readBeijingTime } from "./client.ts";
import { readNotification } from "./notification.ts";
import type { AlipaySettings } from "./settings.ts";

/** Alipay, by its pages for computers and phones; requests and responses are signed with RSA2. */
export function alipayProvider(settings: AlipaySettings, timeoutMs?: number): Provider {
  const client = openClient(settings, timeoutMs);
  return {
    ways: ["page", "phone"],
    // The only answer that ends the repetitions.
    received: { type: "text/plain; charset=utf-8", body: "success" },
    create: async (payment) => create(client, payment),
    query: (outTradeNo) => query(client, outTradeNo),
    close: (outTradeNo) => close(client, outTradeNo),
    refund: (refund) => startRefund(client, refund),
    queryRefund: (refund) => queryRefund(client, refund),
    verify: (notification) => verify(client, settings, notification),
    bill: (day) => downloadBill(client, day),
  };
}

const pages = {
  page: { method: "alipay.trade.page.pay", product_code: "FAST_INSTANT_TRADE_PAY" },
  phone: { method: "alipay.trade.wap.pay", product_code: "QUICK_WAP_WAY" },
} as const;

function create(client: AlipayClient, payment: NewPayment): Payable {
  const { way, outTradeNo, amountFen, subject, expiresAt, returnUrl } = payment;
  if (way !== "page" && way !== "phone") throw new PaymentError("way-not-offered", way);
  if (!isAmount(amountFen)) throw new PaymentError("invalid");
  const { method, product_code } = pages[way];
  const content = {
    out_trade_no: outTradeNo,
    total_amount: toYuan(amountFen),
    product_code,
    // Slashes, = and & are not allowed in it.
    subject: subject.replace(/[/=&]/g, " ").slice(0, 256),
    time_expire: beijingTime(expiresAt),
    ...(way === "phone" && returnUrl && { quit_url: returnUrl }),
  };
  return { show: "redirect", url: client.pageUrl(method, content, returnUrl) };
}

// What is not published yet decides nothing. TRADE_CLOSED is also what a payment becomes that was
// paid back in full.
const states: Record<string, PaymentState> = {
  WAIT_BUYER_PAY: "unpaid",
  TRADE_SUCCESS: "paid",
  TRADE_FINISHED: "paid",
  TRADE_CLOSED: "closed",
};

async function query(client: AlipayClient, outTradeNo: string): Promise<PaymentStatus> {
  const asked = () => client.call("alipay.trade.query", { out_trade_no: outTradeNo });
  const trade = await retried(asked).catch(unlessMissing);
  // Alipay knows a payment once the runner has logged in there.
  if (!trade) return { state: "unpaid" };
  if (trade.out_trade_no !== outTradeNo) throw new PaymentError("unverified", "another order");
  const paidAt = readBeijingTime(trade.send_pay_date);
  const tradeState = states[String(trade.trade_status)] ?? "unknown";
  const state = tradeState === "closed" && paidAt ? "refunded" : tradeState;
  if (state !== "paid" && state !== "refunded") return { state };
  const amountFen = toFen(trade.total_amount);
  if (amountFen === undefined || typeof trade.trade_no !== "string") throw new PaymentError("unverified", "amount");
  return { state, transactionId: trade.trade_no, amountFen, ...(paidAt && { paidAt }) };
}

async function close(client: AlipayClient, outTradeNo: string): Promise<PaymentState> {
  try {
    await retried(() => client.call("alipay.trade.close", { out_trade_no: outTradeNo }));
    return "closed";
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    if (error.code === "not-found" || error.code === "already-closed") return "closed";
    if (error.code !== "already-paid") throw error;
    return (await query(client, outTradeNo)).state;
  }
}

async function startRefund(client: AlipayClient, refund: NewRefund): Promise<RefundStatus> {
  const { outTradeNo, transactionId, refundNo, amountFen, totalFen, reason } = refund;
  if (!isAmount(amountFen) || amountFen > totalFen) throw new PaymentError("invalid");
  const response = await client.call("alipay.trade.refund", {
    ...(transactionId === undefined ? { out_trade_no: outTradeNo } : { trade_no: transactionId }),
    out_request_no: refundNo,
    refund_amount: toYuan(amountFen),
    refund_reason: reason.slice(0, 256),
  });
  if (response.out_trade_no !== outTradeNo) throw new PaymentError("unverified", "another order");
  // N: the money did not move now. It may have before, or will. Only a query states when it did.
  const status = await queryRefund(client, refund).catch((error) => {
    if (response.fund_change === "Y" && error instanceof PaymentError) return { state: "none" } as const;
    throw error;
  });
  return status.state === "none" ? { state: "refunding" } : status;
}

async function queryRefund(
  client: AlipayClient,
  { outTradeNo, refundNo }: Pick<NewRefund, "outTradeNo" | "refundNo">,
): Promise<RefundStatus> {
  const content = { out_trade_no: outTradeNo, out_request_no: refundNo, query_options: ["gmt_refund_pay"] };
  const response = await retried(() => client.call("alipay.trade.fastpay.refund.query", content)).catch(unlessMissing);
  const amountFen = toFen(response?.refund_amount);
  // A response without the refund's amount is about none.
  if (!response || amountFen === undefined) return { state: "none" };
  const isDone = response.refund_status === undefined || response.refund_status === "REFUND_SUCCESS";
  const refundId = `${response.trade_no}/${refundNo}`;
  if (!isDone) return { state: "refunding", refundId, amountFen };
  const doneAt = readBeijingTime(response.gmt_refund_pay);
  return { state: "refunded", refundId, amountFen, ...(doneAt && { doneAt, billedAt: doneAt }) };
}

async function verify(client: AlipayClient, settings: AlipaySettings, notification: Notification): Promise<Verdict> {
  const statement = readNotification(settings, notification);
  if (!("refund" in statement)) return statement;
  const refundEvent = getRefundEvent(statement.refund, await queryRefund(client, statement.refund));
  // Alipay repeats the notification.
  if (!("event" in refundEvent)) throw new PaymentError("provider-failed", "refund without an end");
  return refundEvent;
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof PaymentError && error.code === "not-found") return undefined;
  throw error;
}
