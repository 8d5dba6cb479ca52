import { isObject, type JsonObject } from "#core/pointers.ts";
import { isOffered, type ServicePage } from "#core/serviceState.ts";
import type { Race } from "#schemas/generated/types.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { ParamsOf } from "../problems/table.ts";
import type { Context } from "./context.ts";
import { tidyPath } from "./routeMap.ts";

// The services by the type of their page.
const services: Record<string, ParamsOf<"SL5216">["service"] | undefined> = {
  "score-search": "results",
  "multiple-score-search": "pastResults",
  "image-search": "photos",
  "registration-search": "registrations",
  post: "signUp",
  direct: "directEntry",
  upload: "uploads",
  confirm: "confirmation",
};

// The type of page whose service a look-up offers as a block.
const pagesOfLookUps: Record<string, string | undefined> = {
  score: "score-search",
  "past-results": "multiple-score-search",
  images: "image-search",
  registration: "registration-search",
};

/**
 * Finds services that are switched on and lead nowhere: pages, look-ups as blocks, and entries of
 * the home page to such pages.
 */
export function checkServices(context: Context): Finding[] {
  const pages = findDeadServices(context);
  const reported = new Set(pages.map(({ pointer }) => pointer));
  return [...pages, ...findDeadEntries(context, reported)];
}

function findDeadServices({ getInstances, isFlat, site }: Context): Finding[] {
  const pages = Object.keys(services).flatMap((type) => getInstances(type).map((placed) => ({ ...placed, type })));
  const lookUps = getInstances("look-up").map((placed) => {
    const { kind } = placed.instance.props as { kind?: string };
    return { ...placed, type: pagesOfLookUps[kind ?? ""] ?? "" };
  });
  return [...pages, ...lookUps].flatMap(({ type, instance, pointer }) => {
    const [props, service] = [instance.props as ServicePage["props"], services[type]];
    if (!service || props.isOpen !== true || isServed(type, props, site)) return [];
    return [report("SL5216", `${pointer}/props/isOpen`, { service, isFlat })];
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
      const service = services[page?.type ?? ""];
      if (!mapped || !page || !service || reported.has(`${mapped.pointer}/page/props/isOpen`)) return [];
      if (isServed(page.type, page.props, site)) return [];
      const place = `${pointer}/props/entries/${index}`;
      return [report("SL5216", link === undefined ? place : `${place}/link`, { service, isFlat })];
    });
  });
}

function linkFromRace(kind: unknown, race: Race | undefined): string | undefined {
  if (kind === "registration") return race?.registration?.link;
  if (kind === "registration-search") return race?.lookupLink;
  return kind === "score-search" ? race?.resultsLink : undefined;
}

function isServed(type: string, props: ServicePage["props"], { account, race }: Context["site"]): boolean {
  return isOffered({ type, props, race, hasAccounts: account !== undefined });
}
