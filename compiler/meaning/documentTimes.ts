import { offsetAt } from "#core/zones.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { wrongUnit } from "./wrongUnit.ts";

/**
 * Returns a time of a document in milliseconds since 1970, whichever way it is written: a day is
 * midnight in the race's zone. Undefined for what is no time.
 */
export function readDocumentTime(value: unknown, timeZone = "Asia/Shanghai"): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return undefined;
  const at = Date.parse(value.includes("T") ? value : `${value}T00:00:00Z`);
  if (!Number.isFinite(at) || value.includes("T")) return Number.isFinite(at) ? at : undefined;
  const getOffset = (instant: number) =>
    (offsetAt(timeZone, instant) ?? offsetAt("Asia/Shanghai", instant) ?? 0) * 60_000;
  return at - getOffset(at - getOffset(at));
}

/** Returns the findings about the times of a document: their unit, and an end before its start. */
export function checkDocumentTimes(document: Record<string, unknown>, timeZone?: string): Finding[] {
  const units = ["time", "until"].flatMap((key) => checkUnit(document[key], `/${key}`));
  return units.length > 0 ? units : checkOrder(document, timeZone);
}

function checkOrder({ time, until }: Record<string, unknown>, timeZone: string | undefined): Finding[] {
  const [start, end] = [readDocumentTime(time, timeZone), readDocumentTime(until, timeZone)];
  if (start === undefined || end === undefined || end > start) return [];
  return [report("SL5101", "/until", { start: writeTime(time), end: writeTime(until) })];
}

function writeTime(written: unknown): string {
  return typeof written === "number" ? new Date(written).toISOString() : String(written);
}

// Many programs count in seconds: an article of today would be one of January 1970.
function checkUnit(time: unknown, pointer: string): Finding[] {
  if (typeof time !== "number" || !Number.isFinite(time) || time < 1e8 || (time >= 1e11 && time < endOfTime)) return [];
  let milliseconds = time < 1e11 ? time * 1000 : time;
  while (milliseconds >= endOfTime) milliseconds = Math.floor(milliseconds / 10);
  return [wrongUnit(pointer, { written: time, unit: "milliseconds", wanted: milliseconds })];
}

// The year 2286 and its first number of fourteen digits: more are microseconds, or have a digit too
// many.
const endOfTime = 1e13;
