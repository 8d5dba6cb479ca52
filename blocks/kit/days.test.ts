import { expect, test } from "vitest";
import { readDay } from "./days.ts";

test.each(["1990-1-5", "1990/01/05", "1990.1.5", "19900105", "1990年1月5日", "１９９０－０１－０５", " 1990 - 1 - 5 "])(
  "a birthday typed as %j is understood",
  (typed) => {
    expect(readDay(typed)).toBe("1990-01-05");
  },
);

test.each(["", "1990", "1990-13-01", "1990-02-30", "90-1-5", "5/1/1990", "199001055"])("%j is no day", (typed) => {
  expect(readDay(typed)).toBeUndefined();
});
