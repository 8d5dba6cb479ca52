import { expect, test } from "vitest";
import { specified, wuxi } from "#fixtures/results/races.ts";
import type { ItemResults } from "#schemas/generated/types.ts";
import { currentEdition, readResultRules } from "./rules.ts";

const [marathon] = specified.race.items ?? [];
const withResults = (results: ItemResults) => ({
  ...specified,
  race: { ...specified.race, items: [{ id: "marathon", name: { zh: "马拉松" }, distanceKm: 42.195, results }] },
});
const read = (results: ItemResults, edition = "2025") =>
  readResultRules(withResults(results), { item: "marathon", edition });

test("an item without rules is ranked by gun time, shared places, from its own start", () => {
  expect(read({})).toMatchObject({
    basis: { overall: [{ by: "gun" }], gender: [{ by: "gun" }], ageGroup: [{ by: "gun" }] },
    rounding: "none",
    ties: "shared",
    firstGun: Date.parse("2025-10-26T07:30:00+08:00"),
    ageOn: "2025-10-26",
    promote: true,
    prizes: null,
  });
  expect(readResultRules(specified, { item: "ultra", edition: "2025" })).toBeUndefined();
});

test("the edition is the year of the race in its own zone", () => {
  const newYear = { race: { name: { zh: "元旦跑" }, startsAt: "2025-12-31T16:00:00Z" }, timeZone: "Asia/Shanghai" };
  expect(currentEdition(newYear)).toBe("2026");
  expect(currentEdition({ ...newYear, timeZone: "Europe/Paris" })).toBe("2025");
});

test("ages count on race day, on the first day, or at the end of the year", () => {
  expect(read({ ranking: { ageOn: "year-end" } })).toMatchObject({ ageOn: "2025-12-31", isYearEnd: true });
  const second = { ...wuxi.race, startsAt: "2025-03-22T07:00:00+08:00" };
  const ageOn = (on: "race-day" | "first-day") => {
    const [item] = second.items ?? [];
    const results = { ...item?.results, ranking: { ageOn: on } };
    const race = { ...second, items: [{ id: "marathon", name: { zh: "马拉松" }, distanceKm: 42, results }] };
    return readResultRules({ race, timeZone: wuxi.timeZone }, { item: "marathon", edition: "2025" })?.ageOn;
  };
  expect([ageOn("race-day"), ageOn("first-day")]).toEqual(["2025-03-23", "2025-03-22"]);
});

test("a past edition has its own day and rules, and neither the cut-offs nor the starts of today", () => {
  const today = { ...marathon?.results, starts: [{ id: "a", gunAt: "2025-10-26T07:30:00+08:00" }] };
  const past = { edition: "2023", startsAt: "2023-10-29T08:00:00+08:00", ranking: { basis: [{ by: "net" as const }] } };
  const then = read({ ...today, pastEditions: [past] } as ItemResults, "2023");
  expect(then).toMatchObject({
    ageOn: "2023-10-29",
    finishCutOffAt: null,
    guns: [],
    basis: { overall: [{ by: "net" }] },
  });
  expect(then?.points.every(({ cutOffAt, isRequired }) => cutOffAt === null && !isRequired)).toBe(true);
  expect(then?.ageGroups).toHaveLength(5);
  expect(read(today as ItemResults, "2019")).toMatchObject({ ageOn: null, firstGun: null, finishCutOffAt: null });
});
