import { expect, test } from "vitest";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { readSite } from "../read.ts";

const deferrals = { to: "2037", until: "2030-01-01T00:00:00+08:00" };
const findProblems = (prices: object, more: object = {}, raceId: unknown = "2036") => {
  const race = {
    name: { zh: "测试赛" },
    startsAt: "2036-01-06T09:00:00+08:00",
    items: [{ id: "full", name: { zh: "全程", en: "Full" }, distanceKm: 42, ...more }],
  };
  const site = siteWith([], [], { prices, race });
  const { problems } = readSite(site, "site.json", { race: { raceId } });
  return problems.flatMap(({ code, pointer, severity }) =>
    code.startsWith("SL616") ? [`${severity} ${code} ${pointer}`] : [],
  );
};

test("an organiser whose deferrals are right reads nothing, and of a drawn item that who defers needs no draw", () => {
  expect(findProblems({ deferrals, deferredFrom: ["2035"] })).toEqual([]);
  expect(findProblems({ deferrals: { ...deferrals, items: { full: "marathon" } } })).toEqual([]);
  expect(findProblems({ deferrals }, { allocation: "draw" })).toEqual(["note SL6168 /prices/deferrals"]);
});

test("a race whose id is a number is itself all the same", () => {
  expect(findProblems({ deferrals }, {}, 2037)).toEqual(["error SL6166 /prices/deferrals/to"]);
  expect(findProblems({ deferredFrom: ["1", "2037"] }, {}, 2037)).toEqual(["error SL6166 /prices/deferredFrom/1"]);
});
