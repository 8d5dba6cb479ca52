import { createVerify } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { NewPayment, Provider } from "../provider.ts";
import { wechatProvider } from "./provider.ts";
import { startWechat, type TestWechat } from "./testWechat.ts";

let wechat: TestWechat;
let provider: Provider;
beforeAll(async () => {
  wechat = await startWechat();
  provider = wechatProvider(wechat.settings, 2000);
});
afterEach(() => {
  wechat.answers = {};
  wechat.asked = [];
  wechat.signing = undefined;
});
afterAll(() => wechat.close());

const payment = (overrides: Partial<NewPayment> = {}): NewPayment => ({
  outTradeNo: "order-0001",
  amountFen: 9900,
  subject: "运河城马拉松 报名费",
  way: "qr",
  expiresAt: new Date("2025-10-26T00:15:00Z"),
  ...overrides,
});
const byOrder = "/v3/pay/transactions/out-trade-no/order-0001";
const asQueried = (overrides: object = {}) => ({
  appid: wechat.settings.appId,
  mchid: wechat.settings.mchId,
  out_trade_no: "order-0001",
  trade_state: "SUCCESS",
  transaction_id: "42",
  success_time: "2025-10-26T08:10:00+08:00",
  amount: { total: 9900, currency: "CNY" },
  ...overrides,
});
const answerQuery = (overrides: object = {}) => {
  wechat.answers = { [`GET ${byOrder}?mchid=1900000109`]: { body: asQueried(overrides) } };
};

describe("a runner pays", () => {
  test("by a QR code on a screen; the amount is in fen and the time to pay is stated", async () => {
    wechat.answers = {
      "POST /v3/pay/transactions/native": { body: { code_url: "weixin://wxpay/bizpayurl?pr=p4lpSuKzz" } },
    };
    expect(await provider.create(payment())).toEqual({ show: "qr", text: "weixin://wxpay/bizpayurl?pr=p4lpSuKzz" });
    expect(wechat.asked).toMatchObject([
      {
        isSigned: true,
        body: {
          appid: "wxd678efh567hg6787",
          mchid: "1900000109",
          out_trade_no: "order-0001",
          amount: { total: 9900, currency: "CNY" },
          time_expire: "2025-10-26T00:15:00+00:00",
          description: "运河城马拉松 报名费",
          notify_url: wechat.settings.notifyUrl,
        },
      },
    ]);
  });

  test("inside of WeChat, with parameters that the merchant signed", async () => {
    wechat.answers = {
      "POST /v3/pay/transactions/jsapi": { body: { prepay_id: "wx201410272009395522657a690389285100" } },
    };
    const payable = await provider.create(payment({ way: "jsapi", openId: "oUpF8uMuAJO_M2pxb1Q9zNjWeS6o" }));
    const {
      appId,
      timeStamp,
      nonceStr,
      package: bundle,
      signType,
      paySign,
    } = payable.show === "jsapi" ? (payable.parameters as Record<string, string>) : ({} as Record<string, string>);
    expect([appId, bundle, signType]).toEqual([
      "wxd678efh567hg6787",
      "prepay_id=wx201410272009395522657a690389285100",
      "RSA",
    ]);
    const text = `${appId}\n${timeStamp}\n${nonceStr}\n${bundle}\n`;
    const isRight = (content: string) =>
      createVerify("SHA256")
        .update(content)
        .verify(wechat.settings.privateKey, paySign ?? "", "base64");
    expect([isRight(text), isRight(`${text} `)]).toEqual([true, false]);
    expect(wechat.asked[0]?.body.payer).toEqual({ openid: "oUpF8uMuAJO_M2pxb1Q9zNjWeS6o" });
  });

  test("in the browser of a phone, which comes back to the race", async () => {
    const h5_url = "https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx20&package=1";
    wechat.answers = { "POST /v3/pay/transactions/h5": { body: { h5_url } } };
    const returnUrl = "https://race.example.org/confirm?order=1";
    const payable = await provider.create(payment({ way: "phone", payerIp: "203.0.113.5", returnUrl }));
    expect(payable).toEqual({ show: "redirect", url: `${h5_url}&redirect_url=${encodeURIComponent(returnUrl)}` });
    expect(wechat.asked[0]?.body.scene_info).toEqual({ payer_client_ip: "203.0.113.5", h5_info: { type: "Wap" } });
  });

  test("never without what the way needs, and a long name is cut between characters", async () => {
    for (const overrides of [
      { way: "jsapi" },
      { way: "phone" },
      { way: "page" },
      { amountFen: 0 },
      { amountFen: 1.5 },
    ] as const)
      await expect(provider.create(payment(overrides))).rejects.toThrow();
    expect(wechat.asked).toEqual([]);
    wechat.answers = { "POST /v3/pay/transactions/native": { body: { code_url: "x" } } };
    await provider.create(payment({ subject: "跑".repeat(60) }));
    expect(wechat.asked[0]?.body.description).toBe("跑".repeat(42));
  });
});

describe("a query", () => {
  test.each([
    ["SUCCESS", "paid"],
    ["REFUND", "refunded"],
    ["NOTPAY", "unpaid"],
    ["PAYERROR", "unpaid"],
    ["CLOSED", "closed"],
    ["REVOKED", "closed"],
    ["USERPAYING", "unknown"],
    ["SOMETHING_NEW", "unknown"],
  ])("of %s finds it %s", async (trade_state, state) => {
    answerQuery({ trade_state });
    const status = await provider.query("order-0001");
    expect(status.state).toBe(state);
    if (state === "paid")
      expect(status).toEqual({ state, transactionId: "42", amountFen: 9900, paidAt: new Date("2025-10-26T00:10:00Z") });
  });

  test("of an order that WeChat Pay does not know finds it unpaid", async () => {
    expect(await provider.query("order-0001")).toEqual({ state: "unpaid" });
  });

  test.each([
    ["of another merchant", { mchid: "1" }],
    ["of another app", { appid: "wx0000000000000000" }],
    ["of another order", { out_trade_no: "order-0002" }],
    ["in another currency", { amount: { total: 9900, currency: "USD" } }],
    ["of a part of a fen", { amount: { total: 99.5, currency: "CNY" } }],
  ])("is not believed if it is %s", async (_what, overrides) => {
    answerQuery(overrides);
    await expect(provider.query("order-0001")).rejects.toMatchObject({ code: "unverified" });
  });
});

describe("a response decides nothing", () => {
  test.each([
    ["of another key", () => ({ serial: wechat.keys.public.serial, key: wechat.keys.rotated.key }), "signature"],
    ["of a serial that nobody has", () => ({ serial: "ABCDEF0123456789", key: wechat.keys.rotated.key }), "serial"],
    ["that is five minutes old", () => ({ ...wechat.keys.public, ageSeconds: 302 }), "timestamp"],
    [
      "that was changed on the way",
      () => ({ ...wechat.keys.public, spoil: (text: string) => text.replace("SUCCESS", "NOTPAY ") }),
      "signature",
    ],
  ])("%s", async (_what, signing, reason) => {
    answerQuery();
    wechat.signing = signing();
    await expect(provider.query("order-0001")).rejects.toMatchObject({
      code: "unverified",
      message: `unverified (${reason})`,
    });
    wechat.signing = undefined;
    expect(await provider.query("order-0001")).toMatchObject({ state: "paid" });
  });

  test("that is too large, is no JSON, or does not come; a query is repeated, the creation of a payment is not", async () => {
    const native = "POST /v3/pay/transactions/native";
    wechat.answers = { [native]: { body: "x".repeat(1_100_000) } };
    await expect(provider.create(payment())).rejects.toMatchObject({ code: "unreadable" });
    wechat.answers = { [native]: { body: "<html>" } };
    await expect(provider.create(payment())).rejects.toMatchObject({ code: "unreadable" });
    const failing = { status: 500, body: { code: "SYSTEM_ERROR" } };
    wechat.answers = { [native]: failing, [`GET ${byOrder}?mchid=1900000109`]: failing };
    wechat.asked = [];
    await expect(provider.create(payment())).rejects.toMatchObject({ code: "provider-failed" });
    await expect(provider.query("order-0001")).rejects.toMatchObject({ code: "provider-failed" });
    expect(wechat.asked.map(({ method }) => method)).toEqual(["POST", "GET", "GET", "GET"]);
    const away = wechatProvider({ ...wechat.settings, endpoint: "http://127.0.0.1:9" }, 200);
    await expect(away.create(payment())).rejects.toMatchObject({ code: "unreachable" });
  });
});

describe("an order whose time is over is closed", () => {
  const path = `POST ${byOrder}/close`;
  test("at WeChat Pay", async () => {
    wechat.answers = { [path]: { status: 204, body: "" } };
    expect(await provider.close("order-0001")).toBe("closed");
    expect(wechat.asked[0]?.body).toEqual({ mchid: "1900000109" });
  });

  test("also if nobody had begun to pay it", async () => {
    expect(await provider.close("order-0001")).toBe("closed");
  });

  test("unless it was paid at that moment", async () => {
    answerQuery();
    wechat.answers[path] = { status: 400, body: { code: "ORDERPAID" } };
    expect(await provider.close("order-0001")).toBe("paid");
  });
});

describe("money goes back", () => {
  const refunds = "/v3/refund/domestic/refunds";
  const refund = { outTradeNo: "order-0001", refundNo: "refund-1", amountFen: 4000, totalFen: 9900, reason: "退赛" };
  const answered = (status: string) => ({
    refund_id: "50",
    out_refund_no: "refund-1",
    status,
    amount: { refund: 4000 },
  });

  test("under a number of its own, in fen of the whole", async () => {
    wechat.answers = { [`POST ${refunds}`]: { body: answered("PROCESSING") } };
    expect(await provider.refund(refund)).toEqual({ state: "refunding", refundId: "50", amountFen: 4000 });
    expect(wechat.asked[0]?.body).toMatchObject({
      out_trade_no: "order-0001",
      out_refund_no: "refund-1",
      reason: "退赛",
      amount: { refund: 4000, total: 9900, currency: "CNY" },
    });
    await expect(provider.refund({ ...refund, amountFen: 9901 })).rejects.toMatchObject({ code: "invalid" });
  });

  test.each([
    ["SUCCESS", "refunded"],
    ["PROCESSING", "refunding"],
    ["CLOSED", "failed"],
    ["ABNORMAL", "failed"],
    ["NEW", "unknown"],
  ])("%s is %s", async (status, state) => {
    wechat.answers = { [`GET ${refunds}/refund-1`]: { body: answered(status) } };
    expect(await provider.queryRefund(refund)).toMatchObject({ state });
  });

  test("not at all, which is an answer too", async () => {
    wechat.answers = { [`GET ${refunds}/refund-1`]: { status: 404, body: { code: "RESOURCE_NOT_EXISTS" } } };
    expect(await provider.queryRefund(refund)).toEqual({ state: "none" });
    wechat.answers = { [`POST ${refunds}`]: { status: 403, body: { code: "NOT_ENOUGH" } } };
    await expect(provider.refund(refund)).rejects.toMatchObject({ code: "no-balance" });
  });
});
