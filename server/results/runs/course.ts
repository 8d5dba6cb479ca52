import type { Text } from "#schemas/generated/types.ts";
import pointNames from "./pointNames.json" with { type: "json" };

/** A place of an item's course at which passings count. */
export interface CoursePoint {
  /** Its id; `start` and `finish` are those of every course. */
  id: string;
  km: number;
  /** In ms since 1970; null if it does not close. */
  cutOffAt: number | null;
  /** What else a timing system may call it, in small letters. */
  names: string[];
}

/** Returns the points of an item in their order, the start first and the finish last. */
export function listCourse({ points, distanceKm, finishCutOffAt }: CourseRules): CoursePoint[] {
  return [
    { id: "start", km: 0, cutOffAt: null, names: pointNames.start },
    ...points.map(({ id, name, distanceKm: km, cutOffAt }) => ({
      id,
      km,
      cutOffAt,
      names: [id, name.zh, name.en].flatMap((text) => (text === undefined ? [] : [tidyLabel(text)])),
    })),
    { id: "finish", km: distanceKm, cutOffAt: finishCutOffAt, names: pointNames.finish },
  ];
}

/** What of an item's rules its course is. */
export interface CourseRules {
  points: readonly { id: string; name: Text; distanceKm: number; cutOffAt: number | null }[];
  distanceKm: number;
  finishCutOffAt: number | null;
}

const distance = new RegExp(`^(?:km ?)?(\\d{1,3}(?:\\.\\d+)?) ?(?:${pointNames.kilometres.join("|")})?$`);

/**
 * Returns the points of a course that a passing may be at, by their place in it: those that the
 * source states for what it calls the point or the device, else those of that name or distance.
 * A mat of several laps is several points.
 */
export function matchPoints(
  course: readonly CoursePoint[],
  stated: Readonly<Record<string, string[]>>,
  { point, device }: { point: string | null; device: string | null },
): number[] {
  const labels = [point, device].flatMap((label) => (label === null ? [] : [tidyLabel(label)]));
  for (const label of labels) {
    const ids = Object.hasOwn(stated, label) ? stated[label] : undefined;
    if (ids) return course.flatMap(({ id }, index) => (ids.includes(id) ? [index] : []));
  }
  const [label = ""] = labels;
  const named = course.findIndex(({ names }) => names.includes(label));
  if (named >= 0) return [named];
  const km = Number(distance.exec(label)?.[1] ?? Number.NaN);
  const passed = course.findIndex((place) => place.km > 0 && Math.abs(place.km - km) < 0.001);
  return passed < 0 ? [] : [passed];
}

/** Returns the name of a point as it is compared: in small letters, with single spaces. */
export function tidyLabel(label: string): string {
  return label
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, " ");
}
