import { isWithin } from "#core/pointers.ts";
import { documentProp } from "#schemas/generated/traits/documentProp.ts";
import { holdsBlocks } from "#schemas/generated/traits/holdsBlocks.ts";
import { readProp } from "#schemas/readProp.ts";
import type { Finding } from "../problems/problems.ts";
import { quote } from "../problems/quote.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import { getAnchors, getPagePointer } from "./anchors.ts";
import type { Context } from "./context.ts";
import { nearest } from "./nearest.ts";
import { collectReferences, isReachable, type Reference } from "./references.ts";
import { foldPath, type MappedRoute, tidyPath } from "./routeMap.ts";

/**
 * Reports links, redirects and menu entries that lead to no page of the site, and anchors that are
 * on none.
 */
export function checkLinks(context: Context): Finding[] {
  const references = collectReferences(context);
  const empty = references.filter(({ kind, link }) => kind === "link" && link === "#");
  return [
    ...(context.hasBrokenRoutes ? [] : deadPaths(references, context)),
    ...deadAnchors(references, context),
    ...empty.map(({ file, pointer, link }) => report("SL5503", pointer, { text: quote(link) }, { file })),
  ];
}

function deadPaths(references: Reference[], context: Context): Finding[] {
  const dead = new Map<string, Reference[]>();
  for (const reference of references) {
    const { path } = reference;
    if (path === undefined || isReachable(path, context) || isNameOfGroup(reference, context)) continue;
    const key = foldPath(path);
    dead.set(key, [...(dead.get(key) ?? []), reference]);
  }
  if (dead.size === 0) return [];
  const alive = new Set(references.flatMap(({ path }) => (path === undefined ? [] : [context.routes.find(path)])));
  const paths = context.routes.all.flatMap(({ spellings }) => spellings.map(({ path }) => path));
  const misspelt = new Map<string, { route: Misspelt; path: string; links: number; isSure: boolean }>();
  const single: { first: Reference; near?: string; links: number }[] = [];
  for (const same of dead.values()) {
    const [first] = same;
    const path = first?.path;
    if (!first || path === undefined) continue;
    // With a hundred dead links the cause is not a slip.
    const raised = context.routes.all.find((route) => foldPath(pathInGroup(route) ?? "") === foldPath(path));
    if (raised) {
      const routePath = raised.route.path;
      const route = { pointer: raised.pointer, written: routePath, wanted: tidyPath(routePath).slice(1) };
      misspelt.set(raised.pointer, { route, path, links: same.length, isSure: true });
      continue;
    }
    const slip = single.length > 100 ? undefined : nearest(path, paths);
    const near = slip ?? (single.length > 100 ? undefined : sameEnd(path, paths));
    const meant = slip === undefined ? undefined : context.routes.find(slip);
    const route = meant && !alive.has(meant) ? misspeltRoute(path, meant) : undefined;
    if (!route) single.push({ first, near, links: same.length });
    else {
      const before = misspelt.get(route.pointer);
      const links = (before?.links ?? 0) + same.length;
      const isSure =
        links > 1 || before?.isSure === true || (route.pointer === meant?.pointer && isNamedLike(meant, path));
      misspelt.set(route.pointer, { route, path: before?.path ?? path, links, isSure });
      if (!isSure) single.push({ first, near, links: 1 });
    }
  }
  const routes = [...misspelt.values()].filter(({ isSure }) => isSure);
  return [
    ...routes.map(misspeltAddress),
    ...single
      .filter(({ first }) => !routes.some(({ route, path }) => isBelow(first.path, route, path)))
      .map(({ first, near, links }) => deadReference(first, near, links - 1)),
  ];
}

function misspeltAddress({ route, path, links }: { route: Misspelt; path: string; links: number }): Finding {
  const { written, wanted } = route;
  const at = `${route.pointer}/path`;
  return report("SL5010", at, { written, wanted, path, links }, suggest(at, wanted, written));
}

// The address that a page would have in its group, if its path did not begin with a slash.
function pathInGroup({ parent, route }: MappedRoute): string | undefined {
  return parent && route.path.startsWith("/") ? tidyPath(`${parent.path}/${route.path}`) : undefined;
}

// Returns whether another name of the route, or that of its document, agrees with the link.
function isNamedLike(mapped: MappedRoute | undefined, path: string): boolean {
  const { name = "", aliases = [], page } = mapped?.route ?? {};
  const document = (page?.props as { dataPath?: string } | undefined)?.dataPath ?? "";
  const plain = (text: string) => (text.split("/").at(-1) ?? "").replace(/\.json$|[-_]/g, "").toLowerCase();
  return [name, document, ...aliases].some((spelling) => plain(spelling) === plain(path));
}

interface Misspelt {
  pointer: string;
  written: string;
  wanted: string;
}

// Returns whether a dead path is dead because of a misspelt route: the one that showed it, or one
// below the same group.
function isBelow(path: string | undefined, { wanted }: Misspelt, shown: string): boolean {
  const end = shown.indexOf(wanted) + wanted.length;
  return path !== undefined && foldPath(`${path}/`).startsWith(foldPath(`${shown.slice(0, end)}/`));
}

function deadReference({ file, pointer, link, kind }: Reference, near: string | undefined, others: number): Finding {
  // In HTML the link is a small part of the text.
  const details = { ...suggest(pointer, near, kind === "html" ? undefined : link), file };
  if (kind === "redirect") return report("SL5003", pointer, { target: link, near, others }, details);
  if (kind === "activeMenu" || kind === "parent")
    return report("SL5006", pointer, { key: kind, target: link, near }, details);
  return report("SL5001", pointer, { link, near, others }, details);
}

// A route may name its group by the group's name instead of its path.
function isNameOfGroup({ kind, link }: Reference, { routes }: Context): boolean {
  return kind === "parent" && routes.all.some(({ route }) => route.name === link);
}

function sameEnd(path: string, paths: string[]): string | undefined {
  const end = path.slice(path.lastIndexOf("/"));
  const same = paths.filter((knownPath) => foldPath(knownPath).endsWith(foldPath(end)));
  return same.length === 1 ? same[0] : undefined;
}

// The part of the address, of the route or of a group above it, in which the two differ; undefined
// if there are several.
function misspeltRoute(path: string, route: MappedRoute): Misspelt | undefined {
  const [pathParts, routeParts] = [path.split("/"), route.path.split("/")];
  const different = pathParts.flatMap((part, index) =>
    foldPath(part) === foldPath(routeParts[index] ?? "") ? [] : [index],
  );
  if (pathParts.length !== routeParts.length || different.length !== 1) return undefined;
  let holder: MappedRoute | undefined = route;
  const depth = different[0] ?? 0;
  while (holder && !(ownParts(holder).from <= depth && depth < ownParts(holder).to)) holder = holder.parent;
  if (!holder) return undefined;
  const { from, to } = ownParts(holder);
  const slash = holder.route.path.startsWith("/") ? "/" : "";
  return { pointer: holder.pointer, written: holder.route.path, wanted: slash + pathParts.slice(from, to).join("/") };
}

function ownParts({ path, route }: MappedRoute): { from: number; to: number } {
  const to = path.split("/").length;
  return { from: to - route.path.split("/").filter(Boolean).length, to };
}

function deadAnchors(references: Reference[], context: Context): Finding[] {
  const findings: Finding[] = [];
  for (const reference of references) {
    const { anchor, path, file, pointer, link, kind } = reference;
    if (anchor === undefined) continue;
    const ids =
      path !== undefined
        ? idsOn(path, context)
        : kind === "html"
          ? idsIn(reference, context)
          : idsBeside(reference, context);
    if (!ids || ids.has(anchor)) continue;
    const near = nearest(anchor, ids);
    findings.push(report("SL5002", pointer, { link, anchor, near }, { ...suggest(pointer, near), file }));
  }
  return findings;
}

// An anchor in HTML is looked for in that very text, and in the site file among the frames and tabs
// of its page.
function idsIn({ file, pointer }: Reference, context: Context): Set<string> {
  const ids = listIds(context.htmls.filter((place) => place.file === file && place.pointer === pointer));
  if (file === undefined) addAnchors(ids, getPagePointer(pointer) ?? "", context);
  return ids;
}

function addAnchors(ids: Set<string>, page: string, context: Context): void {
  for (const { name, pointer } of getAnchors(context)) if (isWithin(pointer, page)) ids.add(name);
}

// An anchor of a block is looked for on its whole page, on which a block may also be named by its
// id.
function idsBeside({ pointer }: Reference, context: Context): Set<string> | undefined {
  return idsOnPage(getPagePointer(pointer) ?? "", context);
}

// Only the ids of a document whose text is known, and of a page of blocks, can be checked.
function idsOn(path: string, context: Context): Set<string> | undefined {
  const { routes } = context;
  const route = routes.find(path);
  const page = route?.route.page;
  if (page?.type === "home") return idsOnPage("/home", context);
  const name = `page/${page?.type}`;
  if (holdsBlocks[name]) return idsOnPage(`${route?.pointer}/page`, context);
  return documentProp[name] === undefined
    ? undefined
    : idsOfDocument(readProp(documentProp[name], page ?? {}), context);
}

// Undefined if the page shows a document whose text is not known.
function idsOnPage(page: string, context: Context): Set<string> | undefined {
  const ids = listIds(context.htmls.filter(({ file, pointer }) => file === undefined && isWithin(pointer, page)));
  addAnchors(ids, page, context);
  for (const { kind, instance, pointer } of context.instances) {
    if (!isWithin(pointer, page)) continue;
    if ("id" in instance) ids.add(instance.id);
    const name = `${kind}/${instance.type}`;
    if (documentProp[name] === undefined) continue;
    const documentIds = idsOfDocument(readProp(documentProp[name], instance), context);
    if (!documentIds) return undefined;
    for (const id of documentIds) ids.add(id);
  }
  return ids;
}

function idsOfDocument(dataPath: unknown, { htmls, written }: Context): Set<string> | undefined {
  if (dataPath === undefined || !written.some((document) => document.path === dataPath)) return undefined;
  return listIds(htmls.filter(({ file }) => file === dataPath));
}

function listIds(places: Context["htmls"]): Set<string> {
  return new Set(places.flatMap(({ outline }) => [...outline.ids]));
}
