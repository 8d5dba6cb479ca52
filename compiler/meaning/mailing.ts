import { listSlots } from "#core/pickUp.ts";
import { offsetAt, writeInstant, writtenOffset } from "#core/zones.ts";
import type { Mailing, Race } from "#schemas/generated/types.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

const at = "/race/mailing";

/**
 * Reports a mailing of race packs that opens before the race and its pick-up are over, and a
 * province that is in two regions.
 */
export function checkMailing({ site: { race }, timeZone }: Context): Finding[] {
  const mailing = race?.mailing;
  if (!race || !mailing) return [];
  return [...checkTimes(race, mailing, timeZone), ...checkRegions(mailing)];
}

function checkTimes(race: Race, { opensAt, from }: Mailing, timeZone: string): Finding[] {
  // The packs of an earlier race are left over already, and a wrong offset is another mistake.
  if (from || writtenOffset(opensAt) !== offsetAt(timeZone, Date.parse(opensAt))) return [];
  const slots = race.pickUp ? listSlots(race.pickUp, timeZone) : [];
  const end = Math.max(Date.parse(race.endsAt ?? race.startsAt), ...slots.map(({ endsAt }) => endsAt));
  if (!(Date.parse(opensAt) < end)) return [];
  const written = writeInstant(end, timeZone);
  return [report("SL6281", `${at}/opensAt`, { opensAt, end: written })];
}

function checkRegions({ regions = [] }: Mailing): Finding[] {
  const pointers = new Map<string, string>();
  return regions.flatMap(({ provinces }, region) =>
    provinces.flatMap((province, index) => {
      const pointer = `${at}/regions/${region}/provinces/${index}`;
      const other = pointers.get(province);
      pointers.set(province, other ?? pointer);
      return other === undefined ? [] : [report("SL6282", pointer, { province, other: { pointer: other } })];
    }),
  );
}
