import type { Language } from "#core/text.ts";
import type { Database } from "../../base/db/open.ts";
import type { Env } from "../../base/env/env.ts";
import { type BoundSite, type BoundSites, maxCachedSites } from "../domains/boundSites.ts";
import type { FileStore } from "../files/store.ts";
import { type BuiltPage, buildPage, compressPage, logDrawFailure, pageBytes, type WantedPage } from "./buildPage.ts";
import type { BuiltSite } from "./builtSite.ts";
import { raceCalendar } from "./calendar.ts";
import { type DrawableSite, readDrawable } from "./drawable.ts";
import { evictOldest } from "./evictOldest.ts";
import { renderPage } from "./html.ts";
import { type CachedInterval, cacheIntervals, type Intervals } from "./intervals.ts";
import { locate, type PageLocation, type Redirect } from "./locate.ts";
import type { FindResults } from "./resultsPage.ts";
import { openResultsPages } from "./resultsPages.ts";
import { getOrigin } from "./search.ts";
import type { Timer } from "./timer.ts";

/**
 * Makes the pages of sites and caches each until the site changes or an instant of its timeline
 * passes.
 */
export interface Pages {
  /** Returns the dates of the site's race as a calendar file; undefined if it has none. */
  calendar(site: BoundSite, language: Language): Promise<string | undefined>;
  /**
   * Returns the addresses of the site's pages for search engines, without articles whose time is
   * after `now`.
   */
  addresses(site: BoundSite, now: number): Promise<string[]>;
  /**
   * Resolves the path of a request at `now` (ms since 1970); undefined if the site has no page
   * there.
   */
  locate(site: BoundSite | undefined, path: string, now: number): Promise<PageLocation | Redirect | undefined>;
  /** Returns the page at a location; the home page by default. */
  find(site: BoundSite | undefined, language: Language, now: number, location?: PageLocation): Promise<BuiltPage>;
  /**
   * Returns a page of a site whose pages live in the hash, for the script of its home page, and the
   * path that the one behind the # leads to; undefined if the browser has to draw it.
   */
  findFragment(site: BoundSite, language: Language, now: number, path: string): Promise<Fragment | undefined>;
  /** Stops drawing ahead. */
  close(): void;
}

/** A drawn page without its frame. `leadsTo` is encoded. */
interface Fragment {
  built: BuiltPage;
  leadsTo: string | undefined;
}

/** The parts that pages are built from. */
export interface PagesParts {
  env: Env;
  db: Database;
  store: FileStore;
  boundSites: BoundSites;
  built: BuiltSite;
  isDrawn?: boolean | undefined;
  timer?: Timer;
  findResults?: FindResults | undefined;
  /** Finds what pages of lists of documents are drawn from. */
  findLists?: FindResults | undefined;
}

interface OpenSite {
  drawable: DrawableSite | undefined;
  /** The content of all its pages as a text, which a publish of another site does not change. */
  facts: string;
  pages: Intervals<BuiltPage>;
}

type PageCache = Set<CachedInterval<BuiltPage>>;

// Some hundred drawn pages with their compressed forms.
const mostBytes = 64 * 1024 * 1024;

/**
 * Caches the pages of a server's sites: drawn at their first request, and shortly before each
 * instant of a site.
 */
export function cachePages(parts: PagesParts): Pages {
  const sites = new Map<string, { site: BoundSite; opened: Promise<OpenSite> }>();
  const caches = new Set<PageCache>();
  const close = (name: string) => {
    sites.get(name)?.opened.then(
      ({ pages }) => {
        pages.close();
        caches.delete(pages.cached);
      },
      () => undefined,
    );
    sites.delete(name);
  };
  const open = (site: BoundSite): Promise<OpenSite> => {
    const cached = sites.get(site.domainName);
    if (cached?.site === site) return cached.opened;
    const openedSite = openSite(parts, site, caches, cached?.opened);
    openedSite.catch(() => {
      if (sites.get(site.domainName)?.opened === openedSite) sites.delete(site.domainName);
    });
    const [oldest] = sites.keys();
    if (!cached && sites.size >= maxCachedSites && oldest !== undefined) close(oldest);
    sites.set(site.domainName, { site, opened: openedSite });
    return openedSite;
  };
  const findResultsPage = openResultsPages(parts);
  const findListPage = openResultsPages({ ...parts, findResults: parts.findLists });
  const getMap = async (site: BoundSite | undefined) => site && (await open(site)).drawable?.map;
  return {
    async calendar(site, language) {
      const race = (await open(site)).drawable?.race;
      return (
        race && raceCalendar(race, { language, origin: getOrigin(site.domainName), publishedAt: site.publishedAt })
      );
    },
    async addresses(site, now) {
      const map = await getMap(site);
      const visible = map?.pages.filter(
        ({ isListed, from = 0, until = Number.POSITIVE_INFINITY }) => isListed && from <= now && now < until,
      );
      return visible?.map(({ address }) => address) ?? ["/"];
    },
    async locate(site, path, now) {
      const map = await getMap(site);
      return map && locate(path, map, now);
    },
    async find(site, language, now, location) {
      if (!site) return compressPage(await renderPage({ ...parts, site, language }));
      const { drawable, pages } = await open(site);
      const path = location ? location.path : drawable?.map.homePath;
      const findQueried = location?.hasResults ? findResultsPage : location?.hasList ? findListPage : undefined;
      const queriedPage = location && drawable && (await findQueried?.(site, drawable, { language, now, location }));
      return queriedPage || pages.find(getKey({ language, path, isFragment: false }), now);
    },
    async findFragment(site, language, now, address) {
      const { drawable, pages } = await open(site);
      const place = drawable?.map.findBehindHash(address, now);
      if (!drawable || !place || site.head.router === "history") return undefined;
      const leadsTo = "leadsTo" in place ? place.leadsTo : undefined;
      const target = leadsTo === undefined ? place : drawable.map.findBehindHash(leadsTo, now);
      if (!("shows" in target)) return undefined;
      const path = target.shows === "nothing" ? undefined : target.path;
      const page = await pages.find(getKey({ language, path, isFragment: true }), now);
      return page.body.plain.length > 0 ? { built: page, leadsTo: leadsTo && encodePath(leadsTo) } : undefined;
    },
    close() {
      for (const name of [...sites.keys()]) close(name);
    },
  };
}

async function openSite(
  parts: PagesParts,
  site: BoundSite,
  caches: Set<PageCache>,
  earlier?: Promise<OpenSite>,
): Promise<OpenSite> {
  const { db, store, boundSites, isDrawn = true, timer } = parts;
  // A site whose pages are not drawn may still have pages at real addresses.
  const isRead = isDrawn || site.head.router !== undefined;
  const drawable = isRead ? await readDrawable(db, store, site).catch(logDrawFailure) : undefined;
  const before = await earlier?.catch(() => undefined);
  before?.pages.close();
  const facts = JSON.stringify([site, drawable?.translations]);
  const isSame = before?.facts === facts;
  if (before && !isSame) caches.delete(before.pages.cached);
  const pages = cacheIntervals<BuiltPage>({
    instants: drawable?.instants ?? [],
    make: (key, at) => buildPage(parts, site, drawable, { at, ...readKey(key) }),
    isCurrent: async () => (await boundSites.find(site.domainName)) === site,
    timer,
    cached: isSame ? before.pages.cached : undefined,
    getBytes: pageBytes,
    onCached: () => evictOldest(caches, mostBytes),
  });
  caches.add(pages.cached);
  return { drawable, facts, pages };
}

type PageKey = Omit<WantedPage, "at">;

// The not-found page has no path, and a path starts with a slash.
function getKey({ language, path = "", isFragment }: PageKey): string {
  return `${language}${isFragment ? "#" : ""}${path}`;
}

function readKey(key: string): PageKey {
  const [, language, mark, path] = /^(zh|en)(#?)(.*)$/s.exec(key) ?? [];
  return { language: language === "en" ? "en" : "zh", path: path || undefined, isFragment: mark === "#" };
}

function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
