import { expect, test } from "vitest";
import { isZone, offsetAt } from "./zones.ts";

const month = 30 * 86_400_000;
const getOffset = (zone: string, instant: number) => {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(instant)) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

test.each([
  "Asia/Shanghai",
  "Asia/Hong_Kong",
  "Asia/Macau",
  "Asia/Taipei",
  "Asia/Singapore",
  "Asia/Tokyo",
  "Europe/Berlin",
  "America/New_York",
])("a race in %s is read by the clocks there, in any year from 1990 to 2040", (zone) => {
  for (let instant = Date.UTC(1990); instant < Date.UTC(2040); instant += month)
    expect(offsetAt(zone, instant), new Date(instant).toISOString()).toBe(getOffset(zone, instant));
  expect(isZone(zone)).toBe(true);
});

test("an unknown zone is distinguished from a real one", () => {
  expect(isZone("Asia/Nowhere")).toBe(false);
  expect(isZone("constructor")).toBe(false);
  expect(offsetAt("Asia/Nowhere", 0)).toBeUndefined();
});
