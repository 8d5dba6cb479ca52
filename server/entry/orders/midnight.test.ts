import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "../../base/db/open.ts";
import { orders, payments, refunds } from "../../base/db/orderSchema.ts";
import { openTestDatabase } from "../../base/db/testDatabase.ts";
import { secrets } from "../../base/secrets/testSecrets.ts";
import { openBooks } from "../../money/orders/books.ts";
import { claimRequested, sendRefund } from "../../money/orders/sendRefunds.ts";
import { compareBill } from "../../money/payments/compareBill.ts";
import { keepEvent, receiveNotification } from "../../money/payments/inbox.ts";
import { type Merchant, Merchants } from "../../money/payments/merchants.ts";
import { findDue, processEvent } from "../../money/payments/processor.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { readBill as readAlipayBill } from "../../money/providers/alipay/bill.ts";
import { alipayProvider } from "../../money/providers/alipay/provider.ts";
import { startAlipay, type TestAlipay } from "../../money/providers/alipay/testAlipay.ts";
import { getEvent } from "../../money/providers/queried.ts";
import { readBill as readWechatBill } from "../../money/providers/wechat/bill.ts";
import { wechatProvider } from "../../money/providers/wechat/provider.ts";
import { startWechat, type TestWechat } from "../../money/providers/wechat/testWechat.ts";
import { orderBook } from "./settle.ts";
import { removeOrders, tenKmPrice } from "./testOrders.ts";

const outTradeNo = "order-0001";
let open: OpenDatabase;
let wechat: TestWechat;
let alipay: TestAlipay;
let tools: SignupTools;
const alarms: string[] = [];
const alarm = (line: string) => void alarms.push(line);

beforeAll(async () => {
  open = await openTestDatabase();
  [wechat, alipay] = await Promise.all([startWechat(), startAlipay()]);
  const merchants = new Merchants([
    { name: "wechat", kind: "wechat", provider: wechatProvider(wechat.settings, 2000) },
    { name: "alipay", kind: "alipay", provider: alipayProvider(alipay.settings, 2000) },
  ]);
  tools = { db: open.db, secrets, merchants, warn: alarm } as unknown as SignupTools;
});
afterAll(() => Promise.all([open.close(), wechat.close(), alipay.close()]));
beforeEach(async () => {
  alarms.length = 0;
  await removeOrders(open.db);
});

const merchant = (name: string) => tools.merchants.named(name) as Merchant;
const settle = async () => {
  for (const key of await findDue(open.db, 100))
    await processEvent({ db: open.db, orders: orderBook(tools), alarm }, key);
};
/**
 * An order whose place is gone when its money comes: the provider is queried, the money is
 * recorded, and a refund of it is requested.
 */
const payTooLate = async (name: string): Promise<string> => {
  const order = { orderId: "o-1", raceId: "1", item: "ten-km", amountFen: 9900, price: tenKmPrice };
  await open.db.insert(orders).values({ ...order, expiresAt: new Date() });
  await open.db.insert(payments).values({ outTradeNo, orderId: "o-1", merchant: name, way: "qr", amountFen: 9900 });
  const finding = getEvent(outTradeNo, await merchant(name).provider.query(outTradeNo));
  if (!("event" in finding)) throw new Error("The provider does not know the payment.");
  await keepEvent(tools, { merchant: name, event: finding.event });
  await settle();
  const [refund] = await open.db.select().from(refunds);
  return refund?.refundNo ?? "";
};
const send = async () => {
  for (const refund of await claimRequested(open.db, 10)) await sendRefund({ tools, alarm }, refund);
  await settle();
};
const ledger = (name: string, day: string) => openBooks(open.db).ledger(name, day);

test("a refund that WeChat Pay takes before midnight, and pays out two days later, is in the books on the day on which its bill has it", async () => {
  const { mchId, appId } = wechat.settings;
  const payment = {
    mchid: mchId,
    appid: appId,
    out_trade_no: outTradeNo,
    transaction_id: "42",
    trade_state: "SUCCESS",
  };
  const amount = { total: 9900, currency: "CNY" };
  wechat.answers = {
    [`GET /v3/pay/transactions/out-trade-no/${outTradeNo}?mchid=${mchId}`]: {
      body: { ...payment, amount, success_time: "2025-10-26T23:59:58+08:00" },
    },
  };
  const refundNo = await payTooLate("wechat");
  const refund = { refund_id: "50", out_refund_no: refundNo, status: "PROCESSING", amount: { refund: 9900 } };
  wechat.answers = {
    "POST /v3/refund/domestic/refunds": { body: { ...refund, create_time: "2025-10-26T23:59:59+08:00" } },
  };
  await send();
  const head =
    "微信订单号,商户订单号,交易状态,货币种类,商户退款单号,退款状态,订单金额,申请退款金额\n`42,`order-0001,`SUCCESS,`CNY,`0,`,`99.00,`0.00";
  const bill = readWechatBill(
    `${head}\n\`42,\`order-0001,\`REFUND,\`CNY,\`${refundNo},\`PROCESSING,\`0.00,\`99.00\n总交易单数`,
  );
  // The money is not back, and the bill has the refund: it does not change later.
  expect(compareBill(bill, await ledger("wechat", "2025-10-26"))).toMatchObject({ differences: [], billFen: 0 });
  const refundFields = { mchid: mchId, out_trade_no: outTradeNo, out_refund_no: refundNo, refund_id: "50" };
  const done = { refund_status: "SUCCESS", amount: { refund: 9900 }, success_time: "2025-10-28T00:00:01+08:00" };
  await receiveNotification(
    { ...tools, alarm },
    merchant("wechat"),
    wechat.notify({ ...refundFields, ...done }, { kind: "refund" }),
  );
  await settle();
  const [row] = await open.db.select().from(refunds);
  expect(row).toMatchObject({ state: "refunded", doneAt: new Date("2025-10-27T16:00:01Z") });
  expect(compareBill(bill, await ledger("wechat", "2025-10-26")).differences).toEqual([]);
  for (const day of ["2025-10-25", "2025-10-27", "2025-10-28"]) expect(await ledger("wechat", day)).toEqual([]);
  expect(alarms).toEqual([]);
});

test("a refund that Alipay pays out before midnight, which is learned of later, is in the books on the day of the bill, and without the provider's time on another", async () => {
  const trade = { code: "10000", out_trade_no: outTradeNo, trade_no: "42", trade_status: "TRADE_SUCCESS" };
  alipay.answers = {
    "alipay.trade.query": { ...trade, total_amount: "99.00", send_pay_date: "2025-10-26 23:59:58" },
  };
  const refundNo = await payTooLate("alipay");
  const refund = { code: "10000", out_trade_no: outTradeNo, trade_no: "42" };
  alipay.answers = {
    "alipay.trade.refund": { ...refund, fund_change: "Y" },
    "alipay.trade.fastpay.refund.query": {
      ...refund,
      refund_amount: "99.00",
      refund_status: "REFUND_SUCCESS",
      gmt_refund_pay: "2025-10-26 23:59:59",
    },
  };
  await send();
  const request = alipay.asked.findLast(({ method }) => method === "alipay.trade.fastpay.refund.query");
  expect(request?.content).toMatchObject({ query_options: ["gmt_refund_pay"] });
  const bill = readAlipayBill(
    [
      "支付宝交易号,商户订单号,业务类型,完成时间,订单金额（元）,退款批次号/请求号",
      "42\t,order-0001\t,交易,2025-10-26 23:59:58,99.00,",
      `42\t,order-0001\t,退款,2025-10-26 23:59:59,-99.00,${refundNo}\t`,
    ].join("\n"),
  );
  expect(compareBill(bill, await ledger("alipay", "2025-10-26"))).toMatchObject({ differences: [], billFen: 0 });
  expect(await ledger("alipay", "2025-10-27")).toEqual([]);
  expect(alarms).toEqual([]);
  // The control: by our own clock it is a difference that nobody can explain.
  await open.db.update(refunds).set({ billedAt: null, doneAt: new Date() }).where(eq(refunds.refundNo, refundNo));
  const [difference] = compareBill(bill, await ledger("alipay", "2025-10-26")).differences;
  expect(difference).toMatchObject({ kind: "not-in-books", bill: { refundNo } });
});
