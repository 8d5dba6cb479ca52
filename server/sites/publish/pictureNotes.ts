import { join } from "node:path";
import { parseJson } from "#compiler/parse/parse.ts";
import type { Finding, Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import { fitsSchema } from "#compiler/read.ts";
import { isObject, toPointer } from "#core/pointers.ts";
import type { PicturesNote } from "#schemas/generated/types.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import { unreadableFile } from "./problems.ts";
import type { ReadText } from "./readText.ts";

/**
 * What an organiser notes about pictures, in the site's folder:
 * `{ "media/start.jpg": { "focus": { "x": 0.7, "y": 0.3 } } }`.
 */
export const pictureNotes = "media/pictures.json";

/**
 * Adds the focal points of media/pictures.json to the files of a site; returns what is wrong in it.
 * If it is not known which pictures there are (`areUnknown`), none is missing.
 */
export async function addNotes(
  folder: string,
  files: Record<string, SiteFile>,
  readText: ReadText,
  areUnknown = false,
): Promise<Problem[]> {
  const text = await readText(join(folder, pictureNotes));
  const { value: notes, problem, flaws, locate } = parseJson(text, pictureNotes);
  if (problem) return [unreadableFile("SL5415", pictureNotes, problem)];
  if (!isObject(notes)) return [...flaws, report("SL5415", "", {}, { file: pictureNotes })];
  const findings = Object.entries(notes).flatMap(([path, note]): Finding[] => {
    if (path === "$schema") return [];
    const file = Object.hasOwn(files, path) ? files[path] : undefined;
    const at = toPointer([path]);
    if (!file) return areUnknown ? [] : [report("SL5414", at, { path, reason: "no-picture" })];
    if (!fits({ [path]: note })) return [report("SL5414", at, { path, reason: "no-focus" })];
    const { x, y } = (note as PicturesNote).focus;
    files[path] = { ...file, focus: `${formatPercent(x)} ${formatPercent(y)}` };
    return [];
  });
  return [...flaws, ...findings.map(locate)];
}

function fits(notes: unknown): boolean {
  return fitsSchema("pictures/1", notes);
}

// As CSS writes it: from the left, from the top.
function formatPercent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
