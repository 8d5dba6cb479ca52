import { isWithin } from "#core/pointers.ts";
import { isZone, offsetAt, steadyOffset, writeOffset, writtenOffset } from "#core/zones.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import type { Context } from "./context.ts";
import { checkCutOffs } from "./cutOffs.ts";
import { nearest } from "./nearest.ts";
import { checkRaceTimes } from "./raceTimes.ts";
import { checkSchedules } from "./schedules.ts";
import { checkOverlaps, checkWindows } from "./windows.ts";

// What organisers call the time of China.
const usualZones = /^(?:(?:Asia\/)?Beijing|北京时间?|中国时间?|China|CST|PRC|(?:UTC|GMT)?\s?\+0?8(?::?00)?)$/i;

/**
 * Reports times that cannot exist, that contradict each other or the race facts, or that are not
 * written in the race's zone.
 */
export function checkTimes(context: Context): Finding[] {
  if (!isZone(context.timeZone)) {
    const { timeZone: zone } = context;
    const usualZone = usualZones.test(zone.trim()) ? "Asia/Shanghai" : undefined;
    const near = usualZone ?? nearest(zone, Intl.supportedValuesOf("timeZone"));
    const sure = usualZone && { suggestion: usualZone, fix: { pointer: "/timeZone", value: usualZone } };
    return [report("SL5105", "/timeZone", { zone, near }, sure ?? suggest("/timeZone", near, zone))];
  }
  const byPointer = new Map(
    [...checkOffsets(context), ...checkDays(context)].map((finding) => [finding.pointer, finding]),
  );
  // A time that is wrong in itself is not compared with others: each time is reported once.
  const involved = new Set<string>();
  const isFound = (pointer: string) => byPointer.has(pointer) || involved.has(pointer);
  const add = (findings: Finding[]) => {
    for (const finding of findings) if (!isFound(finding.pointer)) byPointer.set(finding.pointer, finding);
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
  add(checkSchedules(context));
  return [...byPointer.values()];
}

// Browsers take the 30th of February for the 1st or 2nd of March.
function checkDays({ survey }: Context): Finding[] {
  return survey.instants.flatMap(({ value, pointer }) => {
    // Every month has 28 days.
    if (value.slice(8, 10) < "29") return [];
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(value)?.map(Number) ?? [];
    if (year === undefined || month === undefined || day === undefined) return [];
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return day > last ? [report("SL5108", pointer, { written: value, days: last })] : [];
  });
}

// Upgrades write the times of old configs themselves. If most times agree in another offset, the
// zone is wrong.
function checkOffsets(context: Context): Finding[] {
  const { survey, timeZone, isFlat } = context;
  if (isFlat) return [];
  const wrong = wrongOffsets(context);
  const offsets = new Set(
    wrong.map(({ pointer }) => getOffset(survey.instants.find((instant) => instant.pointer === pointer)?.value)),
  );
  const [offset] = offsets;
  if (wrong.length > 2 && wrong.length > survey.instants.length / 2 && offsets.size === 1 && offset !== undefined)
    return [report("SL5102", "/timeZone", { zone: timeZone, offset, count: wrong.length })];
  return wrong;
}

function getOffset(instant = ""): string | undefined {
  return /(?:Z|[+-]\d\d:\d\d)$/i.exec(instant)?.[0];
}

function wrongOffsets({ survey, timeZone, upgraded }: Context): Finding[] {
  const usual = steadyOffset(timeZone);
  return survey.instants.flatMap(({ value, pointer }) => {
    if (usual !== undefined && value >= "1992" && value.endsWith(usual)) return [];
    const [zoneOffset, statedOffset] = [offsetAt(timeZone, Date.parse(value)), writtenOffset(value)];
    if (zoneOffset === undefined || statedOffset === undefined || zoneOffset === statedOffset) return [];
    if ([...upgraded].some((place) => isWithin(pointer, place))) return [];
    const right = value.replace(/(?:Z|[+-]\d\d:\d\d)$/i, writeOffset(zoneOffset));
    return [report("SL5102", pointer, { written: value, zone: timeZone, wanted: right }, { suggestion: right })];
  });
}
