import { iconPaths, isIconName } from "#core/iconPaths.ts";
import { accountPath, organisePath, reservedPart } from "#core/reservedPaths.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";
import { nearest } from "./nearest.ts";
import { absolutePath, foldPath, type MappedRoute, plainPath, type RouteMap, tidyPath } from "./routeMap.ts";

/**
 * Reports addresses that no browser opens, that are used twice or belong to the server or to
 * accounts, redirects in a circle, entries of the menu that lead nowhere or to hidden pages, pages
 * that lead to themselves.
 */
export function checkRoutes(context: Context): Finding[] {
  const { routes, site, isFlat } = context;
  return [
    ...routes.all.flatMap(findMalformed),
    ...duplicates(routes),
    ...(site.router === "history" ? findReserved(routes) : []),
    ...(site.account ? atOwnPaths(routes) : []),
    ...(isFlat ? [] : secondHomes(routes)),
    ...findCircles(routes),
    ...checkEach(routes, isFlat ? [] : [twoPlaces]),
  ];
}

const ofRoute = [nowhere, checkHiddenTarget, checkHiddenMenu, itself, checkIcon];

// Sites have hundreds of routes, and nearly all are in order: a route without a finding makes no
// list.
function checkEach(routes: RouteMap, more: typeof ofRoute): Finding[] {
  const findings: Finding[] = [];
  for (const route of routes.all)
    for (const check of [...ofRoute, ...more]) {
      const finding = check(route, routes);
      if (finding) findings.push(finding);
    }
  return findings;
}

const none: Finding[] = [];

function findMalformed({ route, pointer }: MappedRoute): Finding[] {
  if (route.link !== undefined || (!route.aliases && plainPath(route.path) === route.path)) return none;
  const paths = [route.path, ...(route.aliases ?? [])];
  return paths.flatMap((path, index) => {
    const near = plainPath(path);
    const at = index === 0 ? `${pointer}/path` : `${pointer}/aliases/${index - 1}`;
    const fix = { pointer: at, value: near };
    return near === path ? [] : [report("SL5019", at, { path, near }, { suggestion: near, fix })];
  });
}

function secondHomes({ all, find }: RouteMap): Finding[] {
  const [first, ...others] = all.filter(({ route }) => route.page?.type === "home");
  // Of two routes with one address, the second is reported already.
  return others.flatMap((other) =>
    find(other.path) === other && first
      ? [report("SL5018", `${other.pointer}/page/type`, { path: other.path, first: { pointer: first.pointer } })]
      : [],
  );
}

function duplicates({ repeated }: RouteMap): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { path, pointer, first } of repeated)
    if (!findings.has(pointer))
      findings.set(pointer, report("SL5005", pointer, { path, first: { pointer: first.pointer } }));
  return [...findings.values()];
}

// A page below a group has the part of its address from the group.
function findReserved({ all }: RouteMap): Finding[] {
  return all.flatMap(({ spellings, parent }) => {
    const inherited = new Set(parent?.spellings.map(({ path }) => reservedPart(path)));
    const findings = new Map<string, Finding>();
    for (const { path, pointer } of spellings) {
      const part = reservedPart(path);
      if (part !== undefined && !inherited.has(part) && !findings.has(pointer))
        findings.set(pointer, report("SL5012", pointer, { path, part }));
    }
    return [...findings.values()];
  });
}

// Pages below those addresses are the site's own all the same.
function atOwnPaths({ all }: RouteMap): Finding[] {
  const findings: Finding[] = [];
  for (const { spellings } of all) {
    const account = getSpelling(accountPath, spellings);
    if (account) findings.push(report("SL5013", account.pointer, { path: account.path }));
    const organise = getSpelling(organisePath, spellings);
    if (organise) findings.push(report("SL6180", organise.pointer, { path: organise.path }));
  }
  return findings;
}

function getSpelling(
  foldedPath: string,
  spellings: MappedRoute["spellings"],
): MappedRoute["spellings"][number] | undefined {
  return spellings.find(({ path }) => path.length === foldedPath.length && foldPath(path) === foldedPath);
}

function findCircles({ all, find }: RouteMap): Finding[] {
  const settled = new Set<MappedRoute>();
  const findings: Finding[] = [];
  for (const start of all) {
    const chain: MappedRoute[] = [];
    let next: MappedRoute | undefined = start;
    while (next?.route.redirect && !settled.has(next) && !chain.includes(next)) {
      chain.push(next);
      next = find(absolutePath(next.route.redirect, next));
    }
    if (next && chain.includes(next)) {
      const ring = chain.slice(chain.indexOf(next));
      findings.push(report("SL5004", `${ring[0]?.pointer}/redirect`, { paths: ring.map(({ path }) => path) }));
    }
    for (const route of chain) settled.add(route);
  }
  return findings;
}

function nowhere({ route, path, pointer, children }: MappedRoute, { all }: RouteMap): Finding | undefined {
  if (route.redirect || route.page || route.link || children.length > 0 || foldPath(path) === "/home") return undefined;
  // A hidden route without a name is not in the menu.
  if (route.hidden && !route.title && !route.name) return undefined;
  const isAdopting = all.some(
    (mapped) => mapped.route.parent !== undefined && [path, route.name].includes(mapped.route.parent),
  );
  return isAdopting ? undefined : report("SL5007", pointer, { path });
}

function twoPlaces({ route, pointer }: MappedRoute): Finding | undefined {
  const [shown, hidden] = (["redirect", "page", "link"] as const).filter((name) => route[name] !== undefined);
  if (shown === undefined || shown === "link" || hidden === undefined || hidden === "redirect") return undefined;
  return report("SL5024", `${pointer}/${hidden}`, { shown, hidden });
}

// What the menu shows should open a page that the menu shows …
function checkHiddenTarget(mapped: MappedRoute, { find }: RouteMap): Finding | undefined {
  const { route, pointer } = mapped;
  const target = route.redirect && !route.hidden ? find(absolutePath(route.redirect, mapped)) : undefined;
  if (!target?.route.hidden) return undefined;
  return report("SL5008", `${pointer}/redirect`, { key: "redirect", path: target.path });
}

// … or at least highlight one.
function checkHiddenMenu({ route, pointer }: MappedRoute, { find }: RouteMap): Finding | undefined {
  const menu = route.activeMenu ? find(route.activeMenu) : undefined;
  if (!menu?.route.hidden) return undefined;
  return report("SL5008", `${pointer}/activeMenu`, { key: "activeMenu", path: menu.path });
}

function checkIcon({ route: { icon }, pointer }: MappedRoute): Finding | undefined {
  if (typeof icon !== "string" || isIconName(icon)) return undefined;
  const names = Object.keys(iconPaths);
  const near = nearest(icon, names);
  const at = `${pointer}/icon`;
  return report(
    "SL5022",
    at,
    { icon, near, names },
    near ? { suggestion: near, fix: { pointer: at, value: near } } : {},
  );
}

function itself({ route, pointer, spellings }: MappedRoute): Finding | undefined {
  const link = (route.page?.props as { link?: unknown } | undefined)?.link;
  if (typeof link !== "string" || !link.startsWith("/")) return undefined;
  const isOwn = spellings.some(({ path }) => foldPath(path) === foldPath(tidyPath(link)));
  return isOwn ? report("SL5011", `${pointer}/page/props/link`, { link }) : undefined;
}
