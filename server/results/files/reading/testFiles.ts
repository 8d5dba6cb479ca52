import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ItemFacts, Mapping } from "../model/mapping.ts";
import type { ResultRow } from "../model/row.ts";
import { fromBytes } from "../source/openSource.ts";
import { openTable } from "./openTable.ts";
import { proposeMapping } from "./proposeMapping.ts";
import { readRows } from "./readRows.ts";

/** An ultra of 166 km with two points, in a race of two items. */
export const facts: ItemFacts = {
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

/** What a row states. */
export type Expected = Omit<ResultRow, "line" | "problems" | "isRefused">;

const nothing = { latinName: null, wave: null, document: null, entryCode: null };
/** Nothing of a race that was not finished. */
export const noTimes = { gunMs: null, netMs: null, overallRank: null, genderRank: null, ageGroupRank: null };

/** The runners of the fixtures: three who finished, and three who did not. */
export const runners: Expected[] = [
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

/** Reads a file of `fixtures/results/files`. */
export const readFixture = (file: string) =>
  readFileSync(join(import.meta.dirname, "../../../../fixtures/results/files", file));

/** Reads a file by the mapping that is proposed, or by a given one. */
export async function readAll(bytes: Uint8Array, given?: Partial<Mapping>, of: ItemFacts = facts) {
  const table = await openTable(fromBytes(bytes));
  if (typeof table === "string") throw new Error(table);
  const proposal = proposeMapping(table, of);
  const read = await readRows(table, { ...proposal.mapping, ...given }, of);
  const rows: ResultRow[] = [];
  for await (const row of read.rows()) rows.push(row);
  return { table, proposal, rows, problems: read.problems, splitsFrom: read.splitsFrom };
}

/** Returns what a row states, without its place and problems. */
export function strip({ line: _line, problems: _problems, isRefused: _isRefused, ...row }: ResultRow): Expected {
  return row;
}
