import { isObject, type JsonObject } from "#core/pointers.ts";
import { isOffered, type ServiceKind, type ServicePage } from "#core/serviceState.ts";
import type { Race } from "#schemas/generated/types.ts";
import { getService } from "#schemas/services.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { ParamsOf } from "../problems/table.ts";
import type { Context } from "./context.ts";
import { tidyPath } from "./routeMap.ts";

const names: Record<ServiceKind, ParamsOf<"SL5216">["service"]> = {
  score: "results",
  "past-results": "pastResults",
  images: "photos",
  registration: "registrations",
  "sign-up": "signUp",
  "through-entry": "directEntry",
  upload: "uploads",
  confirmation: "confirmation",
};

const lookUps: readonly ServiceKind[] = ["registration", "score", "images", "past-results"];

/**
 * Finds services that are switched on and lead nowhere: pages, look-ups as blocks, and entries of
 * the home page to such pages.
 */
export function checkServices(context: Context): Finding[] {
  const pages = findDeadServices(context);
  const reported = new Set(pages.map(({ pointer }) => pointer));
  return [...pages, ...findDeadEntries(context, reported)];
}

function findDeadServices({ instances, isFlat, site }: Context): Finding[] {
  return instances.flatMap(({ kind, instance, pointer }) => {
    const props = instance.props as ServicePage["props"];
    const service = getService(`${kind}/${instance.type}`, props);
    // A sign-up as a block has texts for a site without accounts.
    const isChecked = kind === "page" || (service !== undefined && lookUps.includes(service));
    if (!service || !isChecked || props.isOpen !== true || isServed(service, props, site)) return [];
    return [report("SL5216", `${pointer}/props/isOpen`, { service: names[service], isFlat })];
  });
}

// What is wrong with a page that is open itself is reported there.
function findDeadEntries({ getInstances, isFlat, routes, site }: Context, reported: ReadonlySet<string>): Finding[] {
  return getInstances("search-entries").flatMap(({ instance, pointer }) => {
    const { entries } = instance.props as JsonObject;
    return (Array.isArray(entries) ? entries.filter(isObject) : []).flatMap((entry, index) => {
      const link = typeof entry.link === "string" ? entry.link : undefined;
      const path = link ?? linkFromRace(entry.kind, site.race);
      if (entry.isOpen === false || path === undefined) return [];
      const mapped = routes.find(tidyPath(path.replace(/^#(?=\/)/, "").split("#")[0] ?? ""));
      const page = mapped?.route.page;
      const service = page && getService(`page/${page.type}`, page.props);
      if (!mapped || !service || reported.has(`${mapped.pointer}/page/props/isOpen`)) return [];
      if (isServed(service, page.props, site) && !isClosedLookUp(service, page.props)) return [];
      const place = `${pointer}/props/entries/${index}`;
      return [report("SL5216", link === undefined ? place : `${place}/link`, { service: names[service], isFlat })];
    });
  });
}

// This program answers look-ups as soon as their page is open.
function isClosedLookUp(service: ServiceKind, { isOpen, link }: ServicePage["props"]): boolean {
  return lookUps.includes(service) && isOpen === false && !link;
}

function linkFromRace(kind: unknown, race: Race | undefined): string | undefined {
  if (kind === "registration") return race?.registration?.link;
  if (kind === "registration-search") return race?.lookupLink;
  return kind === "score-search" ? race?.resultsLink : undefined;
}

function isServed(service: ServiceKind, props: ServicePage["props"], { account, race }: Context["site"]): boolean {
  return isOffered({ service, props, race, hasAccounts: account !== undefined });
}
