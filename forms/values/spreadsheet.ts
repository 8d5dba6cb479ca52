import { type CellObject, read, utils, type WorkSheet, write as writeBook } from "@e965/xlsx";
import { cellText } from "./cellText.ts";
import { collectEncoding } from "./encodings.ts";

// A wider list of people has no columns that anybody reads.
const usualColumns = 30;
const readOptions = { dense: true, cellFormula: false, cellHTML: false, cellNF: true } as const;

/** How much of a workbook is read, and which sheet: the first with cells if none is named. */
export interface SheetLimits {
  rows: number;
  columns: number;
  sheet?: string | undefined;
}

/** A sheet of a workbook, and the names of all that are not hidden and have a table. */
export interface Sheet {
  name: string;
  sheets: string[];
  rows: string[][];
}

/**
 * Reads the first sheet of a file, a text of cells (UTF-8, GB 18030 as Excel saves it in China, or
 * UTF-16 as it saves "Unicode text") or Excel, as the texts of its cells, row by row from the
 * first; empty rows at the end are left out. At most `most` rows are read, and one more if there
 * are more. Throws if it is neither.
 */
export function readSpreadsheet(bytes: Uint8Array, most: number): string[][] {
  return readSheet(bytes, { rows: most, columns: usualColumns }).rows;
}

/** Reads one sheet of a file as `readSpreadsheet` does, as wide as the limits have it. */
export function readSheet(bytes: Uint8Array, { rows, columns, sheet }: SheetLimits): Sheet {
  const sheetRows = rows + 1;
  const book = isWorkbook(bytes)
    ? read(bytes, { ...readOptions, type: "array", sheetRows })
    : read(decode(bytes), { ...readOptions, type: "string", raw: true, sheetRows });
  const shown = book.SheetNames.filter((_name, place) => !book.Workbook?.Sheets?.[place]?.Hidden);
  const filled = shown.filter((each) => book.Sheets[each]?.["!ref"]);
  const sheets = filled.filter((each) => utils.decode_range(book.Sheets[each]?.["!ref"] ?? "A1").e.r > 0);
  const name = sheet ?? filled[0] ?? book.SheetNames[0] ?? "";
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  return { name, sheets, rows: readCells(book.Sheets[name], { rows, columns }, is1904) };
}

function readCells(sheet: WorkSheet | undefined, limits: SheetLimits, is1904: boolean): string[][] {
  if (!sheet?.["!ref"]) return [];
  const { e: end } = utils.decode_range(sheet["!ref"]);
  // From the first cell, so that rows have their numbers in the file.
  const cells = (sheet["!data"] ?? []) as (CellObject | undefined)[][];
  const columns = Math.min(end.c, limits.columns - 1) + 1;
  const texts = Array.from({ length: Math.min(end.r, limits.rows) + 1 }, (_row, place) => {
    const row = cells[place];
    return row ? Array.from({ length: columns }, (_cell, column) => cellText(row[column], is1904)) : [];
  });
  while (texts.length > 0 && texts.at(-1)?.every((cell) => cell.trim() === "")) texts.pop();
  return texts;
}

/** Writes a workbook of one row, as a template. */
export function writeTemplate(header: readonly string[], sheetName: string): Uint8Array {
  const { book_new, aoa_to_sheet, book_append_sheet } = utils;
  const book = book_new();
  book_append_sheet(book, aoa_to_sheet([[...header]]), sheetName);
  return new Uint8Array(writeBook(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer);
}

/** Returns whether a file is a workbook of Excel: ZIP, as xlsx is, or the older format. */
export function isWorkbook([first, second]: Uint8Array): boolean {
  return (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
}

function decode(bytes: Uint8Array): string {
  const vote = collectEncoding();
  vote.add(bytes);
  return new TextDecoder(vote.decide()).decode(bytes);
}
