import { copyFile, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { eq } from "drizzle-orm";
import { raceFacts } from "#compiler/upgrade/site/race.ts";
import type { Race } from "#schemas/generated/types.ts";
import type { Database } from "../../base/db/open.ts";
import { sites } from "../../base/db/schema.ts";
import { fillTemplate, makeTemplate } from "./fillTemplate.ts";
import { getDemoSchedule } from "./schedule.ts";

/** The shipped races that take place some months after the first start. */
export const demoSites = ["open-demo-10k", "cloud-ridge-trail"];

interface DemoParts {
  db: Database;
  /** The folder of the shipped sites. */
  sitesDir: string;
  dataDir: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Writes the demo races into the data folder, dated from their first starts, and returns the folder
 * above them; undefined if none is shipped. Their shipped folders are the templates. Files with the
 * same content are not written again, so that a start publishes them only if something changed.
 */
export async function dateDemos(parts: DemoParts): Promise<string | undefined> {
  const folder = join(parts.dataDir, "demo");
  const isDated = await Promise.all(demoSites.map((name) => dateDemo(name, folder, parts)));
  return isDated.includes(true) ? folder : undefined;
}

async function dateDemo(name: string, folder: string, { db, sitesDir, now }: DemoParts): Promise<boolean> {
  const shipped = join(sitesDir, name);
  const read = (path: string) => readFile(join(shipped, path), "utf8");
  const site = await read("site.json").catch(() => undefined);
  if (site === undefined) return false;
  const dated = join(folder, name);
  const { timeZone = "Asia/Shanghai", race } = JSON.parse(site);
  const [row] = await db.select({ since: sites.createdAt }).from(sites).where(eq(sites.siteId, name));
  const schedule = getDemoSchedule(row?.since.getTime() ?? now, now, timeZone);
  const days = findDays(race ?? raceFacts(JSON.parse(await read("race.json"))));
  const setDates = (path: string, text: string) => fillTemplate(path, makeTemplate(text, days), { schedule, timeZone });
  const paths = await listFiles(shipped);
  for (const path of paths) {
    const target = join(dated, path);
    await mkdir(dirname(target), { recursive: true });
    if (path.endsWith(".json")) await writeText(target, setDates(path, await read(path)));
    else await copyIfChanged(join(shipped, path), target);
  }
  for (const path of await listFiles(dated)) if (!paths.includes(path)) await rm(join(dated, path));
  return true;
}

// The days of a race that states its start and its registration.
function findDays({ startsAt, registration }: Pick<Race, "startsAt"> & Required<Pick<Race, "registration">>) {
  const readDay = (instant: string) => instant.slice(0, 10);
  const { opensAt, closesAt } = registration;
  return { raceDay: readDay(startsAt), opensOn: readDay(opensAt), closesOn: readDay(closesAt) };
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
