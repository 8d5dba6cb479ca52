import { join } from "node:path";
import type { Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import { type ReadText, readFromDisk } from "./readText.ts";

const point = /<(?:\w+:)?(?:trkpt|rtept)\b(?=[^>]*\blat\s*=\s*["']-?\d)(?=[^>]*\blon\s*=\s*["']-?\d)/g;

/** Returns the problem of a file that is named as a course and has none: a .gpx without two points, a .geojson without a line. */
export async function courseProblems(
  folder: string,
  path: string,
  readText: ReadText = readFromDisk,
): Promise<Problem[]> {
  const kind = /\.(gpx|geojson)$/i.exec(path)?.[1]?.toLowerCase();
  if (!kind) return [];
  const text = await readText(join(folder, path));
  const isCourse = kind === "gpx" ? isTrack(text) : hasLine(text);
  return isCourse ? [] : [report("SL3006", "", { path, kind: kind as "gpx" | "geojson" }, { file: path })];
}

function isTrack(text: string): boolean {
  return /<(?:\w+:)?gpx\b/.test(text) && (text.match(point)?.length ?? 0) > 1;
}

function hasLine(text: string): boolean {
  try {
    return /"(?:Multi)?LineString"/.test(JSON.stringify(JSON.parse(text)));
  } catch {
    return false;
  }
}
