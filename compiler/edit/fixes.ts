import { isWithin } from "#core/pointers.ts";
import { renameKeyAt, rewriteAt } from "../parse/rewrite.ts";
import type { Fix, Problem } from "../problems/problems.ts";

/** A text after the fixes of its problems. */
export interface FixedText {
  source: string;
  /** The problems that are left. */
  problems: Problem[];
  /** How many fixes changed the text. */
  count: number;
}

/**
 * Applies the fixes that `read` finds in a JSON text, and those that appear after them, until
 * nothing changes. Each fix is tried once, so that two contradictory ones end. Every other
 * character of the text stays.
 */
export function fixSource(source: string, check: (source: string) => Problem[]): FixedText {
  const tried = new Set<string>();
  let fixed: FixedText = { source, problems: check(source), count: 0 };
  for (;;) {
    const fixes = fixed.problems.flatMap(({ fix }) => (fix && !tried.has(getKey(fix)) ? [fix] : []));
    const chosenFixes = withoutOverlaps(fixes);
    if (chosenFixes.length === 0) return fixed;
    for (const fix of chosenFixes) tried.add(getKey(fix));
    const { source: next, count } = applyFixes(fixed.source, chosenFixes);
    if (next !== fixed.source) fixed = { source: next, problems: check(next), count: fixed.count + count };
  }
}

/** Applies fixes to a text and counts those that changed it. */
export function applyFixes(source: string, fixes: readonly Fix[]): { source: string; count: number } {
  let text = source;
  let count = 0;
  // The last places first: removing an entry does not move the places before it.
  for (const fix of [...fixes].sort(byPlace).reverse()) {
    const next = applyFix(text, fix);
    if (next !== text) count++;
    text = next;
  }
  return { source: text, count };
}

function applyFix(source: string, fix: Fix): string {
  if ("at" in fix) {
    const at = fix.at + (source.startsWith("\ufeff") ? 1 : 0);
    return source.slice(0, at) + fix.text + source.slice(at + fix.length);
  }
  if (fix.pointer === "") return source;
  return "name" in fix ? renameKeyAt(source, fix.pointer, fix.name) : rewriteAt(source, fix.pointer, fix.value);
}

// Of two overlapping fixes only the first is applied; the next round sees the rest.
function withoutOverlaps(fixes: readonly Fix[]): Fix[] {
  const chosenFixes: Fix[] = [];
  for (const fix of fixes) {
    const overlaps = ({ pointer }: Fix) => isWithin(pointer, fix.pointer) || isWithin(fix.pointer, pointer);
    if (!chosenFixes.some(overlaps)) chosenFixes.push(fix);
  }
  return chosenFixes;
}

function byPlace(a: Fix, b: Fix): number {
  return a.pointer.localeCompare(b.pointer, "en", { numeric: true });
}

function getKey(fix: Fix): string {
  return JSON.stringify(fix);
}
