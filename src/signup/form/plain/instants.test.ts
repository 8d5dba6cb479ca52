import { expect, test } from "vitest";
import { toClock, toInstant, toLocalTime } from "./instants.ts";

test("a time that a runner enters is in the race's zone, and is shown the same when it is restored", () => {
  const zone = "Asia/Shanghai";
  expect(toInstant("2025-10-26T07:30", zone)).toBe("2025-10-26T07:30:00+08:00");
  expect(toLocalTime("2025-10-26T07:30:00+08:00", zone)).toBe("2025-10-26T07:30");
  expect(toLocalTime("2025-10-25T23:30:00Z", zone)).toBe("2025-10-26T07:30");
  expect(toClock("07:30", zone, "2025-10-26T07:30:00+08:00")).toBe("07:30:00+08:00");
});

test("in the night when clocks are put back the hours before and after keep their own offsets", () => {
  const zone = "Europe/Berlin";
  expect(toInstant("2025-10-26T00:30", zone)).toBe("2025-10-26T00:30:00+02:00");
  expect(toInstant("2025-10-26T07:30", zone)).toBe("2025-10-26T07:30:00+01:00");
});

test("a text that is not a time stays as it was written, and the control is empty", () => {
  expect(toInstant("soon", "Asia/Shanghai")).toBe("soon");
  expect(toLocalTime("soon", "Asia/Shanghai")).toBe("");
});
