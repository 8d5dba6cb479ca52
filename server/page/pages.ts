import type { Language } from "#src/api/errors.ts";
import type { Database } from "../db/open.ts";
import type { Env } from "../env.ts";
import { type FileStore, readStored } from "../files/store.ts";
import { type Prebuilt, prebuildCompressed } from "../http/prebuilt.ts";
import type { BoundSite } from "../website-center/bound-sites.ts";
import type { BuiltSite } from "./built-site.ts";
import { raceCalendar } from "./calendar.ts";
import { type DrawableSite, intervalStart, readDrawable } from "./home.ts";
import { renderPage } from "./html.ts";
import { originOf, previewTags } from "./search.ts";

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
}

interface Kept {
  drawable: Promise<DrawableSite | undefined>;
  pages: Map<Language, { at: number; page: Promise<BuiltPage> }>;
}

/** The pages of a server's sites, drawn when they are first asked for. */
export function keepPages(parts: { env: Env; db: Database; store: FileStore; built: BuiltSite }): Pages {
  const { env, db, store, built } = parts;
  const kept = new WeakMap<BoundSite, Kept>();
  const keptOf = (site: BoundSite): Kept => {
    const known = kept.get(site) ?? {
      drawable: readDrawable(db, store, site).catch(tellAndGoOn),
      pages: new Map(),
    };
    kept.set(site, known);
    return known;
  };
  const build = async (site: BoundSite, language: Language, drawable: DrawableSite | undefined, at: number) => {
    const home = await drawable?.draw(language, at).catch(tellAndGoOn);
    const themeStyles = home && (await readStored(store, site.head.themeUri))?.toString();
    const { title, description, languages } = site.head;
    const text = (value: { zh: string; en?: string } | undefined) =>
      (language === "en" && value?.en) || value?.zh || "";
    const tags = previewTags({
      title: text(title),
      description: text(description),
      origin: originOf(site.domainName),
      language,
      languages,
      image: drawable?.image,
      race: drawable?.race,
    });
    return send(await renderPage({ built, env, site, language, home, themeStyles, tags: home?.isPreview ? [] : tags }));
  };
  return {
    async calendar(site, language) {
      const race = (await keptOf(site).drawable)?.race;
      return race && raceCalendar(race, { language, origin: originOf(site.domainName) });
    },
    async find(site, language, now) {
      if (!site) return send(await renderPage({ built, env, site, language }));
      const { drawable, pages } = keptOf(site);
      const ready = await drawable;
      const at = ready ? intervalStart(ready.instants, now) : 0;
      const known = pages.get(language);
      if (known?.at === at) return known.page;
      const page = build(site, language, ready, at);
      pages.set(language, { at, page });
      page.catch(() => pages.delete(language));
      return page;
    },
  };
}

// Without the drawn page the site still opens: the browser draws it.
function tellAndGoOn(error: unknown): undefined {
  console.error("A home page could not be drawn on the server:", error);
  return undefined;
}

async function send({ html, styles, scripts }: Awaited<ReturnType<typeof renderPage>>): Promise<BuiltPage> {
  return { body: await prebuildCompressed("text/html; charset=utf-8", "no-cache", html), styles, scripts };
}
