import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { isCertificate } from "#compiler/certificates/readCertificate.ts";
import { certificateSurroundings } from "#compiler/certificates/surroundings.ts";
import { isCompositePath } from "#compiler/composite/composites.ts";
import { formSurroundings } from "#compiler/forms/surroundings.ts";
import { type ParsedFile, parseJson } from "#compiler/parse/parse.ts";
import type { Finding, Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import { boundFacts, checkRaceFile, misspeltRaceId } from "#compiler/read.ts";
import { isObject } from "#core/pointers.ts";
import { isScalable } from "#pictures/kinds.ts";
import type { Size } from "#pictures/plan.ts";
import { isEmptySvg, svgSize } from "#pictures/svgSize.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import { readHosts } from "../../base/hosts.ts";
import { fileUri, storableName } from "../files/names.ts";
import { fileKind } from "../files/types.ts";
import { readCertificates } from "./certificates.ts";
import { courseProblems } from "./courses.ts";
import { readDocuments } from "./documents.ts";
import { isForm, readForms } from "./forms.ts";
import { listPaths } from "./listPaths.ts";
import { readMadePictures, type Storing } from "./madePictures.ts";
import { addPacks } from "./packs.ts";
import { addNotes, pictureNotes } from "./pictureNotes.ts";
import { readPictures } from "./pictures.ts";
import { pictureTable } from "./pictureTable.ts";
import { isOfText, unreadableFile } from "./problems.ts";
import { type ReadText, readFromDisk } from "./readText.ts";
import type { HashContent, StoredFile } from "./storedFile.ts";

/** The content of a site's folder, ready to be compiled and stored. */
export interface SiteFolder {
  /** site.json, parsed; undefined if there is none. */
  site: ParsedFile | undefined;
  race: RaceFile | undefined;
  /** The text of race.json; undefined if there is none. */
  raceSource: string | undefined;
  /**
   * The published files by their path in the folder. The address of a picture that cannot be shown
   * is empty.
   */
  files: Record<string, SiteFile>;
  /** The texts of its documents by path. */
  documents: Record<string, string>;
  /** The texts of its forms by path. */
  forms: Record<string, string>;
  /** The texts of its templates of certificates by path. */
  certificates: Record<string, string>;
  /** The texts of its composite blocks, and of the upgrades between their versions, by path. */
  composites: Record<string, string>;
  /** The pictures that variants are made of; their sizes and weights are the program's concern. */
  made: ReadonlySet<string>;
  /** How many bytes each file has, by its path in the folder. */
  sizes: Record<string, number>;
  /** The text of translations.lock.json; undefined if there is none. */
  translations: string | undefined;
  stored: StoredFile[];
  /** The sources of pictures and films that the settings allow to every site. */
  allowedSources: string[];
  /** The origins of analytics that the settings allow; undefined for all. */
  allowedCounters: string[] | undefined;
  /** Whether media/images.json cannot be read: then it is not known which pictures there are. */
  hasBrokenPictures: boolean;
  problems: Problem[];
  /** The email addresses that are notified of answers, by the id of the form. */
  notify: Record<string, string[]>;
  /** Whether forms were not drawn, because this program cannot. */
  hasUndrawnForms: boolean;
}

/** The file with what translations were made of. */
export const translationLock = "translations.lock.json";

// Files that are parsed, and not published as they are.
const tables = ["site.json", "race.json", pictureTable, pictureNotes, translationLock];

/** race.json: the race's id and its race information. */
export type RaceFile = Record<string, unknown> & { raceId: string };

const largestMegabytes = 64;

/**
 * Reads a site's folder: site.json, race.json, documents/, forms/, certificates/, composites/ and
 * media/. Links out of the folder are not followed. A check stores nothing: then no variants of
 * pictures are made, documents are not cleaned, and the files have no addresses. `readText` can
 * return an editor's unsaved text of a file.
 */
export async function readSiteFolder(
  folder: string,
  storing?: Storing,
  readText: ReadText = readFromDisk,
): Promise<SiteFolder> {
  const hash = storing?.hash;
  const problems: Problem[] = [];
  const sizes = await listFiles(folder, problems, readText);
  const paths = Object.keys(sizes);
  const source = paths.includes("site.json") ? await readText(join(folder, "site.json")) : undefined;
  const site = source === undefined ? undefined : parseJson(source, "site.json");
  if (!site) problems.push(report("SL4006", "", {}, { file: "site.json" }));
  const pictures = await readPictures(folder, paths, hash, readText);
  const scalable = paths.filter((path) => isScalable(path) && !pictures.variants.includes(path));
  const madePictures = await readMadePictures(folder, scalable, storing);
  const usedPaths = new Set([...tables, ...pictures.variants, ...scalable]);
  const plain = await Promise.all(
    paths.filter((path) => !usedPaths.has(path) && !isReadApart(path)).map((path) => readPlainFile(folder, path, hash)),
  );
  const files: Record<string, SiteFile> = { ...pictures.files, ...madePictures.files };
  const stored = [...pictures.stored, ...madePictures.stored];
  for (const file of plain) {
    if ("problem" in file) {
      problems.push(file.problem);
      continue;
    }
    stored.push(file);
    problems.push(...(await courseProblems(folder, file.path, readText)));
    if (isList(file.path)) problems.push(...checkText(await readText(join(folder, file.path)), file.path));
    const size = pictures.sizes[file.path] ?? (await readSvg(folder, file.path, problems));
    files[file.path] = { ...size, url: fileUri(file.hash, file.name) };
  }
  if (paths.includes(pictureNotes)) problems.push(...(await addNotes(folder, files, readText, pictures.isBroken)));
  const raceSource = paths.includes("race.json") ? await readText(join(folder, "race.json")) : undefined;
  const race = raceSource === undefined ? { problems: [] } : readRace(raceSource, files);
  const facts = boundFacts(site?.value, race.race);
  const documents = await readDocuments(folder, paths.filter(isDocument), { media: files, hash, facts }, readText);
  const translations = paths.includes(translationLock) ? await readText(join(folder, translationLock)) : undefined;
  if (translations !== undefined) problems.push(...checkText(translations, translationLock));
  const hosts = readHosts(process.env);
  const surroundings = paths.some(isForm) ? formSurroundings(site?.value, race.race) : {};
  const forms = await readForms(folder, paths.filter(isForm), { ...surroundings, hash, readText });
  const certificates = await readCertificates(folder, paths.filter(isCertificate), {
    ...certificateSurroundings(site?.value),
    files: pictures.isBroken ? undefined : Object.keys(files),
    hash,
    readText,
  });
  const ownComposites = await readTexts(folder, paths.filter(isCompositePath), readText);
  const composites = await addPacks(folder, site, ownComposites, readText);
  for (const part of [pictures, madePictures, documents, forms, certificates, race, composites])
    problems.push(...part.problems);
  return {
    site,
    race: race.race,
    raceSource,
    files: { ...files, ...documents.files, ...forms.files, ...certificates.files },
    documents: documents.texts,
    forms: forms.texts,
    certificates: certificates.texts,
    composites: composites.composites,
    made: new Set(scalable),
    sizes,
    translations,
    allowedSources: [...hosts.imageHosts, ...hosts.fileHosts],
    allowedCounters: hosts.analyticsHosts,
    hasBrokenPictures: pictures.isBroken,
    stored: [...stored, ...documents.stored, ...forms.stored, ...certificates.stored],
    problems,
    notify: forms.notify,
    hasUndrawnForms: forms.areUndrawn,
  };
}

function isDocument(path: string): boolean {
  return path.startsWith("documents/") && path.endsWith(".json");
}

function isReadApart(path: string): boolean {
  return [isDocument, isForm, isCertificate, isCompositePath].some((isOfKind) => isOfKind(path));
}

/** Returns whether a file of a site's folder is a list of options for forms: lists/clubs.json. */
export function isList(path: string): boolean {
  return path.startsWith("lists/") && path.endsWith(".json");
}

async function readTexts(folder: string, paths: string[], readText: ReadText): Promise<Record<string, string>> {
  const texts = await Promise.all(paths.map((path) => readText(join(folder, path))));
  return Object.fromEntries(paths.map((path, index) => [path, texts[index] ?? ""]));
}

async function readSvg(folder: string, path: string, problems: Problem[]): Promise<Size | undefined> {
  if (!/\.svg$/i.test(path)) return undefined;
  const text = await readFile(join(folder, path), "utf8");
  if (isEmptySvg(text)) problems.push(report("SL5418", "", { path }, { file: path }));
  return svgSize(text);
}

// Other mistakes in a list or a lock are found by its reader.
function checkText(text: string, path: string): Problem[] {
  const { problem, flaws } = parseJson(text, path);
  return [...(problem ? [problem] : []), ...flaws].filter(isOfText);
}

async function listFiles(folder: string, problems: Problem[], readText: ReadText): Promise<Record<string, number>> {
  const { paths, folders, unreadable } = await listPaths(folder);
  // A folder named race.json would otherwise count as no file, and the race would get another id:
  // reading it fails.
  const inPlaceOfFiles = folders.filter(
    (path) => tables.includes(path) || /^(?:documents|forms|certificates|lists|composites)\/.*\.json$/.test(path),
  );
  for (const path of inPlaceOfFiles) await readText(join(folder, path));
  problems.push(...unreadable.map((path) => report("SL4012", "", { path }, { file: path })));
  const sizes = await Promise.all(paths.map(async (path) => (await stat(join(folder, path))).size));
  const sizesByPath: Record<string, number> = {};
  for (const [index, path] of paths.entries()) {
    const size = sizes[index] ?? 0;
    if (size <= largestMegabytes * 1024 * 1024) sizesByPath[path] = size;
    else problems.push(report("SL4005", "", { path, megabytes: largestMegabytes }, { file: path }));
  }
  return sizesByPath;
}

async function readPlainFile(
  folder: string,
  path: string,
  hash: HashContent | undefined,
): Promise<(StoredFile & { path: string }) | { problem: Problem }> {
  const kind = fileKind(path);
  // A document is written in JSON; what browsers only store is offered in a list of downloads.
  if (!kind || (kind.isDownload && !path.startsWith("media/")))
    return { problem: report("SL4002", "", { path }, { file: path }) };
  const place = join(folder, path);
  return {
    path,
    hash: hash ? await hash({ path: place }) : "",
    name: storableName(path.slice(path.lastIndexOf("/") + 1)),
    content: { path: place },
  };
}

// Race ids are texts of at most 64 characters in the API; JSON has no whole numbers beyond 2^53.
function readRaceId(value: unknown): string | undefined {
  if (Number.isSafeInteger(value)) return String(value);
  const isId = typeof value === "string" && /^\S(?:.{0,62}\S)?$/u.test(value) && !/\p{Cc}/u.test(value);
  return isId ? value : undefined;
}

function readRace(source: string, files: Record<string, SiteFile>): { race?: RaceFile; problems: Problem[] } {
  const { locate, problem, flaws, value: race } = parseJson(source, "race.json");
  const flaw = problem ?? flaws.find(({ severity, code }) => severity === "error" && code !== "SL1008");
  if (flaw) return { problems: [unreadableFile("SL4004", "race.json", flaw)] };
  if (!isObject(race) || race.raceId === undefined) {
    const misspelt = isObject(race) && misspeltRaceId(race);
    const missing: Finding = misspelt
      ? { ...misspelt, severity: "error" }
      : report("SL4004", "", { reason: "no-race-id" });
    return { problems: [...flaws, locate(missing)] };
  }
  const raceId = readRaceId(race.raceId);
  if (raceId === undefined)
    return { problems: [...flaws, locate(report("SL4004", "/raceId", { reason: "unusable-race-id" }))] };
  const { imgDetail } = race;
  const picture = typeof imgDetail === "string" ? files[imgDetail] : undefined;
  return {
    race: { ...race, raceId, ...(picture?.url && { imgDetail: picture.url }) },
    problems: [...flaws, ...checkRaceFile(race).map(locate)],
  };
}
