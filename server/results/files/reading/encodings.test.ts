import { utils, write } from "@e965/xlsx";
import { describe, expect, test } from "vitest";
import { fromBytes } from "../source/openSource.ts";
import { openTable } from "./openTable.ts";
import { readAll, readFixture, strip } from "./testFiles.ts";
import { expectRows, type System, systems } from "./testSystems.ts";

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
