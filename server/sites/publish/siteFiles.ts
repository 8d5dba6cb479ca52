import { eq } from "drizzle-orm";
import type { CompiledSite } from "#compiler/emit/emit.ts";
import type { Database } from "../../base/db/open.ts";
import { domains, type ReleaseHead, releases, sites } from "../../base/db/schema.ts";
import { type FileStore, hasStored, readStored } from "../files/store.ts";
import { brandAddresses } from "./brand.ts";

/** A published site with files that are missing on this server's disk. */
export interface IncompleteSite {
  siteId: string;
  domainNames: string[];
  /** How many of its files are missing; undefined if the site's own file, which names the others, is missing or damaged. */
  missing: number | undefined;
}

/** Knows whether the files of published sites are on this server's disk: servers share the database, not the disk. */
export interface SiteFiles {
  /** Returns whether the file that a site's pages are made from exists; a positive result is cached. */
  hasSite(site: { uri: string }): Promise<boolean>;
  /** Returns the bound sites with missing files. Only checks that files exist, and a complete edition only once. */
  findIncomplete(): Promise<IncompleteSite[]>;
}

interface Edition {
  siteId: string;
  domainNames: string[];
  uri: string;
  sourceUri: string;
  head: ReleaseHead;
}

// More than a server has sites.
const mostKnown = 5000;

/** Watches the files of published sites. `intervalMs` is how long a result of `findIncomplete` is cached. */
export function watchSiteFiles(db: Database, store: FileStore, intervalMs = 1000): SiteFiles {
  const there = new Set<string>();
  const whole = new Set<string>();
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<IncompleteSite[]> | undefined;
  const isThere = async (uri: string) => {
    const found = await hasStored(store, uri);
    if (there.size >= mostKnown) there.clear();
    if (found) there.add(uri);
    else there.delete(uri);
    return found;
  };
  const find = async () => {
    const incomplete: IncompleteSite[] = [];
    for (const edition of await readEditions(db)) {
      const { siteId, domainNames, uri, sourceUri } = edition;
      const key = `${uri} ${sourceUri}`;
      const hasSite = await isThere(uri);
      if (hasSite && whole.has(key)) continue;
      const missing = hasSite ? await countMissing(store, edition) : undefined;
      if (whole.size >= mostKnown) whole.clear();
      if (missing === 0) whole.add(key);
      else incomplete.push({ siteId, domainNames, missing });
    }
    return incomplete;
  };
  return {
    hasSite: async ({ uri }) => there.has(uri) || isThere(uri),
    findIncomplete() {
      if (asking && performance.now() - askedAt < intervalMs) return asking;
      askedAt = performance.now();
      const mine = find();
      asking = mine;
      mine.catch(() => {
        if (asking === mine) asking = undefined;
      });
      return mine;
    },
  };
}

async function readEditions(db: Database): Promise<Edition[]> {
  const { uri, sourceUri, head } = releases;
  const rows = await db
    .select({ siteId: sites.siteId, domainName: domains.domainName, uri, sourceUri, head })
    .from(domains)
    .innerJoin(sites, eq(sites.siteId, domains.siteId))
    .innerJoin(releases, eq(releases.releaseId, sites.releaseId))
    .orderBy(sites.siteId, domains.domainName);
  const bySite = new Map<string, Edition>();
  for (const { domainName, ...edition } of rows) {
    const known = bySite.get(edition.siteId) ?? { ...edition, domainNames: [] };
    known.domainNames.push(domainName);
    bySite.set(edition.siteId, known);
  }
  return [...bySite.values()];
}

async function countMissing(store: FileStore, { uri, sourceUri, head }: Edition): Promise<number | undefined> {
  const files = filesOf(String(await readStored(store, uri)));
  if (!files) return undefined;
  const addresses = [
    sourceUri,
    ...(head.themeUri ? [head.themeUri] : []),
    ...brandAddresses(head.brand),
    ...Object.values(files).flatMap(addressesOf),
  ];
  let missing = 0;
  // A few at a time: a site has hundreds of files.
  for (let first = 0; first < addresses.length; first += 32) {
    const found = await Promise.all(addresses.slice(first, first + 32).map((address) => hasStored(store, address)));
    missing += found.filter((one) => !one).length;
  }
  return missing;
}

// A damaged site file names no other file either.
function filesOf(text: string): CompiledSite["files"] | undefined {
  try {
    return (JSON.parse(text) as CompiledSite).files;
  } catch {
    return undefined;
  }
}

function addressesOf({ url, widths = [], formats = [], form }: CompiledSite["files"][string]): string[] {
  const variants = widths.flatMap((width) => formats.map((format) => url.replace(/\.\w+$/, `-${width}.${format}`)));
  return [url, ...variants, ...(form ? [form.validator] : []), ...(form?.conditions ? [form.conditions] : [])];
}
