import { replaceAt } from "#core/edit.ts";
import { isObject, isWithin, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import { isSlip } from "./closest.ts";
import { movePlaces } from "./places.ts";
import type { Finding } from "./problems.ts";

/** A value with the names that were meant in the place of misspelt ones. */
export interface CorrectedValue {
  value: unknown;
  /** The findings about the misspelt names. */
  findings: Finding[];
  /** Returns a finding about the corrected value at its place in the value as it was written. */
  asWritten(finding: Finding): Finding;
}

/**
 * Corrects the names of fields that are slips, so that nothing else is found that follows from
 * them; undefined if there are none.
 */
export function correctNames(written: unknown, shapeFindings: readonly Finding[]): CorrectedValue | undefined {
  const moves: { from: string; to: string }[] = [];
  const findings: Finding[] = [];
  let value = written;
  for (const finding of shapeFindings) {
    const { pointer, suggestion, code } = finding;
    if ((code !== "SL2004" && code !== "SL2017") || suggestion === undefined || finding.file !== undefined) continue;
    const keys = pointerKeys(pointer);
    const parent = toPointer(keys.slice(0, -1));
    const holder = valueAt(value, parent);
    const name = keys.at(-1) ?? "";
    const isMeant = code === "SL2017" || isSlip(name, suggestion);
    if (!isMeant || !isObject(holder) || !Object.hasOwn(holder, name) || Object.hasOwn(holder, suggestion)) continue;
    // A name inside of a renamed field would be looked for at its old place.
    if (moves.some(({ from }) => isWithin(pointer, from) || isWithin(from, pointer))) continue;
    const renamed = Object.entries(holder).map(([key, inner]) => [key === name ? suggestion : key, inner]);
    value = replaceAt(value, parent, Object.fromEntries(renamed));
    moves.push({ from: pointer, to: parent + toPointer([suggestion]) });
    findings.push(finding);
  }
  return moves.length === 0 ? undefined : { value, findings, asWritten: (finding) => moveBack(finding, moves) };
}

function moveBack(finding: Finding, moves: readonly { from: string; to: string }[]): Finding {
  const origin = (pointer: string) => {
    const move = moves.find(({ to }) => isWithin(pointer, to));
    return move ? move.from + pointer.slice(move.to.length) : pointer;
  };
  const { fix } = finding;
  const moved = { ...movePlaces(finding, origin), pointer: origin(finding.pointer) };
  return { ...moved, ...(fix && { fix: { ...fix, pointer: origin(fix.pointer) } }) } as Finding;
}
