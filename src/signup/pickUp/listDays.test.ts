import { expect, test } from "vitest";
import type { PickUpPlan } from "#contract/pickUp.ts";
import { listDays } from "./listDays.ts";

const slot = (slotId: number, startsAt: number, free: number) => ({
  slotId,
  startsAt,
  endsAt: startsAt + 10,
  places: 5,
  free,
});
const site = (id: string, days: [string, ReturnType<typeof slot>[]][]) => ({
  id,
  name: { zh: id },
  address: { zh: id },
  map: null,
  days: days.map(([date, slots]) => ({ date, slots, fullest: null })),
});
const sites = [
  site("expo", [
    ["2036-01-05", [slot(3, 300, 0)]],
    ["2036-01-04", [slot(1, 100, 2), slot(2, 200, 1)]],
  ]),
  site("station", [["2036-01-05", [slot(4, 350, 4)]]]),
];
const plan = { opensAt: 0, closesAt: 1000, timeZone: "Asia/Shanghai", sites } as PickUpPlan;
const summarise = (now: number) =>
  listDays(plan, now).map(({ date, free, sites: open }) => `${date} ${free} ${open.map((of) => of.site.id)}`);

test("a runner chooses among the days in order, each with its free places at all sites", () => {
  expect(summarise(0)).toEqual(["2036-01-04 3 expo", "2036-01-05 4 expo,station"]);
});

test("a slot that has begun counts no more, and a day that is over is not offered", () => {
  expect(summarise(150)[0]).toBe("2036-01-04 1 expo");
  expect(summarise(250)).toEqual(["2036-01-05 4 expo,station"]);
  expect(summarise(400)).toEqual([]);
});

test("a slot that others took meanwhile is full", () => {
  expect(listDays(plan, 0, [1])[0]?.free).toBe(1);
});
