import { expect, test } from "vitest";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { readSite } from "../read.ts";

const item = (id: string, more: object = {}) => ({
  id,
  name: { zh: id },
  distanceKm: 10,
  feeFen: 10_000,
  places: 100,
  ...more,
});
const starts = [{ id: "a", name: { zh: "A" }, gunAt: "2036-01-06T09:00:00+08:00" }];
const race = {
  name: { zh: "测试赛" },
  startsAt: "2036-01-06T09:00:00+08:00",
  bibsFrozenAt: "2035-12-20T00:00:00+08:00",
  items: [item("full", { results: { starts } }), item("half")],
};
const full = { id: "full", item: "full", from: 1, to: 100, digits: 4, prefix: "A", start: "a" };
const half = { id: "half", item: "half", from: 1, to: 100, digits: 4 };
const lucky = {
  by: "choice",
  numbers: ["A0088", "0066"],
  opensAt: "2035-12-01T09:00:00+08:00",
  closesAt: "2035-12-10T09:00:00+08:00",
};

/** The problems of a race with these blocks. */
function findProblems(blocks: object[], more: object = {}): string[] {
  const site = siteWith([], [], { race: { ...race, bibs: { blocks, ...more } } });
  const { problems } = readSite(site, "site.json", {});
  return problems.flatMap(({ code, pointer }) => (pointer.startsWith("/race/bibs") ? [`${code} ${pointer}`] : []));
}

test("an organiser whose bibs are right reads nothing", () => {
  expect(findProblems([full, half], { lucky })).toEqual([]);
});

test("a block without numbers, of an unknown item or of an unknown start is reported", () => {
  expect(findProblems([{ ...full, from: 200 }, half])).toEqual(["SL6270 /race/bibs/blocks/0/to"]);
  expect(findProblems([full, { ...half, item: "haf" }])).toEqual(["SL6272 /race/bibs/blocks/1/item"]);
  expect(findProblems([full, { ...half, start: "a" }])).toEqual(["SL6273 /race/bibs/blocks/1/start"]);
});

test("a bib that two blocks print is reported, one that differs by letters or zeros is not", () => {
  expect(findProblems([full, { ...half, prefix: "A" }])).toEqual(["SL6271 /race/bibs/blocks/1"]);
  expect(findProblems([full, { ...half, prefix: "A", digits: 5 }])).toEqual([]);
  const long = { ...half, from: 9000, to: 12_000, prefix: "A", digits: 5 };
  // From five digits on, both write the same.
  expect(findProblems([{ ...full, to: 10_500 }, long])).toEqual(["SL6271 /race/bibs/blocks/1"]);
});

test("fewer numbers than places are a warning", () => {
  expect(findProblems([{ ...full, to: 99 }, half])).toEqual(["SL6277 /race/bibs/blocks/0/to"]);
});

test("a lucky number of no block, and lucky numbers after bibs are made, are reported", () => {
  expect(findProblems([full, half], { lucky: { ...lucky, numbers: ["A88", "B0001"] } })).toEqual([
    "SL6275 /race/bibs/lucky/numbers/0",
    "SL6275 /race/bibs/lucky/numbers/1",
  ]);
  const late = { ...lucky, closesAt: "2035-12-21T09:00:00+08:00" };
  expect(findProblems([full, half], { lucky: late })).toEqual(["SL6276 /race/bibs/lucky/closesAt"]);
});
