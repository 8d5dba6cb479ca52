import { join } from "node:path";
import type { Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import { isCutOff, readCourses } from "#core/course.ts";
import { type ReadText, readFromDisk } from "./readText.ts";

/**
 * Returns the problem of a file that is named as a course and has none, or ends in its middle: a
 * .gpx without two points, a .geojson without a line.
 */
export async function courseProblems(
  folder: string,
  path: string,
  readText: ReadText = readFromDisk,
): Promise<Problem[]> {
  const kind = /\.(gpx|geojson)$/i.exec(path)?.[1]?.toLowerCase() as "gpx" | "geojson" | undefined;
  if (!kind) return [];
  const text = await readText(join(folder, path));
  if (!hasCourse(text, kind)) return [report("SL3006", "", { path, kind }, { file: path })];
  if (kind === "geojson" || !isCutOff(text)) return [];
  return [report("SL3008", "", { path, line: text.split(/\r\n|\r|\n/).length }, { file: path })];
}

function hasCourse(text: string, kind: "gpx" | "geojson"): boolean {
  if (kind === "gpx" && !/<(?:[\w.-]+:)?gpx\b/.test(text)) return false;
  try {
    return readCourses(text).length > 0;
  } catch {
    return false;
  }
}
