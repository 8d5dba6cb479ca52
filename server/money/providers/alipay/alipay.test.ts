import { generateKeyPairSync } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import yazl from "yazl";
import type { NewPayment, Provider } from "../provider.ts";
import { readBill } from "./bill.ts";
import { alipayProvider } from "./provider.ts";
import { startAlipay, type TestAlipay } from "./testAlipay.ts";

let alipay: TestAlipay;
let provider: Provider;
beforeAll(async () => {
  alipay = await startAlipay();
  provider = alipayProvider(alipay.settings, 2000);
});
afterEach(() => {
  alipay.answers = {};
  alipay.asked = [];
  alipay.spoil = undefined;
});
afterAll(() => alipay.close());

const payment = (overrides: Partial<NewPayment> = {}): NewPayment => ({
  outTradeNo: "order-0001",
  amountFen: 9905,
  subject: "马拉松/10 km & 5 km",
  way: "page",
  expiresAt: new Date("2025-10-26T00:15:00Z"),
  ...overrides,
});
const paid = (overrides: object = {}) => ({
  code: "10000",
  msg: "Success",
  out_trade_no: "order-0001",
  trade_no: "2025102622001",
  trade_status: "TRADE_SUCCESS",
  total_amount: "99.05",
  send_pay_date: "2025-10-26 08:10:00",
  note: 'a "quoted" {brace} \\ /slash',
  ...overrides,
});

test.each([
  ["page", "alipay.trade.page.pay", "FAST_INSTANT_TRADE_PAY"],
  ["phone", "alipay.trade.wap.pay", "QUICK_WAP_WAY"],
] as const)(
  "a runner pays on Alipay's page (%s), whose address is signed and has the amount in yuan",
  async (way, method, product) => {
    const returnUrl = "https://race.example.org/confirm?order=1";
    const payable = await provider.create(payment({ way, returnUrl }));
    const url = new URL(payable.show === "redirect" ? payable.url : "");
    expect(url.href.startsWith(`${alipay.settings.endpoint}?`)).toBe(true);
    expect(alipay.isSigned(url.searchParams)).toBe(true);
    expect([url.searchParams.get("method"), url.searchParams.get("return_url")]).toEqual([method, returnUrl]);
    expect(url.searchParams.get("notify_url")).toBe(alipay.settings.notifyUrl);
    expect(JSON.parse(url.searchParams.get("biz_content") ?? "")).toMatchObject({
      out_trade_no: "order-0001",
      total_amount: "99.05",
      product_code: product,
      time_expire: "2025-10-26 08:15:00",
      subject: "马拉松 10 km   5 km",
    });
    // The control: the same address with another amount.
    url.searchParams.set("biz_content", (url.searchParams.get("biz_content") ?? "").replace("99.05", "0.01"));
    expect(alipay.isSigned(url.searchParams)).toBe(false);
    await expect(provider.create(payment({ way: "qr" }))).rejects.toMatchObject({ code: "way-not-offered" });
  },
);

describe("a query", () => {
  test.each([
    ["TRADE_SUCCESS", "paid", {}],
    ["TRADE_FINISHED", "paid", {}],
    ["WAIT_BUYER_PAY", "unpaid", {}],
    ["TRADE_CLOSED", "closed", { send_pay_date: undefined }],
    ["TRADE_CLOSED", "refunded", {}],
    ["SOMETHING_NEW", "unknown", {}],
  ])("of %s finds it %s", async (trade_status, state, overrides) => {
    alipay.answers = { "alipay.trade.query": paid({ trade_status, ...overrides }) };
    const status = await provider.query("order-0001");
    expect(status.state).toBe(state);
    if (state === "paid")
      expect(status).toMatchObject({
        transactionId: "2025102622001",
        amountFen: 9905,
        paidAt: new Date("2025-10-26T00:10:00Z"),
      });
  });

  test("of an order that nobody has begun to pay finds it unpaid", async () => {
    expect(await provider.query("order-0001")).toEqual({ state: "unpaid" });
  });

  test("is not believed if a character was changed on the way, or it is about another order", async () => {
    alipay.answers = { "alipay.trade.query": paid() };
    alipay.spoil = (text) => text.replace("99.05", "99.06");
    await expect(provider.query("order-0001")).rejects.toMatchObject({ code: "unverified" });
    alipay.spoil = (text) => text.replace(/"sign":"./, '"sign":"');
    await expect(provider.query("order-0001")).rejects.toMatchObject({ code: "unverified" });
    alipay.spoil = (text) => text.replace("alipay_trade_query_response", "alipay_trade_close_response");
    await expect(provider.query("order-0001")).rejects.toMatchObject({ name: "PaymentError" });
    alipay.spoil = undefined;
    alipay.answers = { "alipay.trade.query": paid({ out_trade_no: "order-0002" }) };
    await expect(provider.query("order-0001")).rejects.toMatchObject({ code: "unverified" });
  });

  test("with a key that is not the app's is refused by Alipay", async () => {
    const privateKey = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({
      format: "pem",
      type: "pkcs8",
    }) as string;
    const otherProvider = alipayProvider({ ...alipay.settings, privateKey }, 2000);
    await expect(otherProvider.query("order-0001")).rejects.toMatchObject({ code: "invalid" });
    const wrong = alipayProvider({ ...alipay.settings, appId: "2021000000000002" }, 2000);
    await expect(wrong.query("order-0001")).rejects.toMatchObject({ code: "invalid" });
  });
});

test("an order whose time is over is closed, also if nobody had begun to pay it, unless it was paid at that moment", async () => {
  alipay.answers = { "alipay.trade.close": { code: "10000", out_trade_no: "order-0001" } };
  expect(await provider.close("order-0001")).toBe("closed");
  alipay.answers = {};
  expect(await provider.close("order-0001")).toBe("closed");
  alipay.answers = {
    "alipay.trade.close": { code: "40004", sub_code: "ACQ.REASON_TRADE_STATUS_INVALID" },
    "alipay.trade.query": paid(),
  };
  expect(await provider.close("order-0001")).toBe("paid");
});

describe("money goes back", () => {
  const refund = { outTradeNo: "order-0001", refundNo: "refund-1", amountFen: 4001, totalFen: 9905, reason: "退赛" };
  const answered = (fund_change: string) => ({
    code: "10000",
    out_trade_no: "order-0001",
    trade_no: "20251",
    fund_change,
  });
  const refundFields = { code: "10000", out_trade_no: "order-0001", trade_no: "20251", refund_amount: "40.01" };

  test("at once, under a number of its own", async () => {
    const queried = { ...refundFields, refund_status: "REFUND_SUCCESS", gmt_refund_pay: "2025-10-27 00:10:00" };
    alipay.answers = { "alipay.trade.refund": answered("Y"), "alipay.trade.fastpay.refund.query": queried };
    const doneAt = new Date("2025-10-26T16:10:00Z");
    expect(await provider.refund(refund)).toMatchObject({
      state: "refunded",
      amountFen: 4001,
      doneAt,
      billedAt: doneAt,
    });
    // It may not be known there for a moment: it is queried again later.
    alipay.answers = { "alipay.trade.refund": answered("Y") };
    expect(await provider.refund(refund)).toEqual({ state: "refunding" });
    expect(alipay.asked[0]?.content).toMatchObject({ refund_amount: "40.01", out_request_no: "refund-1" });
  });

  test("at a second click not again: what became of the first is asked", async () => {
    const queried = "alipay.trade.fastpay.refund.query";
    alipay.answers = {
      "alipay.trade.refund": answered("N"),
      [queried]: { ...refundFields, refund_status: "REFUND_SUCCESS" },
    };
    expect(await provider.refund(refund)).toMatchObject({ state: "refunded", amountFen: 4001 });
    alipay.answers = { "alipay.trade.refund": answered("N"), [queried]: { code: "10000" } };
    expect(await provider.refund(refund)).toEqual({ state: "refunding" });
    alipay.answers = { [queried]: { ...refundFields, refund_status: "REFUND_PROCESSING" } };
    expect(await provider.queryRefund(refund)).toMatchObject({ state: "refunding" });
  });

  test("not at all, which is an answer too", async () => {
    expect(await provider.queryRefund(refund)).toEqual({ state: "none" });
    alipay.answers = { "alipay.trade.refund": { code: "40004", sub_code: "ACQ.SELLER_BALANCE_NOT_ENOUGH" } };
    await expect(provider.refund(refund)).rejects.toMatchObject({ code: "no-balance" });
  });
});

describe("the bill of a day", () => {
  const head =
    "支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,退款批次号/请求号,服务费（元）,备注";
  const row = (kind: string, fen: string, refundNo: string) =>
    `2025102622001\t,order-0001\t,${kind},报名费,2025-10-26 08:09:00,2025-10-26 08:10:00,,,,,*明,${fen},${fen},${refundNo}\t,0.00,`;
  const text = [
    "#支付宝业务明细查询",
    head,
    row("交易", "99.05", ""),
    row("退款", "-40.01", "refund-1"),
    "#合计：2 笔",
  ].join("\r\n");
  test("has its payments and refunds in fen", async () => {
    const archive = new yazl.ZipFile();
    archive.addBuffer(Buffer.from("x"), "readme.txt");
    archive.addBuffer(toGbk(text), "details.csv");
    archive.end();
    alipay.files["/bill.zip"] = await buffer(archive.outputStream);
    const bill_download_url = new URL("/bill.zip", alipay.settings.endpoint).href;
    alipay.answers = { "alipay.data.dataservice.bill.downloadurl.query": { code: "10000", bill_download_url } };
    const trade = { outTradeNo: "order-0001", transactionId: "2025102622001" };
    expect(await provider.bill("2025-10-26")).toEqual([
      { what: "payment", ...trade, amountFen: 9905 },
      { what: "refund", ...trade, refundNo: "refund-1", amountFen: 4001 },
    ]);
    alipay.files["/bill.zip"] = Buffer.from("no archive");
    await expect(provider.bill("2025-10-26")).rejects.toMatchObject({ code: "unreadable" });
  });

  test("of a day without any is empty, and one with an unknown kind of line is refused", async () => {
    alipay.answers = {
      "alipay.data.dataservice.bill.downloadurl.query": { code: "40004", sub_code: "isp.bill_not_exist" },
    };
    expect(await provider.bill("2025-10-26")).toEqual([]);
    expect(() => readBill(text.replace("交易,", "分账,"))).toThrow("unreadable");
  });
});

// Node decodes GBK and does not write it: each character is looked up among all pairs of bytes.
function toGbk(text: string): Buffer {
  const decoder = new TextDecoder("gbk");
  const pairs = new Map<string, Buffer>();
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const pair = Buffer.from([first, second]);
      pairs.set(decoder.decode(pair), pair);
    }
  return Buffer.concat([...text].map((character) => pairs.get(character) ?? Buffer.from(character)));
}
