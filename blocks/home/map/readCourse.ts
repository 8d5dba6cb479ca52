import type { Point } from "./track.ts";
import { trustGpx } from "./trust.ts";

const mostPoints = 50_000;
const mostCharacters = 20_000_000;

/** The points of a GPX or GeoJSON text, at most 50,000 of them, evenly thinned; throws if it is neither. For browsers. */
export function readCourse(source: string): Point[] {
  if (source.length > mostCharacters) throw new Error("The route file is too large.");
  const points = source.trimStart().startsWith("{") ? readGeoJson(JSON.parse(source)) : readGpx(source);
  const step = Math.ceil(points.length / mostPoints);
  return step > 1 ? points.filter((_, index) => index % step === 0) : points;
}

function readGpx(source: string): Point[] {
  const tree = new DOMParser().parseFromString(trustGpx(source), "application/xml");
  const found = ["trkpt", "rtept"].map((name) => tree.getElementsByTagName(name)).find(({ length }) => length > 1);
  return Array.from(found ?? []).flatMap((element) => {
    const height = element.getElementsByTagName("ele")[0]?.textContent;
    return toPoint(element.getAttribute("lon"), element.getAttribute("lat"), height);
  });
}

/** The points of all lines of a GeoJSON value, in their order; anything else in it is passed over. */
export function readGeoJson(value: unknown): Point[] {
  if (typeof value !== "object" || value === null) return [];
  const { type, features, geometry, geometries, coordinates } = value as Record<string, unknown>;
  if (type === "FeatureCollection" && Array.isArray(features)) return features.flatMap(readGeoJson);
  if (type === "Feature") return readGeoJson(geometry);
  if (type === "GeometryCollection" && Array.isArray(geometries)) return geometries.flatMap(readGeoJson);
  if (type === "LineString") return readLine(coordinates);
  if (type === "MultiLineString" && Array.isArray(coordinates)) return coordinates.flatMap(readLine);
  return [];
}

function readLine(coordinates: unknown): Point[] {
  if (!Array.isArray(coordinates)) return [];
  return coordinates.flatMap((one) => (Array.isArray(one) ? toPoint(one[0], one[1], one[2]) : []));
}

function toPoint(longitude: unknown, latitude: unknown, elevation: unknown): Point[] {
  const [lon, lat, height] = [longitude, latitude, elevation].map((one) => {
    const isGiven = typeof one === "number" || (typeof one === "string" && one.trim() !== "");
    return isGiven ? Number(one) : Number.NaN;
  }) as [number, number, number];
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return [];
  return [Number.isFinite(height) ? { lat, lon, height } : { lat, lon }];
}
