import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import Countdown from "./Countdown.tsx";

test("a runner before the race sees days to seconds, and hears one sentence without the seconds", () => {
  const html = renderInSite(<Countdown />, { now: "2025-10-24T05:28:57+08:00" });
  expect(listWords(html)).toContain("2 days 02 hours 01 minute 03 seconds");
  expect(html).toContain('role="timer" aria-live="off"');
  expect(listWords(html)).toContain("2 days, 2 hours and 1 minute to go");
});

test("a visitor during the race sees the race clock run up", () => {
  const words = listWords(renderInSite(<Countdown />, { now: "2025-10-26T10:12:05+08:00", language: "zh" }));
  expect(words).toContain("比赛正在进行");
  expect(words).toContain("02 小时 42 分钟 05 秒");
});

test("a runner after the race is thanked and led to the results", () => {
  const html = renderInSite(<Countdown />, { now: "2025-10-29T14:00:00+08:00" });
  expect(listWords(html)).toContain("Thank you, runners");
  expect(listWords(html)).toContain("3 days ago");
  expect(html).toContain('href="#/score-search"');
});

test("another moment than the start is over as soon as it has come", () => {
  const props = { target: "2025-08-28T10:00:00+08:00" };
  expect(listWords(renderInSite(<Countdown {...props} />, { now: "2025-08-28T09:59:30+08:00" }))).toContain(
    "30 seconds",
  );
  expect(listWords(renderInSite(<Countdown {...props} />, { now: "2025-08-28T10:00:00+08:00" }))).toContain(
    "It is over",
  );
});

test("without any date a visitor reads that it is still to be set", () => {
  expect(listWords(renderInSite(<Countdown />, { race: undefined }))).toContain("The date is to be announced");
});

test("a countdown as a strip has the same words and the same clock", () => {
  for (const now of ["2025-10-24T05:28:57+08:00", "2025-10-26T10:12:05+08:00", "2025-10-29T14:00:00+08:00"]) {
    const [band, strip] = [renderInSite(<Countdown />, { now }), renderInSite(<Countdown look="strip" />, { now })];
    expect(strip).not.toBe(band);
    expect(strip.replace(/^<div class="[^"]*">/, "").replace(/<\/div>$/, "")).toBe(band);
  }
});
