import type { Language } from "#core/text.ts";
import { cacheReads } from "../../base/readCache.ts";
import type { BoundSite } from "../domains/boundSites.ts";
import { type BuildParts, type BuiltPage, buildPage } from "./buildPage.ts";
import { type DrawableSite, intervalStart } from "./drawable.ts";
import type { PageLocation } from "./locate.ts";
import type { FindResults } from "./resultsPage.ts";

interface WantedResults {
  language: Language;
  now: number;
  location: PageLocation;
}

// Some 100 kB each, with the compressed forms.
const mostPages = 200;
// Each takes a processor for a few hundredths of a second, and there are as many addresses as
// searches.
const mostDrawings = 6;

/**
 * Returns what finds pages of results, drawn once as long as neither the site nor anything of the
 * results changes. Undefined if there are none, or too many are being drawn: the browser then asks
 * for the results by itself.
 */
export function openResultsPages(parts: BuildParts & { findResults?: FindResults | undefined }) {
  const readPage = cacheReads<BuiltPage>(mostPages);
  let drawings = 0;
  return async (
    site: BoundSite,
    drawable: DrawableSite,
    { language, now, location: { path, search = "" } }: WantedResults,
  ): Promise<BuiltPage | undefined> => {
    const addressed = await parts.findResults?.(site, { path: path ?? "", search }, language);
    if (!addressed) return undefined;
    const at = intervalStart(drawable.instants, now);
    const key = [site.domainName, site.uri, site.publishedAt.getTime(), language, path, at, addressed.key];
    return readPage(JSON.stringify(key), async () => {
      if (drawings >= mostDrawings) return undefined;
      drawings++;
      try {
        const content = await addressed.read();
        return await buildPage(parts, site, drawable, { language, at, path, isFragment: false, content });
      } finally {
        drawings--;
      }
    });
  };
}
