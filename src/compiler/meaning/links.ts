import { deadAnchor, deadLink, deadRedirect, misnamedRoute, missingGroup } from "../meaningCatalogue.ts";
import type { Context, MeaningFinding } from "./context.ts";
import { nearest } from "./nearest.ts";
import { collectReferences, isReachable, type Reference } from "./references.ts";
import { foldPath, type MappedRoute } from "./routeMap.ts";

/** Links, redirects and menu entries that lead to no page of the site, and anchors that are on none. */
export function checkLinks(context: Context): MeaningFinding[] {
  const references = collectReferences(context);
  return [...(context.hasBrokenRoutes ? [] : deadPaths(references, context)), ...deadAnchors(references, context)];
}

function deadPaths(references: Reference[], context: Context): MeaningFinding[] {
  const dead = new Map<string, Reference[]>();
  for (const reference of references) {
    const { path } = reference;
    if (path === undefined || isReachable(path, context) || isNameOfGroup(reference, context)) continue;
    const key = foldPath(path);
    dead.set(key, [...(dead.get(key) ?? []), reference]);
  }
  if (dead.size === 0) return [];
  const alive = new Set(references.flatMap(({ path }) => (path === undefined ? [] : [context.routes.find(path)])));
  return [...dead.values()].flatMap((same) => reportDead(same, alive, context));
}

// One missing page gives one problem, however many links lead to it.
function reportDead(same: Reference[], alive: Set<MappedRoute | undefined>, { routes }: Context): MeaningFinding[] {
  const [first] = same;
  const path = first?.path;
  if (!first || path === undefined) return [];
  const known = routes.all.flatMap(({ spellings }) => spellings.map((spelling) => spelling.path));
  const near = nearest(path, known) ?? sameEnd(path, known);
  const route = near === undefined ? undefined : routes.find(near);
  if (route && same.length > 1 && !alive.has(route)) {
    const misspelt = misspeltRoute(path, route);
    if (misspelt)
      return [misnamedRoute(`${misspelt.pointer}/path`, misspelt.written, misspelt.wanted, path, same.length)];
  }
  const found = { file: first.file, ...describe(first, near, same.length - 1) };
  return [found];
}

function describe(reference: Reference, near: string | undefined, others: number): MeaningFinding {
  const { pointer, link, kind } = reference;
  if (kind === "redirect") return deadRedirect(pointer, link, near, others);
  if (kind === "activeMenu" || kind === "parent") return missingGroup(pointer, kind, link, near);
  return deadLink(pointer, link, near, others, kind === "link");
}

// A route may name its group by the group's name instead of its path.
function isNameOfGroup({ kind, link }: Reference, { routes }: Context): boolean {
  return kind === "parent" && routes.all.some(({ route }) => route.name === link);
}

function sameEnd(path: string, known: string[]): string | undefined {
  const end = path.slice(path.lastIndexOf("/"));
  const same = known.filter((one) => foldPath(one).endsWith(foldPath(end)));
  return same.length === 1 ? same[0] : undefined;
}

// The part of the address, of the route or of a group above it, in which the two differ; undefined where it is not just one.
function misspeltRoute(
  path: string,
  route: MappedRoute,
): { pointer: string; written: string; wanted: string } | undefined {
  const [wanted, written] = [path.split("/"), route.path.split("/")];
  const different = wanted.flatMap((part, index) => (foldPath(part) === foldPath(written[index] ?? "") ? [] : [index]));
  if (wanted.length !== written.length || different.length !== 1) return undefined;
  let holder: MappedRoute | undefined = route;
  const depth = different[0] ?? 0;
  while (holder && !(ownParts(holder).from <= depth && depth < ownParts(holder).to)) holder = holder.parent;
  if (!holder) return undefined;
  const { from, to } = ownParts(holder);
  const slash = holder.route.path.startsWith("/") ? "/" : "";
  return { pointer: holder.pointer, written: holder.route.path, wanted: slash + wanted.slice(from, to).join("/") };
}

function ownParts({ path, route }: MappedRoute): { from: number; to: number } {
  const to = path.split("/").length;
  return { from: to - route.path.split("/").filter(Boolean).length, to };
}

function deadAnchors(references: Reference[], context: Context): MeaningFinding[] {
  const { instances } = context;
  const blocks = new Set(instances.flatMap(({ instance }) => ("id" in instance ? [instance.id] : [])));
  const found: MeaningFinding[] = [];
  for (const reference of references) {
    const { anchor, path, file, pointer, link, kind } = reference;
    if (anchor === undefined) continue;
    const ids = path === undefined ? idsBeside(reference, context) : idsOn(path, context);
    if (!ids || ids.has(anchor) || (kind === "link" && path === undefined && blocks.has(anchor))) continue;
    found.push({ file, ...deadAnchor(pointer, link, anchor, nearest(anchor, ids)) });
  }
  return found;
}

// An anchor in HTML is looked for in that very text; one of a block on the whole home page.
function idsBeside({ kind, file, pointer }: Reference, { htmls }: Context): Set<string> {
  const near = htmls.filter((place) =>
    kind === "html" ? place.file === file && place.pointer === pointer : place.file === undefined,
  );
  return new Set(near.flatMap(({ outline }) => [...outline.ids]));
}

// Only where the page is a document whose text is at hand can anything be said.
function idsOn(path: string, { routes, htmls, written }: Context): Set<string> | undefined {
  const page = routes.find(path)?.route.page;
  const dataPath = page?.type === "document" ? (page.props as { dataPath?: string }).dataPath : undefined;
  if (dataPath === undefined || !written.some((document) => document.path === dataPath)) return undefined;
  return new Set(htmls.filter(({ file }) => file === dataPath).flatMap(({ outline }) => [...outline.ids]));
}
