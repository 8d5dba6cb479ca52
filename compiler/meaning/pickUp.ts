import { listSlots, type PickUpSlot, readClock, usualMaterials } from "#core/pickUp.ts";
import { clockAt, offsetAt, writeInstant, writtenOffset } from "#core/zones.ts";
import type { PickUp, PickUpTime, Race } from "#schemas/generated/types.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import type { Context } from "./context.ts";
import { nearest } from "./nearest.ts";
import { listFields } from "./signUpFields.ts";

const at = "/race/pickUp";

/**
 * Reports pick-up times that end before they begin, overlap, are after the race or are not divided
 * evenly, booking that closes too late, and materials without a name or with an unknown question.
 */
export function checkPickUp({ site: { race }, timeZone, forms }: Context): Finding[] {
  const pickUp = race?.pickUp;
  if (!race || !pickUp) return [];
  const slots = listSlots(pickUp, timeZone);
  const times = checkEachTime(pickUp, timeZone);
  const overlapping = checkOverlaps(pickUp, slots, timeZone);
  const late = isInZone(race.startsAt, timeZone) ? checkEnd(race, slots, timeZone) : [];
  // A day that is wrong is not also one after which booking closes.
  const isClosingRead = late.length === 0 && isInZone(pickUp.closesAt, timeZone);
  const closing = isClosingRead ? checkClosing(pickUp, slots, timeZone) : [];
  return [...times, ...overlapping, ...late, ...closing, ...checkMaterials(pickUp, forms)];
}

// A wrong zone or offset is another mistake: times of day cannot be compared with it.
function isInZone(instant: string, timeZone: string): boolean {
  return writtenOffset(instant) === offsetAt(timeZone, Date.parse(instant));
}

function checkEachTime({ sites }: PickUp, timeZone: string): Finding[] {
  return sites.flatMap(({ days }, site) =>
    days.flatMap(({ date, slots }, day) =>
      slots.flatMap((time, index) => checkTime(time, { date, timeZone, pointer: pointTo(site, day, index) })),
    ),
  );
}

const pointTo = (site: number, day: number, slot: number) => `${at}/sites/${site}/days/${day}/slots/${slot}`;

function checkTime(
  { from, until, everyMinutes: minutes }: PickUpTime,
  { date, timeZone, pointer }: { date: string; timeZone: string; pointer: string },
): Finding[] {
  if (until <= from) return [report("SL6260", `${pointer}/until`, { from, until })];
  if (minutes === undefined) return [];
  const rest = ((readClock(timeZone, date, until) - readClock(timeZone, date, from)) / 60_000) % minutes;
  return rest === 0 ? [] : [report("SL6264", `${pointer}/everyMinutes`, { from, until, minutes, rest })];
}

// One finding for each time that begins before an earlier one of its site has ended.
function checkOverlaps({ sites }: PickUp, slots: PickUpSlot[], timeZone: string): Finding[] {
  return sites.flatMap(({ id }) => {
    const findings = new Map<string, Finding>();
    let last: PickUpSlot | undefined;
    for (const slot of slots.filter(({ site }) => site === id).sort((a, b) => a.startsAt - b.startsAt)) {
      const isInside = last !== undefined && slot.startsAt < last.endsAt && slot.pointer !== last.pointer;
      if (isInside && last && !findings.has(slot.pointer) && !findings.has(last.pointer)) {
        const from = clockAt(timeZone, slot.startsAt);
        const other = { pointer: `${at}${last.pointer}` };
        const pointer = `${at}${slot.pointer}`;
        findings.set(slot.pointer, report("SL6261", pointer, { site: id, date: slot.date, from, other }));
      }
      if (!last || slot.endsAt > last.endsAt) last = slot;
    }
    return [...findings.values()];
  });
}

function checkEnd({ startsAt, endsAt, items = [] }: Race, slots: PickUpSlot[], timeZone: string): Finding[] {
  const starts = [startsAt, ...items.map((item) => item.startsAt ?? startsAt)].map((start) => Date.parse(start));
  const end = Math.max(Date.parse(endsAt ?? startsAt), ...starts);
  // The first slot of each day.
  const late = new Map(
    slots
      .filter((slot) => slot.startsAt >= end)
      .toReversed()
      .map((slot) => [pointToDay(slot), slot]),
  );
  return [...late].map(([pointer, slot]) => {
    const from = clockAt(timeZone, slot.startsAt);
    return report("SL6263", pointer, { date: slot.date, from, end: writeInstant(end, timeZone) });
  });
}

// Usually the day or its year is the slip.
const pointToDay = ({ pointer }: PickUpSlot) => `${at}${pointer.replace(/\/slots\/\d+$/, "/date")}`;

function checkClosing({ closesAt }: PickUp, slots: PickUpSlot[], timeZone: string): Finding[] {
  const last = Math.max(...slots.map(({ startsAt }) => startsAt));
  if (slots.length === 0 || !(Date.parse(closesAt) > last)) return [];
  const written = writeInstant(last, timeZone);
  return [report("SL6262", `${at}/closesAt`, { closesAt, last: written }, { suggestion: written })];
}

function checkMaterials({ materials = [] }: PickUp, forms: Context["forms"]): Finding[] {
  const fields = listFields(forms);
  return materials.flatMap(({ id, name, field }, index) => {
    const pointer = `${at}/materials/${index}`;
    const known: readonly string[] = usualMaterials;
    const nameless = name === undefined && !known.includes(id);
    const findings = nameless ? [report("SL6265", `${pointer}/id`, { id, known: [...known] })] : [];
    if (field === undefined || !fields || fields.includes(field)) return findings;
    const near = nearest(field, fields);
    const place = `${pointer}/field`;
    return [...findings, report("SL6266", place, { field, near }, suggest(place, near, field))];
  });
}
