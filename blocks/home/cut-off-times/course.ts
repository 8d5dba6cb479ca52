/** One point on the bar of the course: `place` runs from 0 (start) to 1 (the farthest point). */
export interface CourseMark {
  id: string;
  at: string;
  distanceKm: number;
  place: number;
  /** Whether there is room for its words beside those of its neighbours. */
  isLabelled: boolean;
}

// On a 768 px screen a label needs about this share of the bar.
const labelWidth = 0.085;

/**
 * Places the points that have a distance on the course of `total` km; the farthest keeps its label,
 * crowded ones go without.
 */
export function markCourse(
  points: readonly { id: string; at: string; distanceKm?: number }[],
  total: number,
): CourseMark[] {
  const marks = points
    .flatMap(({ id, at, distanceKm }) =>
      distanceKm ? [{ id, at, distanceKm, place: distanceKm / total, isLabelled: false }] : [],
    )
    .sort((a, b) => a.place - b.place);
  let free = labelWidth;
  for (const mark of marks) {
    const isLast = mark === marks.at(-1);
    mark.isLabelled = isLast || (mark.place >= free && mark.place <= 1 - labelWidth);
    if (mark.isLabelled) free = mark.place + labelWidth;
  }
  return marks;
}

/**
 * Returns the time from the gun to the closing ("1:30" for 07:30 and 09:00), over midnight if it
 * closes earlier in the day.
 */
export function allowedTime(gun: string, closes: string): string {
  const minutes = (minuteOfDay(closes) - minuteOfDay(gun) + 1440) % 1440;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
