import type { Language } from "#src/api/errors.ts";
import type { Database } from "../db/open.ts";
import type { Env } from "../env.ts";
import { type FileStore, readStored } from "../files/store.ts";
import { type Prebuilt, prebuildCompressed } from "../http/prebuilt.ts";
import type { BoundSite } from "../website-center/bound-sites.ts";
import type { BuiltSite } from "./built-site.ts";
import { raceCalendar } from "./calendar.ts";
import { type DrawableSite, intervalStart, readDrawable } from "./drawable.ts";
import { renderPage } from "./html.ts";
import { keepLatest } from "./kept-pages.ts";
import { type Elsewhere, locate, type Spot } from "./locate.ts";
import { originOf, tagsOf } from "./search.ts";

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
  /** The addresses that search engines are told of. */
  addresses(site: BoundSite): Promise<string[]>;
  /** What the path of a request asks for; undefined where the site has no pages but its home page. */
  locate(site: BoundSite | undefined, path: string): Promise<Spot | Elsewhere | undefined>;
  /** The page at a spot; the home page where none is named. */
  find(site: BoundSite | undefined, language: Language, now: number, spot?: Spot): Promise<BuiltPage>;
}

interface KnownSite {
  /** Tells this edition of this site from all others. */
  id: number;
  drawable: Promise<DrawableSite | undefined>;
}

// Some hundred drawn pages with their compressed forms.
const mostBytes = 64 * 1024 * 1024;

/** The pages of a server's sites, drawn when they are first asked for. */
export function keepPages(parts: {
  env: Env;
  db: Database;
  store: FileStore;
  built: BuiltSite;
  isDrawn?: boolean | undefined;
}): Pages {
  const { env, db, store, built, isDrawn = true } = parts;
  const known = new WeakMap<BoundSite, KnownSite>();
  const kept = keepLatest<BuiltPage>(mostBytes, weigh);
  let editions = 0;
  const knownOf = (site: BoundSite): KnownSite => {
    const isRead = isDrawn || site.head.router === "history";
    const one = known.get(site) ?? {
      id: ++editions,
      drawable: isRead ? readDrawable(db, store, site).catch(tellAndGoOn) : Promise.resolve(undefined),
    };
    known.set(site, one);
    return one;
  };
  const build = async (
    site: BoundSite,
    language: Language,
    { drawable, at, path }: { drawable: DrawableSite | undefined; at: number; path: string | undefined },
  ) => {
    const drawn = isDrawn ? await drawable?.draw(language, at, path).catch(tellAndGoOn) : undefined;
    const themeStyles = drawn && (await readStored(store, site.head.themeUri))?.toString();
    const own = drawable?.describe(language, path);
    const tags = drawn?.isPreview ? [] : tagsOf(site, language, { drawable, path, own });
    return send(await renderPage({ built, env, site, language, drawn, themeStyles, tags, own }));
  };
  return {
    async calendar(site, language) {
      const race = (await knownOf(site).drawable)?.race;
      return race && raceCalendar(race, { language, origin: originOf(site.domainName) });
    },
    async addresses(site) {
      const drawable = site.head.router ? await knownOf(site).drawable : undefined;
      return drawable?.map.pages.flatMap(({ isListed, address }) => (isListed ? [address] : [])) ?? ["/"];
    },
    async locate(site, path) {
      const drawable = site?.head.router ? await knownOf(site).drawable : undefined;
      return drawable && locate(path, drawable.map);
    },
    async find(site, language, now, spot) {
      if (!site) return send(await renderPage({ built, env, site, language }));
      const { id, drawable: reading } = knownOf(site);
      const drawable = await reading;
      const at = drawable ? intervalStart(drawable.instants, now) : 0;
      const path = spot ? spot.path : drawable?.map.homePath;
      const key = JSON.stringify([id, language, at, path]);
      const known = kept.get(key);
      if (known) return known;
      const page = build(site, language, { drawable, at, path });
      kept.set(key, page);
      return page;
    },
  };
}

// Without the drawn page the site still opens: the browser draws it.
function tellAndGoOn(error: unknown): undefined {
  console.error("A page could not be drawn on the server:", error);
  return undefined;
}

function weigh({ body: { plain, brotli, gzip } }: BuiltPage): number {
  return plain.length + (brotli?.length ?? 0) + (gzip?.length ?? 0);
}

async function send({ html, styles, scripts }: Awaited<ReturnType<typeof renderPage>>): Promise<BuiltPage> {
  return { body: await prebuildCompressed("text/html; charset=utf-8", "no-cache", html), styles, scripts };
}
