import * as xlsx from "@e965/xlsx";
import { describe, expect, test } from "vitest";
import { writeCsv } from "./csv.ts";
import { writeXlsx } from "./xlsx.ts";

/** Each text, and how a CSV file has it. */
const formulas = [
  ['=HYPERLINK("https://evil.example","Click")', '\'=HYPERLINK("https://evil.example","Click")'],
  ["+1-201-555-0123", "'+1-201-555-0123"],
  ["-无", "'-无"],
  ["-1+cmd|' /C calc'!A0", "'-1+cmd|' /C calc'!A0"],
  ["@SUM(1+1)", "'@SUM(1+1)"],
  ["\t=1+1", "'\t=1+1"],
  ["\r=1+1", "'\r=1+1"],
  ["  =1+1", "'  =1+1"],
  ["＝1+1", "'＝1+1"],
] as const;
const plain = [
  ["孙悟空", "孙悟空"],
  ['O\'Neil, "Jo"\nline', 'O\'Neil, "Jo"\nline'],
  ["+86 138 0013 8000", "+86 138 0013 8000"],
  ["-1.5", "-1.5"],
  ["11010119900307001X", "11010119900307001X"],
  ["5e", "5e"],
  ["42", "42"],
] as const;
const numbers = [
  ["110101199003070011", "110101199003070011\t"],
  ["+8613800138000", "+8613800138000\t"],
  ["0012", "0012\t"],
  ["12E34", "12E34\t"],
] as const;

async function gather(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

async function* oneRow(text: string) {
  yield [text];
}

/** The first cell as a spreadsheet reads it. */
function firstCell(file: Buffer): xlsx.CellObject {
  const book = xlsx.read(file, { cellNF: true, cellFormula: true });
  return book.Sheets[book.SheetNames[0] ?? ""]?.A1;
}

describe("a cell of an export", () => {
  test.each([...formulas, ...plain, ...numbers])("%j is %j in CSV", async (text, cell) => {
    const csv = (await gather(writeCsv(oneRow(text)))).toString();
    expect(csv).toBe(`\ufeff"${cell.replaceAll('"', '""')}"\r\n`);
  });

  test.each([...formulas, ...plain, ...numbers])("%j is the same text in a workbook", async (text) => {
    const cell = firstCell(await gather(writeXlsx(oneRow(text), "x")));
    expect(cell).toMatchObject({ t: "s", v: text, z: "@" });
    expect(cell.f).toBeUndefined();
  });
});
