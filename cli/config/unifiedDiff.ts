import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from "diff";
import { paint, type Terminal } from "../base/terminal.ts";

const colours = { "-": "red", "+": "green", "@": "cyan" } as const;

/**
 * Returns the differences of two texts as a unified diff with three lines around each; empty if
 * they are equal.
 */
export function unifiedDiff(
  file: string,
  before: string,
  after: string,
  terminal: Pick<Terminal, "hasColour">,
): string {
  if (before === after) return "";
  const patch = structuredPatch(file, file, before, after, undefined, undefined, { context: 3 });
  const [old = "", now = "", ...lines] = formatPatch(patch, FILE_HEADERS_ONLY).trimEnd().split("\n");
  return [old, now, ...lines.map((line) => colour(line, terminal))].join("\n");
}

function colour(line: string, terminal: Pick<Terminal, "hasColour">): string {
  const mark = line[0] ?? "";
  return Object.hasOwn(colours, mark) ? paint(terminal, colours[mark as keyof typeof colours], line) : line;
}
