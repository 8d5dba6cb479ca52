import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Mutation } from "#fixtures/mutations/mutation.ts";
import { isCompositePath } from "./composite/composites.ts";
import type { Problem } from "./problems/problems.ts";
import { readDocument, readSite, type Surroundings } from "./read.ts";

const root = join(import.meta.dirname, "../fixtures/sites");

/** A site's folder: the text of site.json and everything beside it. */
export interface Folder extends Surroundings {
  site: string;
  documents: Record<string, string>;
  composites: Record<string, string>;
}

/** The sites that ship with the program, by name. */
export const folders = Object.fromEntries(readdirSync(root).map((name) => [name, readFolder(name)]));

function readFolder(name: string): Folder {
  const folder = join(root, name);
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.includes("."));
  const pictures = JSON.parse(read("media/images.json")) as NonNullable<Surroundings["files"]>;
  const isVariant = (path: string) => /-\d+\.(?:avif|webp|jpg|png)$/.test(path);
  const texts = (below: string) =>
    Object.fromEntries(paths.filter((path) => path.startsWith(below)).map((path) => [path, read(path)]));
  const plain = paths.filter((path) => path.startsWith("media/") && !path.endsWith("images.json") && !isVariant(path));
  return {
    site: read("site.json"),
    race: existsSync(join(folder, "race.json")) ? JSON.parse(read("race.json")) : undefined,
    files: { ...Object.fromEntries(plain.map((path) => [path, { url: path }])), ...pictures },
    documents: texts("documents/"),
    forms: texts("forms/"),
    composites: texts("composites/"),
    sizes: Object.fromEntries(paths.map((path) => [path, statSync(join(folder, path)).size])),
  };
}

/**
 * Lists the problems of a folder; only those of one document if `edited` names it, beside those of
 * the site.
 */
export function listProblems({ site, ...surroundings }: Folder, edited?: string): Problem[] {
  const documents = Object.entries(surroundings.documents).filter(([path]) => edited === undefined || path === edited);
  const problems = documents.flatMap(([path, text]) => readDocument(text, path).problems);
  return [...readSite(site, "site.json", surroundings).problems, ...problems];
}

/** Returns the text of a file of a folder. */
export function getText({ site, documents, composites }: Folder, file: string): string {
  return file === "site.json" ? site : (documents[file] ?? composites[file] ?? "");
}

/** Returns the folder with another text in one of its files. */
export function withText(folder: Folder, file: string, text: string): Folder {
  if (file === "site.json") return { ...folder, site: text };
  if (isCompositePath(file)) return { ...folder, composites: { ...folder.composites, [file]: text } };
  return { ...folder, documents: { ...folder.documents, [file]: text } };
}

/**
 * Makes a mistake in a shipped site. Returns its folder and the lines of the file that the mistake
 * is on.
 */
export function mutate(mutation: Mutation): { folder: Folder; lines: number[] } {
  const folder = folders[mutation.site];
  if (!folder) throw new Error(`There is no site ${mutation.site}.`);
  const { changed, lines } = mutateText(getText(folder, mutation.file), mutation);
  return { folder: withText(folder, mutation.file, changed), lines };
}

/** Makes a mistake in a text. Returns the text and the lines that the mistake is on. */
export function mutateText(
  text: string,
  { after, find, write, shownAt }: Pick<Mutation, "after" | "find" | "write" | "shownAt">,
): { changed: string; lines: number[] } {
  const at = getPlace(text, [...after, find]);
  const changed = text.slice(0, at) + write + text.slice(at + find.length);
  const start = shownAt ? getPlace(changed, shownAt) : at;
  const end = shownAt ? start : at + write.length;
  const first = lineAt(changed, start);
  const lines = Array.from({ length: lineAt(changed, end) - first + 1 }, (_, index) => first + index);
  return { changed, lines };
}

function getPlace(text: string, marks: string[]): number {
  return marks.reduce((from, mark) => {
    const at = text.indexOf(mark, from);
    if (at < 0) throw new Error(`"${mark}" is not in the file.`);
    return at + (mark === marks.at(-1) ? 0 : mark.length);
  }, 0);
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
