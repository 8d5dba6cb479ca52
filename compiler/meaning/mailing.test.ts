import { expect, test } from "vitest";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { readSite } from "../read.ts";

const race = { name: { zh: "测试赛" }, startsAt: "2036-01-06T09:00:00+08:00", endsAt: "2036-01-06T12:00:00+08:00" };
const mailing = { opensAt: "2036-01-08T09:00:00+08:00", closesAt: "2036-02-08T09:00:00+08:00", feeFen: 1500 };
const findProblems = (overrides: object) => {
  const site = siteWith([], [], { race: { ...race, mailing: { ...mailing, ...overrides } } });
  const { problems } = readSite(site, "site.json", {});
  return problems.flatMap(({ code, pointer, severity }) => (severity === "error" ? [`${code} ${pointer}`] : []));
};

test("an organiser whose mailing is right reads nothing", () => {
  expect(findProblems({ regions: [{ provinces: ["540000"] }, { provinces: ["650000"], feeFen: 0 }] })).toEqual([]);
});

test("a mailing that closes before it opens, or opens before the race is over, is reported", () => {
  expect(findProblems({ closesAt: mailing.opensAt })).toEqual(["SL5101 /race/mailing/closesAt"]);
  expect(findProblems({ opensAt: "2036-01-06T11:00:00+08:00" })).toEqual(["SL6281 /race/mailing/opensAt"]);
});

test("that of an earlier race may open before this race", () => {
  const from = { race: "city-2024", name: { zh: "2024 城市马拉松" } };
  expect(findProblems({ opensAt: "2036-01-01T11:00:00+08:00", from })).toEqual([]);
});

test("a province in two regions, and one that does not exist, are reported", () => {
  expect(findProblems({ regions: [{ provinces: ["540000"] }, { provinces: ["540000"], feeFen: 0 }] })).toEqual([
    "SL6282 /race/mailing/regions/1/provinces/0",
  ]);
  expect(findProblems({ regions: [{ provinces: ["810000"] }] })).toHaveLength(1);
});
