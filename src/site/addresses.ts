import type { Site } from "#schemas/generated/types.ts";
import { fold, type RoutePlan, tidy } from "./routePlan.ts";

/** How the pages of a site are addressed: behind the # of one address, or each at an address of its own. */
export interface Addresses {
  /** Whether each page has an address of its own. */
  areReal: boolean;
  /** The address of an anchor to a path of the site, which may have a query and an anchor (/news?page=2#draw). */
  href(path: string): string;
  /** The same as the router wants it. */
  target(path: string): string;
  /** The path of the site that the router's place asks for. */
  read(place: { pathname: string; hash: string }): string;
}

/** Makes the addresses of a site. `kept` is a query that each of them keeps, such as at=2025-08-11T10:00%2B08:00. */
export function createAddresses(router: Site["router"], plan: RoutePlan, kept = ""): Addresses {
  if (router !== "history")
    return {
      areReal: false,
      href: (path) => `#${path}`,
      target: (path) => path,
      read: ({ pathname }) => decodePath(pathname),
    };
  const target = (link: string) => {
    const [, path = "", query = "", anchor = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(link) ?? [];
    const queries = [query.slice(1), kept].filter(Boolean).join("&");
    return `${realAddress(decodePath(path), plan)}${queries && `?${queries}`}${anchor}`;
  };
  return {
    areReal: true,
    href: target,
    target,
    read: ({ pathname, hash }) => decodePath(isHashAddress(hash) ? hash.slice(1).replace(/[?#].*$/, "") : pathname),
  };
}

/** The address that a path of a site with real addresses has: / for its home page, else its canonical spelling. */
export function realAddress(path: string, plan: RoutePlan): string {
  const route = plan.find(path);
  const folded = fold(tidy(path));
  const isHome = route
    ? route === plan.find(plan.homePath)
    : ["/", "/home"].includes(folded) || folded === fold(plan.homePath);
  return isHome ? "/" : encodePath(route?.path ?? tidy(path));
}

/** Whether the hash of an address names a page, as all addresses of sites with the hash router do: #/news. */
export function isHashAddress(hash: string): boolean {
  return hash.startsWith("#/");
}

/** A path as a person reads it; one that was encoded wrongly as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path as addresses have it. */
export function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
