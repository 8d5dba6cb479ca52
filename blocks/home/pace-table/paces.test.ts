import { expect, test } from "vitest";
import { paceRows, readSeconds, usualSplits, writeTime } from "./paces.ts";

test("a runner who wants to run the marathon in 3:30 passes half of it after 1:45 and needs 4:59 for a kilometre", () => {
  const [row] = paceRows(["3:30"], 42.195, [5, 21.0975, 40]);
  expect(row?.splits.map(writeTime)).toEqual(["24:53", "1:45:00", "3:19:05"]);
  expect(writeTime(row?.perKm ?? 0)).toBe("4:59");
  expect(writeTime(row?.finish ?? 0)).toBe("3:30:00");
});

test("seconds are rounded once, so that no time has 60 of them", () => {
  expect(writeTime(59.6)).toBe("1:00");
  expect(writeTime(3599.6)).toBe("1:00:00");
});

test.each(["", "3", "3:60", "0:00", "-3:30", "3:30:99", "9".repeat(400)])("%j is no target time", (time) => {
  expect(readSeconds(time)).toBeUndefined();
  expect(paceRows([time, "0:30"], 5, [])).toHaveLength(1);
});

test.each([
  [5, [1, 2, 3, 4]],
  [21.0975, [5, 10, 10.54875, 15, 20]],
  [42.195, [5, 10, 15, 20, 21.0975, 25, 30, 35, 40]],
  [0.4, []],
])("%d km has the usual splits", (distance, splits) => {
  expect(usualSplits(distance)).toEqual(splits);
});

test("a distance that is far too long makes a table that is not", () => {
  expect(usualSplits(100_000).length).toBeLessThan(70);
});
