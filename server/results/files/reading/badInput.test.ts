import { utils, write } from "@e965/xlsx";
import { describe, expect, test } from "vitest";
import { resultFields } from "#core/resultFields.ts";
import { messages } from "#locales/generated/results/import.ts";
import { type ProblemCode, problemCodes, toLogged } from "../model/problem.ts";
import { fromBytes } from "../source/openSource.ts";
import { openTable } from "./openTable.ts";
import { readAll } from "./testFiles.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const header = "bib,name,gender,birthday,nation,club,gun time,net time,50 km,100 km,status,contest";

/** Reads good rows with one between them, which is line 3. */
const readOne = async (row: string) =>
  readAll(
    encode(
      [
        header,
        "1,Runner 00001,M,1990-03-07,CHN,Club A,20:31:05,20:31:03,4:34:10,10:45:59,finished,Ultra 166",
        row,
        "3,Runner 00003,M,1979-12-31,KEN,Club C,30:31:31,30:31:20,6:20:00,15:00:00,finished,Ultra 166",
      ].join("\n"),
    ),
  );

const faulty: [code: ProblemCode, row: string, column: number | null][] = [
  ["encoding", "2,Runner \ufffd,M,,,,21:00:00,,,,,Ultra 166", null],
  ["quote-open", '2,"Runner 00002,M,,,,21:00:00,,,,,Ultra 166', null],
  ["quote-open", '2,"Runner "the fast" 00002",M,,,,21:00:00,,,,,Ultra 166', null],
  ["line-long", `2,${"x".repeat(70_000)},M,,,,21:00:00,,,,,Ultra 166`, null],
  ["columns-many", "2,Runner 00002,M,,,Club, B,21:00:00,,,,,Ultra 166", null],
  ["identity-missing", ",,M,,,,21:00:00,,,,,Ultra 166", 0],
  ["number-long", `${"9".repeat(65)},Runner 00002,M,,,,21:00:00,,,,,Ultra 166`, 0],
  ["digits-lost", "1.10101E+17,Runner 00002,M,,,,21:00:00,,,,,Ultra 166", 0],
  ["item-other", "2,Runner 00002,M,,,,5:00:00,,,,,Trail 50", 11],
  ["item-unknown", "2,Runner 00002,M,,,,5:00:00,,,,,Fun run", 11],
  ["item-missing", "2,Runner 00002,M,,,,5:00:00,,,,,", 11],
  ["time-unreadable", "2,Runner 00002,M,,,,21:75:00,,,,,Ultra 166", 6],
  ["time-unreadable", "2,Runner 00002,M,,,,about a day,,,,,Ultra 166", 6],
  ["time-long", "2,Runner 00002,M,,,,9999:00:00,,,,,Ultra 166", 6],
  ["time-negative", "2,Runner 00002,M,,,,-0:00:05,,,,,Ultra 166", 6],
  ["net-above-gun", "2,Runner 00002,M,,,,21:00:00,21:00:10,,,,Ultra 166", 7],
  ["status-unknown", "2,Runner 00002,M,,,,21:00:00,,,,sleepy,Ultra 166", 10],
  ["time-missing", "2,Runner 00002,M,,,,,,,,finished,Ultra 166", 10],
  ["bib-missing", ",Runner 00002,M,,,,21:00:00,,,,,Ultra 166", 0],
  ["split-unreadable", "2,Runner 00002,M,,,,21:00:00,,soon,10:00:00,,Ultra 166", 8],
  ["split-unreadable", "2,Runner 00002,M,,,,,,9999:00:00,,DNF,Ultra 166", 8],
  ["split-negative", "2,Runner 00002,M,,,,21:00:00,,-0:10:00,10:00:00,,Ultra 166", 8],
  ["split-backwards", "2,Runner 00002,M,,,,21:00:00,,11:00:00,10:00:00,,Ultra 166", 9],
  ["split-after-finish", "2,Runner 00002,M,,,,21:00:00,,5:00:00,22:00:00,,Ultra 166", 9],
  ["gender-unknown", "2,Runner 00002,?!,,,,21:00:00,,,,,Ultra 166", 2],
  ["birthday-unreadable", "2,Runner 00002,M,1990-02-31,,,21:00:00,,,,,Ultra 166", 3],
  ["birthday-future", "2,Runner 00002,M,2027-01-01,,,21:00:00,,,,,Ultra 166", 3],
  ["country-unknown", "2,Runner 00002,M,,Atlantis,,21:00:00,,,,,Ultra 166", 4],
  ["text-long", `2,${"x".repeat(121)},M,,,,21:00:00,,,,,Ultra 166`, 1],
];

describe("an organiser reads of a faulty row", () => {
  test.each(faulty)("%s, and where, and gets the other rows", async (code, row, column) => {
    const { rows, problems } = await readOne(row);
    expect(problems).toEqual([]);
    expect(rows.map(({ line, isRefused }) => [line, isRefused])).toEqual([
      [2, false],
      [3, problemCodes[code] === "row"],
      [4, false],
    ]);
    expect(rows[1]?.problems).toMatchObject([{ line: 3, column, code }]);
    expect([...(rows[0]?.problems ?? []), ...(rows[2]?.problems ?? [])]).toEqual([]);
  });

  test("that it was cut off, if no other is short, and not if a program leaves out empty cells at the end", async () => {
    const read = async (rows: string[]) => (await readAll(encode(["bib,name,time,club", ...rows].join("\n")))).rows;
    const [, cut] = await read(["1,Runner 00001,20:00:00,", "2,Runner 0"]);
    expect(cut).toMatchObject({ isRefused: true, problems: [{ line: 3, code: "columns-few" }] });
    const [, short] = await read(["1,Runner 00001,20:00:00,Club A", "2,Runner 00002,21:00:00"]);
    expect(short).toMatchObject({ isRefused: false, gunMs: 75_600_000, club: null });
  });

  test("two runners with one bib, both with the other's line, and neither is taken", async () => {
    const { rows } = await readOne("1,Runner 00002,M,,,,21:00:00,,,,,Ultra 166");
    expect(rows.map(({ isRefused }) => isRefused)).toEqual([true, true, false]);
    expect(rows.slice(0, 2).map(({ problems }) => problems)).toMatchObject([
      [{ line: 2, code: "bib-twice", params: { bib: "1", other: 3 } }],
      [{ line: 3, code: "bib-twice", params: { bib: "1", other: 2 } }],
    ]);
  });

  test("that it is there twice, and the first is taken", async () => {
    const { rows } = await readOne(
      "1,Runner 00001,M,1990-03-07,CHN,Club A,20:31:05,20:31:03,4:34:10,10:45:59,finished,Ultra 166",
    );
    expect(rows.map(({ isRefused }) => isRefused)).toEqual([false, true, false]);
    expect(rows[1]?.problems).toMatchObject([{ code: "bib-repeated", params: { other: 2 } }]);
  });

  test("a sentence in Chinese and English for every problem, question and field", () => {
    const asked = ["sheet", "column", "twice", "identity", "time", "item", "notation"];
    const keys = [
      ...Object.keys(problemCodes).map((code) => `fault-${code}`),
      ...resultFields.map((field) => `field-${field}`),
      ...asked.map((code) => `ask-${code}`),
    ];
    expect(keys.filter((key) => !(key in messages.zh) || !(key in messages.en))).toEqual([]);
  });

  test("nothing of the runner in a log", async () => {
    const { rows } = await readOne("2,Runner 00002,M,,Atlantis,,Runner 00002,,,,,Ultra 166");
    const logged = JSON.stringify(rows.flatMap(({ problems }) => problems.map(toLogged)));
    expect(logged).toContain("time-unreadable");
    expect(logged).not.toMatch(/Runner|Atlantis/);
    expect(JSON.stringify(rows[1]?.problems)).not.toContain("Runner");
  });
});

test("one wrong split early on does not cost the runner the later ones", async () => {
  const points = [10, 20, 30, 40].map((distanceKm) => ({
    id: `km${distanceKm}`,
    name: { zh: `${distanceKm} 公里` },
    distanceKm,
  }));
  const { rows } = await readAll(
    encode("bib,time,10km,20km,30km,40km\n1,3:30:00,2:59:00,1:40:00,2:30:00,3:20:00\n"),
    {},
    { item: "marathon", items: new Map(), distanceKm: 42.195, points },
  );
  expect(rows[0]?.splitsMs).toEqual([null, 6_000_000, 9_000_000, 12_000_000]);
  expect(rows[0]?.problems).toMatchObject([{ code: "split-backwards", column: 2, params: { time: "2:59:00" } }]);
});

describe("a column of ranks", () => {
  const read = (rows: string[], head = "bib,gender,category,place,place gender,place category,gun time,net time") =>
    readAll(encode([head, ...rows].join("\n")));

  test("that contradicts its times is refused with the first contradiction, and the others are read", async () => {
    const { rows, problems } = await read([
      "1,M,A,1,1,1,20:00:00,19:59:00",
      "2,M,A,3,2,2,21:00:00,20:59:00",
      "3,F,A,2,1,1,22:00:00,21:59:00",
      "4,F,B,4,2,1,23:00:00,22:59:00",
    ]);
    expect(problems).toEqual([
      {
        line: 1,
        column: 3,
        field: "overallRank",
        code: "ranks-contradict",
        params: { row: 4, rank: 2, time: "21:59:00.00", otherRow: 3, otherRank: 3, otherTime: "20:59:00.00" },
      },
    ]);
    expect(rows.map(({ overallRank, genderRank, ageGroupRank }) => [overallRank, genderRank, ageGroupRank])).toEqual([
      [null, 1, 1],
      [null, 2, 2],
      [null, 1, 1],
      [null, 2, 1],
    ]);
  });

  test.each([
    [
      "by gun for the first and net for the rest",
      [
        "1,M,A,1,1,1,20:00:00,19:59:59",
        "2,M,A,2,2,2,20:10:00,20:00:00",
        "3,M,A,3,3,3,20:12:00,19:59:50",
        "4,M,A,4,4,4,20:11:00,20:05:00",
      ],
    ],
    [
      "by times that were rounded to whole seconds",
      ["1,M,A,1,1,1,20:00:00.9,19:00:00.9", "2,M,A,2,2,2,20:00:00.1,19:00:00.1"],
    ],
    [
      "shared by two with one time",
      ["1,M,A,1,1,1,20:00:00,19:00:00", "2,M,A,1,1,1,20:00:00,19:00:00", "3,M,A,3,3,3,20:00:05,19:00:05"],
    ],
    [
      "of a runner who is disqualified",
      ["1,M,A,1,1,1,20:00:00,19:00:00", "2,M,A,2,2,2,DSQ,", "3,M,A,3,3,3,20:00:05,19:00:05"],
    ],
  ])("%s is read", async (_name, rows) => {
    const read1 = await read(rows);
    expect(read1.problems).toEqual([]);
    expect(read1.rows.map(({ overallRank }) => overallRank)).not.toContain(null);
  });

  test("with one rank for two times is refused", async () => {
    const { problems } = await read(["1,M,A,1,1,1,20:00:00,19:00:00", "2,F,A,1,1,1,21:00:00,20:00:00"]);
    expect(problems.map(({ field }) => field)).toEqual(["overallRank"]);
  });
});

test("a workbook that is too large once it is unpacked is not unpacked", async () => {
  const book = write(
    { SheetNames: ["x"], Sheets: { x: utils.aoa_to_sheet([["bib", "time"]]) } },
    { type: "buffer", compression: true },
  );
  expect(await openTable(fromBytes(book))).toMatchObject({ sheet: "x" });
  // The size that the list of files states of the first.
  book.writeUInt32LE(0x7fffffff, book.indexOf("PK\u0001\u0002") + 24);
  expect(await openTable(fromBytes(book))).toBe("workbook-large");
});

test.each([
  ["empty", ""],
  ["not-a-table", "%PDF-1.7 results"],
  ["workbook-broken", "PK\u0003\u0004 no workbook"],
])("a file that is %s is refused as a whole", async (fault, text) => {
  expect(await openTable(fromBytes(encode(text)))).toBe(fault);
});
