import { expect, test } from "vitest";
import { renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import type { HomeProps } from "#schemas/generated/types.ts";
import Time from "./Time.tsx";

const start = { id: "start", at: "2025-10-26T07:30:00+08:00", title: { zh: "起跑", en: "Start" } };
const draw = ({ events = [start], ...site }: Partial<HomeProps["time"]> & Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<Time events={events} />, { hasCalendar: true, language: "zh", ...site });

test("a runner takes the race's dates into their calendar from the line that shows them", () => {
  expect(draw()).toContain('<a href="/race.ics?language=zh">加入日历</a>');
  expect(draw({ language: "en" })).toContain('<a href="/race.ics?language=en">Add to calendar</a>');
  expect(draw({ events: [] })).toContain("/race.ics");
});

test("nobody is offered dates that are all past, nor a calendar that is not there", () => {
  expect(draw({ now: "2025-10-27T00:00:00+08:00" })).not.toContain("race.ics");
  expect(renderInSite(<Time events={[start]} />)).not.toContain("日历");
  expect(renderInSite(<Time events={[start]} />)).not.toContain("calendar");
});
