import { expect, test } from "vitest";
import { listWords, renderInSite, testRace } from "#blocks/kit/site/renderInSite.tsx";
import { useDates } from "./dates.ts";

function Moment({ instant }: { instant: string }) {
  const date = useDates();
  return <p>{`${date(instant, "shortDay")} | ${date(instant, "moment")}`}</p>;
}

test("a runner reads no year in the race's own year, and the year if a date is in another one", () => {
  const read = (instant: string, language: "zh" | "en") =>
    listWords(renderInSite(<Moment instant={instant} />, { language }));
  expect(read("2025-08-11T10:00:00+08:00", "en")).toBe("11 Aug | 11 Aug, 10:00");
  expect(read("2035-12-31T23:59:00+08:00", "en")).toBe("31 Dec 2035 | 31 Dec 2035, 23:59");
  expect(read("2035-12-31T23:59:00+08:00", "zh")).toBe("2035年12月31日 | 2035年12月31日 23:59");
});

test("the year is the one of the race's time zone: new year's morning there is still the old year elsewhere", () => {
  const race = { ...testRace, startsAt: "2026-01-01T07:00:00+08:00" };
  const words = listWords(renderInSite(<Moment instant="2025-12-31T16:30:00Z" />, { race }));
  expect(words).toBe("1 Jan | 1 Jan, 00:30");
});
