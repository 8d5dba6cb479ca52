import { expect, test } from "vitest";
import { isDay } from "./days.ts";

test("a runner who enters a day that does not exist, or a part of one, has not entered a day", () => {
  expect(["2024-02-29", "2025-02-29", "2025-04-31", "2025-04", "today"].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(["2025-13-01", "28.2.2025", ""].map(isDay)).toEqual([false, false, false]);
});
