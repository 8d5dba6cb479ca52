import { expect, test } from "vitest";
import { cleanPart, joinDay, padPart, readDay, splitDay } from "./dayText.ts";

test.each([
  ["1990-03-27", "1990-03-27"],
  [" 1990/3/27 ", "1990-03-27"],
  ["1990.03.27", "1990-03-27"],
  ["1990年3月27日", "1990-03-27"],
  ["１９９０年３月２７日", "1990-03-27"],
  ["19900327", "1990-03-27"],
  ["27 March 1990", "1990-03-27"],
  ["27th Mar 1990", "1990-03-27"],
  ["March 27, 1990", "1990-03-27"],
  ["29 Feb 2024", "2024-02-29"],
])("%j pasted into one of the boxes fills all three with %s", (pasted, day) => {
  expect(readDay(pasted)).toBe(day);
});

test.each(["03/04/1990", "1990", "1990-02-30", "19901301", "yesterday", "32 March 1990", ""])(
  "%j names no one day",
  (pasted) => {
    expect(readDay(pasted)).toBeUndefined();
  },
);

test("a day that is still being typed keeps its parts", () => {
  expect(joinDay({ year: "1990", month: "3", day: "" })).toBe("1990-3-");
  expect(splitDay("1990-3-")).toEqual({ year: "1990", month: "3", day: "" });
  expect(joinDay({ year: "", month: "", day: "" })).toBeUndefined();
});

test("a part keeps digits alone, and both of them once it is left", () => {
  expect(cleanPart("１９９０年", "year")).toBe("1990");
  expect(cleanPart("123", "month")).toBe("12");
  expect(padPart("3")).toBe("03");
  expect(padPart("12")).toBe("12");
  expect(padPart("")).toBe("");
});
