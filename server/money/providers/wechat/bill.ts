import { createHash } from "node:crypto";
import { toFen } from "../../fen.ts";
import { listColumns, readTable } from "../csv.ts";
import { PaymentError } from "../paymentError.ts";
import type { BillLine } from "../provider.ts";
import { retried } from "../request.ts";
import type { WechatClient } from "./client.ts";

const mostBytes = 100 * 1024 ** 2;

/**
 * Returns the trade bill of a day; a day without one has no lines. The file is compared with the
 * hash in the signed response.
 */
export async function downloadBill(client: WechatClient, day: string): Promise<BillLine[]> {
  const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`;
  const response = await retried(() => client.call({ method: "GET", path, body: "" })).catch((error) => {
    if (error instanceof PaymentError && error.code === "no-bill") return undefined;
    throw error;
  });
  if (!response) return [];
  const { download_url: url, hash_value: hash } = response;
  if (typeof url !== "string" || typeof hash !== "string") throw new PaymentError("unreadable", "bill");
  const file = await retried(() => client.download(url, mostBytes));
  if (createHash("sha1").update(file).digest("hex") !== hash.toLowerCase())
    throw new PaymentError("unverified", "bill");
  return readBill(file.toString("utf8"));
}

const names = {
  transactionId: "微信订单号",
  outTradeNo: "商户订单号",
  state: "交易状态",
  paid: "订单金额",
  refundNo: "商户退款单号",
  refunded: "申请退款金额",
};

/**
 * Reads a trade bill: a row for each payment and refund, then two rows with sums, which are left
 * out.
 */
export function readBill(text: string): BillLine[] {
  const [head = [], ...rows] = readTable(text);
  const end = rows.findIndex(([first = ""]) => first.startsWith("总交易单数"));
  try {
    const readColumns = listColumns(head, names);
    return rows.slice(0, end < 0 ? undefined : end).map((cells) => getLine(readColumns(cells)));
  } catch {
    throw new PaymentError("unreadable", "bill");
  }
}

function getLine(cells: Record<keyof typeof names, string>): BillLine {
  const { transactionId, outTradeNo, refundNo, state } = cells;
  const isRefund = state === "REFUND" || state === "REVOKED";
  const amountFen = toFen(isRefund ? cells.refunded : cells.paid);
  if (amountFen === undefined) throw new Error("no amount");
  return isRefund
    ? { what: "refund", outTradeNo, refundNo, transactionId, amountFen }
    : { what: "payment", outTradeNo, transactionId, amountFen };
}
