import type { Block } from "#schemas/generated/types.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

const starts: Record<string, string[] | undefined> = {
  until: ["from", "at", "target"],
  closesAt: ["opensAt"],
  endsAt: ["startsAt"],
};

/** A time that ends before it starts, and both places that it is made of. */
interface BrokenWindow {
  finding: Finding;
  pointers: [string, string];
}

/**
 * Reports times that end before they start. `disputed` are places whose time most others
 * contradict: they take the blame.
 */
export function checkWindows(
  { survey, isFlat }: Context,
  isFound: (pointer: string) => boolean,
  disputed: ReadonlySet<string>,
): BrokenWindow[] {
  return survey.instants.flatMap(({ value, key, parent, pointer }): BrokenWindow[] => {
    // The flat config's pages take their times from the entries of the home page.
    if (isFlat && pointer.startsWith("/routes/")) return [];
    const startKey = starts[key]?.find((name) => typeof parent[name] === "string");
    if (startKey === undefined) return [];
    const start = String(parent[startKey]);
    if (!(Date.parse(value) <= Date.parse(start))) return [];
    const startPointer = pointer.slice(0, -key.length) + startKey;
    if (isFound(pointer) || isFound(startPointer)) return [];
    const blamed = disputed.has(startPointer) ? startPointer : pointer;
    return [{ finding: report("SL5101", blamed, { start, end: value }), pointers: [startPointer, pointer] }];
  });
}

// Types of which a page shows one at a time.
const single = ["countdown", "scrolling-info", "registration-now", "register-now", "search-entries"];

interface Turn {
  type: string;
  pointer: string;
  from: number;
  until: number;
  written: { from?: string; until?: string };
}

/** Blocks of one type that should take turns and are shown together for a while. */
export function checkOverlaps({ getInstances, survey }: Context, isFound: (pointer: string) => boolean): Finding[] {
  const turns = single.flatMap(getInstances).flatMap(({ instance, pointer }): Turn[] => {
    const { visible } = instance as Block;
    if (!visible) return [];
    const [from, until] = [Date.parse(visible.from ?? ""), Date.parse(visible.until ?? "")];
    const bounds = { from: from || Number.NEGATIVE_INFINITY, until: until || Number.POSITIVE_INFINITY };
    return [{ type: instance.type, pointer, ...bounds, written: visible }];
  });
  const usual = (instant: string) => survey.instants.filter(({ value }) => value === instant).length;
  return turns.flatMap((second) => {
    const first = turns.find(
      (turn) =>
        turn.type === second.type && turn.from < second.from && turn.until > second.from && turn.until < second.until,
    );
    const [from, until] = [second.written.from, first?.written.until];
    if (!first || !from || !until) return [];
    // The one of the two instants that other places name as well is the right one.
    const pointer = usual(from) > usual(until) ? `${first.pointer}/visible/until` : `${second.pointer}/visible/from`;
    const otherPointer = pointer.startsWith(first.pointer) ? second.pointer : first.pointer;
    if (isFound(pointer)) return [];
    const params = { type: second.type, other: { pointer: otherPointer }, from, until };
    return [report("SL5106", pointer, params, { suggestion: until })];
  });
}
