import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSyllables } from "#forms/values/readSyllables.ts";
import { readSpreadsheet } from "#forms/values/spreadsheet.ts";
import type { ExportedResult } from "./exportedResult.ts";
import { readLatinName } from "./latinName.ts";
import { writeItra, writeUltraSignup } from "./writeResults.ts";

const person = {
  latinName: null,
  birthday: "1990-03-07",
  age: 36,
  country: "CHN",
  city: "Jinan",
  rank: null,
  timeMs: null,
};

const results: ExportedResult[] = [
  { ...person, bib: "1", name: "Runner 00001", gender: 1, status: "finished", rank: 1, timeMs: 73_865_520 },
  {
    ...person,
    bib: "0002",
    name: "选手00002",
    gender: 2,
    status: "finished",
    rank: 2,
    timeMs: 86_400_000,
    city: "济南",
  },
  { ...person, bib: "3", name: "单雄信", gender: 1, status: "finished", rank: 3, timeMs: 217_891_999, country: null },
  { ...person, bib: "4", name: "Runner 00004", gender: 0, status: "dnf", birthday: null, age: null },
  { ...person, bib: "5", name: "Runner 00005", gender: 2, status: "dns" },
  { ...person, bib: "6", name: "Runner 00006", gender: 1, status: "dsq", timeMs: 93_600_000 },
  { ...person, bib: "7", name: "Runner 00007", gender: 2, status: "over_time", timeMs: 300_000_000 },
  { ...person, bib: "8", name: "Runner 00008", gender: 1, status: "unofficial", timeMs: 90_000_000 },
  { ...person, bib: "9", name: "Runner 00009", gender: 1, status: "running" },
  {
    ...person,
    bib: "10",
    name: '=HYPERLINK("x") @evil',
    gender: 1,
    status: "finished",
    rank: 4,
    timeMs: 218_000_000,
    city: "=1+1",
  },
];

async function* stream() {
  yield* results;
}

async function gather(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const golden = (file: string) =>
  readFileSync(join(import.meta.dirname, "../../../../fixtures/results/exports", file), "utf8");

describe("an organiser who sends results", () => {
  test("to ITRA gets the file that ITRA reads, as CSV", async () => {
    const csv = await gather(writeItra(stream(), { format: "csv", rounding: "down" }));
    expect(csv.toString()).toBe(golden("itra.csv"));
  });

  test("to ITRA gets the same cells in a workbook from A1", async () => {
    const workbook = await gather(writeItra(stream(), { format: "xlsx", rounding: "down" }));
    const cells = readSpreadsheet(workbook, 100);
    const expected = readSpreadsheet(Buffer.from(golden("itra.csv")), 100);
    // CSV alone is defused, and keeps its zeros by a tab: cells of the workbook are texts.
    const plain = expected.map((row) => row.map((cell) => cell.replace(/^'(?=[=@])/, "").replace(/\t$/, "")));
    expect(cells).toEqual(plain);
  });

  test("to UltraSignup gets its headings in small letters and its numbers of statuses", async () => {
    const csv = await gather(writeUltraSignup(stream(), { rounding: "up", isFixedTime: false }));
    expect(csv.toString()).toBe(golden("ultrasignup.csv"));
  });

  test("of a race of fixed time to UltraSignup gets the distance", async () => {
    async function* fixed() {
      for (const [index, result] of results.entries()) yield { ...result, distance: index < 3 ? 150.5 - index : null };
    }
    const csv = await gather(writeUltraSignup(fixed(), { rounding: "down", isFixedTime: true }));
    expect(csv.toString()).toBe(golden("ultrasignup-fixed-time.csv"));
  });
});

test.each([
  [{ name: "欧阳锋", latinName: null }, "OUYANG", "FENG"],
  [{ name: "吕布", latinName: null }, "LYU", "BU"],
  [{ name: "选手00002", latinName: null }, "00002", "Xuanshou"],
  [{ name: "艾力·买买提", latinName: null }, "Maimaiti", "Aili"],
  [{ name: "孙悟空", latinName: "SUN WUKONG" }, "SUN", "WUKONG"],
  [{ name: "Jean DUPONT", latinName: null }, "DUPONT", "Jean"],
  [{ name: "DUPONT MARTIN Jean", latinName: null }, "DUPONT MARTIN", "Jean"],
  [{ name: "Anna van den Berg", latinName: null }, "van den Berg", "Anna"],
  [{ name: "Zoë", latinName: null }, "Zoë", ""],
  [{ name: null, latinName: null }, "", ""],
])("%j is written as %s, %s", (names, family, given) => {
  expect(readLatinName(names, readSyllables)).toEqual({ family, given });
});
