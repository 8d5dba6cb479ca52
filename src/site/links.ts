import { goToHeading } from "#blocks/kit/link/anchors.ts";
import { teamToken } from "#core/teamLink.ts";
import type { RoutePlan } from "./routePlan.ts";
import { scrollWhenGrown } from "./scrollWhenGrown.ts";
import type { Addresses } from "./siteAddresses.ts";

// A part of the program that is loaded by its address: by sites with real addresses at once, by
// others only for anchors. It imports no module of the site's own script, so that these stay in one
// file.

/**
 * Creates the addresses of a site whose pages have addresses of their own; `plain` are those behind
 * the #.
 */
function createRealAddresses(plan: RoutePlan, plain: Addresses, preserved = ""): Addresses {
  const read = (pathname: string) => plain.read({ pathname, hash: "" });
  const target = (link: string): string => {
    const [, path = "", query = "", anchor = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(link) ?? [];
    const token = teamToken(query);
    // Servers get the query of an address, and the token of a team is for members only.
    if (token) return target(`${path}${query.replace(/[?&]team=[^&]*/, "").replace(/^&/, "?")}#team=${token}`);
    const isPreserved = new URLSearchParams(query).has("at");
    const queries = [query.slice(1), isPreserved ? "" : preserved].filter(Boolean).join("&");
    return `${realAddress(read(path), plan)}${queries && `?${queries}`}${anchor}`;
  };
  return {
    areReal: true,
    href: target,
    target,
    read: ({ pathname, hash }) => read(/^#(\/[^?#]*)/.exec(hash)?.[1] ?? pathname),
  };
}

/**
 * Returns the address that a path of a site with real addresses has: / for its home page, else its
 * canonical spelling.
 */
export function realAddress(path: string, plan: RoutePlan): string {
  return plan.isHome(path) ? "/" : encodePath(plan.spell(path));
}

/** Returns a path as addresses have it. */
export function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

/** Returns the part of an address's query that the site's other pages keep: its `at`. */
function preserveQuery(search: string): string {
  const at = new URLSearchParams(search).get("at");
  return at === null ? "" : new URLSearchParams({ at }).toString();
}

interface LinkOptions {
  addresses: Addresses;
  /** Whether the site has a page or a redirect at a path. */
  isPage(path: string): boolean;
  go(target: string, options: { replace: boolean }): void;
}

/**
 * Opens links to pages of the site in the program, and scrolls to anchors of the open page. Returns
 * a function that stops this.
 */
function followLinks(options: LinkOptions): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || !(link instanceof HTMLAnchorElement)) return;
    const anchor = /^#(?!\/)(.+)/s.exec(link.getAttribute("href") ?? "")?.[1];
    const target = anchor === undefined ? getTarget(link, location, options) : undefined;
    if (anchor === undefined && target === undefined) return;
    event.preventDefault();
    if (anchor !== undefined) goToAnchor(document.body, options.addresses.read({ pathname: anchor, hash: "" }));
    if (target !== undefined)
      options.go(target, { replace: target === location.pathname + location.search + location.hash });
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}

/**
 * Returns the path that the router opens when an anchor of a site with real addresses is pressed;
 * undefined if the browser opens it: what is no page of the site, and another language or instant,
 * for which the page is loaded again.
 */
export function getTarget(
  link: Pick<HTMLAnchorElement, "href" | "target" | "hasAttribute">,
  { origin, search }: Pick<Location, "origin" | "search">,
  { addresses, isPage }: Pick<LinkOptions, "addresses" | "isPage">,
): string | undefined {
  if (!addresses.areReal || (link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href, origin);
  if (url.origin !== origin || url.searchParams.has("language")) return undefined;
  if (url.searchParams.get("at") !== new URLSearchParams(search).get("at")) return undefined;
  const path = addresses.read({ pathname: url.pathname, hash: "" });
  return isPage(path) ? url.pathname + url.search + url.hash : undefined;
}

// Milliseconds after a page has opened during which its text may still load.
const longestWait = 5000;

/**
 * Scrolls to the element with that id in `place` once it is there; stops after a while, or when the
 * reader scrolls. Returns a function that stops it.
 */
function goToAnchor(place: HTMLElement, id: string): () => void {
  const look = () => {
    const target = [...place.querySelectorAll<HTMLElement>("[id]")].find((element) => element.id === id);
    if (!target) return;
    stop();
    goToHeading(target);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => stop(), longestWait);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of ["wheel", "touchmove"]) removeEventListener(sign, stop);
  };
  observer.observe(place, { childList: true, subtree: true });
  for (const sign of ["wheel", "touchmove"]) addEventListener(sign, stop, { passive: true, once: true });
  look();
  return stop;
}

const links = { createRealAddresses, preserveQuery, followLinks, goToAnchor, scrollWhenGrown };
export default links;
