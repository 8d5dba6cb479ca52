import { reservedPart } from "#core/reservedPaths.ts";
import type { SiteMap } from "#src/site/prerender.tsx";

/** A page of a site or, without a path, the not-found page. */
export interface Spot {
  path: string | undefined;
  status: 200 | 404;
}

/** A redirect to another address of a page; caches and search engines may remember a permanent one. */
export interface Elsewhere {
  address: string;
  isForGood: boolean;
}

/** Resolves the path of a request to a site whose pages have real addresses; undefined if the server has no pages. */
export function locate(path: string, map: SiteMap): Spot | Elsewhere | undefined {
  if (reservedPart(path)) return undefined;
  const place = map.find(path);
  if ("address" in place) return { address: place.address, isForGood: place.isSpelling };
  return { path: place.shows === "nothing" ? undefined : place.path, status: map.isMissing(place) ? 404 : 200 };
}
