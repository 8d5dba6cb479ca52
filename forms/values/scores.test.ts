import { expect, test } from "vitest";
import { isPlausible, likelierItem, readScoreTime, readSeconds, type ScoreItem } from "./scores.ts";

test.each([
  ["3:05:07", "3:05:07"],
  ["03:05:07", "3:05:07"],
  ["3：05：07", "3:05:07"],
  [" 3.05.07 ", "3:05:07"],
  ["3h05m07s", "3:05:07"],
  ["3H05", "3:05:00"],
  ["3小时5分7秒", "3:05:07"],
  ["3时05分", "3:05:00"],
  ["3'05\"", "3:05:00"],
  ["3′05″07", "3:05:07"],
  ["30507", "3:05:07"],
  ["030507", "3:05:07"],
  ["３０５０７", "3:05:07"],
])("case 22, ways to write a time: %s is read as %s", (written, time) => {
  expect(readScoreTime(written, "marathon")).toBe(time);
});

test("two parts are hours and minutes or minutes and seconds, whichever a person can run", () => {
  expect(readScoreTime("45'30\"", "10-km")).toBe("0:45:30");
  expect(readScoreTime("1:05", "10-km")).toBe("1:05:00");
  expect(readScoreTime("59:30", "half-marathon")).toBe("0:59:30");
});

test.each(["", "fast", "3", "3:5:7:9", "3:65:07", "3:05:77", "-3:05:07", "305", "3:05:07 (net)"])(
  "%o is not read as a marathon time",
  (written) => {
    expect(readScoreTime(written, "marathon")).toBeUndefined();
  },
);

test.each<[ScoreItem, string, ScoreItem | undefined]>([
  ["marathon", "1:25:07", "half-marathon"],
  ["half-marathon", "5:25:07", "marathon"],
  ["half-marathon", "0:42:10", "10-km"],
  ["marathon", "3:25:07", undefined],
  ["marathon", "0:05:07", undefined],
])("case 22, half and full swapped: for the %s a time of %s looks like one for %s", (item, time, other) => {
  expect(likelierItem(item, time, ["marathon", "half-marathon", "10-km"])).toBe(other);
});

test("a time is only suggested for distances that count", () => {
  expect(likelierItem("marathon", "0:45:00", ["marathon", "half-marathon"])).toBeUndefined();
});

test("the fastest and the slowest times of a distance are still plausible, a second beyond is not", () => {
  expect(readSeconds("1:58:00")).toBe(7080);
  expect([isPlausible("marathon", "1:58:00"), isPlausible("marathon", "1:57:59")]).toEqual([true, false]);
  expect([isPlausible("marathon", "8:00:00"), isPlausible("marathon", "8:00:01")]).toEqual([true, false]);
});
