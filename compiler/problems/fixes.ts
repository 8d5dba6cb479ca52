import { isWithin } from "#core/pointers.ts";
import { renameKeyAt, rewriteAt } from "../parse/rewrite.ts";
import type { Fix, Problem } from "./problems.ts";

/** A text after its problems were mended as far as they carry a fix. */
export interface Mended {
  source: string;
  /** What is still wrong. */
  problems: Problem[];
  /** How many fixes were made. */
  count: number;
}

/**
 * Makes the fixes that `read` finds in a JSON text, and those that come to light by them, until nothing changes. Each fix
 * is tried once, so that two which contradict each other cannot go on for ever. Only what is mended changes in the text.
 */
export function mendSource(source: string, read: (source: string) => Problem[]): Mended {
  const tried = new Set<string>();
  let mended: Mended = { source, problems: read(source), count: 0 };
  for (;;) {
    const fixes = mended.problems.flatMap(({ fix }) => (fix && !tried.has(keyOf(fix)) ? [fix] : []));
    const chosen = withoutOverlaps(fixes);
    if (chosen.length === 0) return mended;
    for (const fix of chosen) tried.add(keyOf(fix));
    const { source: next, count } = applyFixes(mended.source, chosen);
    if (next !== mended.source) mended = { source: next, problems: read(next), count: mended.count + count };
  }
}

/** The text with some fixes made, and how many of them changed it. */
export function applyFixes(source: string, fixes: readonly Fix[]): { source: string; count: number } {
  let text = source;
  let count = 0;
  // The last places first: what is taken out of a list does not move the places before it.
  for (const fix of [...fixes].sort(byPlace).reverse()) {
    if (fix.pointer === "") continue;
    const next = "name" in fix ? renameKeyAt(text, fix.pointer, fix.name) : rewriteAt(text, fix.pointer, fix.value);
    if (next !== text) count++;
    text = next;
  }
  return { source: text, count };
}

// Of two fixes of which one lies within the other, only the first is made now; the next round sees what is left.
function withoutOverlaps(fixes: readonly Fix[]): Fix[] {
  const chosen: Fix[] = [];
  for (const fix of fixes) {
    const overlaps = ({ pointer }: Fix) => isWithin(pointer, fix.pointer) || isWithin(fix.pointer, pointer);
    if (!chosen.some(overlaps)) chosen.push(fix);
  }
  return chosen;
}

function byPlace(a: Fix, b: Fix): number {
  return a.pointer.localeCompare(b.pointer, "en", { numeric: true });
}

function keyOf(fix: Fix): string {
  return JSON.stringify(fix);
}
