import { inTurns } from "./inTurns.ts";

// Without the mark Excel reads the file in the system's own encoding.
const byteOrderMark = "\ufeff";

/**
 * Rows as CSV (RFC 4180) in UTF-8, piece by piece; with a byte order mark, unless it is for a
 * program that takes the mark for a part of the first heading.
 */
export async function* writeCsv(rows: AsyncIterable<string[]>, { hasMark = true } = {}): AsyncGenerator<Buffer> {
  if (hasMark) yield Buffer.from(byteOrderMark);
  for await (const row of inTurns(rows)) yield Buffer.from(`${row.map(csvCell).join(",")}\r\n`);
}

function csvCell(text: string): string {
  return `"${escapeFormula(text).replaceAll('"', '""')}"`;
}

// A phone number or an amount as we write it: a sign before digits, spaces and points only
// calculates nothing.
const signedNumber = /^[+-]?[\d\s.]*$/u;
// Excel shows 12 digits as 1.23E+11, keeps 15 of them, drops zeros in front, and reads 12E34 as a
// power.
const changedNumber = /^[+-]?(\d{12,}|0\d+|\d+e[+-]?\d+)$/iu;

/**
 * Writes a cell of a CSV file that a spreadsheet opens as it is: a text that begins a formula, also
 * after spaces, gets an apostrophe before it, and a number that would lose digits a tab after it,
 * with which Excel keeps it as a text (as in the bills of Alipay).
 */
function escapeFormula(text: string): string {
  const plain = text.normalize("NFKC");
  if (/^[\t\r]|^\s*[=@]/u.test(plain)) return `'${text}`;
  if (/^\s*[+-]/u.test(plain) && !signedNumber.test(plain.trim())) return `'${text}`;
  return changedNumber.test(plain) ? `${text}\t` : text;
}
