import { describe, expect, test } from "vitest";
import { messages } from "#locales/generated/results/import.ts";
import { fields } from "../model/mapping.ts";
import { type ProblemCode, problemCodes, toLogged } from "../model/problem.ts";
import { fromBytes } from "../source/openSource.ts";
import { openTable } from "./openTable.ts";
import { facts, readAll } from "./testFiles.ts";

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
    const keys = [
      ...Object.keys(problemCodes).map((code) => `fault-${code}`),
      ...fields.map((field) => `field-${field}`),
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

describe("a mapping", () => {
  test("lists columns that nobody knows, and asks only about those with times", async () => {
    const { proposal } = await readAll(
      encode("bib,time,t-shirt,lucky number,mystery\n1,20:00:00,M,7,5:00:00\n2,21:00:00,L,8,6:00:00\n"),
    );
    expect(proposal.columns.map(({ header: name, certainty }) => [name, certainty])).toEqual([
      ["bib", "sure"],
      ["time", "sure"],
      ["t-shirt", "unknown"],
      ["lucky number", "unknown"],
      ["mystery", "unknown"],
    ]);
    expect(proposal.questions).toEqual([{ code: "column", index: 4 }]);
  });

  test.each([
    ["two columns that seem to hold the same", "bib,start number,time\n1,1,20:00:00\n2,2,21:00:00", ["twice"]],
    ["no column with a runner", "time,club\n20:00:00,Club A\n21:00:00,Club B", ["identity"]],
    ["no column with a time", "bib,name\n1,Runner 00001\n2,Runner 00002", ["time"]],
    ["an item that the race does not have", "bib,time,contest\n1,20:00:00,Ultra 166\n2,21:00:00,Big one", ["item"]],
    ["numbers that may be lines", "no,name,time\n1,Runner 00001,20:00:00\n2,Runner 00002,21:00:00", ["column"]],
    ["names in the column of times", "bib,time\n1,Runner 00001\n2,Runner 00002", ["column"]],
    ["no header at all", "17,Runner 00001,20:00:00\n18,Runner 00002,21:00:00", ["column", "identity", "time"]],
  ])("asks about %s", async (_name, text, codes) => {
    const { proposal } = await readAll(encode(text));
    expect(proposal.questions.map(({ code }) => code)).toEqual(codes);
    expect(proposal.isSure).toBe(false);
  });

  test("asks in which unit numbers are that can be two, and reads what a person states", async () => {
    const unknownDistance = { ...facts, distanceKm: undefined };
    const text = encode("bib,time\n1,600000\n2,650000\n");
    const asked = await readAll(text, {}, unknownDistance);
    expect(asked.proposal.questions).toEqual([{ code: "notation", index: 1 }]);
    expect(asked.problems).toMatchObject([{ code: "times-ambiguous", column: 1 }]);
    expect(asked.rows.map(({ gunMs }) => gunMs)).toEqual([null, null]);
    const notation = { number: "milliseconds", pair: "minutes" } as const;
    const stated = await readAll(text, { columns: [{ field: "bib" }, { field: "gun", notation }] }, unknownDistance);
    expect(stated.problems).toEqual([]);
    expect(stated.rows.map(({ gunMs }) => gunMs)).toEqual([600_000, 650_000]);
  });

  test("of a person replaces the proposed one, with names of items", async () => {
    const { rows } = await readAll(encode("a,b,c\nBig one,17,20:00:00\nSmall one,18,5:00:00\n"), {
      headerLine: 1,
      columns: [{ field: "item" }, { field: "bib" }, { field: "gun" }],
      items: { "Big one": "ultra", "Small one": null },
    });
    expect(rows.map(({ bib, isRefused, problems }) => [bib, isRefused, problems[0]?.code])).toEqual([
      ["17", false, undefined],
      [null, true, "item-other"],
    ]);
  });

  test("finds days that are written with the month first, and refuses those that can be both", async () => {
    const read = async (days: string[]) =>
      readAll(encode(["bib,time,dob", ...days.map((day, index) => `${index + 1},2${index}:00:00,${day}`)].join("\n")));
    expect((await read(["03/07/1990", "11/23/1985"])).rows.map(({ birthday }) => birthday)).toEqual([
      "1990-03-07",
      "1985-11-23",
    ]);
    const both = await read(["03/07/1990", "11/12/1985"]);
    expect(both.problems).toMatchObject([{ code: "days-ambiguous", column: 2 }]);
    expect(both.rows.map(({ birthday }) => birthday)).toEqual([null, null]);
  });
});

test("splits that count from each runner's own start are found, and become times from the gun", async () => {
  const rows = Array.from({ length: 60 }, (_row, index) => {
    const net = 36_000 + index * 600;
    const delay = index * 10;
    return { bib: index + 1, gun: net + delay, net, split: Math.round((net * 50) / 166), delay };
  });
  const write = (isFromGun: boolean) =>
    encode(
      [
        "bib,gun time,net time,50 km",
        ...rows.map(({ bib, gun, net, split, delay }) => `${bib},${gun},${net},${split + (isFromGun ? delay : 0)}`),
      ].join("\n"),
    );
  const [fromStart, fromGun] = [await readAll(write(false)), await readAll(write(true))];
  expect([fromStart.splitsFrom, fromGun.splitsFrom]).toEqual(["start", "gun"]);
  expect(fromStart.rows.map(({ splitsMs }) => splitsMs)).toEqual(fromGun.rows.map(({ splitsMs }) => splitsMs));
});

test("starts are found by their names, and one that the item does not have is left out", async () => {
  const starts = new Map([["a", ["Wave A", "A 枪"]]]);
  const { rows } = await readAll(
    encode("bib,time,wave\n1,20:00:00,A 枪\n2,21:00:00,Wave Z\n"),
    {},
    { ...facts, starts },
  );
  expect(rows.map(({ wave }) => wave)).toEqual(["a", null]);
  expect(rows[1]?.problems).toMatchObject([{ code: "wave-unknown" }]);
});

test.each([
  ["empty", ""],
  ["not-a-table", "%PDF-1.7 results"],
  ["workbook-broken", "PK\u0003\u0004 no workbook"],
])("a file that is %s is refused as a whole", async (fault, text) => {
  expect(await openTable(fromBytes(encode(text)))).toBe(fault);
});

test("a row among 200,000 whose quote is open, cut off or not UTF-8 is one refusal, and all others are read", async () => {
  const count = 200_000;
  const lines = Array.from(
    { length: count },
    (_line, index) =>
      `${index + 1},"选手${String(index + 1).padStart(6, "0")}",${index % 2 ? "女" : "男"},20:${String(index % 60).padStart(2, "0")}:00`,
  );
  const text = ["参赛号,姓名,性别,成绩", ...lines].join("\r\n");
  const bytes = Buffer.from(text);
  // Lines 100,002, 150,002 and 180,002 of the file.
  const spoil = (bib: number, from: string, to: Buffer) => {
    const line = bytes.indexOf(`\r\n${bib},`);
    to.copy(bytes, bytes.indexOf(from, line));
  };
  spoil(100_001, '",', Buffer.from(" ,"));
  spoil(150_001, "选手", Buffer.from([0xff, 0xfe]));
  spoil(180_001, "20:", Buffer.from("2x:"));
  async function* read() {
    for (let start = 0; start < bytes.length; start += 65_536) yield bytes.subarray(start, start + 65_536);
  }
  const table = await openTable({ read });
  if (typeof table === "string") throw new Error(table);
  expect(table.encoding).toBe("utf-8");
  const { proposeMapping } = await import("./proposeMapping.ts");
  const { readRows } = await import("./readRows.ts");
  const file = await readRows(table, proposeMapping(table, facts).mapping, facts);
  const refused: [line: number, code: string | undefined][] = [];
  let taken = 0;
  for await (const row of file.rows())
    if (row.isRefused) refused.push([row.line, row.problems[0]?.code]);
    else taken++;
  expect(refused).toEqual([
    [100_002, "quote-open"],
    [150_002, "encoding"],
    [180_002, "time-unreadable"],
  ]);
  expect(taken).toBe(count - 3);
});
