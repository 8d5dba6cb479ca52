import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { domains, releases, sites } from "../../base/db/schema.ts";
import { root } from "../../base/root.ts";
import type { FileStore } from "../files/store.ts";
import { listSites, publishSite, type SiteSource } from "./fixtures.ts";
import { type FolderFingerprint, fingerprintFolders, fingerprintSite } from "./folderFingerprint.ts";
import type { Published } from "./publication.ts";
import { openPublishedFolders, type PublishedFolders } from "./publishedFolders.ts";

interface StartupParts {
  db: Database;
  store: FileStore;
  dataDir: string;
  sitesDir: string;
  /**
   * The folder of the demo race, whose times are set at the first start; undefined if the shipped
   * one is published as it is.
   */
  demoDir?: string | undefined;
  ownSitesDir?: string | undefined;
  /** Called with the result of each folder that was published or refused. */
  report(name: string, published: Published): void;
}

/** The publishing of the site folders at a start of the server. */
export interface Startup {
  /** The domain names of sites that were never published and will be. */
  coming: ReadonlySet<string>;
  /**
   * Publishes the first sites that were never published, so that a newcomer opens their race and
   * not an empty page.
   */
  publishFirst(): Promise<void>;
  /**
   * Publishes the other new folders, and those that changed since they were last published. Calls
   * `see` after each.
   */
  publishRest(signal: AbortSignal, see: () => void): Promise<void>;
  /**
   * Publishes the folders of these sites although they did not change: the store lost files of
   * them.
   */
  repair(siteIds: string[]): Promise<void>;
}

/** Sites that a first start waits for: those of the clone and a few of one's own. */
const awaitedSites = 8;
// Visitors' requests come between two sites.
const pauseMs = 20;
const sourceRooms = ["blocks", "compiler", "contract", "core", "forms", "locales", "schemas", "server", "src"];

/** Finds out which folders were never published; no file of a site is read for it. */
export async function openStartup(parts: StartupParts): Promise<Startup> {
  const { db, store, dataDir, report } = parts;
  const sources = await listSites(parts.sitesDir, parts.demoDir, parts.ownSitesDir);
  const current = await readCurrent(db);
  const record = await openPublishedFolders(dataDir, await fingerprintProgram());
  const newSources = sources.filter(({ name }) => !current.has(name));
  const first = newSources.slice(0, awaitedSites);
  const coming = new Set(newSources.flatMap(({ domainName }) => domainName ?? []));
  const publish = async (source: SiteSource) => {
    const fingerprint = await fingerprintSite(source.folder).catch(() => undefined);
    const published = await publishSite(db, store, source);
    if (source.domainName) coming.delete(source.domainName);
    await remember(db, record, source, { fingerprint, published });
    report(source.name, published);
  };
  return {
    coming,
    async publishFirst() {
      for (const source of first) await publish(source);
      await record.save();
    },
    async publishRest(signal, see) {
      // New ones first: their visitors wait.
      const laterSources = [...newSources.slice(awaitedSites), ...sources.filter(({ name }) => current.has(name))];
      for (const source of laterSources) {
        if (signal.aborted) break;
        if (await isUnchanged(source, record, current.get(source.name))) continue;
        await publish(source);
        see();
        await wait(pauseMs);
      }
      await record.save();
    },
    async repair(siteIds) {
      for (const source of sources.filter(({ name }) => siteIds.includes(name))) await publish(source);
      await record.save();
    },
  };
}

interface CurrentEdition {
  fileMd5: string;
  sourceMd5: string;
  origin: string;
  domainNames: Set<string | null>;
}

async function readCurrent(db: Database, siteId?: string): Promise<Map<string, CurrentEdition>> {
  const { fileMd5, sourceMd5, origin } = releases;
  const rows = await db
    .select({ siteId: sites.siteId, fileMd5, sourceMd5, origin, domainName: domains.domainName })
    .from(sites)
    .innerJoin(releases, eq(releases.releaseId, sites.releaseId))
    .leftJoin(domains, eq(domains.siteId, sites.siteId))
    .where(siteId === undefined ? undefined : eq(sites.siteId, siteId));
  const editions = new Map<string, CurrentEdition>();
  for (const { siteId: name, domainName, ...edition } of rows) {
    const currentEdition = editions.get(name) ?? { ...edition, domainNames: new Set() };
    currentEdition.domainNames.add(domainName);
    editions.set(name, currentEdition);
  }
  return editions;
}

async function isUnchanged(
  { name, folder, domainName }: SiteSource,
  record: PublishedFolders,
  edition: CurrentEdition | undefined,
): Promise<boolean> {
  if (!edition || domainName === undefined) return false;
  // The organiser's edition is never replaced by a start.
  if (edition.origin === "organiser") return true;
  const publishedFolder = record.find(name);
  if (publishedFolder?.fileMd5 !== edition.fileMd5 || publishedFolder.sourceMd5 !== edition.sourceMd5) return false;
  if (!edition.domainNames.has(domainName)) return false;
  const fingerprint = await fingerprintSite(folder).catch(() => undefined);
  return fingerprint?.hash === publishedFolder.fingerprint;
}

// The fingerprint from before the folder was read: a change while it was read is seen at the next
// start.
async function remember(
  db: Database,
  record: PublishedFolders,
  { name }: SiteSource,
  { fingerprint, published }: { fingerprint: FolderFingerprint | undefined; published: Published },
): Promise<void> {
  if (published.outcome !== "published" && published.outcome !== "unchanged") return;
  const edition = (await readCurrent(db, name)).get(name);
  if (!edition || !fingerprint || fingerprint.isFresh) return;
  record.add(name, { fingerprint: fingerprint.hash, fileMd5: edition.fileMd5, sourceMd5: edition.sourceMd5 });
}

// The built program is one folder, whose name the build decides; else the rooms of the sources are
// the program.
function fingerprintProgram(): Promise<string> {
  const builtFolder = join(root, "dist/server");
  const isBuilt = import.meta.dirname === builtFolder || dirname(import.meta.dirname) === builtFolder;
  program ??= fingerprintFolders(isBuilt ? [builtFolder] : sourceRooms.map((room) => join(root, room)));
  return program;
}

let program: Promise<string> | undefined;
