import type { Route } from "#schemas/generated/types.ts";

/** A route with its whole address. */
export interface MappedRoute {
  route: Route;
  pointer: string;
  /** The whole path, such as /aboutUs/contactUs. */
  path: string;
  /**
   * Every spelling of it, with the pointer of the path or alias that ends it; aliases of the groups
   * above included.
   */
  spellings: { path: string; pointer: string }[];
  parent?: MappedRoute | undefined;
  children: MappedRoute[];
}

/** The routes of a site by their addresses. */
export interface RouteMap {
  all: MappedRoute[];
  /** Spellings that lead to another route, which comes first. */
  repeated: { path: string; pointer: string; first: MappedRoute }[];
  find(path: string): MappedRoute | undefined;
}

/**
 * Lays out the routes of a site as the browser does: the first route at an address wins, case does
 * not count.
 */
export function mapRoutes(routes: readonly Route[]): RouteMap {
  const all: MappedRoute[] = [];
  const repeated: RouteMap["repeated"] = [];
  const byPath = new Map<string, MappedRoute>();
  const add = (route: Route, pointer: string, parent: MappedRoute | undefined): MappedRoute => {
    const spellings = spell(route, pointer, parent);
    const mapped: MappedRoute = { route, pointer, path: spellings[0]?.path ?? "/", spellings, parent, children: [] };
    all.push(mapped);
    for (const { path, pointer: at } of spellings) {
      const folded = foldPath(path);
      const first = byPath.get(folded);
      if (!first) byPath.set(folded, mapped);
      else if (first !== mapped) repeated.push({ path, pointer: at, first });
    }
    if (route.children)
      mapped.children = route.children.map((child, index) => add(child, `${pointer}/children/${index}`, mapped));
    return mapped;
  };
  for (const [index, route] of routes.entries()) add(route, `/routes/${index}`, undefined);
  // Most are written as they are compared.
  return { all, repeated, find: (path) => byPath.get(path) ?? byPath.get(foldPath(path)) };
}

function spell(route: Route, pointer: string, parent: MappedRoute | undefined): MappedRoute["spellings"] {
  const spellings: MappedRoute["spellings"] = [];
  addSpellings(spellings, route, route.path, `${pointer}/path`, parent);
  if (route.aliases)
    for (const [index, path] of route.aliases.entries())
      addSpellings(spellings, route, path, `${pointer}/aliases/${index}`, parent);
  return spellings;
}

function addSpellings(
  spellings: MappedRoute["spellings"],
  route: Route,
  written: string,
  pointer: string,
  parent: MappedRoute | undefined,
): void {
  const isAsMeant = isPlain.test(written);
  const meant = isAsMeant ? written : meantPath(route, written);
  const isWhole = meant.charCodeAt(0) === 47;
  const path = !isAsMeant ? tidyPath(meant) : isWhole ? meant : `/${meant}`;
  if (!parent || isWhole) spellings.push({ path, pointer });
  else
    for (const base of getBases(parent)) spellings.push({ path: path === "/" ? base || path : base + path, pointer });
}

const isPlain = /^\/?[^\s/?#:]+(?:\/[^\s/?#:]+)*$/;

function getBases({ path, spellings }: MappedRoute): string[] {
  if (spellings.length === 1) return [path === "/" ? "" : path];
  return [...new Set(spellings.map((spelling) => (spelling.path === "/" ? "" : spelling.path)))];
}

// In a flat config, the path of a route that is a link is its address.
function meantPath({ link }: Route, path: string): string {
  return link === undefined ? plainPath(path) : path;
}

/**
 * Returns the address that was meant by a path with a scheme and domain, a #, a query or blanks;
 * the path itself if it has none.
 */
export function plainPath(path: string): string {
  if (!/[\s?#]|:\/\//.test(path)) return path;
  const plain = path
    .replace(/^\s*(?:https?:)?\/\/[^/]*/i, "")
    .replace(/^[\s/]*#/, "")
    .replace(/[?#].*$|\s/g, "");
  return plain === "" ? path : plain;
}

/**
 * Returns the whole path that a redirect or link of a route leads to; a bare name is below the
 * route's group.
 */
export function absolutePath(target: string, from: MappedRoute): string {
  const base = from.route.children?.length ? from.path : (from.parent?.path ?? "");
  return tidyPath(target.startsWith("/") ? target : `${base}/${target}`);
}

/** Returns a path with one slash before each of its parts, without query and anchor. */
export function tidyPath(path: string): string {
  if (/^(?:\/[^/?#]+)+$/.test(path)) return path;
  return `/${path
    .replace(/[?#].*$/, "")
    .split("/")
    .filter(Boolean)
    .join("/")}`;
}

/** Returns a path as it is compared. */
export function foldPath(path: string): string {
  return path.toLowerCase();
}
