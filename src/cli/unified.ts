import { paint, type Terminal } from "./terminal.ts";

const context = 3;

type Line = { mark: " " | "-" | "+"; text: string };

/** The differences of two texts as a unified diff with three lines around each; empty where they are equal. */
export function unifiedDiff(
  file: string,
  before: string,
  after: string,
  terminal: Pick<Terminal, "hasColour">,
): string {
  if (before === after) return "";
  const lines = compareLines(splitLines(before), splitLines(after));
  const hunks = hunksOf(lines).map((hunk) => showHunk(lines, hunk, terminal));
  return [`--- ${file}`, `+++ ${file}`, ...hunks].join("\n");
}

function splitLines(text: string): string[] {
  return text.replace(/\n$/, "").split("\n");
}

// What is equal at both ends is left out of the comparison: the table of the rest stays small.
function compareLines(before: string[], after: string[]): Line[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++;
  const same = (text: string): Line => ({ mark: " ", text });
  return [
    ...before.slice(0, start).map(same),
    ...compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ];
}

const largestTable = 4_000_000;

function compareMiddle(before: string[], after: string[]): Line[] {
  const replaced = (): Line[] => [
    ...before.map((text): Line => ({ mark: "-", text })),
    ...after.map((text): Line => ({ mark: "+", text })),
  ];
  if (before.length * after.length > largestTable) return replaced();
  const lengths = commonLengths(before, after);
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old = "", now = ""] = [before[i], after[j]];
    if (i < before.length && j < after.length && old === now) {
      lines.push({ mark: " ", text: old });
      i++;
      j++;
    } else if (j >= after.length || (i < before.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      lines.push({ mark: "-", text: old });
      i++;
    } else {
      lines.push({ mark: "+", text: now });
      j++;
    }
  }
  return lines;
}

// How many lines are common from each pair of places on.
function commonLengths(before: string[], after: string[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = table[i];
      if (!row) continue;
      row[j] =
        before[i] === after[j] ? (table[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return table;
}

function hunksOf(lines: Line[]): { start: number; end: number }[] {
  const hunks: { start: number; end: number }[] = [];
  for (const [index, { mark }] of lines.entries()) {
    if (mark === " ") continue;
    const last = hunks.at(-1);
    const end = Math.min(lines.length, index + context + 1);
    if (last && index - context <= last.end) last.end = end;
    else hunks.push({ start: Math.max(0, index - context), end });
  }
  return hunks;
}

function showHunk(
  lines: Line[],
  { start, end }: { start: number; end: number },
  terminal: Pick<Terminal, "hasColour">,
): string {
  const count = (part: Line[], mark: "-" | "+") =>
    part.filter((line) => line.mark === " " || line.mark === mark).length;
  const [before, inside] = [lines.slice(0, start), lines.slice(start, end)];
  const range = (mark: "-" | "+") => {
    const length = count(inside, mark);
    return `${mark}${count(before, mark) + (length > 0 ? 1 : 0)},${length}`;
  };
  const shown = inside.map(({ mark, text }) =>
    mark === " " ? ` ${text}` : paint(terminal, mark === "-" ? "red" : "green", `${mark}${text}`),
  );
  return [paint(terminal, "cyan", `@@ ${range("-")} ${range("+")} @@`), ...shown].join("\n");
}
