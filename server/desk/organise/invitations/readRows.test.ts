import { utils, write } from "@e965/xlsx";
import { expect, test } from "vitest";
import { readSpreadsheet } from "#forms/values/spreadsheet.ts";
import { type RowFacts, readRows } from "./readRows.ts";

const facts: RowFacts = {
  items: new Map([["10k", { names: ["十公里"] }]]),
  timeZone: "Europe/London",
  now: new Date("2026-06-01T00:00:00Z"),
  startsAt: undefined,
  isServed: () => true,
};
const defaults = { item: "10k", language: "zh", isWaived: false, holdsPlace: false } as const;

/** The rows of a workbook whose cells are numbers, or texts. */
function readWorkbook(rows: unknown[][]) {
  const sheet = utils.aoa_to_sheet([["邮箱或手机号", "截止时间"], ...rows]);
  const file = write({ SheetNames: ["x"], Sheets: { x: sheet } }, { type: "array", bookType: "xlsx" });
  const [header = [], ...cells] = readSpreadsheet(new Uint8Array(file), 99);
  return readRows({ header, rows: cells, defaults }, facts);
}

test("a guest's deadline of a day ends with it in the race's zone, be it a date cell or a text", () => {
  // 10 July 2026, when London is an hour ahead of UTC.
  const day = { t: "n", v: 46213, z: "yyyy-mm-dd" };
  const { wanted, problems } = readWorkbook([
    ["cell@example.org", day],
    ["text@example.org", "2026-07-10"],
    ["moment@example.org", { ...day, v: 46213.75, z: "yyyy-mm-dd hh:mm" }],
  ]);
  expect(problems).toEqual([]);
  expect(wanted.map(({ endsAt }) => endsAt.toISOString())).toEqual([
    "2026-07-10T22:59:59.000Z",
    "2026-07-10T22:59:59.000Z",
    "2026-07-10T17:00:00.000Z",
  ]);
});

test("a phone number that a workbook has as a number is that number, and one that lost digits is refused", () => {
  const { wanted, problems } = readWorkbook([
    [8613800138000, "2026-07-10"],
    [Number("8613800138000123456"), "2026-07-10"],
    ["8.6138E+12", "2026-07-10"],
  ]);
  expect(wanted.map(({ target }) => target)).toEqual(["13800138000"]);
  expect(problems.map(({ row, column, code }) => [row, column, code])).toEqual([
    [3, "contact", "digits-lost"],
    [4, "contact", "digits-lost"],
  ]);
});

test.each(["email", "Phone", "邮箱", "手机号"])(
  "a list of contacts whose column is called %s is read as it is",
  (name) => {
    const rows = { rows: [["a@example.org", "2026-07-10"]], defaults };
    const { wanted, problems } = readRows({ header: [name, "until"], ...rows }, facts);
    expect(problems).toEqual([]);
    expect(wanted.map(({ target }) => target)).toEqual(["a@example.org"]);
    // Of two such columns nobody knows which is meant.
    const twice = readRows({ header: [name, "email or phone"], ...rows }, facts);
    expect(twice.problems.map(({ code }) => code)).toEqual(["column-twice"]);
  },
);
