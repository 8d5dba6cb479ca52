import { expect, test } from "vitest";
import { pickUpWith } from "#fixtures/pickUp.ts";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { readSite } from "../read.ts";

const race = { name: { zh: "测试赛" }, startsAt: "2036-01-06T09:00:00+08:00" };
const findProblems = (pickUp: object) => {
  const { problems } = readSite(siteWith([], [], { race: { ...race, pickUp } }), "site.json", {});
  return problems.flatMap(({ code, pointer, severity }) =>
    severity === "error" || code.startsWith("SL626") ? [`${severity} ${code} ${pointer}`] : [],
  );
};
const withTimes = (slots: object[], date = "2036-01-04", overrides: object = {}) => {
  const [site] = pickUpWith(80).sites;
  return pickUpWith(80, {
    closesAt: "2036-01-04T09:00:00+08:00",
    materials: [],
    sites: [{ ...site, days: [{ date, slots }] }],
    ...overrides,
  });
};
const slot = (from: string, until: string, more: object = {}) => ({ from, until, runners: 80, ...more });
const at = "/race/pickUp/sites/0/days/0/slots";

test("an organiser whose pick-up is right reads nothing", () => {
  expect(findProblems(pickUpWith(80, { materials: [{ id: "bib" }] }))).toEqual([]);
  expect(findProblems(withTimes([slot("09:00", "12:00"), slot("12:00", "18:00", { everyMinutes: 30 })]))).toEqual([]);
});

test("a time that ends before it begins, two that overlap, and minutes in no slot are each reported once", () => {
  expect(findProblems(withTimes([slot("09:00", "12:00"), slot("18:00", "12:00")]))).toEqual([
    `error SL6260 ${at}/1/until`,
  ]);
  expect(
    findProblems(
      withTimes([slot("09:00", "12:00", { everyMinutes: 30 }), slot("11:00", "14:00", { everyMinutes: 30 })]),
    ),
  ).toEqual([`error SL6261 ${at}/1`]);
  expect(findProblems(withTimes([slot("09:00", "12:00", { everyMinutes: 50 })]))).toEqual([
    `warning SL6264 ${at}/0/everyMinutes`,
  ]);
});

test("times of two sites may overlap", () => {
  const [site] = withTimes([slot("09:00", "12:00")]).sites;
  const sites = [site, { ...site, id: "other" }];
  expect(findProblems(withTimes([], undefined, { sites }))).toEqual([]);
});

test("booking that closes after the last slot has begun, and a day after the race, are reported", () => {
  const times = [slot("09:00", "12:00")];
  expect(findProblems(withTimes(times, undefined, { closesAt: "2036-01-05T09:00:00+08:00" }))).toEqual([
    "error SL6262 /race/pickUp/closesAt",
  ]);
  expect(findProblems(withTimes(times, "2036-01-07"))).toEqual(["error SL6263 /race/pickUp/sites/0/days/0/date"]);
});

test("a material without a name is reported", () => {
  const materials = [{ id: "bag" }, { id: "poncho" }];
  expect(findProblems(withTimes([slot("09:00", "12:00")], undefined, { materials }))).toEqual([
    "error SL6265 /race/pickUp/materials/1/id",
  ]);
});
