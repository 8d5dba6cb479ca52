import { type CellObject, read, utils, write as writeBook } from "@e965/xlsx";
import { cellText } from "./cellText.ts";

// A wider sheet has no columns that anybody reads.
const mostColumns = 30;
const readOptions = { dense: true, cellFormula: false, cellHTML: false, cellNF: true } as const;

/**
 * Reads the first sheet of a file, a text of cells (UTF-8, GB 18030 as Excel saves it in China, or
 * UTF-16 as it saves "Unicode text") or Excel, as the texts of its cells, row by row from the
 * first; empty rows at the end are left out. At most `most` rows are read, and one more if there
 * are more. Throws if it is neither.
 */
export function readSpreadsheet(bytes: Uint8Array, most: number): string[][] {
  const sheetRows = most + 1;
  const book = isWorkbook(bytes)
    ? read(bytes, { ...readOptions, type: "array", sheetRows })
    : read(decode(bytes), { ...readOptions, type: "string", raw: true, sheetRows });
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  if (!sheet?.["!ref"]) return [];
  const { e: end } = utils.decode_range(sheet["!ref"]);
  // From the first cell, so that rows have their numbers in the file.
  const cells = (sheet["!data"] ?? []) as (CellObject | undefined)[][];
  const columns = Math.min(end.c, mostColumns - 1) + 1;
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  const texts = Array.from({ length: Math.min(end.r, most) + 1 }, (_row, place) => {
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

// ZIP, as xlsx is, or the older format of Excel.
function isWorkbook([first, second]: Uint8Array): boolean {
  return (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
}

function decode(bytes: Uint8Array): string {
  const wide = findWideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}

// UTF-16 by its byte order mark; without one by its zero bytes, which no other text has: every
// separator has one before or after it.
function findWideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const isZero = (at: number) => bytes[at] === 0;
  const places = Array.from({ length: Math.min(bytes.length, 4096) }, (_byte, at) => at).filter(isZero);
  if (places.length === 0) return undefined;
  return places.filter((at) => at % 2 === 1).length * 2 >= places.length ? "utf-16le" : "utf-16be";
}
