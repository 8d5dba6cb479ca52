import { reservedPart } from "#core/reservedPaths.ts";
import { listsDocuments } from "#schemas/generated/traits/listsDocuments.ts";
import { readsResults } from "#schemas/generated/traits/readsResults.ts";
import type { SiteMap } from "#src/site/prerender/prerender.tsx";

/** A page of a site or, without a path, the not-found page. */
export interface PageLocation {
  path: string | undefined;
  status: 200 | 404;
  /** Whether it shows the race's results, which its query chooses. */
  hasResults?: boolean;
  /** Whether it lists documents, of which its query chooses some. */
  hasList?: boolean;
  /** The query of the request. */
  search?: string;
}

/**
 * A redirect to another address of a page; caches and search engines may remember a permanent one.
 */
export interface Redirect {
  address: string;
  isPermanent: boolean;
}

/**
 * Resolves the path of a request at `now` (ms since 1970) to a site whose pages have real
 * addresses; undefined if the server has no pages.
 */
export function locate(path: string, map: SiteMap, now: number): PageLocation | Redirect | undefined {
  if (reservedPart(path)) return undefined;
  const place = map.find(path, now);
  if ("address" in place) return { address: place.address, isPermanent: place.isPermanent };
  const location = {
    path: place.shows === "nothing" ? undefined : place.path,
    status: map.isMissing(place) ? 404 : 200,
  };
  const hasResults = place.shows === "page" && readsResults[`page/${place.page.type}`] === true;
  const hasList = place.shows === "page" && listsDocuments[`page/${place.page.type}`] === true;
  return { ...location, ...(hasResults && { hasResults }), ...(hasList && { hasList }) } as PageLocation;
}
