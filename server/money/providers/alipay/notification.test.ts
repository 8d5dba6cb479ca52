import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Provider, Verdict } from "../provider.ts";
import { beijingTime } from "./client.ts";
import { alipayProvider } from "./provider.ts";
import { startAlipay, type TestAlipay } from "./testAlipay.ts";

let alipay: TestAlipay;
let provider: Provider;
beforeAll(async () => {
  alipay = await startAlipay();
  provider = alipayProvider(alipay.settings);
});
afterAll(() => alipay.close());

const hour = 3_600_000;
const fields = (overrides: Record<string, string> = {}) => ({
  notify_type: "trade_status_sync",
  notify_id: "ac05099524730693a8b330c5ecf72da9786",
  charset: "utf-8",
  notify_time: beijingTime(new Date()),
  app_id: "2021000000000001",
  seller_id: "2088000000000001",
  out_trade_no: "order-0001",
  trade_no: "2025102622001",
  trade_status: "TRADE_SUCCESS",
  total_amount: "99.05",
  gmt_payment: "2025-10-26 08:10:00",
  subject: "马拉松 = 42 km + 195 m",
  ...overrides,
});
const event = {
  what: "payment",
  outTradeNo: "order-0001",
  transactionId: "2025102622001",
  amountFen: 9905,
  paidAt: "2025-10-26T00:10:00.000Z",
};
const judge = (body: string): Promise<Verdict> => provider.verify({ headers: {}, body });

test("a notification of Alipay is believed, with its fields in any order", async () => {
  const body = alipay.notify(fields());
  expect(await judge(body)).toEqual({ event });
  expect(await judge(body.split("&").reverse().join("&"))).toEqual({ event });
  expect(await judge(alipay.notify(fields({ trade_status: "TRADE_FINISHED" })))).toEqual({ event });
});

test("a refund and a closed payment are no payments", async () => {
  // The sum of all refunds: what this one is, Alipay answers to a query.
  const refund = { refund_fee: "90.00", out_biz_no: "refund-1" };
  const refundFields = { code: "10000", out_trade_no: "order-0001", trade_no: "2025102622001", refund_amount: "40.01" };
  alipay.answers = { "alipay.trade.fastpay.refund.query": refundFields };
  const expected = { what: "refund", refundNo: "refund-1", amountFen: 4001, state: "refunded" };
  expect(await judge(alipay.notify(fields(refund)))).toMatchObject({ event: expected });
  const notification = { ...refund, trade_status: "TRADE_CLOSED" };
  expect(await judge(alipay.notify(fields(notification)))).toMatchObject({ event: expected });
  alipay.answers = {};
  await expect(judge(alipay.notify(fields(refund)))).rejects.toMatchObject({ code: "provider-failed" });
  expect(await judge(alipay.notify(fields({ trade_status: "TRADE_CLOSED" })))).toEqual({
    event: { what: "closed", outTradeNo: "order-0001" },
  });
});

const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey;
const with_ = (change: (body: string) => string) => () => change(alipay.notify(fields()));
const of = (overrides: Record<string, string>) => () => alipay.notify(fields(overrides));
const cases: [string, string, () => string][] = [
  ["without a signature", "signature", with_((body) => body.replace(/&sign=[^&]*/, ""))],
  ["with another kind of signature", "signature", with_((body) => body.replace("sign_type=RSA2", "sign_type=RSA"))],
  ["with a changed amount", "signature", with_((body) => body.replace("99.05", "99.06"))],
  ["with a changed order", "signature", with_((body) => body.replace("order-0001", "order-0002"))],
  ["with a field more", "signature", with_((body) => `${body}&extra=1`)],
  ["with a field less", "signature", with_((body) => body.replace(/&seller_id=\d+/, ""))],
  ["with a field twice", "content", with_((body) => `${body}&out_trade_no=order-0002`)],
  ["that is a day and two hours old", "timestamp", of({ notify_time: beijingTime(new Date(Date.now() - 27 * hour)) })],
  ["of a time that is none", "timestamp", of({ notify_time: "now" })],
  ["about another app", "merchant", of({ app_id: "2021000000000002" })],
  ["about another seller", "merchant", of({ seller_id: "2088000000000002" })],
  ["in another currency", "currency", of({ trans_currency: "USD" })],
  ["of a negative amount", "content", of({ total_amount: "-99.05" })],
  ["of a part of a fen", "content", of({ total_amount: "99.055" })],
  ["of a payment that is not made", "content", of({ trade_status: "WAIT_BUYER_PAY" })],
  ["without an order", "content", of({ out_trade_no: "" })],
  ["that is empty", "signature", () => ""],
];

test.each(cases)("a notification %s is not believed (%s)", async (_what, disbelief, make) => {
  expect(await judge(make())).toEqual({ disbelief });
  expect(await judge(alipay.notify(fields()))).toEqual({ event });
});

describe("after Alipay's key has changed,", () => {
  test("what the old one signed is not believed", async () => {
    const alipayPublicKey = stranger.export({ format: "pem", type: "spki" }) as string;
    const rotated = alipayProvider({ ...alipay.settings, alipayPublicKey });
    expect(await rotated.verify({ headers: {}, body: alipay.notify(fields()) })).toEqual({ disbelief: "signature" });
  });
});
