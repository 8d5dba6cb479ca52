import type { Program } from "./program.ts";
import type { RoutePlan } from "./routePlan.ts";
import type { Addresses } from "./siteAddresses.ts";
import { loadPart } from "./units.ts";

/** The addresses of a site whose pages are behind the # of one address. */
export const hashAddresses: Addresses = {
  areReal: false,
  href: (path) => `#${path}`,
  target: (path) => path,
  read: ({ pathname }) => decodePath(pathname),
};

/** The part of the program that few sites need at once: see links.ts. */
export type Links = typeof import("./links.ts").default;

/**
 * Makes the addresses of a site. `search` is the query of the open one; the others keep its `at`.
 */
export async function createAddresses(
  router: string | undefined,
  { plan, source, search }: { plan: RoutePlan; source: Program["source"]; search: string },
): Promise<Addresses> {
  if (router !== "history") return hashAddresses;
  const links = await loadPart<Links>(source, "links");
  return links.createRealAddresses(plan, hashAddresses, links.preserveQuery(search));
}

/**
 * Returns whether the hash of an address names a page, as all addresses of sites with the hash
 * router do: #/news.
 */
export function isHashAddress(hash: string): boolean {
  return hash.startsWith("#/");
}

/** Returns a path as a person reads it; one that was encoded wrongly as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
