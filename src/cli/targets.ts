import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { readSiteFolder } from "#server/publish/folder.ts";
import { readDocument, readSite, type Surroundings } from "#src/compiler/compile.ts";
import { parseJson } from "#src/compiler/parse.ts";
import { isObject } from "#src/compiler/pointers.ts";
import type { Problem } from "#src/compiler/problems.ts";
import { UsageError } from "./terminal.ts";

/** One JSON file to check: its text and the way to read it. */
export interface Checked {
  /** Path as people name it, from the working folder, with forward slashes. */
  file: string;
  source: string;
  /** Reads a text in this file's place and answers its problems. */
  read(source: string): Problem[];
}

/** What a place on the command line stands for. */
export interface Target {
  checked: Checked[];
  /** Problems of the folder itself: files that are missing, too large, or of a wrong kind. */
  problems: Problem[];
}

/** Finds what is to be checked at a path: a site's folder, a folder of sites, a site file or a document. Throws a UsageError where nothing can be read. */
export async function findTargets(path: string): Promise<Target[]> {
  const kind = await stat(path).catch(() => undefined);
  if (!kind) throw unreadable(path);
  if (!kind.isDirectory()) return [await readFileTarget(path)];
  return Promise.all((await findSites(path)).map(readFolderTarget));
}

/** The sites at a path: the path itself, or the site folders in it where it is only a folder of them. */
export async function findSites(path: string): Promise<string[]> {
  if (await isFile(join(path, "site.json"))) return [path];
  const sites = await listSites(path);
  return sites.length > 0 ? sites : [path];
}

/** The text of a file. Throws a UsageError where it cannot be read. */
export async function readText(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => {
    throw unreadable(path);
  });
}

/** How people name a path: from the working folder, with forward slashes. */
export function nameOf(path: string): string {
  const near = relative(process.cwd(), path);
  return (near.startsWith("..") ? path : near || ".").replaceAll("\\", "/");
}

async function listSites(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  const found = await Promise.all(folders.map((one) => isFile(join(one, "site.json"))));
  return folders.filter((_, index) => found[index]).sort();
}

async function readFolderTarget(folder: string): Promise<Target> {
  const { source, race, files, problems } = await readSiteFolder(folder);
  const inFolder = (problem: Problem) => ({ ...problem, file: nameOf(join(folder, problem.file ?? "site.json")) });
  const documents = (await listDocuments(folder)).map((path) => documentAt(join(folder, path)));
  const site = source === undefined ? [] : [siteAt(join(folder, "site.json"), source, { race, files })];
  // What stands in a document is found when that document is read.
  const others = problems.filter(({ file }) => !/^documents\/.*\.json$/.test(file ?? "") || isFolderProblem(file));
  return { checked: [...site, ...(await Promise.all(documents))], problems: others.map(inFolder) };

  function isFolderProblem(file: string | undefined): boolean {
    return problems.some((problem) => problem.file === file && problem.code.startsWith("SL4"));
  }
}

async function listDocuments(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, "documents"), { recursive: true }).catch(() => []);
  return names
    .filter((name) => name.endsWith(".json"))
    .map((name) => join("documents", name))
    .sort();
}

async function readFileTarget(path: string): Promise<Target> {
  const source = await readText(path);
  if (isDocumentFile(path, source)) return { checked: [await documentAt(path)], problems: [] };
  return { checked: [siteAt(path, source, await surroundingsOf(path))], problems: [] };
}

// A file called site.json is checked against the folder around it; any other one may lie anywhere.
async function surroundingsOf(path: string): Promise<Surroundings> {
  if (basename(path) !== "site.json") return {};
  const { race, files } = await readSiteFolder(dirname(path));
  return { race, files };
}

function isDocumentFile(path: string, source: string): boolean {
  const { value } = parseJson(source);
  if (isObject(value) && typeof value.$schema === "string") return /(?:^|\/)document\/v\d/.test(value.$schema);
  if (isObject(value)) return typeof value.content === "string" && !Array.isArray(value.routes);
  return basename(dirname(path)) === "documents";
}

function siteAt(path: string, source: string, surroundings: Surroundings): Checked {
  const file = nameOf(path);
  return { file, source, read: (text) => readSite(text, file, surroundings).problems };
}

async function documentAt(path: string): Promise<Checked> {
  const file = nameOf(path);
  return { file, source: await readText(path), read: (text) => readDocument(text, file).problems };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (kind) => kind.isFile(),
    () => false,
  );
}

function unreadable(path: string): UsageError {
  return new UsageError({ zh: `无法读取“${path}”。`, en: `Cannot read ${path}.` });
}
