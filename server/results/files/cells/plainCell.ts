import { withoutInvisible } from "#core/invisible.ts";
import { cleanText } from "#core/typedText.ts";

// How files write that there is nothing.
const empties = new Set([
  "",
  "-",
  "--",
  "---",
  "—",
  "——",
  "–",
  "/",
  "\\",
  ".",
  "n/a",
  "na",
  "null",
  "none",
  "nil",
  "无",
  "#n/a",
  "*",
]);

const longestEmpty = Math.max(...[...empties].map((text) => text.length));
// Words that no cleaning changes, as most names are.
const plainWords = /^[\w\u4e00-\u9fff]+(?: [\w\u4e00-\u9fff]+)*$/;

/** Returns whether a cell states nothing. */
export function isEmptyCell(cell: string): boolean {
  const text = cell.trim();
  return text.length <= longestEmpty && empties.has(text.toLowerCase());
}

/**
 * Returns a cell as a text of one line; null if it states nothing. ="0012", by which Excel is kept
 * from changing a number, is 0012.
 */
export function readTextCell(cell: string): string | null {
  if (isEmptyCell(cell)) return null;
  if (plainWords.test(cell)) return cell;
  const text = cleanText("line", withoutInvisible(unwrap(cell)));
  return isEmptyCell(text) ? null : text;
}

/** Returns a cell as an identifier: without spaces, and without the .0 that programs add. */
export function readIdentifierCell(cell: string): string | null {
  if (isEmptyCell(cell)) return null;
  if (/^\w+$/.test(cell)) return cell;
  const text = cleanText("code", withoutInvisible(unwrap(cell))).replace(/^(\d+)\.0+$/, "$1");
  return isEmptyCell(text) ? null : text;
}

function unwrap(cell: string): string {
  return /^\s*="(.*)"\s*$/.exec(cell)?.[1] ?? cell;
}
