import { reservedPart } from "#core/reservedPaths.ts";
import type { Page, PageProps } from "#schemas/generated/types.ts";
import { decodePath } from "./addresses.ts";
import type { CompiledSite } from "./compiled.ts";
import { encodePath, realAddress } from "./links.ts";
import { documentAddress, findPlace, type Place } from "./places.ts";
import { documentOf, planRoutes, type RoutePlan } from "./routePlan.ts";

/** A page of a site, at its address. */
export interface MappedPage {
  path: string;
  address: string;
  /** Whether search engines list it: the menu shows it, or a page in the menu lists its document. */
  isListed: boolean;
  /** The time of its document, in milliseconds since 1970: before it, search engines do not list it. */
  from?: number | undefined;
}

/** The pages of a site by their addresses. */
export interface SiteMap {
  homePath: string;
  pages: MappedPage[];
  /** What the path of an address shows, or the address that it leads to. */
  find(address: string): Place | { address: string; isSpelling: boolean };
  /** What a path behind the # shows, or the path that it leads to. */
  findBehindHash(path: string): Place | { leadsTo: string };
  /** The address of a path. */
  addressOf(path: string): string;
  /** Whether visitors see the not-found page here. */
  isMissing(place: Place): boolean;
}

/** The same site with its pages at addresses of their own, as readers without JavaScript need them. */
export function withRealAddresses(compiled: CompiledSite): CompiledSite {
  return { ...compiled, site: { ...compiled.site, router: "history" } };
}

/** Lays out the pages of a site; of a site whose pages are in the hash, search engines and releases get the first page only. */
export function mapSite(compiled: CompiledSite): SiteMap {
  const { site, skipped } = compiled;
  const plan = planRoutes(site.routes);
  const real = withRealAddresses(compiled);
  const addressOf = (path: string) => realAddress(path, plan);
  return {
    homePath: plan.homePath,
    pages:
      site.router === "history" ? listPages(compiled, plan) : [{ path: plan.homePath, address: "/", isListed: true }],
    find(address) {
      const place = findPlace(real, plan, decodePath(address));
      return "leadsTo" in place ? { address: addressOf(place.leadsTo), isSpelling: place.isSpelling } : place;
    },
    findBehindHash: (path) => findPlace(compiled, plan, decodePath(path)),
    addressOf,
    isMissing: (place) => place.shows === "nothing" || (place.shows === "page" && skipped.includes(place.pointer)),
  };
}

function listPages(compiled: CompiledSite, plan: RoutePlan): MappedPage[] {
  const { site, skipped, files } = compiled;
  const routed = plan.all.flatMap((planned) => {
    const isOther = planned === plan.find(plan.homePath) || reservedPart(planned.path) !== undefined;
    const place = isOther ? undefined : findPlace(compiled, plan, planned.path);
    if (!place || !("shows" in place) || !("route" in place) || place.route !== planned) return [];
    if (place.shows === "nothing" || (place.shows === "page" && skipped.includes(place.pointer))) return [];
    return [{ planned, path: place.path, isUnlisted: place.shows === "page" && isUnlisted(place.page) }];
  });
  const shown = routed.filter(({ planned, isUnlisted }) => !planned.route.hidden && !isUnlisted);
  const content = JSON.stringify([site.home, ...shown.map(({ planned }) => planned.route.page)]);
  const isLinked = (file: string | undefined) => file !== undefined && content.includes(JSON.stringify(file));
  const documents = [
    ...Object.keys(files).filter((path) => files[path]?.document),
    ...(site.documents ?? []).map(({ id }) => `documents/${id}.json`),
  ].filter((file) => !plan.documentRoutes.has(file));
  const home = findPlace(compiled, plan, "/");
  return [
    ...("shows" in home && home.shows !== "nothing" ? [{ path: plan.homePath, address: "/", isListed: true }] : []),
    ...routed.map(({ planned, path, isUnlisted }) => ({
      path,
      address: encodePath(path),
      isListed: !isUnlisted && (!planned.route.hidden || isLinked(documentOf(planned.route.page))),
    })),
    ...[...new Set(documents)].map((file) => {
      const path = documentAddress(file, plan);
      return { path, address: encodePath(path), isListed: isLinked(file), from: files[file]?.document?.time };
    }),
  ];
}

// A page that only leads elsewhere, or that its organiser keeps out of search engines.
function isUnlisted({ type, props }: Page): boolean {
  return type === "link" || (type === "blocks" && (props as Partial<PageProps["blocks"]>).noindex === true);
}
