import { reservedPart } from "#core/reservedPaths.ts";
import type { SiteMap } from "#src/site/prerender.tsx";

/** A page of a site, or, without a path, the one that says that nothing was found. */
export interface Spot {
  path: string | undefined;
  status: 200 | 404;
}

/** That a page has another address, and whether it always has: then caches and search engines may forget this one. */
export interface Elsewhere {
  address: string;
  isForGood: boolean;
}

/** What the path of a request asks of a site whose pages have addresses of their own; undefined where the server has no pages. */
export function locate(path: string, map: SiteMap): Spot | Elsewhere | undefined {
  if (reservedPart(path)) return undefined;
  const place = map.find(path);
  if ("address" in place) return { address: place.address, isForGood: place.isSpelling };
  return { path: place.shows === "nothing" ? undefined : place.path, status: map.isMissing(place) ? 404 : 200 };
}
