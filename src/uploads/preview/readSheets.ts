import { type CellObject, read, utils } from "@e965/xlsx";
import { cellText } from "#forms/values/cellText.ts";
import { hasLostDigits } from "#forms/values/lostDigits.ts";
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
    showDigits(sheet["!data"] ?? []);
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

// Numbers of 12 digits and more are phones and documents here, and no powers of ten.
function showDigits(rows: (CellObject | undefined)[][]): void {
  for (const row of rows)
    for (const cell of row ?? []) if (cell?.t === "n" && hasLostDigits(cell.w ?? "")) cell.w = cellText(cell);
}
