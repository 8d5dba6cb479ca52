import { read, utils } from "@e965/xlsx";
import { type Sheet, shownColumns, shownRows } from "./sheetShape.ts";

const mostSheets = 50;

/** Reads a spreadsheet (xls, xlsx) without its formulas, macros and links; throws if it is none. */
export function readSheets(bytes: ArrayBuffer): Sheet[] {
  const book = read(bytes, { dense: true, sheetRows: shownRows + 1, cellFormula: false, cellHTML: false });
  return book.SheetNames.slice(0, mostSheets).map((name) => {
    const sheet = book.Sheets[name] ?? {};
    const range = sheet["!ref"] ? utils.decode_range(sheet["!ref"]) : undefined;
    const full = sheet["!fullref"] ? utils.decode_range(sheet["!fullref"]) : range;
    if (!range) return { name, rows: [], isCut: false };
    const isCut = (full ?? range).e.r - range.s.r >= shownRows || range.e.c - range.s.c >= shownColumns;
    const end = {
      r: Math.min(range.e.r, range.s.r + shownRows - 1),
      c: Math.min(range.e.c, range.s.c + shownColumns - 1),
    };
    const rows = utils.sheet_to_json<string[]>(sheet, {
      header: 1,
      raw: false,
      defval: "",
      blankrows: true,
      range: { s: range.s, e: end },
    });
    return { name, rows: rows.map((row) => row.map(String)), isCut };
  });
}
