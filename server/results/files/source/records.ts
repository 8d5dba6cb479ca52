import { fileLimits } from "../model/limits.ts";

/** The cells of one record of a file; `line` is its first, from 1. */
export interface FileRecord {
  line: number;
  cells: string[];
  /** Why its cells cannot be believed. */
  fault?: "quote-open" | "line-long" | "encoding";
}

/** A text that is cut into records while it comes. */
export interface RecordCutter {
  add(text: string): FileRecord[];
  end(): FileRecord[];
}

interface Line {
  line: number;
  text: string;
}

/**
 * Cuts a text into records by RFC 4180, with any separator and any line break. A quote that nobody
 * closes spoils its own line only; the libraries that were tried lose the rest of the file to it
 * (ADR 097).
 */
export function cutRecords(separator: string, firstLine = 1): RecordCutter {
  let rest = "";
  let line = firstLine - 1;
  let open: Line[] = [];

  const takeLine = (next: Line): FileRecord[] => {
    if (next.text.length > fileLimits.line) return [...dropOpen(), { line: next.line, cells: [], fault: "line-long" }];
    if (open.length === 0 && !next.text.includes('"')) return [finish(next.line, next.text.split(separator))];
    open.push(next);
    const text = open.map((each) => each.text).join("\n");
    const cells = splitQuoted(text, separator);
    if (Array.isArray(cells)) {
      const [{ line: start } = next] = open;
      open = [];
      return [finish(start, cells)];
    }
    const isTooLong = open.length >= fileLimits.linesOfRecord || text.length > fileLimits.line;
    return cells === "open" && !isTooLong ? [] : dropOpen();
  };

  // The first line is at fault; those after it were taken for a part of its cell.
  const dropOpen = (): FileRecord[] => {
    const [faulty, ...others] = open;
    open = [];
    if (!faulty) return [];
    const fault: FileRecord = { line: faulty.line, cells: faulty.text.split(separator), fault: "quote-open" };
    return [fault, ...others.flatMap(takeLine)];
  };

  const add = (text: string): FileRecord[] => {
    const all = rest + text;
    // What comes next may be the other half of a line break.
    const isHalf = all.endsWith("\r");
    const lines = (isHalf ? all.slice(0, -1) : all).split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? "") + (isHalf ? "\r" : "");
    const records: FileRecord[] = [];
    for (const each of lines) {
      line++;
      for (const record of takeLine({ line, text: each })) records.push(record);
    }
    // A line without end is not kept: it is cut at a length that is too long already.
    if (rest.length > fileLimits.line * 2) rest = rest.slice(0, fileLimits.line * 2);
    return records;
  };

  const end = (): FileRecord[] => {
    const last = rest.replace(/\r$/, "");
    rest = "";
    line++;
    const records = last === "" ? [] : takeLine({ line, text: last });
    while (open.length > 0) for (const record of dropOpen()) records.push(record);
    return records;
  };

  return { add, end };
}

function finish(line: number, cells: string[]): FileRecord {
  return cells.some((cell) => cell.includes("\ufffd")) ? { line, cells, fault: "encoding" } : { line, cells };
}

/**
 * Splits the text of a record; "open" if it ends inside of quotes, "broken" if a closing quote is
 * followed by anything but a separator. Quotes inside of a cell without quotes are part of it, as
 * in 2h31'05".
 */
export function splitQuoted(text: string, separator: string): string[] | "open" | "broken" {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    let start = at;
    while (text[start] === " ") start++;
    if (text[start] !== '"') {
      const end = text.indexOf(separator, at);
      cells.push(text.slice(at, end < 0 ? undefined : end));
      if (end < 0) return cells;
      at = end + separator.length;
      continue;
    }
    let close = text.indexOf('"', start + 1);
    while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
    if (close < 0) return "open";
    cells.push(text.slice(start + 1, close).replaceAll('""', '"'));
    at = close + 1;
    while (text[at] === " ") at++;
    if (at >= text.length) return cells;
    if (!text.startsWith(separator, at)) return "broken";
    at += separator.length;
  }
}

const separators = [",", ";", "\t", "|"] as const;

/**
 * Finds what separates the cells of a text: what splits most of its lines into the same number of
 * cells, and into the most.
 */
export function findSeparator(lines: readonly string[]): string {
  const named = /^sep=(.)\s*$/i.exec(lines[0] ?? "")?.[1];
  if (named) return named;
  const filled = lines.filter((line) => line.trim() !== "");
  const scores = separators.map((separator) => ({ separator, score: scoreSeparator(filled, separator) }));
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).separator;
}

function scoreSeparator(lines: readonly string[], separator: string): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const cells = splitQuoted(line, separator);
    const count = Array.isArray(cells) ? cells.length : line.split(separator).length;
    counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...[...counts].map(([count, times]) => (count > 1 ? times * Math.log2(count) : 0)));
}
