import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ExpandedParts } from "#compiler/composite/expand/expandParts.ts";
import { parseJson } from "#compiler/parse/parse.ts";
import { readMessage } from "#compiler/problems/readMessage.ts";
import { readSite } from "#compiler/read.ts";
import { messages } from "#locales/generated/cli/command.ts";
import { getText } from "#locales/getText.ts";
import type { Site } from "#schemas/generated/types.ts";
import { addPacks } from "#server/sites/publish/packs.ts";
import { displayPath, readText } from "../base/paths.ts";
import { UsageError } from "../base/terminal.ts";

/** A site file as it is written and as it is read. */
export interface SiteOnDisk {
  /** Path of site.json. */
  path: string;
  source: string;
  /** At the newest version. */
  site: Site;
  /** Pointers of instances that visitors do not see. */
  skipped: string[];
  /**
   * The site as visitors get it, with the blocks of composites in place of their instances;
   * undefined without composites.
   */
  expanded?: ExpandedParts | undefined;
  /** The race information beside it. */
  race: unknown;
  /** The texts of the composites beside it, by path. */
  composites: Record<string, string>;
}

/**
 * Reads the site in a folder, or a site file. Throws a UsageError if it cannot be read as a site.
 */
export async function loadSite(place: string): Promise<SiteOnDisk> {
  const isFolder = await stat(place).then(
    (kind) => kind.isDirectory(),
    () => false,
  );
  const path = isFolder ? join(place, "site.json") : place;
  const source = await readText(path);
  const raceText = await readFile(join(dirname(path), "race.json"), "utf8").catch(() => undefined);
  const race = raceText === undefined ? undefined : parseJson(raceText).value;
  const compositeTexts = await readCompositeTexts(dirname(path));
  const { composites } = await addPacks(dirname(path), parseJson(source), compositeTexts, readText);
  const { site, skipped, expanded, problems } = readSite(source, displayPath(path), { race, composites });
  if (site) return { path, source, site, skipped, expanded, race, composites };
  const [problem] = problems;
  const location = [displayPath(path), problem?.line, problem?.column].filter((part) => part !== undefined).join(":");
  if (!problem) throw new UsageError(getText(messages, "unreadable", { path: location }));
  const { zh, en } = readMessage(problem);
  throw new UsageError({ zh: `${location} ${zh}`, en: `${location} ${en}` });
}

/** The texts of the composites in a site's folder, by their path in it. */
export async function readCompositeTexts(folder: string): Promise<Record<string, string>> {
  const names = await readdir(join(folder, "composites"), { recursive: true }).catch(() => []);
  const paths = names
    .filter((name) => name.endsWith(".json"))
    .map((name) => `composites/${name.replaceAll("\\", "/")}`);
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), "utf8").catch(() => undefined)));
  const entries = paths.flatMap((path, index) => (texts[index] === undefined ? [] : [[path, texts[index]] as const]));
  return Object.fromEntries(entries);
}
