/** One point of a course: degrees, and metres above the sea if they are known. */
export interface Point {
  lat: number;
  lon: number;
  height?: number;
}

/** A line of a course file, with the name that the file has for it. */
export interface Course {
  name?: string;
  points: Point[];
}

const mostPoints = 50_000;
const mostCharacters = 20_000_000;

/**
 * Reads each track, or else each route, of a GPX text, or each feature with a line of a GeoJSON
 * text: one course each, with two points or more. At most 50,000 points together, evenly thinned.
 * Throws if the text is too long or no JSON.
 */
export function readCourses(source: string): Course[] {
  if (source.length > mostCharacters) throw new Error("The route file is too large.");
  const courses = source.trimStart().startsWith("{") ? readGeoJson(JSON.parse(source)) : readGpx(source);
  const tracks = courses.filter(({ points }) => points.length > 1);
  const step = Math.ceil(tracks.reduce((sum, { points }) => sum + points.length, 0) / mostPoints);
  if (step <= 1) return tracks;
  return tracks.map((course) => ({ ...course, points: course.points.filter((_, index) => index % step === 0) }));
}

/** Returns whether a GPX text ends before its last element does. */
export function isCutOff(source: string): boolean {
  return /<(?:[\w.-]+:)?gpx\b/.test(source) && !/<\/(?:[\w.-]+:)?gpx\s*>/.test(source);
}

// Tags with any prefix, declared or not: watches write prefixes that they do not declare, for heart
// rates that no map needs.
const part = /<!--[\s\S]*?(?:-->|$)|<(\/?)(?:[\w.-]+:)?(trk|rte|trkpt|rtept|wpt|ele|name)(?=[\s/>])([^<>]*)>([^<]*)/g;

function readGpx(source: string): Course[] {
  const lines: { trk: Course[]; rte: Course[] } = { trk: [], rte: [] };
  let line: Course | undefined;
  let point: Point | undefined;
  let isPlace = false;
  for (const [, close, tag = "", attributes = "", words = ""] of source.matchAll(part)) {
    if (tag === "trk" || tag === "rte") {
      line = close ? undefined : { points: [] };
      if (line) lines[tag].push(line);
    } else if (tag === "trkpt" || tag === "rtept" || tag === "wpt") {
      isPlace = !close && !attributes.endsWith("/");
      [point] = close ? [] : toPoint(readAttribute(attributes, "lon"), readAttribute(attributes, "lat"), undefined);
      if (point && tag !== "wpt") line?.points.push(point);
    } else if (!close && tag === "ele" && point && isPlace && words.trim() && Number.isFinite(Number(words))) {
      point.height = Number(words);
    } else if (!close && tag === "name" && line && !isPlace && words.trim()) {
      line.name ??= decode(words.trim());
    }
  }
  return lines.trk.some(({ points }) => points.length > 1) ? lines.trk : lines.rte;
}

function readAttribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)?.slice(1).find(Boolean);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(words: string): string {
  return words.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? "");
}

// A feature is a course with all its lines; lines outside of features are one.
function readGeoJson(value: unknown): Course[] {
  const { type, features, properties } = (value ?? {}) as Record<string, unknown>;
  if (type === "FeatureCollection" && Array.isArray(features)) return features.flatMap(readGeoJson);
  const { name } = (properties ?? {}) as Record<string, unknown>;
  return [{ ...(typeof name === "string" && name.trim() ? { name } : {}), points: readLines(value) }];
}

function readLines(value: unknown): Point[] {
  if (typeof value !== "object" || value === null) return [];
  const { type, geometry, geometries, coordinates } = value as Record<string, unknown>;
  if (type === "Feature") return readLines(geometry);
  if (type === "GeometryCollection" && Array.isArray(geometries)) return geometries.flatMap(readLines);
  if (type === "LineString") return readLine(coordinates);
  if (type === "MultiLineString" && Array.isArray(coordinates)) return coordinates.flatMap(readLine);
  return [];
}

function readLine(coordinates: unknown): Point[] {
  if (!Array.isArray(coordinates)) return [];
  return coordinates.flatMap((coordinate) =>
    Array.isArray(coordinate) ? toPoint(coordinate[0], coordinate[1], coordinate[2]) : [],
  );
}

function toPoint(longitude: unknown, latitude: unknown, elevation: unknown): Point[] {
  const [lon, lat, height] = [longitude, latitude, elevation].map((coordinate) => {
    const isGiven = typeof coordinate === "number" || (typeof coordinate === "string" && coordinate.trim() !== "");
    return isGiven ? Number(coordinate) : Number.NaN;
  }) as [number, number, number];
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return [];
  return [Number.isFinite(height) ? { lat, lon, height } : { lat, lon }];
}
