import { buffer } from "node:stream/consumers";
import yauzl from "yauzl";
import { toFen } from "../../fen.ts";
import { listColumns, readTable } from "../csv.ts";
import { PaymentError } from "../paymentError.ts";
import type { BillLine } from "../provider.ts";
import { requestProvider, retried } from "../request.ts";
import type { AlipayClient } from "./client.ts";

const mostBytes = 100 * 1024 ** 2;

/**
 * Returns the trade bill of a day; a day without one has no lines. Its address is in a signed
 * response and is used once.
 */
export async function downloadBill(client: AlipayClient, day: string): Promise<BillLine[]> {
  const content = { bill_type: "trade", bill_date: day };
  const response = await retried(() => client.call("alipay.data.dataservice.bill.downloadurl.query", content)).catch(
    (error) => {
      if (error instanceof PaymentError && error.code === "no-bill") return undefined;
      throw error;
    },
  );
  if (!response) return [];
  const url = String(response.bill_download_url);
  if (!/^https:\/\/|^http:\/\/127\.0\.0\.1:/.test(url)) throw new PaymentError("unverified", "bill");
  const { status, body } = await requestProvider(url, { mostBytes, timeoutMs: 60_000 });
  if (status !== 200) throw new PaymentError("provider-failed", `alipay ${status}`);
  return readBill(await unzipDetails(body));
}

// The archive has two tables, in GBK: every payment, and their sums.
async function unzipDetails(archive: Buffer): Promise<string> {
  try {
    const zip = await yauzl.fromBufferPromise(archive, { lazyEntries: true });
    for await (const entry of zip.eachEntry()) {
      if (!/\.csv$/i.test(String(entry.fileName))) continue;
      if (entry.uncompressedSize > mostBytes) break;
      const stream = await zip.openReadStreamPromise(entry);
      const text = new TextDecoder("gbk").decode(await buffer(stream));
      if (text.includes(names.transactionId)) return text;
    }
  } catch {
    // Reported below, as an archive without the table.
  }
  throw new PaymentError("unreadable", "bill");
}

const names = {
  transactionId: "支付宝交易号",
  outTradeNo: "商户订单号",
  kind: "业务类型",
  amount: "订单金额（元）",
  refundNo: "退款批次号/请求号",
};

/**
 * Reads a trade bill: a row for each payment and refund between its head and the lines that begin
 * with #.
 */
export function readBill(text: string): BillLine[] {
  const rows = readTable(text.replace(/^#.*$/gm, ""));
  const [head = [], ...lines] = rows;
  try {
    const readColumns = listColumns(head, names);
    return lines.map((cells) => getLine(readColumns(cells)));
  } catch {
    throw new PaymentError("unreadable", "bill");
  }
}

function getLine({ transactionId, outTradeNo, kind, amount, refundNo }: Record<keyof typeof names, string>): BillLine {
  const amountFen = toFen(amount.replace(/^-/, ""));
  if (amountFen === undefined || (kind !== "交易" && kind !== "退款")) throw new Error("an unknown line");
  return kind === "退款"
    ? { what: "refund", outTradeNo, refundNo, transactionId, amountFen }
    : { what: "payment", outTradeNo, transactionId, amountFen };
}
