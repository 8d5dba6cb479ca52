import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseJson } from "#compiler/parse/parse.ts";
import { messageOf } from "#compiler/problems/messageOf.ts";
import { readSite } from "#compiler/read.ts";
import { messages } from "#locales/generated/cli/command.ts";
import { textOf } from "#locales/textOf.ts";
import type { Site } from "#schemas/generated/types.ts";
import { displayPath, readText } from "./targets.ts";
import { UsageError } from "./terminal.ts";

/** A site file as it is written and as it is read. */
export interface SiteOnDisk {
  /** Path of site.json. */
  path: string;
  source: string;
  /** At the newest version. */
  site: Site;
  /** Pointers of instances that visitors do not see. */
  skipped: string[];
  /** The race information beside it. */
  race: unknown;
}

/** Reads the site in a folder, or a site file. Throws a UsageError if it cannot be read as a site. */
export async function loadSite(place: string): Promise<SiteOnDisk> {
  const isFolder = await stat(place).then(
    (kind) => kind.isDirectory(),
    () => false,
  );
  const path = isFolder ? join(place, "site.json") : place;
  const source = await readText(path);
  const raceText = await readFile(join(dirname(path), "race.json"), "utf8").catch(() => undefined);
  const race = raceText === undefined ? undefined : parseJson(raceText).value;
  const { site, skipped, problems } = readSite(source, displayPath(path), { race });
  if (site) return { path, source, site, skipped, race };
  const [problem] = problems;
  const named = [displayPath(path), problem?.line, problem?.column].filter((part) => part !== undefined).join(":");
  if (!problem) throw new UsageError(textOf(messages, "unreadable", { path: named }));
  const { zh, en } = messageOf(problem);
  throw new UsageError({ zh: `${named} ${zh}`, en: `${named} ${en}` });
}
