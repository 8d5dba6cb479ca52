import { lstat, readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { readCompositePath } from "#compiler/composite/language/paths.ts";
import { type ParsedFile, parseJson } from "#compiler/parse/parse.ts";
import { closestWord } from "#compiler/problems/closest.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import { isObject } from "#core/pointers.ts";
import type { CompositeTexts } from "./compositeVersions.ts";
import { listPaths } from "./listPaths.ts";
import type { ReadText } from "./readText.ts";

const mostPacks = 10;
const largestMegabytes = 1;
const packName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Returns the texts of a site's composites, its own and those of its packs, whose paths lead out of
 * its folder: ../packs/lake/composites/lake/hero/v1.json.
 */
export async function addPacks(
  folder: string,
  site: ParsedFile | undefined,
  compositeTexts: CompositeTexts,
  readText: ReadText,
): Promise<{ composites: CompositeTexts; problems: Problem[] }> {
  const composites = { ...compositeTexts };
  const problems: Problem[] = [];
  const owners = new Map<string, string | undefined>();
  for (const path of Object.keys(compositeTexts)) owners.set(readCompositePath(path)?.type ?? "", undefined);
  for (const [index, name] of listNames(site).entries()) {
    const place = await findPack(folder, name);
    const at = `/packs/${index}`;
    if (site && place === undefined) problems.push(site.locate(await reportMissingPack(folder, name, at)));
    if (!site || place === undefined) continue;
    const clashes = new Set<string>();
    for (const path of await listComposites(place, folder, problems)) {
      const type = readCompositePath(path)?.type ?? "";
      if (owners.has(type) && owners.get(type) !== name) {
        if (!clashes.has(type))
          problems.push(site.locate(report("SL7046", at, { type, pack: name, other: owners.get(type) })));
        clashes.add(type);
        continue;
      }
      owners.set(type, name);
      composites[path] = await readText(join(folder, path));
    }
  }
  return { composites, problems };
}

/**
 * Returns the folders of the packs that the site in a folder names and that exist, so that their
 * changes are noticed.
 */
export async function readPackFolders(folder: string): Promise<string[]> {
  // Most servers have no packs, and most sites name none: a start reads and parses none of their
  // files for it.
  const lists = await Promise.all(listPackFolders(folder).map((packs) => lstat(packs).catch(() => undefined)));
  if (!lists.some((list) => list?.isDirectory())) return [];
  const text = await readFile(join(folder, "site.json"), "utf8").catch(() => "");
  if (!text.includes('"packs"')) return [];
  const places = await Promise.all(listNames(parseJson(text)).map((name) => findPack(folder, name)));
  return places.filter((place) => place !== undefined);
}

function listNames(site: ParsedFile | undefined): string[] {
  const packs = isObject(site?.value) ? site.value.packs : undefined;
  if (!Array.isArray(packs)) return [];
  // The site's schema reports the others.
  const names = packs.slice(0, mostPacks);
  return names.every((name) => typeof name === "string" && packName.test(name)) ? names : [];
}

const listPackFolders = (folder: string) => [join(folder, "..", "packs"), join(folder, "..", "..", "packs")];

// A link could lead anywhere.
async function findPack(folder: string, name: string): Promise<string | undefined> {
  for (const packs of listPackFolders(folder)) {
    const stats = await lstat(join(packs, name)).catch(() => undefined);
    if (stats?.isDirectory()) return join(packs, name);
  }
  return undefined;
}

async function reportMissingPack(folder: string, name: string, pointer: string) {
  const lists = await Promise.all(listPackFolders(folder).map((packs) => readdir(packs).catch(() => [])));
  const suggestion = closestWord(name, lists.flat());
  const details = suggestion === undefined ? {} : { suggestion, fix: { pointer, value: suggestion } };
  return report("SL7045", pointer, { name, near: suggestion }, details);
}

async function listComposites(pack: string, folder: string, problems: Problem[]): Promise<string[]> {
  const { paths } = await listPaths(join(pack, "composites")).catch(() => ({ paths: [] }));
  const compositePaths: string[] = [];
  for (const path of paths) {
    const place = join(pack, "composites", path);
    const localPath = relative(folder, place).replaceAll("\\", "/");
    if (!readCompositePath(localPath)) continue;
    const { size } = await stat(place);
    if (size <= largestMegabytes * 1024 * 1024) compositePaths.push(localPath);
    else problems.push(report("SL4005", "", { path: localPath, megabytes: largestMegabytes }, { file: localPath }));
  }
  return compositePaths;
}
