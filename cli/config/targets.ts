import { lstat, readdir, stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { readCertificate } from "#compiler/certificates/readCertificate.ts";
import { type CertificateSurroundings, certificateSurroundings } from "#compiler/certificates/surroundings.ts";
import type { FormSurroundings } from "#compiler/forms/schema/formSurroundings.ts";
import { formSurroundings } from "#compiler/forms/surroundings.ts";
import { withoutMisnamed } from "#compiler/meaning/misnamedItem.ts";
import { parseJson } from "#compiler/parse/parse.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import { readDocument, readSite, type Surroundings } from "#compiler/read.ts";
import { isObject } from "#core/pointers.ts";
import { isList, readSiteFolder, translationLock } from "#server/sites/publish/folder.ts";
import { readDrawableForm } from "#server/sites/publish/forms.ts";
import { pictureNotes } from "#server/sites/publish/pictureNotes.ts";
import { pictureTable } from "#server/sites/publish/pictureTable.ts";
import type { ReadText } from "#server/sites/publish/readText.ts";
import { displayPath, findSites, isFile, readText, unreadable, withDisplayPath } from "../base/paths.ts";
import { type Pack, readPack } from "./packs.ts";

/**
 * A file that can be fixed: `read` returns the problems of a text in its place, and none of other
 * files.
 */
export interface FixableFile {
  file: string;
  read(source: string): Problem[];
}

/**
 * What was found at a place on the command line. Files are named from the working folder, with
 * forward slashes.
 */
export interface Target {
  /** The JSON files that were read. */
  files: string[];
  problems: Problem[];
  fixableFiles: FixableFile[];
  /** Whether forms were not drawn, because this program cannot. */
  hasUndrawnForms?: boolean;
}

/**
 * Checks what is at a path: a site's folder, a folder of sites, a site file, a form, a document or
 * a certificate. `read` reads a text file. Throws a UsageError if nothing can be read.
 */
export async function checkPlace(path: string, readFile: ReadText = readText): Promise<Target[]> {
  const kind = await stat(path).catch(() => undefined);
  const isFolderForFile = kind?.isDirectory() && path.endsWith(".json");
  if (!kind || isFolderForFile) throw unreadable(path);
  if (!kind.isDirectory()) return [await checkFile(path, readFile)];
  return Promise.all((await findSites(path)).map((folder) => checkFolder(folder, readFile)));
}

async function checkFolder(path: string, readFile: ReadText): Promise<Target> {
  // What has no site in it may be anything, such as somebody's whole disk: it is not searched.
  const siteFile = join(path, "site.json");
  if (!(await isFile(siteFile))) {
    // One that is a folder or a link to nothing is not missing.
    if (await lstat(siteFile).catch(() => undefined)) throw unreadable(siteFile);
    const pack = await readPack(path, readFile);
    if (pack) return buildPackTarget(path, pack);
    return { files: [], problems: [withDisplayPath(report("SL4006", "", {}), path)], fixableFiles: [] };
  }
  const folder = await readSiteFolder(path, undefined, readFile);
  const documents = (await listJson(path, "documents")).map((name) => documentAt(join(path, name)));
  const names = Object.keys(folder.forms);
  const problems = folder.site ? readAround(displayPath(siteFile), folder.site.source, folder, path) : [];
  const surroundings = names.length > 0 ? formSurroundings(folder.site?.value, folder.race, problems) : {};
  const forms = await Promise.all(names.map((name) => buildFormTarget(join(path, name), surroundings)));
  const around = { ...certificateSurroundings(folder.site?.value), files: Object.keys(folder.files) };
  const certificates = Object.keys(folder.certificates).map((name) => buildCertificateTarget(join(path, name), around));
  const filesBeside = [...documents, ...forms, ...certificates];
  const race = folder.raceSource === undefined ? [] : ["race.json"];
  const pictures = (await isFile(join(path, pictureTable))) ? [pictureTable] : [];
  const lists = Object.keys(folder.files).filter(isList);
  const tables = [...race, ...pictures, ...lists].map((name) => tableAt(join(path, name)));
  const problemsOfFolder = folder.problems.map((problem) => withDisplayPath(problem, path));
  const { hasUndrawnForms } = folder;
  const target = {
    files: filesBeside.map(({ file }) => file),
    problems: problemsOfFolder,
    fixableFiles: filesBeside,
    hasUndrawnForms,
  };
  if (!folder.site) return target;
  const site = buildSiteTarget(join(path, "site.json"), folder);
  const { source } = folder.site;
  const composites = Object.keys(folder.composites).map((name) =>
    buildCompositeTarget(path, name, { ...folder, source }),
  );
  return {
    ...target,
    files: [site.file, ...target.files, ...composites.map(({ file }) => file)],
    problems: withoutMisnamed([...problems, ...problemsOfFolder]),
    fixableFiles: [site, ...filesBeside, ...composites, ...tables],
  };
}

// A site can contradict the files beside it: such problems name those files, as seen from the
// folder.
function readAround(file: string, source: string, surroundings: Surroundings, folder: string): Problem[] {
  const { problems } = readSite(source, file, surroundings);
  return problems.map((problem) => (problem.file === file ? problem : withDisplayPath(problem, folder)));
}

async function listJson(folder: string, below: string): Promise<string[]> {
  const names = await readdir(join(folder, below), { recursive: true }).catch(() => []);
  return names
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(below, name))
    .sort();
}

// A file called site.json is checked against the folder around it; any other one may lie anywhere.
async function checkFile(path: string, readFile: ReadText): Promise<Target> {
  return checkText(path, await readFile(path), readFile);
}

/** Checks a text as the content of the file at a path, beside the files around it. */
export async function checkText(path: string, source: string, readFile: ReadText = readText): Promise<Target> {
  if (isFormFile(path, source)) return checkForm(path, source, readFile);
  if (isDocumentFile(path, source)) return buildTarget(documentAt(path), source);
  if (isCertificateFile(path, source)) return buildTarget(await buildCertificateTargetInSite(path, readFile), source);
  const composite = findCompositePlace(path);
  if (composite) {
    const { folder, name } = composite;
    const pack = await readPack(folder, readFile);
    if (pack) return buildTarget(buildCompositeTarget(folder, name, pack), source);
    const { site, ...around } = await readSiteFolder(folder, undefined, readFile);
    return buildTarget(buildCompositeTarget(folder, name, { ...around, source: site?.source ?? "{}" }), source);
  }
  const part = await partOfSite(path);
  if (part !== undefined) return checkPart(path, part, source, readFile);
  if (basename(path) !== "site.json") return buildTarget(buildSiteTarget(path, {}), source);
  const folder = await readSiteFolder(dirname(path), undefined, readFile);
  return { ...buildTarget(buildSiteTarget(path, folder), source), hasUndrawnForms: folder.hasUndrawnForms };
}

// A file that only means something in its site's folder: the folder.
async function partOfSite(path: string): Promise<string | undefined> {
  const places = [dirname(resolve(path)), dirname(dirname(resolve(path)))];
  for (const folder of places) {
    const name = relative(folder, resolve(path)).replaceAll("\\", "/");
    if (isPart(name) && (await isFile(join(folder, "site.json")))) return folder;
  }
  return undefined;
}

function isPart(name: string): boolean {
  return ["race.json", pictureTable, pictureNotes, translationLock].includes(name) || isList(name);
}

async function checkPart(path: string, folder: string, source: string, readFile: ReadText): Promise<Target> {
  const own = (place: string) => (resolve(place) === resolve(path) ? Promise.resolve(source) : readFile(place));
  const { problems } = await checkFolder(folder, own);
  const file = displayPath(path);
  return {
    files: [file],
    problems: problems.filter((problem) => problem.file === file),
    fixableFiles: [tableAt(path)],
  };
}

function buildTarget(fixableFile: FixableFile, source: string): Target {
  return { files: [fixableFile.file], problems: fixableFile.read(source), fixableFiles: [fixableFile] };
}

async function checkForm(path: string, source: string, readFile: ReadText): Promise<Target> {
  const surroundings = await getSurroundings(path, readFile);
  const target = buildTarget(await buildFormTarget(path, surroundings), source);
  // What only drawing it shows.
  const { problems, isUndrawn = false } = await readDrawableForm(source, displayPath(path), surroundings);
  return { ...target, problems, hasUndrawnForms: isUndrawn };
}

function isFormFile(path: string, source: string): boolean {
  const { value } = parseJson(source);
  if (isObject(value) && typeof value.$schema === "string") return /(?:^|\/)form\/v\d/.test(value.$schema);
  return basename(dirname(resolve(path))) === "forms";
}

// A form in the folder of a site is for the items of its race.
async function getSurroundings(path: string, readText: ReadText): Promise<FormSurroundings> {
  const folder = join(dirname(path), "..");
  const read = (name: string) =>
    readText(join(folder, name)).then(
      (text) => parseJson(text).value,
      () => undefined,
    );
  return formSurroundings(await read("site.json"), await read("race.json"));
}

function isDocumentFile(path: string, source: string): boolean {
  const { value } = parseJson(source);
  if (isObject(value) && typeof value.$schema === "string") return /(?:^|\/)document\/v\d/.test(value.$schema);
  if (isObject(value) && Array.isArray(value.routes)) return false;
  if (isObject(value) && typeof value.content === "string") return true;
  return basename(dirname(resolve(path))) === "documents";
}

function isCertificateFile(path: string, source: string): boolean {
  const { value } = parseJson(source);
  if (isObject(value) && typeof value.$schema === "string") return /(?:^|\/)certificate\/v\d/.test(value.$schema);
  return basename(dirname(resolve(path))) === "certificates";
}

// Its pictures and items are those of the folder around it.
async function buildCertificateTargetInSite(path: string, read: ReadText): Promise<FixableFile> {
  const folder = join(dirname(path), "..");
  if (!(await isFile(join(folder, "site.json")))) return buildCertificateTarget(path, {});
  const { site, files } = await readSiteFolder(folder, undefined, read);
  return buildCertificateTarget(path, { ...certificateSurroundings(site?.value), files: Object.keys(files) });
}

function buildCertificateTarget(path: string, surroundings: CertificateSurroundings): FixableFile {
  const file = displayPath(path);
  return { file, read: (text) => readCertificate(text, file, surroundings).problems };
}

function buildSiteTarget(path: string, surroundings: Surroundings): FixableFile {
  const file = displayPath(path);
  const isOwn = (problem: Problem) => problem.file === file;
  return { file, read: (text) => readSite(text, file, surroundings).problems.filter(isOwn) };
}

function buildPackTarget(folder: string, pack: Pack): Target {
  const files = Object.keys(pack.composites).map((name) => buildCompositeTarget(folder, name, pack));
  const names = Object.keys(pack.composites);
  const problems = files.flatMap(({ read }, index) => read(pack.composites[names[index] ?? ""] ?? ""));
  return { files: files.map(({ file }) => file), problems, fixableFiles: files };
}

// A composite is read with the site that uses it, and with the composites beside it.
function buildCompositeTarget(
  folder: string,
  name: string,
  { source, ...around }: Surroundings & { source: string },
): FixableFile {
  const file = displayPath(join(folder, name));
  const readWith = (text: string) =>
    readSite(source, undefined, { ...around, composites: { ...around.composites, [name]: text } });
  return {
    file,
    read: (text) => readWith(text).problems.flatMap((problem) => (problem.file === name ? [{ ...problem, file }] : [])),
  };
}

// The site's folder around a file of composites/, and the file's path in it.
function findCompositePlace(path: string): { folder: string; name: string } | undefined {
  const parts = resolve(path).replaceAll("\\", "/").split("/");
  const at = parts.lastIndexOf("composites");
  if (at < 1 || at !== parts.length - 4 || !path.endsWith(".json")) return undefined;
  return { folder: parts.slice(0, at).join("/"), name: parts.slice(at).join("/") };
}

function documentAt(path: string): FixableFile {
  const file = displayPath(path);
  return { file, read: (text) => readDocument(text, file).problems };
}

// Of the race's facts, of pictures and of lists, only the text itself can be fixed.
function tableAt(path: string): FixableFile {
  const file = displayPath(path);
  return { file, read: (text) => parseJson(text, file).flaws };
}

// The compiler of forms is loaded only if there is a form.
async function buildFormTarget(path: string, surroundings: FormSurroundings): Promise<FixableFile> {
  const { readForm } = await import("#compiler/forms/readForm.ts");
  const file = displayPath(path);
  return { file, read: (text) => readForm(text, file, surroundings).problems };
}
