import { safeCell } from "./cells.ts";
import { inTurns } from "./inTurns.ts";

// Without the mark Excel reads the file in the system's own encoding.
const byteOrderMark = "\ufeff";

/** Rows as CSV (RFC 4180) in UTF-8 with a byte order mark, piece by piece. */
export async function* writeCsv(rows: AsyncIterable<string[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(byteOrderMark);
  for await (const row of inTurns(rows)) yield Buffer.from(`${row.map(csvCell).join(",")}\r\n`);
}

function csvCell(text: string): string {
  return `"${safeCell(text).replaceAll('"', '""')}"`;
}
