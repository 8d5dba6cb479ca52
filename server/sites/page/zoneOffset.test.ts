import { afterEach, expect, test } from "vitest";
import { zoneOffsetIn } from "./zoneOffset.ts";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each(["UTC", "Asia/Shanghai", "Asia/Kathmandu", "Europe/London", "America/St_Johns", "Australia/Lord_Howe"])(
  "a visitor whose browser is in %s is taken for one in the race's zone, in winter and summer and at a change of clocks",
  (zone) => {
    process.env.TZ = zone;
    const find = zoneOffsetIn(zone);
    for (const day of ["2026-01-01", "2026-03-29", "2026-07-01", "2026-10-25"])
      for (let hour = 0; hour < 24; hour++) {
        const at = Date.parse(`${day}T${String(hour).padStart(2, "0")}:30:00Z`);
        expect([day, hour, find(at)]).toEqual([day, hour, new Date(at).getTimezoneOffset() + 0]);
      }
  },
);

test("a zone that does not exist has the times of China", () => {
  expect(zoneOffsetIn("Moon/Tycho")(0)).toBe(-480);
});
