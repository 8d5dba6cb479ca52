import { ownPaths } from "#core/reservedPaths.ts";
import type { Page } from "#schemas/generated/types.ts";
import type { DocumentHead } from "#schemas/siteFile.ts";
import type { CompiledSite } from "./compiled.ts";
import { fold, normalisePath, openRoute, type PlannedRoute, type RoutePlan } from "./routePlan.ts";

/** What a path of a site shows. `path` is its canonical spelling. */
export type Place =
  | { shows: "home"; path: string; route: PlannedRoute | undefined }
  | { shows: "page"; path: string; route: PlannedRoute; page: Page; pointer: string }
  | { shows: "document"; path: string; id: string; file: string }
  | { shows: "account"; path: string }
  | { shows: "nothing"; path: string; route: PlannedRoute | undefined };

/**
 * A redirect to another path; `isPermanent` if it is only another spelling of it, or if the route
 * states that.
 */
export interface Redirect {
  leadsTo: string;
  isPermanent: boolean;
}

/**
 * Returns what a path of a site shows, or the path that it redirects to in the end; a redirect loop
 * shows nothing.
 */
export function findPlace(compiled: CompiledSite, plan: RoutePlan, path: string): Place | Redirect {
  const first = placeAt(compiled, plan, path);
  if (!("leadsTo" in first)) return first;
  const seen = new Set([path]);
  let { leadsTo, isPermanent } = first;
  while (!seen.has(leadsTo)) {
    seen.add(leadsTo);
    const next = placeAt(compiled, plan, leadsTo);
    if (!("leadsTo" in next)) return { leadsTo, isPermanent };
    leadsTo = next.leadsTo;
    isPermanent &&= next.isPermanent;
  }
  return { shows: "nothing", path, route: plan.find(path) };
}

// With real addresses the home page is at /, and each page at one spelling; in the hash all
// spellings are left as they are.
function placeAt(compiled: CompiledSite, plan: RoutePlan, path: string): Place | Redirect {
  const { homePath } = plan;
  const isReal = compiled.site.router === "history";
  const isRoot = normalisePath(path) === "/" && homePath !== "/";
  const spelling = (leadsTo: string): Redirect => ({ leadsTo, isPermanent: true });
  if (isRoot && !isReal) return spelling(homePath);
  if (isRoot && path !== "/") return spelling("/");
  const accountPath = compiled.site.account && ownPaths.find((ownPath) => ownPath === fold(normalisePath(path)));
  if (accountPath)
    return isReal && path !== accountPath ? spelling(accountPath) : { shows: "account", path: accountPath };
  const routePath = isRoot ? homePath : path;
  const route = plan.find(routePath);
  const isHome = route ? route === plan.find(homePath) : fold(normalisePath(routePath)) === fold(homePath);
  if (isReal && isHome && !isRoot && homePath !== "/") return spelling("/");
  if (isReal && route && !isHome && route.path !== path) return spelling(route.path);
  if (route) return placeOfRoute(route, isHome ? homePath : route.path, plan);
  if (isHome) return { shows: "home", path: homePath, route };
  if (fold(normalisePath(path)) === "/home") return spelling(isReal ? "/" : homePath);
  return documentPlace(compiled, plan, path, isReal) ?? { shows: "nothing", path, route };
}

function placeOfRoute(route: PlannedRoute, path: string, plan: RoutePlan): Place | Redirect {
  const opening = openRoute(route, plan);
  if (!opening) return { shows: "nothing", path, route };
  if ("redirect" in opening) return { leadsTo: opening.redirect, isPermanent: route.route.isPermanent === true };
  const { page, pointer } = opening;
  return page.type === "home" ? { shows: "home", path, route } : { shows: "page", path, route, page, pointer };
}

function documentPlace(
  compiled: CompiledSite,
  plan: RoutePlan,
  path: string,
  isReal: boolean,
): Place | Redirect | undefined {
  const [, id] = /^\/documents\/([^/]+)\/?$/.exec(path) ?? [];
  const file = id === undefined ? undefined : documentPath(id, compiled);
  if (id === undefined || file === undefined) return undefined;
  const canonical = documentAddress(file, plan);
  if (isReal && canonical !== path) return { leadsTo: canonical, isPermanent: true };
  return { shows: "document", path, id, file };
}

/** Returns the path of the page that shows a document: that of its route, if it has one. */
export function documentAddress(file: string, plan: RoutePlan): string {
  return plan.documentRoutes.get(file)?.path ?? `/documents/${getName(file)}`;
}

/**
 * Returns the path of the document with that name: a file of the site or one that is written into
 * its config.
 */
export function documentPath(name: string, { files, site }: CompiledSite): string | undefined {
  const path = Object.keys(files).find(
    (key) => files[key]?.document && (getName(key) === name || String(files[key]?.document?.id) === name),
  );
  return path ?? (site.documents?.some(({ id }) => String(id) === name) ? `documents/${name}.json` : undefined);
}

/** Returns the site file's entry of a document. */
export function documentHead(file: string, { files, site }: CompiledSite): DocumentHead | undefined {
  return files[file]?.document ?? site.documents?.find(({ id }) => file === `documents/${id}.json`);
}

/** Returns the name of a document's file: race-rules of documents/race-rules.json. */
export function getName(path: string): string {
  return (
    path
      .split("/")
      .at(-1)
      ?.replace(/\.json$/, "") ?? path
  );
}
