import { expect, test } from "vitest";
import { countryCodes } from "#forms/values/countries.ts";
import codes from "#schemas/field/country/codes.json" with { type: "json" };
import { collectCountries, readCountryCell } from "./countryCell.ts";
import { readDayCell } from "./dayCell.ts";
import { readGenderCell } from "./genderCell.ts";
import { collectStatuses, readStatus } from "./statusCell.ts";

test.each([
  ["CHN", "CHN"],
  ["cn", "CHN"],
  ["中国", "CHN"],
  ["中华人民共和国", "CHN"],
  ["P.R. China", "CHN"],
  ["GER", "DEU"],
  ["DEU", "DEU"],
  ["Allemagne", "DEU"],
  ["Alemania", "DEU"],
  ["SUI", "CHE"],
  ["Hong Kong", "HKG"],
  ["中国香港", "HKG"],
  ["Chinese Taipei", "TWN"],
  ["TPE", "TWN"],
  ["ENG", "GBR"],
  ["United States", "USA"],
  ["Côte d’Ivoire", "CIV"],
  ["Atlantis", undefined],
  ["XYZ", undefined],
])("the country %s is %s", (text, code) => {
  expect(readCountryCell(text, "iso")).toBe(code);
});

test("every country that a runner can choose is known by both of its codes", () => {
  const known = new Map(codes.map(([two = "", three = ""]) => [two, three]));
  const isKnown = (code: string) =>
    [code, known.get(code) ?? ""].every((each) => readCountryCell(each, "iso") === known.get(code));
  expect(countryCodes.filter((code) => !isKnown(code))).toEqual([]);
});

test("BRN is Bahrain among codes of the Olympics, and Brunei among those of ISO", () => {
  const decide = (cells: string[]) => {
    const vote = collectCountries();
    for (const cell of cells) vote.add(cell);
    return readCountryCell("BRN", vote.decide());
  };
  expect(decide(["BRN", "GER", "KEN"])).toBe("BHR");
  expect(decide(["BRN", "DEU", "KEN"])).toBe("BRN");
  expect(decide(["BRN"])).toBe("BRN");
});

const statuses: [column: string[], cell: string, status: string | undefined][] = [
  ...["finished", "out_of_competition", "dsq", "dnf", "dns", "dns"].map((status, code): [string[], string, string] => [
    ["0", "0", "1"],
    String(code),
    status,
  ]),
  ...["finished", "dnf", "dns", "unofficial", "dsq", "finished"].map((status, code): [string[], string, string] => [
    ["1", "1", "2"],
    String(code + 1),
    status,
  ]),
  [["1", "1"], "7", undefined],
  [["OK", "Finished"], "OK", "finished"],
  [["OK", "Finished"], "Finished", "unofficial"],
  [["Finished", "DNF"], "Finished", "finished"],
  [["OK"], "MissingPunch", "missing_point"],
  [["OK"], "DidNotStart", "dns"],
  [["OK"], "SportingWithdrawal", "dnf"],
  [["OK"], "NotCompeting", "out_of_competition"],
  [["OK"], "OverTime", "over_time"],
  [["OK"], "Active", "running"],
  [["OK"], "Inactive", "not_started"],
  [["完赛"], "完赛", "finished"],
  [["完赛"], "未完赛", "dnf"],
  [["完赛"], "未起跑", "dns"],
  [["完赛"], "取消成绩", "dsq"],
  [["完赛"], "关门", "over_time"],
  [["finished"], "dq", "dsq"],
  [["finished"], "D.N.F.", "dnf"],
  [["finished"], "sleepy", undefined],
];

test.each(statuses)("in a column with %j, the status %s is %s", (column, cell, status) => {
  const vote = collectStatuses();
  for (const each of column) vote.add(each, true);
  expect(readStatus(cell, vote.decide())).toBe(status);
});

test.each([
  ["1990-03-07", "day", "1990-03-07"],
  ["1990/3/7", "day", "1990-03-07"],
  ["1990年3月7日", "day", "1990-03-07"],
  ["19900307", "day", "1990-03-07"],
  ["07/03/1990", "day", "1990-03-07"],
  ["03/07/1990", "month", "1990-03-07"],
  ["07.03.1990", "month", "1990-03-07"],
  ["07.03.90", "day", "1990-03-07"],
  ["7 March 1990", "day", "1990-03-07"],
  ["Mar 7, 1990", "day", "1990-03-07"],
  ["32939", "day", "1990-03-07"],
  ["1990-03-07 00:00:00", "day", "1990-03-07"],
  ["2000-02-29", "day", "2000-02-29"],
  ["1990-02-29", "day", undefined],
  ["31/04/1990", "day", undefined],
  ["soon", "day", undefined],
] as const)("the day %s, with the %s first, is %s", (text, order, day) => {
  expect(readDayCell(text, order, 2026)).toBe(day);
});

test("M is a man beside F, and a woman beside H", () => {
  expect([readGenderCell("M", false), readGenderCell("M", true), readGenderCell("H", true)]).toEqual([1, 2, 1]);
  const cells = ["男", "女子", "w", "Damas", "divers", "?"];
  expect(cells.map((cell) => readGenderCell(cell, false))).toEqual([1, 2, 2, 2, 0, undefined]);
});
