import { expect, test } from "vitest";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { readSite } from "../read.ts";

const ten = { id: "ten", name: { zh: "十公里" }, distanceKm: 10 };

function listProblems(...items: object[]): string[] {
  const race = { name: { zh: "测试赛" }, startsAt: "2036-01-06T09:00:00+08:00", items };
  const { problems } = readSite(siteWith([], [], { race }), "site.json");
  return problems.filter(({ code }) => /^SL61/.test(code)).map(({ code, pointer }) => `${code} ${pointer}`);
}

test("an organiser reads that nobody moves up after the start", () => {
  const promoteUntil = "2036-01-07T09:00:00+08:00";
  expect(listProblems({ ...ten, promoteUntil })).toEqual(["SL6125 /race/items/0/promoteUntil"]);
  expect(listProblems({ ...ten, promoteUntil, startsAt: "2036-01-08T09:00:00+08:00" })).toEqual([]);
});

test("an organiser reads that nobody waits for an item without a number of places", () => {
  expect(listProblems({ ...ten, waitingList: true })).toEqual(["SL6115 /race/items/0/waitingList"]);
  expect(listProblems({ ...ten, places: 300, waitingList: true })).toEqual([]);
});
