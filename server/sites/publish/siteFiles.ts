import { eq, inArray } from "drizzle-orm";
import type { CompiledSite } from "#compiler/emit/emit.ts";
import type { Database } from "../../base/db/open.ts";
import { domains, type ReleaseHead, releases, sites } from "../../base/db/schema.ts";
import { type FileStore, getPath, hasStored } from "../files/store.ts";
import { brandAddresses } from "./brand.ts";

/** A published site with files that are missing in the store. */
export interface IncompleteSite {
  siteId: string;
  domainNames: string[];
  /**
   * How many of its files are missing; undefined if the site's own file, which names the others, is
   * missing or damaged.
   */
  missing: number | undefined;
}

/** Knows whether the files of published sites are in the store. */
export interface SiteFiles {
  /**
   * Returns whether the file that a site's pages are made from exists; a positive result is cached.
   */
  hasSite(site: { uri: string }): Promise<boolean>;
  /**
   * Returns the bound sites with missing files. Only checks that files exist, and a complete
   * edition only once. `isFresh` ignores a cached result.
   */
  findIncomplete(options?: { isFresh: boolean }): Promise<IncompleteSite[]>;
  /** Reads one of the files from the store; throws if the store cannot be read. */
  checkReadable(): Promise<void>;
}

interface Edition {
  siteId: string;
  domainNames: string[];
  releaseId: number;
  uri: string;
}

// Far more than a server has sites.
const mostKnown = 50_000;
const editionsAtOnce = 50;

/**
 * Watches the files of published sites. `intervalMs` is how long a result of `findIncomplete` is
 * cached.
 */
export function watchSiteFiles(db: Database, store: FileStore, intervalMs = 1000): SiteFiles {
  const present = new Set<string>();
  const complete = new Set<number>();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<IncompleteSite[]> | undefined;
  const isPresent = async (uri: string) => {
    const isStored = await hasStored(store, uri);
    if (present.size >= mostKnown) present.clear();
    if (isStored) present.add(uri);
    else present.delete(uri);
    return isStored;
  };
  const find = async () => {
    const editions = await readEditions(db);
    const missingPaths = new Set(await store.findMissing([...new Set(editions.map(({ uri }) => getPath(uri)))]));
    const withoutSite = editions.filter(({ uri }) => missingPaths.has(getPath(uri)));
    for (const { uri } of withoutSite) present.delete(uri);
    const incomplete: IncompleteSite[] = withoutSite.map((edition) => describeIncomplete(edition, undefined));
    const unchecked = editions.filter(
      ({ uri, releaseId }) => !missingPaths.has(getPath(uri)) && !complete.has(releaseId),
    );
    for (let first = 0; first < unchecked.length; first += editionsAtOnce) {
      const batch = unchecked.slice(first, first + editionsAtOnce);
      const missing = await countMissing(db, store, batch);
      if (complete.size >= mostKnown) complete.clear();
      for (const edition of batch) {
        const count = missing.get(edition.releaseId);
        if (count === 0) complete.add(edition.releaseId);
        else incomplete.push(describeIncomplete(edition, count));
      }
    }
    return incomplete.sort((a, b) => (a.siteId < b.siteId ? -1 : 1));
  };
  return {
    async checkReadable() {
      const [edition] = await selectEditions(db).limit(1);
      const [hash = "", name = ""] = edition ? getPath(edition.uri).split("/") : [];
      await store.tryRead(hash, name);
    },
    hasSite: async ({ uri }) => present.has(uri) || isPresent(uri),
    findIncomplete({ isFresh } = { isFresh: false }) {
      if (!isFresh && checking && performance.now() - checkedAt < intervalMs) return checking;
      checkedAt = performance.now();
      const started = find();
      checking = started;
      started.catch(() => {
        if (checking === started) checking = undefined;
      });
      return started;
    },
  };
}

/** Returns the paths in the store of all files of an edition. */
export function filesOfEdition(
  { uri, sourceUri, head }: { uri: string; sourceUri: string; head: ReleaseHead },
  files: CompiledSite["files"],
): string[] {
  const addresses = [uri, sourceUri, ...(head.themeUri ? [head.themeUri] : []), ...brandAddresses(head.brand)];
  return [...new Set([...addresses, ...Object.values(files).flatMap(getAddresses)].map(getPath))];
}

function describeIncomplete({ siteId, domainNames }: Edition, missing: number | undefined): IncompleteSite {
  return { siteId, domainNames, missing };
}

function selectEditions(db: Database) {
  const { releaseId, uri } = releases;
  return db
    .select({ siteId: sites.siteId, domainName: domains.domainName, releaseId, uri })
    .from(domains)
    .innerJoin(sites, eq(sites.siteId, domains.siteId))
    .innerJoin(releases, eq(releases.releaseId, sites.releaseId))
    .orderBy(sites.siteId, domains.domainName);
}

async function readEditions(db: Database): Promise<Edition[]> {
  const bySite = new Map<string, Edition>();
  for (const { domainName, ...edition } of await selectEditions(db)) {
    const entry = bySite.get(edition.siteId) ?? { ...edition, domainNames: [] };
    entry.domainNames.push(domainName);
    bySite.set(edition.siteId, entry);
  }
  return [...bySite.values()];
}

// Counts the missing files of each edition.
async function countMissing(db: Database, store: FileStore, editions: Edition[]): Promise<Map<number, number>> {
  const ids = editions.map(({ releaseId }) => releaseId);
  const { releaseId, files } = releases;
  const rows = await db.select({ releaseId, files }).from(releases).where(inArray(releaseId, ids));
  const listPaths = new Map(rows.map((row) => [row.releaseId, row.files]));
  const missing = new Set(await store.findMissing([...new Set([...listPaths.values()].flat())]));
  return new Map([...listPaths].map(([id, paths]) => [id, paths.filter((path) => missing.has(path)).length]));
}

/** Returns the addresses of a picture's variants: one for each width in each format. */
export function variantAddresses({ url, widths = [], formats = [] }: CompiledSite["files"][string]): string[] {
  return widths.flatMap((width) => formats.map((format) => url.replace(/\.\w+$/, `-${width}.${format}`)));
}

function getAddresses({ form, ...file }: CompiledSite["files"][string]): string[] {
  return [
    file.url,
    ...variantAddresses(file),
    ...(form ? [form.validator] : []),
    ...(form?.conditions ? [form.conditions] : []),
  ];
}
