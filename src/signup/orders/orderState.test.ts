import { expect, test } from "vitest";
import type { SubmissionHead } from "#contract/signup.ts";
import { messages } from "#locales/generated/signup.ts";
import { textIn } from "#locales/getText.ts";
import { describeEnd, findState } from "../flow/findState.ts";
import { buildView, getAnnouncedMinutes, isLive, timeToPay, waitBefore, waysFor } from "./orderState.ts";

test.each([
  ["pending_payment", null, 1, "pending"],
  ["pending_payment", null, 0, "due"],
  ["paid", null, 0, "paid"],
  ["paid", "placed", 0, "latePlaced"],
  ["part_refunded", null, 0, "paid"],
  ["expired", null, 0, "expired"],
  ["expired", "refunded", 0, "lateRefunded"],
  ["refund_due", "refunded", 0, "lateRefunded"],
  ["refunded", "refunded", 0, "lateRefunded"],
  ["refund_due", null, 0, "refundDue"],
  ["refunded", null, 0, "refunded"],
  ["cancelled", null, 9, "cancelled"],
] as const)("a runner whose order is %s (late: %s) with %i ms left reads: %s", (state, late, left, view) => {
  expect(buildView({ state, late }, left)).toBe(view);
});

test("a computer shows a code and a phone opens a page, one way for each merchant", () => {
  const ways = (["jsapi", "phone", "qr", "page"] as const).flatMap((way) => [
    { merchant: "a", provider: "wechat" as const, way },
    { merchant: "b", provider: "alipay" as const, way },
  ]);
  const chosen = (isPhone: boolean) => waysFor(ways, isPhone).map(({ merchant, way }) => `${merchant} ${way}`);
  expect(chosen(false)).toEqual(["a qr", "b qr"]);
  expect(chosen(true)).toEqual(["a phone", "b phone"]);
  expect(waysFor([{ merchant: "a", provider: "wechat", way: "jsapi" }], true)).toEqual([]);
  expect(waysFor([{ merchant: "a", provider: "wechat", way: "qr" }], true)).toHaveLength(1);
});

test("a listener hears the time that is left at ten, five, two and one minutes", () => {
  const minute = 60_000;
  expect([30, 10.5, 10, 6, 5, 3, 2, 1.5, 1, 0.1, 0].map((left) => getAnnouncedMinutes(left * minute))).toEqual([
    undefined,
    undefined,
    10,
    10,
    5,
    5,
    2,
    2,
    1,
    1,
    undefined,
  ]);
});

test("an order that may change is looked at often at first, and never less than twice a minute", () => {
  expect(waitBefore(1)).toBe(2000);
  expect(waitBefore(6)).toBeGreaterThan(2000);
  expect(waitBefore(100)).toBe(30_000);
  const order = { refunds: [], stateAt: 0, now: 3_600_000 };
  expect(isLive({ ...order, state: "pending_payment" })).toBe(true);
  expect(isLive({ ...order, state: "expired" })).toBe(false);
  // Money that was under way may still come.
  expect(isLive({ ...order, state: "expired", now: 60_000 })).toBe(true);
});

test("money that came too late goes back by itself, so nothing is under review", () => {
  const submission = { use: "sign-up", auditStatus: null, withdrawnAt: 1, entries: [] } as unknown as SubmissionHead;
  const getText = ((key: string) => key) as Parameters<typeof findState>[0];
  expect(findState(getText, submission, { state: "refund_due", late: "refunded" })).toBe("entryCancelled");
  expect(findState(getText, submission, { state: "refund_due", late: null })).toBe("orderRefundDue");
});

test.each([
  ["withdraw", "8 月 1 日 由您取消", "You withdrew it on 8 月 1 日"],
  ["cancelled", "8 月 1 日 由您取消", "You withdrew it on 8 月 1 日"],
  ["transferred", "8 月 1 日 已转让给他人", "Passed on to somebody else on 8 月 1 日"],
  ["dissolved", "队伍已解散，报名于 8 月 1 日 随之取消", "Ended on 8 月 1 日, when the team was dissolved"],
  ["removed", "您已被移出队伍，报名于 8 月 1 日 随之取消", "Ended on 8 月 1 日, when you were removed from the team"],
  ["refunded", "8 月 1 日 由组委会取消", "Ended by the organiser on 8 月 1 日"],
  [null, "8 月 1 日 已取消", "Ended on 8 月 1 日"],
] as const)("a runner whose sign-up ended because of %s reads who ended it", (because, zh, en) => {
  const read = (language: "zh" | "en") => {
    const t = ((key: "endedLine", values: never) => textIn(language, messages, key, values)) as never;
    return describeEnd(t, because, "8 月 1 日");
  };
  expect([read("zh"), read("en")]).toEqual([zh, en]);
});

test("a runner who has days to pay does not read a number of minutes", () => {
  const read = (minutes: number) => Object.values(timeToPay(minutes)).join(" ");
  expect([5, 30, 60, 90, 1440, 10_080].map(read)).toEqual([
    "minutes 5",
    "minutes 30",
    "hours 1",
    "minutes 90",
    "hours 24",
    "days 7",
  ]);
});
