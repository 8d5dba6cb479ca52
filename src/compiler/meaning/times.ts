import { unknownZone, wrongOffset } from "../meaningCatalogueTimes.ts";
import { isWithin } from "../pointers.ts";
import type { Context, MeaningFinding } from "./context.ts";
import { checkCutOffs } from "./cutOffs.ts";
import { nearest } from "./nearest.ts";
import { checkRaceTimes } from "./raceTimes.ts";
import { checkOverlaps, checkWindows } from "./windows.ts";
import { isZone, offsetAt, writeOffset, writtenOffset } from "./zones.ts";

/** Times that cannot be, that contradict each other or the race facts, or that are not written in the race's zone. */
export function checkTimes(context: Context): MeaningFinding[] {
  if (!isZone(context.timeZone)) {
    const near = nearest(context.timeZone, Intl.supportedValuesOf("timeZone"));
    return [unknownZone("/timeZone", context.timeZone, near)];
  }
  const found = new Map(checkOffsets(context).map((finding) => [finding.pointer, finding]));
  // What is wrong in itself says nothing about the others: each time is told about once.
  const involved = new Set<string>();
  const isFound = (pointer: string) => found.has(pointer) || involved.has(pointer);
  const add = (findings: MeaningFinding[]) => {
    for (const finding of findings) if (!isFound(finding.pointer)) found.set(finding.pointer, finding);
  };
  const race = checkRaceTimes(context, isFound);
  for (const { finding, pointers } of checkWindows(context, isFound, new Set(race.disputed))) {
    add([finding]);
    for (const pointer of pointers) involved.add(pointer);
  }
  add(race.findings);
  add(race.order(isFound));
  add(checkOverlaps(context, isFound));
  add(checkCutOffs(context));
  return [...found.values()];
}

// Upgrades write the times of old configs themselves.
function checkOffsets({ survey, timeZone, isFlat, upgraded }: Context): MeaningFinding[] {
  if (isFlat) return [];
  return survey.instants.flatMap(({ value, pointer }) => {
    const [wanted, written] = [offsetAt(timeZone, Date.parse(value)), writtenOffset(value)];
    if (wanted === undefined || written === undefined || wanted === written) return [];
    if ([...upgraded].some((place) => isWithin(pointer, place))) return [];
    const right = value.replace(/(?:Z|[+-]\d\d:\d\d)$/i, writeOffset(wanted));
    return [wrongOffset(pointer, value, timeZone, right)];
  });
}
