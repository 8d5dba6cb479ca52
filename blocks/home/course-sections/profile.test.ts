import { expect, test } from "vitest";
import { drawProfile } from "./profile.ts";

test("a runner sees the heights along the whole course, and where its highest point is", () => {
  const heights = [
    { km: 10, m: 40 },
    { km: 0, m: 10 },
    { km: 5, m: 110 },
  ];
  expect(drawProfile(heights, 10)).toEqual({
    line: "M0 92L500 8L1000 66.8",
    area: "M0 92L500 8L1000 66.8L1000 100L0 100Z",
    length: 10,
    lowest: 10,
    highest: 110,
    highestAt: 5,
    highestY: 8,
  });
});

test("a flat course is drawn flat", () => {
  const profile = drawProfile(
    [
      { km: 0, m: 3 },
      { km: 10, m: 9 },
    ],
    10,
  );
  expect(profile?.line).toBe("M0 92L1000 83.6");
});

test.each([
  ["no heights", []],
  ["one height", [{ km: 1, m: 3 }]],
  [
    "heights that are all at the start",
    [
      { km: 0, m: 3 },
      { km: 0, m: 4 },
    ],
  ],
  [
    "a number that is none",
    [
      { km: Number.NaN, m: 3 },
      { km: 2, m: Number.POSITIVE_INFINITY },
    ],
  ],
])("%s: there is no profile", (_what, heights) => {
  expect(drawProfile(heights, 0)).toBeUndefined();
});
