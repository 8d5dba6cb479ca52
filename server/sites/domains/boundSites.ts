import { eq } from "drizzle-orm";
import { setBounded } from "#core/boundedMap.ts";
import type { Coupon } from "#forms/prices/choosePrice.ts";
import type { ChangeWatch } from "../../base/db/changes.ts";
import type { Database } from "../../base/db/open.ts";
import { domains, type ReleaseHead, races, releases, sites } from "../../base/db/schema.ts";

/** The published site of a domain name. */
export interface BoundSite {
  domainName: string;
  siteId: string;
  /** null for a site without a race, such as the preview. */
  raceId: string | null;
  /** The race information, read in the same snapshot as the rest; null without a race. */
  raceDetails: Record<string, unknown> | null;
  /** When the race was cancelled, in the same snapshot; null if it was not. */
  cancelledAt: Date | null;
  fileMd5: string;
  uri: string;
  publishedAt: Date;
  head: ReleaseHead;
  /** The email addresses that are notified of answers, by the id of the form. */
  notify: Record<string, string[]> | null;
  /** The coupons of the site, which visitors never get. */
  coupons: Coupon[] | null;
}

/**
 * Finds bound sites by normalised domain name; answers from memory until something is published.
 */
export interface BoundSites {
  find(domainName: string): Promise<BoundSite | undefined>;
  /** Makes this process see its own publish at once. */
  forget(): void;
}

/** The domain name of the site that is shown if no race is bound. */
export const previewDomain = "preview";

/** How many sites are kept in memory: enough for every race of a large organiser. */
export const maxCachedSites = 500;
// Unbound names have their own cache, so that a flood of invented names cannot evict real ones.
const mostUnknown = 2000;

/** Caches bound sites in memory. */
export function cacheBoundSites(db: Database, watch: ChangeWatch): BoundSites {
  const cache = new Map<string, BoundSite>();
  const unknown = new Map<string, true>();
  let version = -1;
  const renew = (current: number) => {
    if (current === version) return;
    version = current;
    cache.clear();
    unknown.clear();
  };
  return {
    async find(domainName) {
      const current = watch.current();
      renew(typeof current === "number" ? current : await current);
      const cached = cache.get(domainName);
      if (cached || unknown.has(domainName)) return cached;
      const asOf = version;
      const boundSite = await readBoundSite(db, domainName);
      if (asOf !== version) return boundSite;
      if (boundSite) setBounded(cache, domainName, boundSite, maxCachedSites);
      else setBounded(unknown, domainName, true, mostUnknown);
      return boundSite;
    },
    forget: () => watch.forget(),
  };
}

async function readBoundSite(db: Database, domainName: string): Promise<BoundSite | undefined> {
  const [row] = await db
    .select({
      domainName: domains.domainName,
      siteId: sites.siteId,
      raceId: sites.raceId,
      raceDetails: races.details,
      cancelledAt: races.cancelledAt,
      fileMd5: releases.fileMd5,
      uri: releases.uri,
      publishedAt: releases.publishedAt,
      head: releases.head,
      notify: releases.notify,
      coupons: releases.coupons,
    })
    .from(domains)
    .innerJoin(sites, eq(sites.siteId, domains.siteId))
    .innerJoin(releases, eq(releases.releaseId, sites.releaseId))
    .leftJoin(races, eq(races.raceId, sites.raceId))
    .where(eq(domains.domainName, domainName));
  return row;
}
