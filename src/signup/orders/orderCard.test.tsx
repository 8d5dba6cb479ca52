import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import type { Order } from "#contract/orders.ts";
import { SignUpContext, type SignUpServices } from "../signUpContext.ts";
import OrderCard from "./OrderCard.tsx";

const now = Date.parse("2025-08-15T09:00:00+08:00");
const pending: Order = {
  orderId: "o1",
  submissionId: "s1",
  receipt: "R1",
  domainName: "x",
  siteTitle: { zh: "赛事" },
  item: "a",
  itemName: { zh: "十公里", en: "10K" },
  state: "pending_payment",
  stateAt: now,
  amountFen: 3000,
  lines: [{ kind: "fee", label: { zh: "十公里", en: "10K" }, count: 1, fen: 3000 }],
  paidFen: 0,
  refundedFen: 0,
  createdAt: now,
  expiresAt: now + 605_000,
  now,
  late: null,
  refunds: [],
  endedBecause: null,
  withdrawalFen: 0,
  ways: [{ merchant: "m", provider: "wechat", way: "qr" }],
};
const refund = { amountFen: 3000, state: "refunding", createdAt: now, doneAt: null } as const;

const states: [string, Partial<Order>, zh: string, en: string][] = [
  ["to pay", {}, "待付款 ¥30 剩余时间 10:05", "To pay ¥30 Time left 10:05"],
  [
    "to pay within days",
    { expiresAt: now + 3 * 86_400_000 },
    "待付款 ¥30 请在 8月18日 09:00 前付款",
    "To pay ¥30 Pay before 18 Aug, 09:00",
  ],
  ["to pay, without a way", { ways: [] }, "现在无法在线付款", "It cannot be paid online at the moment"],
  ["whose time is over", { expiresAt: now }, "正在向支付平台核对", "We ask the payment provider"],
  ["paid", { state: "paid", paidFen: 3000 }, "已付款 ¥30，名额已确认", "You have paid ¥30"],
  ["paid late", { state: "paid", late: "placed" }, "好在还有名额", "A place was still free"],
  [
    "paid twice",
    { state: "paid", refunds: [{ ...refund, reason: "second-payment" }] },
    "您付了两次。多付的一次会自动退回。 重复付款：¥30，退款处理中",
    "You paid twice. The second payment goes back by itself. Second payment: ¥30, on its way back",
  ],
  [
    "of a team that was dissolved",
    { state: "expired", endedBecause: "dissolved" },
    "队伍已解散，报名随之取消，没有扣款。",
    "The team was dissolved, and this entry ended with it. Nothing was charged.",
  ],
  [
    "of a team that they were removed from a moment ago",
    { expiresAt: now, endedBecause: "removed" },
    "您已被移出队伍，报名随之取消。系统正在向支付平台核对",
    "You were removed from the team, and this entry ended. We ask the payment provider",
  ],
  [
    "of a team that was dissolved, with money that came after it",
    { state: "refund_due", late: "refunded", endedBecause: "dissolved" },
    "队伍已解散，报名随之取消。之后到的付款会原路退回",
    "Your payment came after that and goes back by itself",
  ],
  ["not paid in time", { state: "expired" }, "名额已经放出", "the place was given back"],
  [
    "paid late without a place",
    { state: "refund_due", late: "refunded", refunds: [{ ...refund, reason: "late" }] },
    "付款会原路退回，不用您做什么。 付款晚到：¥30，退款处理中",
    "the way it came. Late payment: ¥30, on its way back",
  ],
  ["cancelled", { state: "cancelled" }, "您取消了这个订单", "You cancelled this order"],
  [
    "refunded",
    { state: "refunded", refunds: [{ ...refund, reason: "withdrawn", state: "refunded", doneAt: now }] },
    "取消报名：¥30，已退回",
    "Withdrawal: ¥30, refunded",
  ],
];

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  // What the browser's monotonic clock counts while a card is drawn is not part of what is tested.
  vi.spyOn(performance, "now").mockReturnValue(0);
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const services = { domainName: "x", formPaths: { "sign-up": "/post" } } as unknown as SignUpServices;

test.each(states)("a runner with an order %s reads so in both languages", (_what, more, zh, en) => {
  const read = (language: "zh" | "en") =>
    listWords(
      renderInSite(
        <SignUpContext.Provider value={services}>
          <OrderCard order={{ ...pending, ...more }} isWithdrawn={false} endedBecause={null} onChanged={() => {}} />
        </SignUpContext.Provider>,
        { language },
      ),
    );
  expect(read("zh")).toContain(zh);
  expect(read("en")).toContain(en);
});

const getCard = (more: Partial<Order>, ended: { isWithdrawn: boolean; endedBecause?: Order["endedBecause"] }) =>
  renderInSite(
    <SignUpContext.Provider value={services}>
      <OrderCard order={{ ...pending, ...more }} endedBecause={null} {...ended} onChanged={() => {}} />
    </SignUpContext.Provider>,
  );

test("a captain who dissolves the team reads why the order ended, and pays no more, before the order is fetched again", () => {
  const words = (isWithdrawn: boolean) => listWords(getCard({}, { isWithdrawn, endedBecause: "dissolved" }));
  expect(words(false)).toContain("Time left");
  expect(words(true)).not.toContain("Time left");
  expect(words(true)).toContain("The team was dissolved, and this entry ended with it.");
});

test("an order whose entry the runner withdrew is not marked as a success", () => {
  const card = (isWithdrawn: boolean) => getCard({ state: "paid", paidFen: 3000 }, { isWithdrawn });
  expect(card(false)).toContain('data-view="paid"');
  expect(card(true)).not.toContain("data-view");
  expect(listWords(card(true))).toContain("You had paid ¥30 before this entry ended.");
});
