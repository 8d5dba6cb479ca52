import { isWithin } from "#core/pointers.ts";
import { renameKeyAt, rewriteAt } from "../parse/rewrite.ts";
import type { Fix, Problem } from "./problems.ts";

/** A text after the fixes of its problems. */
export interface FixedText {
  source: string;
  /** The problems that are left. */
  problems: Problem[];
  /** How many fixes changed the text. */
  count: number;
}

/**
 * Applies the fixes that `read` finds in a JSON text, and those that appear after them, until nothing changes. Each fix is tried once, so that
 * two contradictory ones end. Every other character of the text stays.
 */
export function fixSource(source: string, read: (source: string) => Problem[]): FixedText {
  const tried = new Set<string>();
  let fixed: FixedText = { source, problems: read(source), count: 0 };
  for (;;) {
    const fixes = fixed.problems.flatMap(({ fix }) => (fix && !tried.has(keyOf(fix)) ? [fix] : []));
    const chosen = withoutOverlaps(fixes);
    if (chosen.length === 0) return fixed;
    for (const fix of chosen) tried.add(keyOf(fix));
    const { source: next, count } = applyFixes(fixed.source, chosen);
    if (next !== fixed.source) fixed = { source: next, problems: read(next), count: fixed.count + count };
  }
}

/** Applies fixes to a text and counts those that changed it. */
export function applyFixes(source: string, fixes: readonly Fix[]): { source: string; count: number } {
  let text = source;
  let count = 0;
  // The last places first: removing an entry does not move the places before it.
  for (const fix of [...fixes].sort(byPlace).reverse()) {
    if (fix.pointer === "") continue;
    const next = "name" in fix ? renameKeyAt(text, fix.pointer, fix.name) : rewriteAt(text, fix.pointer, fix.value);
    if (next !== text) count++;
    text = next;
  }
  return { source: text, count };
}

// Of two overlapping fixes only the first is applied; the next round sees the rest.
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
