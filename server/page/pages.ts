import type { Language } from "#src/api/errors.ts";
import type { Database } from "../db/open.ts";
import type { Env } from "../env.ts";
import { type FileStore, readStored } from "../files/store.ts";
import { type Prebuilt, prebuildCompressed } from "../http/prebuilt.ts";
import { type BoundSite, type BoundSites, largestKnown } from "../website-center/bound-sites.ts";
import { keepProblem } from "../website-center/service.ts";
import type { BuiltSite } from "./built-site.ts";
import { raceCalendar } from "./calendar.ts";
import { type DrawableSite, type Home, readDrawable } from "./home.ts";
import { renderPage } from "./html.ts";
import { type Intervals, keepIntervals } from "./intervals.ts";
import { originOf, previewTags } from "./search.ts";
import type { Timer } from "./timer.ts";

/** A page that is ready to be sent, with what its Content-Security-Policy has to allow besides. */
export interface BuiltPage {
  body: Prebuilt;
  styles: string[];
  scripts: string[];
}

/** Makes the pages of sites and keeps each until the site changes or an instant of its timeline passes. */
export interface Pages {
  /** The dates of the site's race as a calendar file; undefined where it has none. */
  calendar(site: BoundSite, language: Language): Promise<string | undefined>;
  find(site: BoundSite | undefined, language: Language, now: number): Promise<BuiltPage>;
  /** Draws nothing ahead any more. */
  close(): void;
}

/** What a server's pages are made from. */
interface PagesParts {
  env: Env;
  db: Database;
  store: FileStore;
  boundSites: BoundSites;
  built: BuiltSite;
  isDrawn?: boolean | undefined;
  timer?: Timer;
}

interface OpenSite {
  drawable: DrawableSite | undefined;
  /** All that its pages say, as a text: a publish of another site leaves it as it is. */
  facts: string;
  pages: Intervals<BuiltPage>;
}

/** The pages of a server's sites, drawn when they are first asked for, and a little before each instant of a site. */
export function keepPages(parts: PagesParts): Pages {
  const sites = new Map<string, { site: BoundSite; opened: Promise<OpenSite> }>();
  const close = (name: string) => {
    sites.get(name)?.opened.then(({ pages }) => pages.close());
    sites.delete(name);
  };
  const open = (site: BoundSite): Promise<OpenSite> => {
    const known = sites.get(site.domainName);
    if (known?.site === site) return known.opened;
    const opened = openSite(parts, site, known?.opened);
    const [oldest] = sites.keys();
    if (!known && sites.size >= largestKnown && oldest !== undefined) close(oldest);
    sites.set(site.domainName, { site, opened });
    return opened;
  };
  return {
    async calendar(site, language) {
      const race = (await open(site)).drawable?.race;
      return race && raceCalendar(race, { language, origin: originOf(site.domainName) });
    },
    async find(site, language, now) {
      if (!site) return send(await renderPage({ ...parts, site, language }));
      return (await open(site)).pages.find(language, now);
    },
    close() {
      for (const name of [...sites.keys()]) close(name);
    },
  };
}

async function openSite(parts: PagesParts, site: BoundSite, earlier?: Promise<OpenSite>): Promise<OpenSite> {
  const { db, store, boundSites, isDrawn = true, timer } = parts;
  const drawable = isDrawn ? await readDrawable(db, store, site).catch(tellAndGoOn) : undefined;
  const before = await earlier;
  before?.pages.close();
  const facts = JSON.stringify([site, drawable?.race]);
  const pages = keepIntervals<BuiltPage>({
    instants: drawable?.instants ?? [],
    make: (language, at) => buildPage(parts, site, drawable, language as Language, at),
    isCurrent: async () => (await boundSites.find(site.domainName)) === site,
    timer,
    kept: before?.facts === facts ? before.pages.kept : undefined,
  });
  return { drawable, facts, pages };
}

async function buildPage(
  parts: PagesParts,
  site: BoundSite,
  drawable: DrawableSite | undefined,
  language: Language,
  at: number,
): Promise<BuiltPage> {
  const home = await drawable?.draw(language, at).catch(tellAndGoOn);
  if (home) await reportLost(parts.db, site, home);
  const themeStyles = home && (await readStored(parts.store, site.head.themeUri))?.toString();
  const { title, description, languages } = site.head;
  const text = (value: { zh: string; en?: string } | undefined) => (language === "en" && value?.en) || value?.zh || "";
  const tags = previewTags({
    title: text(title),
    description: text(description),
    origin: originOf(site.domainName),
    language,
    languages,
    image: drawable?.image,
    race: drawable?.race,
  });
  return send(await renderPage({ ...parts, site, language, home, themeStyles, tags: home?.isPreview ? [] : tags }));
}

async function reportLost(db: Database, { domainName }: BoundSite, { lost }: Home): Promise<void> {
  for (const { pointer, message } of lost) {
    console.error(`${domainName}: a block could not be drawn on the server: ${pointer} ${message}`);
    await keepProblem(db, domainName, { code: "run/block-not-drawn", pointer, message }).catch(tellAndGoOn);
  }
}

// Without the drawn page the site still opens: the browser draws it.
function tellAndGoOn(error: unknown): undefined {
  console.error("A home page could not be drawn on the server:", error);
  return undefined;
}

async function send({ html, styles, scripts }: Awaited<ReturnType<typeof renderPage>>): Promise<BuiltPage> {
  return { body: await prebuildCompressed("text/html; charset=utf-8", "no-cache", html), styles, scripts };
}
