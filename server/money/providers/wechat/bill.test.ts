import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Provider } from "../provider.ts";
import { readBill } from "./bill.ts";
import { wechatProvider } from "./provider.ts";
import { startWechat, type TestWechat } from "./testWechat.ts";

let wechat: TestWechat;
let provider: Provider;
beforeAll(async () => {
  wechat = await startWechat();
  provider = wechatProvider(wechat.settings, 2000);
});
afterAll(() => wechat.close());

describe("the bill of a day", () => {
  const head =
    "交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注";
  const row = (state: string, refundNo: string, paidFen: string, refunded: string) =>
    `\`2025-10-26 08:10:00,\`wxd678efh567hg6787,\`1900000109,\`0,\`,\`42,\`order-0001,\`o,\`NATIVE,\`${state},\`OTHERS,\`CNY,\`99.00,\`0.00,\`50,\`${refundNo},\`${refunded},\`0.00,\`,\`,\`报名费,\`,\`0.59,\`0.60%,\`${paidFen},\`${refunded},\``;
  const text = `\uFEFF${[head, row("SUCCESS", "0", "99.00", "0.00"), row("REFUND", "refund-1", "0.00", "40.00"), "总交易单数,应结订单总金额", "`2,`99.00"].join("\r\n")}\r\n`;
  const lines = [
    { what: "payment", outTradeNo: "order-0001", transactionId: "42", amountFen: 9900 },
    { what: "refund", outTradeNo: "order-0001", refundNo: "refund-1", transactionId: "42", amountFen: 4000 },
  ];
  const offer = (hash_value: string) => {
    const download_url = `${wechat.settings.endpoint}/v3/billdownload/file?token=x`;
    wechat.answers = {
      "GET /v3/bill/tradebill?bill_date=2025-10-26&bill_type=ALL": {
        body: { hash_type: "SHA1", hash_value, download_url },
      },
      "GET /v3/billdownload/file?token=x": { body: text },
    };
  };

  test("has its payments and refunds in fen, and is the file that WeChat Pay signed for", async () => {
    offer(createHash("sha1").update(text).digest("hex"));
    expect(await provider.bill("2025-10-26")).toEqual(lines);
    offer("0".repeat(40));
    await expect(provider.bill("2025-10-26")).rejects.toMatchObject({ code: "unverified" });
  });

  test("is read also if the name of an item has commas", () => {
    const otherText = text.replaceAll("`报名费", "`公园跑,10 km, adults");
    expect(readBill(otherText)).toEqual(lines);
  });

  test("of a day without any is empty, and one with other columns is refused", async () => {
    wechat.answers = {
      "GET /v3/bill/tradebill?bill_date=2025-10-26&bill_type=ALL": {
        status: 400,
        body: { code: "NO_STATEMENT_EXIST" },
      },
    };
    expect(await provider.bill("2025-10-26")).toEqual([]);
    expect(() => readBill("a,b\n1,2\n")).toThrow("unreadable");
  });
});
