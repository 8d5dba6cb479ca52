import { expect, test } from "vitest";
import type { Site } from "#blocks/kit/site/site.ts";
import { raceContext } from "./raceContext.ts";

const zones = ["Asia/Shanghai", "Asia/Kathmandu", "America/St_Johns", "Pacific/Apia", "UTC"];
const dayIn = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(instant);

function daysAt(instant: number, timeZone: string, startsAt?: string) {
  const items = [{ id: "ten-km", name: { zh: "十公里" }, startsAt }];
  const site = { race: { items }, timeZone, now: () => instant, language: "zh" } as unknown as Site;
  const { today, raceDays } = raceContext(site, "ten-km", undefined, []);
  return { today, raceDay: raceDays["ten-km"] };
}

test("a runner's age counts on the day of the race's time zone, to the last second before midnight", () => {
  const [before, after] = [Date.UTC(2027, 0, 1, 15, 59, 59, 999), Date.UTC(2027, 0, 1, 16)];
  expect(daysAt(before, "Asia/Shanghai").today).toBe("2027-01-01");
  expect(daysAt(after, "Asia/Shanghai").today).toBe("2027-01-02");
  expect(daysAt(before, "Asia/Shanghai", "2027-05-01T00:00:00+08:00").raceDay).toBe("2027-05-01");
  expect(daysAt(before, "UTC", "2027-05-01T00:00:00+08:00").raceDay).toBe("2027-04-30");
});

test("every moment has its zone's day, however many came before", () => {
  for (let step = 0; step < 400; step++) {
    const instant = Date.UTC(2026, 0, 1) + step * 8_123_457_891;
    const zone = zones[step % zones.length] as string;
    expect([zone, instant, daysAt(instant, zone).today]).toEqual([zone, instant, dayIn(instant, zone)]);
  }
});
