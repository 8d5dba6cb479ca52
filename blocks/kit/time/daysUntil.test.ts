import { describe, expect, it } from "vitest";
import { daysUntil } from "./daysUntil.ts";

const startsAt = "2025-10-26T07:30:00+08:00";

describe("the days to go", () => {
  it("count by the race's calendar, not by 24 hours from now", () => {
    expect(daysUntil(startsAt, Date.parse("2025-10-25T23:59:00+08:00"), "Asia/Shanghai")).toBe(1);
    expect(daysUntil(startsAt, Date.parse("2025-10-26T00:01:00+08:00"), "Asia/Shanghai")).toBe(0);
  });

  it("stay whole over a change of the clocks", () => {
    expect(daysUntil("2025-10-27T09:00:00+01:00", Date.parse("2025-10-24T12:00:00+02:00"), "Europe/Berlin")).toBe(3);
  });
});
