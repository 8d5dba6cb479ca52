import { read, utils, write as writeBook } from "@e965/xlsx";

// A wider sheet has no columns that anybody reads.
const mostColumns = 30;
const readOptions = { dense: true, cellFormula: false, cellHTML: false, dateNF: "yyyy-mm-dd hh:mm" } as const;

/**
 * Reads the first sheet of a file, CSV (UTF-8, or GB 18030 as Excel saves it in China) or Excel, as the texts of its cells, row by row from the first; empty rows at the end are left out. At most `most` rows are read, and
 * one more if there are more. Throws if it is neither.
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
  const range = { s: { r: 0, c: 0 }, e: { r: Math.min(end.r, most), c: Math.min(end.c, mostColumns - 1) } };
  const { dateNF } = readOptions;
  const rows = utils.sheet_to_json<unknown[]>(sheet, {
    header: 1,
    raw: false,
    defval: "",
    blankrows: true,
    range,
    dateNF,
  });
  const texts = rows.map((row) => row.map(String));
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
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}
