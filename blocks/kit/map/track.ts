import type { Course, Point } from "#core/course.ts";

/** A point with its distance from the start in km. */
export type Station = Point & { km: number };

/** The measures of a course. Heights are in metres and absent if the file has none. */
export interface Track {
  name?: string;
  stations: Station[];
  distanceKm: number;
  heights?: { climb: number; lowest: number; highest: number };
}

const earthRadiusKm = 6371.0088;
// Receivers waver by a few metres; only a rise of more than this counts as climb.
const waver = 2;

/** Measures each course by itself; throws if there is none. */
export function measureAll(courses: Course[]): Track[] {
  if (courses.length === 0) throw new Error("The route file has no course.");
  return courses.map(({ name, points }) => ({ ...measure(points), ...(name === undefined ? {} : { name }) }));
}

/** Measures a course of two or more points along the great circle; throws with fewer. */
export function measure(points: Point[]): Track {
  if (points.length < 2) throw new Error("A course needs at least two points.");
  let km = 0;
  const stations = points.map((point, index) => {
    const previous = points[index - 1];
    if (previous) km += distanceKm(previous, point);
    return { ...point, km };
  });
  const heights = points.flatMap(({ height }) => (height === undefined ? [] : [height]));
  // A file with a few heights only would draw a mountain between them.
  if (heights.length < points.length * 0.9) return { stations, distanceKm: km };
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const height of heights) {
    lowest = Math.min(lowest, height);
    highest = Math.max(highest, height);
  }
  return { stations, distanceKm: km, heights: { climb: getClimb(heights), lowest, highest } };
}

/** Returns the great-circle distance of two points in km (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const [lat1, lat2] = [a.lat * radians, b.lat * radians];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const h = half(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * half((b.lon - a.lon) * radians);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Returns the place on the course at `km`, between its two nearest points; the start or the finish
 * beyond them.
 */
export function stationAt({ stations }: Track, km: number): Station {
  let [low, high] = [0, stations.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((stations[middle] as Station).km <= km) low = middle;
    else high = middle;
  }
  const [a, b] = [stations[low] as Station, stations[high] as Station];
  const share = b.km === a.km ? 0 : Math.min(Math.max((km - a.km) / (b.km - a.km), 0), 1);
  const between = (from: number, to: number) => from + (to - from) * share;
  const height =
    a.height === undefined || b.height === undefined ? (a.height ?? b.height) : between(a.height, b.height);
  return { lat: between(a.lat, b.lat), lon: between(a.lon, b.lon), km: between(a.km, b.km), height };
}

/**
 * Returns the kilometres that get a marker: at most about ten, at 1, 2, 5, 10, 20 or 50 km apart,
 * none close to the finish.
 */
export function markerKms(distance: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((km) => distance / km <= 10) ?? 100;
  const count = Math.max(0, Math.ceil((distance - step * 0.3) / step) - 1);
  return Array.from({ length: Math.min(count, 50) }, (_, index) => (index + 1) * step);
}

// From each valley to the next peak, if the two are far enough apart to be real.
function getClimb(heights: number[]): number {
  let climb = 0;
  let [valley, peak] = [heights[0] ?? 0, heights[0] ?? 0];
  const settle = () => {
    if (peak - valley >= waver) climb += peak - valley;
  };
  for (const height of heights) {
    if (height > peak) peak = height;
    else if (height < valley || height <= peak - waver) {
      settle();
      [valley, peak] = [height, height];
    }
  }
  settle();
  return climb;
}
