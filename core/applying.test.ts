import { describe, expect, test } from "vitest";
import { canApply, findApplying } from "./applying.ts";

const closes = "2026-03-01T00:00:00+08:00";
const againUntil = "2026-03-08T00:00:00+08:00";
const before = Date.parse("2026-02-28T12:00:00+08:00");
const between = Date.parse("2026-03-05T12:00:00+08:00");

describe("a runner who applies", () => {
  test("can at any time and as often as they are rejected if the form states nothing", () => {
    expect(findApplying({}, 7)).toEqual({ until: null, left: null });
    expect(canApply(findApplying({}, 7), between)).toBe(true);
  });

  test("cannot after the end, unless they were rejected and have longer", () => {
    expect(canApply(findApplying({ closes }, 0), before)).toBe(true);
    expect(canApply(findApplying({ closes }, 0), Date.parse(closes))).toBe(false);
    expect(canApply(findApplying({ closes }, 1), between)).toBe(false);
    expect(canApply(findApplying({ closes, againUntil }, 0), between)).toBe(false);
    expect(canApply(findApplying({ closes, againUntil }, 1), between)).toBe(true);
    expect(canApply(findApplying({ againUntil }, 1), Date.parse(againUntil))).toBe(false);
  });

  test("has as many rounds as the form states, the first included", () => {
    expect([0, 1, 2, 3, 4].map((rejections) => findApplying({ rounds: 3 }, rejections).left)).toEqual([3, 2, 1, 0, 0]);
    expect(canApply(findApplying({ rounds: 3 }, 2), before)).toBe(true);
    expect(canApply(findApplying({ rounds: 3 }, 3), before)).toBe(false);
  });
});
