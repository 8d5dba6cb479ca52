/**
 * What coordinates mean: WGS 84, as GPS has them, or GCJ-02, by which maps of mainland China are
 * drawn.
 */
export type Datum = "wgs84" | "gcj02";

interface Place {
  lat: number;
  lon: number;
}

/** Moves a point from one datum to another; outside of mainland China both are the same. */
export function moveDatum<Point extends Place>(point: Point, from: Datum, to: Datum): Point {
  if (from === to) return point;
  return { ...point, ...(to === "gcj02" ? toGcj02(point) : toWgs84(point)) };
}

// Krasovsky 1940, the ellipsoid of the published approximation of GCJ-02, which is exact to a metre
// or two.
const axis = 6378245;
const flatness = 0.006693421622965943;

function toGcj02({ lat, lon }: Place): Place {
  if (lon < 72.004 || lon > 137.8347 || lat < 0.8293 || lat > 55.8271) return { lat, lon };
  const [x, y, radians] = [lon - 105, lat - 35, (lat / 180) * Math.PI];
  const curve = 1 - flatness * Math.sin(radians) ** 2;
  const north = (shiftNorth(x, y) * 180) / (((axis * (1 - flatness)) / (curve * Math.sqrt(curve))) * Math.PI);
  const east = (shiftEast(x, y) * 180) / ((axis / Math.sqrt(curve)) * Math.cos(radians) * Math.PI);
  return { lat: lat + north, lon: lon + east };
}

// The shift changes little from place to place, so three steps end within a centimetre.
function toWgs84({ lat, lon }: Place): Place {
  let guess = { lat, lon };
  for (let step = 0; step < 3; step++) {
    const shifted = toGcj02(guess);
    guess = { lat: guess.lat + lat - shifted.lat, lon: guess.lon + lon - shifted.lon };
  }
  return guess;
}

function shiftNorth(x: number, y: number): number {
  const plain = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x));
  return plain + wave(x, [20, 6], [20, 2]) + wave(y, [20, 1], [40, 1 / 3]) + wave(y, [160, 1 / 12], [320, 1 / 30]);
}

function shiftEast(x: number, y: number): number {
  const plain = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x));
  return plain + wave(x, [20, 6], [20, 2]) + wave(x, [20, 1], [40, 1 / 3]) + wave(x, [150, 1 / 12], [300, 1 / 30]);
}

function wave(at: number, ...parts: [height: number, pace: number][]): number {
  return parts.reduce((sum, [height, pace]) => sum + height * Math.sin(at * pace * Math.PI), 0) * (2 / 3);
}
