import { documentProp } from "#schemas/generated/traits/documentProp.ts";
import { holdsBlocks } from "#schemas/generated/traits/holdsBlocks.ts";
import type { Page, PageProps, Route, Text } from "#schemas/generated/types.ts";
import { readProp } from "#schemas/readProp.ts";

/** One route of the site with its whole address and its place in the tree. */
export interface PlannedRoute {
  /** The whole path, such as /aboutUs/contactUs. */
  path: string;
  /** All whole paths that lead here, aliases of the groups above included; the first is `path`. */
  paths: string[];
  route: Route;
  /** JSON Pointer of the route in the site file. */
  pointer: string;
  parent?: PlannedRoute;
  children: PlannedRoute[];
}

/** The site's routes, ready to be looked up. */
export interface RoutePlan {
  top: PlannedRoute[];
  all: PlannedRoute[];
  /** Returns the route at a full path, in any spelling. */
  find(path: string): PlannedRoute | undefined;
  /** The page of the root: /home, or the first page there is. */
  homePath: string;
  /** Whether a path is that of the home page, in any spelling. */
  isHome(path: string): boolean;
  /** The canonical spelling of a path. */
  spell(path: string): string;
  /** The route that shows each document which has one, by the document's path. */
  documentRoutes: ReadonlyMap<string, PlannedRoute>;
}

/** What a route opens: its page, or another path; nothing if a redirect loops or has no target. */
export type Opening = { page: Page; pointer: string } | { redirect: string } | undefined;

/** Lays out the routes of a site; never throws. */
export function planRoutes(routes: Route[]): RoutePlan {
  const all: PlannedRoute[] = [];
  const byPath = new Map<string, PlannedRoute>();
  const add = (route: Route, pointer: string, parent?: PlannedRoute): PlannedRoute => {
    const routePaths = [route.path, ...(route.aliases ?? [])];
    const bases = parent?.paths ?? [""];
    const paths = [
      ...new Set(
        routePaths
          .flatMap((path) => (path.startsWith("/") ? [path] : bases.map((base) => `${base}/${path}`)))
          .map(normalisePath),
      ),
    ];
    const planned: PlannedRoute = { path: paths[0] ?? "/", paths, route, pointer, parent, children: [] };
    all.push(planned);
    // The first route at a path wins, as it does in the menu.
    for (const path of paths) if (!byPath.has(fold(path))) byPath.set(fold(path), planned);
    planned.children = (route.children ?? []).map((child, index) =>
      add(child, `${pointer}/children/${index}`, planned),
    );
    return planned;
  };
  const top = routes.map((route, index) => add(route, `/routes/${index}`));
  const find = (path: string) => byPath.get(fold(normalisePath(path)));
  const firstPage =
    all.find(({ route }) => route.page?.type === "home") ?? all.find(({ route }) => route.page && !route.hidden);
  const homePath = find("/home") ? "/home" : (firstPage?.path ?? "/home");
  const isHome = (path: string) => {
    const route = find(path);
    return route ? route === find(homePath) : ["/", "/home", fold(homePath)].includes(fold(normalisePath(path)));
  };
  const spell = (path: string) => find(path)?.path ?? normalisePath(path);
  return { top, all, find, homePath, isHome, spell, documentRoutes: findDocumentRoutes(all) };
}

function findDocumentRoutes(all: PlannedRoute[]): ReadonlyMap<string, PlannedRoute> {
  const routesByPath = new Map<string, PlannedRoute>();
  for (const planned of all) {
    const path = getDocument(planned.route.page);
    if (path !== undefined && !routesByPath.has(path)) routesByPath.set(path, planned);
  }
  return routesByPath;
}

/** Returns the path of the document that a page is about; undefined for other pages. */
export function getDocument(page: Page | undefined): string | undefined {
  const path = page && readProp(documentProp[`page/${page.type}`], page);
  return typeof path === "string" ? path : undefined;
}

/** Returns the props of a page that is a list of blocks; undefined for other pages. */
export function getBlocksPage(page: Page): Partial<PageProps["blocks"]> | undefined {
  return holdsBlocks[`page/${page.type}`] && page.props;
}

/** Opens a route: a page, a redirect or nothing. */
export function openRoute({ route, path, parent, pointer, children }: PlannedRoute, plan: RoutePlan): Opening {
  if (route.redirect) {
    const target = followRedirects(
      absolute(route.redirect, route.children?.length ? path : (parent?.path ?? "")),
      plan,
      path,
    );
    return target === undefined ? undefined : { redirect: target };
  }
  if (route.page) return { page: route.page, pointer: `${pointer}/page` };
  if (route.link) return { page: { type: "link", version: 1, props: { link: route.link } }, pointer };
  if (path === plan.homePath) return { page: { type: "home", version: 1, props: {} }, pointer };
  const first = children.find((child) => !child.route.hidden && !child.route.link) ?? children[0];
  return first && { redirect: first.path };
}

/** Returns a route's title; its name if it has none. */
export function chooseTitle({ route, path }: PlannedRoute): Text {
  return route.title ?? { zh: route.name ?? path };
}

/**
 * Returns whether a route has one of these names, in any spelling: raceNews, race-news, RaceNews.
 */
export function isNamed({ route, path }: PlannedRoute, names: string[]): boolean {
  const routeNames = [route.name ?? "", path.split("/").at(-1) ?? ""].map(plainName);
  return names.some((name) => routeNames.includes(plainName(name)));
}

function plainName(name: string): string {
  return name.replaceAll("-", "").toLowerCase();
}

// A redirect to a missing path is followed, too: it ends at the not-found page, which shows the
// path.
function followRedirects(start: string, plan: RoutePlan, from: string): string | undefined {
  const seen = new Set([fold(from)]);
  let target = start;
  for (;;) {
    if (seen.has(fold(target))) return undefined;
    seen.add(fold(target));
    const next = plan.find(target);
    if (!next?.route.redirect) return target;
    target = absolute(next.route.redirect, next.route.children?.length ? next.path : (next.parent?.path ?? ""));
  }
}

function absolute(path: string, base: string): string {
  return normalisePath(path.startsWith("/") ? path : `${base}/${path}`);
}

/** Returns a path with one slash before each of its parts. */
export function normalisePath(path: string): string {
  return `/${path.split("/").filter(Boolean).join("/")}`;
}

/** Returns a path as it is compared: capitals do not count. */
export function fold(path: string): string {
  return path.toLowerCase();
}
