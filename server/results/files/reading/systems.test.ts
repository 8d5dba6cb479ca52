import { readFileSync } from "node:fs";
import { join } from "node:path";
import { utils, write } from "@e965/xlsx";
import { describe, expect, test } from "vitest";
import type { ItemFacts, Mapping } from "../model/mapping.ts";
import type { ResultRow } from "../model/row.ts";
import { fromBytes } from "../source/openSource.ts";
import { openTable } from "./openTable.ts";
import { proposeMapping } from "./proposeMapping.ts";
import { readRows } from "./readRows.ts";

const facts: ItemFacts = {
  item: "ultra",
  items: new Map([
    ["ultra", ["Ultra 166", "166公里越野赛"]],
    ["trail", ["Trail 50", "50公里越野赛"]],
  ]),
  distanceKm: 166,
  points: [
    { id: "cp1", name: { zh: "垭口", en: "Pass" }, distanceKm: 50 },
    { id: "cp2", name: { zh: "湖", en: "Lake" }, distanceKm: 100 },
  ],
  raceDay: "2026-10-18",
};

type Expected = Omit<ResultRow, "line" | "problems" | "isRefused">;

const nothing = { latinName: null, wave: null, document: null, entryCode: null };
const noTimes = { gunMs: null, netMs: null, overallRank: null, genderRank: null, ageGroupRank: null };

const runners: Expected[] = [
  {
    ...nothing,
    bib: "1",
    name: "Runner 00001",
    gender: 1,
    birthday: "1990-03-07",
    birthYear: 1990,
    age: 36,
    club: "Club A",
    country: "CHN",
    city: "Jinan",
    category: "M 18-39",
    gunMs: 73_865_520,
    netMs: 73_863_030,
    splitsMs: [16_450_000, 38_759_100],
    status: "finished",
    overallRank: 1,
    genderRank: 1,
    ageGroupRank: 1,
  },
  {
    ...nothing,
    bib: "2",
    name: "Runner 00002",
    gender: 2,
    birthday: "1985-11-23",
    birthYear: 1985,
    age: 40,
    club: "Club B",
    country: "DEU",
    city: "Köln",
    category: "F 40-49",
    gunMs: 86_400_000,
    netMs: 86_390_250,
    splitsMs: [20_050_000, 46_200_000],
    status: "finished",
    overallRank: 2,
    genderRank: 1,
    ageGroupRank: 1,
  },
  {
    ...nothing,
    bib: "3",
    name: "Runner 00003",
    gender: 1,
    birthday: "1979-12-31",
    birthYear: 1979,
    age: 46,
    club: "Club C",
    country: "KEN",
    city: "Nairobi",
    category: "M 40-49",
    gunMs: 217_891_030,
    netMs: 217_880_000,
    splitsMs: [48_000_000, 111_600_000],
    status: "finished",
    overallRank: 3,
    genderRank: 2,
    ageGroupRank: 1,
  },
  {
    ...nothing,
    ...noTimes,
    bib: "4",
    name: "Runner 00004",
    gender: 1,
    birthday: "2001-01-15",
    birthYear: 2001,
    age: 25,
    club: null,
    country: "ESP",
    city: "León",
    category: "M 18-39",
    splitsMs: [17_000_000, null],
    status: "dnf",
  },
  {
    ...nothing,
    ...noTimes,
    bib: "5",
    name: "Runner 00005",
    gender: 2,
    birthday: "1999-06-30",
    birthYear: 1999,
    age: 27,
    club: "Club E",
    country: "FRA",
    city: "Nîmes",
    category: "F 18-39",
    splitsMs: [null, null],
    status: "dns",
  },
  {
    ...nothing,
    bib: "6",
    name: "Runner 00006",
    gender: 1,
    birthday: "1988-08-08",
    birthYear: 1988,
    age: 38,
    club: "Club, F",
    country: "CHE",
    city: "Genève",
    category: "M 18-39",
    gunMs: 93_600_000,
    netMs: 93_595_000,
    splitsMs: [21_000_000, 50_000_000],
    status: "dsq",
    overallRank: null,
    genderRank: null,
    ageGroupRank: null,
  },
];

interface System {
  file: string;
  /** What its files do not have. */
  lacks: (keyof Expected)[];
  /** Whether it leaves out fractions of a second, all or those of splits. */
  cuts?: "all" | "splits";
  isChinese?: boolean;
  /** Whether who did not finish has no time. */
  hasTimesOfFinishers?: boolean;
  /** The bibs that are not in the file. */
  without?: string[];
  /** What a person is asked before the rows are read. */
  asks?: string[];
}

const systems: System[] = [
  { file: "race-result.csv", lacks: ["birthday", "age", "city"] },
  { file: "race-result-seconds.csv", lacks: ["birthday", "age", "city"] },
  { file: "runsignup.csv", lacks: ["birthday", "birthYear", "club"], hasTimesOfFinishers: true },
  { file: "runsignup-ids.csv", lacks: ["birthday", "birthYear", "club"], hasTimesOfFinishers: true, asks: ["column", "column"] },
  {
    file: "ultrasignup.csv",
    lacks: ["birthday", "birthYear", "club", "country", "category", "netMs", "splitsMs", "genderRank", "ageGroupRank"],
    cuts: "all",
  },
  {
    file: "itra.csv",
    lacks: ["age", "club", "category", "netMs", "splitsMs", "genderRank", "ageGroupRank"],
    cuts: "all",
    without: ["5", "6"],
  },
  {
    file: "sporthive.csv",
    lacks: ["birthday", "birthYear", "age", "club", "city", "splitsMs", "genderRank", "ageGroupRank"],
    hasTimesOfFinishers: true,
  },
  { file: "mika-timing.csv", lacks: ["birthday", "birthYear", "age", "city", "gender"], cuts: "all" },
  {
    file: "wiclax.csv",
    lacks: ["bib", "gender", "birthday", "birthYear", "age", "country", "city", "netMs", "genderRank"],
    cuts: "all",
    hasTimesOfFinishers: true,
  },
  ...["chinese.csv", "chinese-ms.csv", "chinese-days.csv"].map(
    (file): System => ({ file, lacks: ["birthday", "birthYear", "age", "city"], isChinese: true }),
  ),
  { file: "excel-mac.txt", lacks: ["birthday", "birthYear", "age", "city"], isChinese: true, cuts: "all" },
  {
    file: "iof-words.csv",
    lacks: ["birthday", "birthYear", "age", "city", "club", "category", "netMs", "splitsMs", "genderRank", "ageGroupRank"],
    cuts: "all",
  },
  { file: "german.csv", lacks: ["birthday", "age"] },
  { file: "french.csv", lacks: ["age"] },
  { file: "spanish.csv", lacks: ["age"] },
];

const readFixture = (file: string) => readFileSync(join(import.meta.dirname, "../../../../fixtures/results/files", file));

async function readAll(bytes: Uint8Array, given?: Mapping) {
  const table = await openTable(fromBytes(bytes));
  if (typeof table === "string") throw new Error(table);
  const proposal = proposeMapping(table, facts);
  const read = await readRows(table, given ?? proposal.mapping, facts);
  const rows: ResultRow[] = [];
  for await (const row of read.rows()) rows.push(row);
  return { table, proposal, rows, problems: read.problems };
}

const cutSecond = (time: number | null) => (time === null ? null : Math.floor(time / 1000) * 1000);

/** What a system's file has of the runners. */
function expectRows({ lacks, cuts, isChinese, hasTimesOfFinishers, without = [] }: System): Expected[] {
  return runners
    .filter(({ bib }) => !without.includes(bib ?? ""))
    .map((runner) => {
      const row = structuredClone(runner);
      if (isChinese) row.name = row.name?.replace("Runner ", "选手") ?? null;
      if (hasTimesOfFinishers && row.status !== "finished") Object.assign(row, noTimes);
      if (cuts === "all") {
        row.gunMs = cutSecond(row.gunMs);
        row.netMs = cutSecond(row.netMs);
        row.splitsMs = row.splitsMs.map(cutSecond);
      }
      for (const field of lacks)
        Object.assign(row, { [field]: field === "splitsMs" ? [null, null] : field === "gender" ? 0 : null });
      return row;
    });
}

function strip({ line: _line, problems: _problems, isRefused: _isRefused, ...row }: ResultRow): Expected {
  return row;
}

describe("an organiser who imports a file", () => {
  test.each(systems)("of $file gets the same runners", async (system) => {
    const { proposal, rows, problems } = await readAll(readFixture(system.file));
    expect(rows.flatMap((row) => row.problems)).toEqual([]);
    expect(problems).toEqual([]);
    expect(rows.map(strip)).toEqual(expectRows(system));
    expect(proposal.questions.map(({ code }) => code)).toEqual(system.asks ?? []);
    expect(proposal.isSure).toBe(system.asks === undefined);
  });

  test("knows of each row its line in the file", async () => {
    const { rows } = await readAll(readFixture("chinese.csv"));
    expect(rows.map(({ line }) => line)).toEqual([5, 6, 7, 8, 9, 10]);
  });
});

const bigEndian = (bytes: Buffer) => Buffer.from(bytes).swap16();
const encodings: [name: string, encode: (text: string) => Uint8Array][] = [
  ["UTF-8", (text) => Buffer.from(text)],
  ["UTF-8 with its mark", (text) => Buffer.from(`\ufeff${text}`)],
  ["UTF-16 of Windows", (text) => Buffer.from(`\ufeff${text}`, "utf16le")],
  ["UTF-16 of Windows without a mark", (text) => Buffer.from(text, "utf16le")],
  ["UTF-16 with the high byte first", (text) => bigEndian(Buffer.from(`\ufeff${text}`, "utf16le"))],
  ["UTF-16 with the high byte first, without a mark", (text) => bigEndian(Buffer.from(text, "utf16le"))],
];
const separators = [",", ";", "\t", "|"];
const lineBreaks = ["\n", "\r\n", "\r"];

/** The cells of the fixture of Chinese timers. */
async function chineseCells(): Promise<string[][]> {
  const table = await openTable(fromBytes(readFixture("chinese.csv")));
  if (typeof table === "string") throw new Error(table);
  return [table.header, ...table.samples];
}

const writeText = (cells: string[][], separator: string, lineBreak: string) =>
  cells
    .map((row) => row.map((cell) => (cell.includes(separator) ? `"${cell}"` : cell)).join(separator) + lineBreak)
    .join("");

describe("the same rows", () => {
  const chinese = systems.find(({ file }) => file === "chinese.csv") as System;

  test.each(
    encodings.flatMap(([name, encode]) =>
      separators.flatMap((separator) => lineBreaks.map((lineBreak) => ({ name, encode, separator, lineBreak }))),
    ),
  )("are read from $name, with $separator and $lineBreak", async ({ encode, separator, lineBreak }) => {
    const text = writeText(await chineseCells(), separator, lineBreak);
    const { rows, proposal } = await readAll(encode(text));
    expect(rows.map(strip)).toEqual(expectRows(chinese));
    expect(proposal.isSure).toBe(true);
  });

  test("are read from GB 18030", async () => {
    const table = await openTable(fromBytes(readFixture("gb18030.csv")));
    expect(table).toMatchObject({ encoding: "gb18030" });
    expect((await readAll(readFixture("gb18030.csv"))).rows.map(strip)).toEqual(expectRows(chinese));
  });

  test("are read from Windows 1252", async () => {
    const german = systems.find(({ file }) => file === "german.csv") as System;
    const bytes = Buffer.from(readFixture("german.csv").toString(), "latin1");
    expect((await readAll(bytes)).rows.map(strip)).toEqual(expectRows(german));
  });

  test.each(["xlsx", "biff8", "html"] as const)("are read from a workbook as %s", async (bookType) => {
    const sheet = utils.aoa_to_sheet([["成绩册"], [], ...(await chineseCells())]);
    const book = { SheetNames: ["成绩", "说明"], Sheets: { 成绩: sheet, 说明: utils.aoa_to_sheet([["x"]]) } };
    const bytes = new Uint8Array(write(book, { type: "array", bookType }));
    const { rows, proposal } = await readAll(bytes);
    expect(rows.map(strip)).toEqual(expectRows(chinese));
    expect(proposal.isSure).toBe(true);
  });

  test.each(["[h]:mm:ss", "h:mm:ss", "General", "0.00"])(
    "are read from a workbook whose times are days shown as %s",
    async (format) => {
      const cells = (await chineseCells()).map((row) => row.map((cell) => toDays(cell, format)));
      const book = { SheetNames: ["x"], Sheets: { x: utils.aoa_to_sheet(cells) } };
      const { rows } = await readAll(new Uint8Array(write(book, { type: "array", bookType: "xlsx" })));
      expect(rows.map(strip)).toEqual(expectRows(chinese));
    },
  );
});

function toDays(cell: string, format: string) {
  const [, hours, minutes, seconds] = /^(\d+):(\d+):([\d.]+)$/.exec(cell) ?? [];
  if (hours === undefined) return cell;
  return { t: "n", v: (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400, z: format };
}
