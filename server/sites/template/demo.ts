import { copyFile, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { eq } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { sites } from "../../base/db/schema.ts";
import { fillTemplate, makeTemplate } from "./fillTemplate.ts";
import { demoScheduleOf } from "./schedule.ts";

/** The shipped race that takes place some months after the first start. */
export const demoSite = "open-demo-10k";

interface DemoParts {
  db: Database;
  /** The folder of the shipped sites. */
  sitesDir: string;
  dataDir: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Writes the demo race into the data folder, dated from its first start, and returns the folder
 * above it; undefined if it is not shipped. Its shipped folder is the template. Files with the same
 * content are not written again, so that a start publishes it only if something changed.
 */
export async function dateDemo({ db, sitesDir, dataDir, now }: DemoParts): Promise<string | undefined> {
  const shipped = join(sitesDir, demoSite);
  const site = await readFile(join(shipped, "site.json"), "utf8").catch(() => undefined);
  if (site === undefined) return undefined;
  const folder = join(dataDir, "demo");
  const dated = join(folder, demoSite);
  const { timeZone = "Asia/Shanghai", race } = JSON.parse(site);
  const [known] = await db.select({ since: sites.createdAt }).from(sites).where(eq(sites.siteId, demoSite));
  const schedule = demoScheduleOf(known?.since.getTime() ?? now, now, timeZone);
  const dayOf = (instant: string) => instant.slice(0, 10);
  const { opensAt, closesAt } = race.registration;
  const written = { raceDay: dayOf(race.startsAt), opensOn: dayOf(opensAt), closesOn: dayOf(closesAt) };
  const setDates = (path: string, text: string) =>
    fillTemplate(path, makeTemplate(text, written), { schedule, timeZone });
  const paths = await listFiles(shipped);
  for (const path of paths) {
    const target = join(dated, path);
    await mkdir(dirname(target), { recursive: true });
    if (path.endsWith(".json")) await writeText(target, setDates(path, await readFile(join(shipped, path), "utf8")));
    else await copyIfChanged(join(shipped, path), target);
  }
  for (const path of await listFiles(dated)) if (!paths.includes(path)) await rm(join(dated, path));
  return folder;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
}

async function writeText(target: string, text: string): Promise<void> {
  if ((await readFile(target, "utf8").catch(() => undefined)) !== text) await writeFile(target, text);
}

async function copyIfChanged(source: string, target: string): Promise<void> {
  const [from, to] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
  if (to?.size === from.size && Math.trunc(to.mtimeMs) === Math.trunc(from.mtimeMs)) return;
  await copyFile(source, target);
  await utimes(target, from.atime, from.mtime);
}
