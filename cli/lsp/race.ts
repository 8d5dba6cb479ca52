import { stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseJson } from "#compiler/parse/parse.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import { isObject } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import { readFromDisk } from "#server/sites/publish/readText.ts";
import { checkPlace, type FixableFile } from "../config/targets.ts";
import { buildReport } from "../config/validate.ts";

/** The texts of files that are open in an editor, by absolute path. */
export type Buffers = ReadonlyMap<string, string>;

/** The problems of one file, and the text that they were found in. */
export interface CheckedFile {
  text: string;
  problems: Problem[];
  /** Returns the problems of another text in its place; undefined if the file cannot be fixed. */
  read?: FixableFile["read"] | undefined;
}

// How far above a file its site.json may be: documents/2027/news.json.
const deepest = 4;

/**
 * Finds the surroundings of a file for its check: the folder of its race, or the file itself if it
 * names one of our formats. Undefined for all other files, such as a package.json.
 */
export async function findPlace(path: string, text: string): Promise<string | undefined> {
  let folder = dirname(path);
  for (let level = 0; level < deepest; level++, folder = dirname(folder)) {
    const site = await stat(join(folder, "site.json")).catch(() => undefined);
    if (site?.isFile()) return folder;
  }
  return isOurs(text) ? path : undefined;
}

function isOurs(text: string): boolean {
  const { value } = parseJson(text);
  return isObject(value) && /^https:\/\/startline\.dev\/schemas\//.test(asText(value.$schema));
}

/**
 * Checks a race's folder or a file as `startline validate` does, with the text of each open file.
 * Returns the files that were read, by absolute path.
 */
export async function checkRace(place: string, buffers: Buffers): Promise<Map<string, CheckedFile>> {
  const texts = new Map<string, string>();
  const readText = async (path: string) => {
    const text = buffers.get(resolve(path)) ?? (await readFromDisk(path));
    texts.set(resolve(path), text);
    return text;
  };
  const targets = await checkPlace(place, readText);
  const files = new Map<string, CheckedFile>();
  for (const [path, text] of texts) files.set(path, { text, problems: [] });
  for (const { file, read } of targets.flatMap(({ fixableFiles }) => fixableFiles)) {
    const checked = files.get(resolve(file));
    if (checked) checked.read = read;
  }
  for (const problem of buildReport(targets).problems) {
    const path = resolve(problem.file ?? place);
    const checked = files.get(path) ?? { text: "", problems: [] };
    checked.problems.push(problem);
    files.set(path, checked);
  }
  return files;
}
