import { seeded } from "./random.ts";

/** A point of a course: degrees, metres above the sea, metres from the start. */
export interface TrackPoint {
  lat: number;
  lon: number;
  ele: number;
  along: number;
}

/** What a course must come to. */
export interface CoursePlan {
  seed: string;
  name: string;
  lat: number;
  lon: number;
  metres: number;
  count: number;
  /** Shape: radius in relative units for an angle 0..2π. */
  shape: (angle: number) => number;
  /** Stretches the loop from west to east. */
  stretch: number;
  /** Metres above the sea for the share of the course's length that is done (0..1). */
  height: (share: number) => number;
}

const EARTH = 6371008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two points in metres. */
export function distance(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const dLat = radians(b.lat - a.lat);
  const dLon = radians(b.lon - a.lon);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.sqrt(h));
}

function loop(plan: CoursePlan, scale: number): { lat: number; lon: number }[] {
  const random = seeded(plan.seed);
  const offsets = [random() * 6, random() * 6];
  // The loop stays open by a little: start and finish are neighbours, not the same spot.
  return Array.from({ length: plan.count }, (_, i) => {
    const angle = (i / (plan.count - 1)) * Math.PI * 1.985;
    const r =
      scale *
      plan.shape(angle) *
      (1 +
        0.018 * Math.sin(angle * 11 + (offsets[0] as number)) +
        0.01 * Math.sin(angle * 23 + (offsets[1] as number)));
    const east = Math.sin(angle) * r * plan.stretch;
    const north = -Math.cos(angle) * r;
    return { lat: plan.lat + north / 111195, lon: plan.lon + east / (111195 * Math.cos(radians(plan.lat))) };
  });
}

const lengthOf = (track: { lat: number; lon: number }[]) =>
  track.slice(1).reduce((sum, point, i) => sum + distance(track[i] as { lat: number; lon: number }, point), 0);

/** Lays a course of the planned length; coordinates are rounded to 6 places, heights to 0.1 m. */
export function layCourse(plan: CoursePlan): TrackPoint[] {
  let scale = plan.metres / 6;
  for (let i = 0; i < 12; i++) scale *= plan.metres / lengthOf(loop(plan, scale));
  const track = loop(plan, scale).map(({ lat, lon }) => ({ lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) }));
  let along = 0;
  return track.map((point, i) => {
    if (i > 0) along += distance(track[i - 1] as TrackPoint, point);
    return { ...point, ele: Number(plan.height(along / plan.metres).toFixed(1)), along };
  });
}

/** Writes a course as a GPX 1.1 track. */
export function toGpx(name: string, track: TrackPoint[]): string {
  const rows = track.map(
    ({ lat, lon, ele }) =>
      `      <trkpt lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}"><ele>${ele.toFixed(1)}</ele></trkpt>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Startline" xmlns="http://www.topografix.com/GPX/1/1">
  <trk>
    <name>${name}</name>
    <trkseg>
${rows.join("\n")}
    </trkseg>
  </trk>
</gpx>
`;
}

const bump = (x: number, at: number, width: number) => Math.exp(-(((x - at) / width) ** 2));

// The height at a kilometre between points that are given as kilometre and height, without a kink at any of them.
function profile(km: number, points: readonly (readonly [number, number])[]): number {
  const next = points.findIndex(([at]) => at >= km);
  const [to, high] = points.at(next) as readonly [number, number];
  const [from, low] = points[Math.max(0, next - 1)] as readonly [number, number];
  const share = to === from ? 1 : Math.min(1, (km - from) / (to - from));
  return low + ((high - low) * (1 - Math.cos(Math.PI * share))) / 2;
}

/** The three courses, each around a spot of open water where no town lies. */
export const COURSES: Record<string, CoursePlan> = {
  "canal-city-2025": {
    seed: "canal",
    name: "Canal City Marathon",
    lat: 30.02,
    lon: 122.9,
    metres: 42195,
    count: 420,
    stretch: 1.25,
    shape: (a) =>
      1 +
      0.17 * Math.sin(2 * a + 0.7) +
      0.13 * Math.cos(3 * a + 1.1) +
      0.08 * Math.sin(5 * a) +
      0.04 * Math.cos(8 * a + 0.4),
    height: (s) =>
      9 +
      4 * Math.sin(s * 12) * bump(s, 0.5, 0.5) +
      2 * Math.sin(s * 29 + 1) +
      [
        [0.12, 9],
        [0.27, 12],
        [0.41, 8],
        [0.58, 16],
        [0.73, 21],
        [0.88, 10],
      ].reduce((sum, [at, up]) => sum + (up as number) * bump(s, at as number, 0.013), 0),
  },
  "cloud-ridge-trail": {
    seed: "ridge",
    name: "Cloud Ridge Trail",
    lat: 30.4,
    lon: 123.6,
    metres: 32000,
    count: 360,
    stretch: 0.85,
    shape: (a) =>
      1 +
      0.24 * Math.sin(2 * a + 0.2) +
      0.16 * Math.cos(3 * a) +
      0.12 * Math.sin(6 * a + 1) +
      0.07 * Math.sin(10 * a + 2),
    // As the rules and the course guide of the race say: its peaks, saddles and checkpoints.
    height: (s) =>
      profile(s * 32, [
        [0, 320],
        [3, 350],
        [4, 400],
        [10, 1109],
        [13, 820],
        [15.4, 1170],
        [15.7, 1164],
        [17.1, 1392],
        [22.2, 500],
        [25.5, 814],
        [25.9, 808],
        [28, 450],
        [29.5, 392],
        [29.8, 400],
        [32, 320],
      ]),
  },
  "open-demo-10k": {
    seed: "park",
    name: "Open Demo 10K",
    lat: 29.6,
    lon: 123.3,
    metres: 10000,
    count: 200,
    stretch: 1.5,
    shape: (a) => 1 + 0.12 * Math.cos(2 * a) + 0.1 * Math.sin(3 * a + 0.5) + 0.04 * Math.cos(6 * a),
    height: (s) => 14 + 3.2 * Math.sin(s * 6.28 + 0.4) + 1.4 * Math.sin(s * 19),
  },
};
