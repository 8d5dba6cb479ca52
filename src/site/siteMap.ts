import { reservedPart } from "#core/reservedPaths.ts";
import { missedAudience, narrowRules, noRules, type RouteRules } from "#core/routeRules.ts";
import { absence } from "#schemas/generated/traits/absence.ts";
import { leadsElsewhere } from "#schemas/generated/traits/leadsElsewhere.ts";
import { listsDocuments } from "#schemas/generated/traits/listsDocuments.ts";
import type { Block, Page, PageProps, Text } from "#schemas/generated/types.ts";
import { decodePath } from "./addresses.ts";
import type { CompiledSite } from "./compiled.ts";
import { encodePath, realAddress } from "./links.ts";
import { documentAddress, documentHead, findPlace, type Place } from "./places.ts";
import { chooseTitle, getBlocksPage, getDocument, type PlannedRoute, planRoutes, type RoutePlan } from "./routePlan.ts";
import { routesFor, ruleInstants } from "./routesFor.ts";
import { isVisible } from "./visibility.ts";

// The part of the program that only sites whose routes have rules use.
const rulesPart = "part/route-rules";

/** A page of a site, at its address. */
export interface MappedPage {
  path: string;
  address: string;
  /**
   * Whether search engines list it: the menu shows it, or a page in the menu lists its document.
   */
  isListed: boolean;
  /**
   * The times between which search engines list it, in milliseconds since 1970: those of its route,
   * or the time of its document.
   */
  from?: number | undefined;
  until?: number | undefined;
}

/** A page that lists documents, by their paths in the config. */
export interface DocumentList {
  path: string;
  /** Undefined for the home page. */
  title: Text | undefined;
  documents: string[];
}

/** The pages of a site by their addresses. */
export interface SiteMap {
  homePath: string;
  pages: MappedPage[];
  /**
   * What the path of an address shows at an instant (ms since 1970), or the address that it leads
   * to.
   */
  find(address: string, at: number): Place | { address: string; isPermanent: boolean };
  /** What a path behind the # shows at that instant, or the path that it leads to. */
  findBehindHash(path: string, at: number): Place | { leadsTo: string };
  /** The address of a path. */
  getAddress(path: string): string;
  /** The address of the page that shows a document. */
  getDocumentAddress(file: string): string;
  /** The pages that list documents at an instant (ms since 1970), the home page included. */
  findLists(at: number): DocumentList[];
  /** Whether there is no page here, or none at that time. */
  isMissing(place: Place): boolean;
}

/**
 * Returns the same site with its pages at addresses of their own, as readers without JavaScript
 * need them.
 */
export function withRealAddresses(compiled: CompiledSite): CompiledSite {
  return { ...compiled, site: { ...compiled.site, router: "history" } };
}

/**
 * Lays out the pages of a site; of a site whose pages are in the hash, search engines and releases
 * get the first page only.
 */
export function mapSite(compiled: CompiledSite): SiteMap {
  const { site, skipped } = compiled;
  const plan = planRoutes(site.routes);
  const planned = cachePlans(compiled);
  const real = withRealAddresses(compiled);
  const getAddress = (path: string) => realAddress(path, plan);
  return {
    homePath: plan.homePath,
    pages:
      site.router === "history" ? listPages(compiled, plan) : [{ path: plan.homePath, address: "/", isListed: true }],
    find(address, at) {
      const place = findPlace(real, planned(at), decodePath(address));
      return "leadsTo" in place ? { address: getAddress(place.leadsTo), isPermanent: place.isPermanent } : place;
    },
    findBehindHash: (path, at) => findPlace(compiled, planned(at), decodePath(path)),
    getAddress,
    getDocumentAddress: (file) => getAddress(documentAddress(file, plan)),
    findLists(at) {
      const places = ["/", ...plan.all.map(({ path }) => path)].map((path) => findPlace(real, planned(at), path));
      const lists = places.flatMap((place) => ("shows" in place ? findDocumentList(place, compiled, at) : []));
      return [...new Map(lists.map((list) => [list.path, list])).values()];
    },
    isMissing: (place) =>
      place.shows === "nothing" ||
      (place.shows === "page" && (skipped.includes(place.pointer) || isClosedNow(place.page))),
  };
}

/**
 * Lays out the routes of a site as they are at an instant (ms since 1970) for a visitor of whom
 * nothing is known.
 */
export function planAt({ site, units }: CompiledSite, at: number): RoutePlan {
  const plan = planRoutes(site.routes);
  if (!units.includes(rulesPart)) return plan;
  return planRoutes(routesFor(site.routes, plan.find(plan.homePath)?.route, { at, visitor: "unknown" }));
}

// Between two instants of its routes, a site has one plan.
function cachePlans(compiled: CompiledSite): (at: number) => RoutePlan {
  const instants = compiled.units.includes(rulesPart) ? ruleInstants(compiled.site.routes) : [];
  const plans = new Map<number, RoutePlan>();
  return (at) => {
    const start = Math.max(...instants.filter((instant) => instant <= at));
    const plan = plans.get(start) ?? planAt(compiled, at);
    plans.set(start, plan);
    return plan;
  };
}

function findDocumentList(place: Place, { site, skipped, files }: CompiledSite, at: number): DocumentList[] {
  const documents = new Set<string>();
  const visit = (value: unknown, isList: boolean) => {
    if (typeof value === "string" && isList && files[value]?.document) documents.add(value);
    if (typeof value !== "object" || value === null) return;
    if (!isVisible(value as Block, at)) return;
    const { type } = value as Partial<Block>;
    const lists = isList || (typeof type === "string" && listsDocuments[`home/${type}`] === true);
    for (const inner of Object.values(value)) visit(inner, lists);
  };
  if (place.shows === "home") visit(site.home.blocks, false);
  if (place.shows === "page" && !skipped.includes(place.pointer))
    visit(place.page.props, listsDocuments[`page/${place.page.type}`] === true);
  if (documents.size === 0) return [];
  const title = place.shows === "page" ? chooseTitle(place.route) : undefined;
  return [{ path: place.path, title, documents: [...documents] }];
}

function isClosedNow({ type, props }: Page): boolean {
  return absence[`page/${type}`] === "closed" && (props as PageProps["closed"]).audience === undefined;
}

function listPages(compiled: CompiledSite, plan: RoutePlan): MappedPage[] {
  const { site, skipped, files } = compiled;
  const routed = plan.all.flatMap((planned) => {
    const isOther = planned === plan.find(plan.homePath) || reservedPart(planned.path) !== undefined;
    const place = isOther ? undefined : findPlace(compiled, plan, planned.path);
    if (!place || !("shows" in place) || !("route" in place) || place.route !== planned) return [];
    if (place.shows === "nothing" || (place.shows === "page" && skipped.includes(place.pointer))) return [];
    const rules = listRules(planned);
    const isForOthers = missedAudience(rules, "unknown") !== undefined;
    const isOut = isForOthers || (place.shows === "page" && isUnlisted(place.page));
    return [{ planned, path: place.path, from: rules.from, until: rules.until, isUnlisted: isOut }];
  });
  const listedRoutes = routed.filter(({ planned, isUnlisted }) => !planned.route.hidden && !isUnlisted);
  const links = linkTimes([
    { content: site.home, ...noRules },
    ...listedRoutes.map(({ planned, from, until }) => ({ content: planned.route.page, from, until })),
  ]);
  const documents = [
    ...Object.keys(files).filter((path) => files[path]?.document),
    ...(site.documents ?? []).map(({ id }) => `documents/${id}.json`),
  ].filter((file) => !plan.documentRoutes.has(file));
  const home = findPlace(compiled, plan, "/");
  return [
    ...("shows" in home && home.shows !== "nothing" ? [{ path: plan.homePath, address: "/", isListed: true }] : []),
    ...routed.map(({ planned, path, isUnlisted, ...own }) => {
      const file = getDocument(planned.route.page) ?? "";
      const times = planned.route.hidden ? links.get(file) : own;
      const { isReadable, ...shown } = getDocumentTimes(file, compiled);
      const isListed = !isUnlisted && isReadable && times !== undefined;
      return { path, ...within(within(own, shown), times), address: encodePath(path), isListed };
    }),
    ...[...new Set(documents)].map((file) => {
      const path = documentAddress(file, plan);
      const { isReadable, ...shown } = getDocumentTimes(file, compiled);
      const times = links.get(file);
      const isListed = isReadable && times !== undefined;
      return { path, ...within(shown, times), address: encodePath(path), isListed };
    }),
  ];
}

type Times = Pick<RouteRules, "from" | "until">;

// A page without a document has no times of one.
function getDocumentTimes(file: string, compiled: CompiledSite): Times & { isReadable: boolean } {
  const { time, until, withdrawn } = documentHead(file, compiled) ?? {};
  return { from: time ?? noRules.from, until: until ?? noRules.until, isReadable: !withdrawn };
}

/**
 * Returns the times from the first to the last moment at which something shown names a text, such
 * as a document, by the text: blocks have times, too.
 */
function linkTimes(shown: (Times & { content: unknown })[]): Map<string, Times> {
  const links = new Map<string, Times>();
  const visit = (value: unknown, times: Times) => {
    if (typeof value === "string") {
      const before = links.get(value) ?? times;
      links.set(value, { from: Math.min(before.from, times.from), until: Math.max(before.until, times.until) });
    } else if (typeof value === "object" && value !== null) {
      const innerTimes =
        "visible" in value ? narrowRules(value as Parameters<typeof narrowRules>[0], { ...noRules, ...times }) : times;
      for (const inner of Object.values(value)) visit(inner, innerTimes);
    }
  };
  for (const { content, from, until } of shown) visit(content, { from, until });
  return links;
}

function within(times: Times, { from, until }: Times = times): Times {
  return { from: Math.max(times.from, from), until: Math.min(times.until, until) };
}

function listRules({ route, parent }: PlannedRoute): RouteRules {
  return narrowRules(route, parent ? listRules(parent) : noRules);
}

// A page that only leads elsewhere, or that its organiser keeps out of search engines.
function isUnlisted(page: Page): boolean {
  return leadsElsewhere[`page/${page.type}`] === true || getBlocksPage(page)?.noindex === true;
}
