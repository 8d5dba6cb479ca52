import { isObject } from "#core/pointers.ts";
import { clockAt } from "#core/zones.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

interface Point {
  pointer: string;
  distance: number;
  at: string;
  /** Minutes after the start. */
  after: number;
}

/**
 * Reports cut-off times that run backwards along the course, or that count from another start than
 * the race's.
 */
export function checkCutOffs({ getInstances, site, timeZone }: Context): Finding[] {
  const tables = getInstances("cut-off-times");
  if (tables.length === 0) return [];
  const starts = [site.race?.startsAt, ...(site.race?.items ?? []).map(({ startsAt }) => startsAt)].flatMap(
    (instant) => (instant ? [clockAt(timeZone, Date.parse(instant))] : []),
  );
  const distances = (site.race?.items ?? []).map(({ distanceKm }) => distanceKm);
  const longest = distances.length > 0 ? Math.max(...distances) * 1.05 : Number.POSITIVE_INFINITY;
  return tables.flatMap(({ instance, pointer }) => {
    const { start, points } = instance.props as { start?: string; points?: unknown[] };
    const findings = backwards(
      getPoints(points ?? [], `${pointer}/props/points`, start ?? starts[0] ?? "00:00", longest),
    );
    const raceStart = starts[0];
    if (!start || !raceStart || starts.includes(start)) return findings;
    const params = { fact: "start", written: start, wanted: raceStart } as const;
    return [report("SL5103", `${pointer}/props/start`, params, { suggestion: raceStart }), ...findings];
  });
}

// A point beyond the course is another problem.
function getPoints(points: unknown[], pointer: string, start: string, longest: number): Point[] {
  const from = minutes(start);
  return points
    .flatMap((point, index): Point[] => {
      if (!isObject(point) || typeof point.distanceKm !== "number" || typeof point.at !== "string") return [];
      if (point.distanceKm > longest) return [];
      const after = (minutes(point.at) - from + 1440) % 1440;
      return [{ pointer: `${pointer}/${index}/at`, distance: point.distanceKm, at: point.at, after }];
    })
    .sort((a, b) => a.distance - b.distance);
}

// Only if a single point is out of order: a race of more than a day passes midnight.
function backwards(points: Point[]): Finding[] {
  const broken = points.findIndex((point, index) => !isAfter(point, points[index - 1]));
  if (broken < 0) return [];
  const blamed = [broken, broken - 1].find((dropped) => isRising(points.filter((_, index) => index !== dropped)));
  const [point, before] = [points[blamed ?? -1], points[broken - 1]];
  if (!point || !before) return [];
  return [report("SL5107", point.pointer, { at: points[broken]?.at ?? "", before: before.at })];
}

function isRising(points: Point[]): boolean {
  return points.every((point, index) => isAfter(point, points[index - 1]));
}

function isAfter(point: Point, before: Point | undefined): boolean {
  return !before || point.after > before.after || (point.distance === before.distance && point.after === before.after);
}

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(":").map(Number);
  return hours * 60 + rest;
}
