import { expect, test } from "vitest";
import { listSlots, readClock } from "./pickUp.ts";

const pickUp = (slots: object[], date = "2026-10-31") =>
  ({ sites: [{ id: "expo", days: [{ date, slots }] }] }) as Parameters<typeof listSlots>[0];
const print = (slots: object[], zone = "Asia/Shanghai", date?: string) =>
  listSlots(pickUp(slots, date), zone).map(
    ({ startsAt, endsAt, runners }) =>
      `${new Date(startsAt).toISOString().slice(0, 16)} ${(endsAt - startsAt) / 60_000} ${runners}`,
  );

test("a day from nine to six every thirty minutes has eighteen slots, in the race's zone", () => {
  const slots = print([{ from: "09:00", until: "18:00", everyMinutes: 30, runners: 80 }]);
  expect(slots).toHaveLength(18);
  expect([slots[0], slots.at(-1)]).toEqual(["2026-10-31T01:00 30 80", "2026-10-31T09:30 30 80"]);
});

test("a time that is not divided is one slot, what is left over is none, and so is a time that ends before it begins", () => {
  expect(print([{ from: "09:00", until: "12:00", runners: 5 }])).toEqual(["2026-10-31T01:00 180 5"]);
  expect(print([{ from: "09:00", until: "10:45", everyMinutes: 60, runners: 5 }])).toEqual(["2026-10-31T01:00 60 5"]);
  expect(print([{ from: "12:00", until: "09:00", runners: 5 }])).toEqual([]);
});

test("a time of day is that of the clocks on that day, also on the day on which they change", () => {
  expect(new Date(readClock("Europe/Berlin", "2026-10-24", "09:00")).toISOString()).toBe("2026-10-24T07:00:00.000Z");
  expect(new Date(readClock("Europe/Berlin", "2026-10-25", "09:00")).toISOString()).toBe("2026-10-25T08:00:00.000Z");
});
