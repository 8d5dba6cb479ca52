import { isObject, isWithin, type JsonObject } from "#core/pointers.ts";
import type { Site } from "#schemas/generated/types.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import type { Facts } from "../bind/binding.ts";
import { parseJson } from "../parse/parse.ts";
import type { PlacedInstance } from "../upgrade/instances.ts";
import { type HtmlPlace, htmlOfDocuments, htmlOfInstances } from "./htmlPlaces.ts";
import { mapRoutes, type RouteMap } from "./routeMap.ts";
import { type Survey, surveySite } from "./survey.ts";
import type { WrittenDocument } from "./writtenDocument.ts";

/** The files beside a site file in its folder, as far as they are known. */
export interface Neighbours {
  files?: Record<string, SiteFile>;
  /** The texts of the documents by path. */
  documents?: Record<string, string>;
  /** The texts of all forms of the folder by path. */
  forms?: Record<string, string>;
  /** The texts of the templates of certificates by path. */
  certificates?: Record<string, string>;
  /** The texts of the composites by path. */
  composites?: Record<string, string>;
  /** Sizes in bytes by path; the variants of pictures included. */
  sizes?: Record<string, number>;
  /** The pictures whose variants the program makes. */
  made?: ReadonlySet<string>;
  /** The race facts that the platform's race information gives. */
  platform?: JsonObject;
  /** The race information as race.json writes it. */
  information?: JsonObject;
  /** The text of race.json. */
  raceSource?: string | undefined;
  /** How many runners can sign up, by the race information. */
  racePlaces?: number;
  /** The address of the race's picture in the race information, which no site file names. */
  racePicture?: string;
  /** The text of translations.lock.json. */
  translations?: string | undefined;
  /**
   * The sources of pictures, films and map tiles that the operator of the server allows to every
   * site.
   */
  allowedSources?: readonly string[];
  /** The origins of analytics that the operator of the server allows; undefined for all. */
  allowedCounters?: readonly string[] | undefined;
  /** Whether media/images.json cannot be read: then it is not known which pictures there are. */
  hasBrokenPictures?: boolean;
}

/** What every check of meaning reads: a whole site at its newest version, laid out once. */
export interface Context extends Omit<Neighbours, "forms"> {
  site: Site;
  /**
   * Whether the organiser wrote the flat config of version 1, which has no place for some facts.
   */
  isFlat: boolean;
  /** What the texts of a site of version 2 can name in braces. */
  facts?: Facts | undefined;
  /** Whether the addresses of some routes could not be read: links to them are not dead. */
  hasBrokenRoutes: boolean;
  /** The instances that visitors see. */
  instances: PlacedInstance[];
  /** Those of them that are blocks or pages of a type. */
  getInstances(type: string): readonly PlacedInstance[];
  /** Pointers of the instances that an upgrade has changed. */
  upgraded: ReadonlySet<string>;
  routes: RouteMap;
  survey: Survey;
  written: WrittenDocument[];
  /** All forms of the folder; undefined if the folder is not known. */
  forms: WrittenDocument[] | undefined;
  /** The HTML of the site and of its documents. */
  htmls: HtmlPlace[];
  /** Whether the site is offered in English as well as Chinese. */
  isBilingual: boolean;
  timeZone: string;
}

/**
 * The wrong instances of a site: those in which nothing can be read, and those of which only single
 * values can.
 */
export interface Wrong {
  unread: readonly string[];
  partial: ReadonlySet<string>;
}

/**
 * Lays a site with these instances out for the checks. `site` must fit the schema of the newest
 * site outside of the wrong instances.
 */
export function makeContext(
  site: Site,
  { unread, partial }: Wrong,
  siteParts: Pick<Context, "isFlat" | "facts" | "hasBrokenRoutes" | "upgraded" | "instances">,
  neighbours: Neighbours,
): Context {
  const isUnread = (pointer: string) => unread.some((place) => isWithin(pointer, place));
  const { instances: all } = siteParts;
  const readable = unread.length === 0 ? all : all.filter(({ pointer }) => !isUnread(pointer));
  const instances = partial.size === 0 ? readable : readable.map((placed) => withoutProps(placed, partial));
  const documents = readDocuments(neighbours.documents ?? {});
  return {
    ...neighbours,
    ...siteParts,
    site,
    instances,
    getInstances: byType(instances),
    written: documents,
    forms: neighbours.forms && readForms(neighbours.forms),
    htmls: [...htmlOfInstances(readable), ...htmlOfDocuments(documents)],
    routes: mapRoutes(site.routes),
    survey: surveySite(site, unread.length > 0 ? isUnread : undefined),
    isBilingual: site.languages.includes("zh") && site.languages.includes("en"),
    timeZone: site.timeZone ?? "Asia/Shanghai",
  };
}

// The checks of its type need all of it.
function withoutProps(placed: PlacedInstance, partial: ReadonlySet<string>): PlacedInstance {
  if (!partial.has(placed.pointer)) return placed;
  return {
    ...placed,
    instance: { ...placed.instance, type: "unknown", props: {} } as unknown as PlacedInstance["instance"],
  };
}

// Most checks are about one type.
function byType(instances: readonly PlacedInstance[]): Context["getInstances"] {
  const instancesByType = new Map<string, PlacedInstance[]>();
  for (const placed of instances) {
    const { type } = placed.instance;
    const ofType = instancesByType.get(type);
    if (ofType) ofType.push(placed);
    else instancesByType.set(type, [placed]);
  }
  return (type) => instancesByType.get(type) ?? [];
}

// A form that cannot be read is there all the same.
function readForms(texts: Record<string, string>): WrittenDocument[] {
  return Object.entries(texts).map(([path, text]) => {
    const { value, locate } = parseJson(text, path);
    return { path, value: isObject(value) ? value : {}, locate };
  });
}

function readDocuments(texts: Record<string, string>): WrittenDocument[] {
  return Object.entries(texts).flatMap(([path, text]) => {
    const { value, locate } = parseJson(text, path);
    return isObject(value) ? [{ path, value, locate }] : [];
  });
}
