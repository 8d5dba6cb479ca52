import { isObject, isWithin, placesOf, valueAt } from "#core/pointers.ts";
import { assumedRaceLength } from "#core/racePhase.ts";
import type { Sentence } from "#core/text.ts";
import { offsetAt } from "#core/zones.ts";
import { instantPaths } from "#schemas/generated/shapes.ts";
import type { Document, Race, Site } from "#schemas/generated/types.ts";
import type { FormHead } from "#schemas/siteFile.ts";
import { eachInstance } from "../upgrade/instances.ts";
import { raceFacts } from "../upgrade/site/race.ts";
import { describeDocument, describeEnd, describeForm, describeInstant, describeRaceDay } from "./timelineWords.ts";

/** An instant at which the content of a site changes. */
export interface TimelineEntry {
  /** RFC 3339, in the race's zone. */
  at: string;
  changes: TimelineChange[];
}

/**
 * What changes at an instant, and the place that states it: in the site, or in the document `file`.
 */
export interface TimelineChange {
  file?: string;
  pointer: string;
  what: Sentence;
}

/**
 * What a site's timeline depends on beside the site: the platform's race information, instances
 * that nobody sees, and its documents.
 */
export interface TimelineContext {
  race?: unknown;
  skipped?: readonly string[];
  documents?: readonly DatedDocument[];
  forms?: readonly TimedForm[];
}

/** A general form that opens or closes at an instant; `path` is the one in the site's folder. */
export interface TimedForm extends Pick<FormHead, "title"> {
  path: string;
  opens?: string | undefined;
  closes?: string | undefined;
}

/**
 * A document that visitors see from its time on, and lists until it expires (ms since 1970); `path`
 * is the one in the site's folder.
 */
export type DatedDocument = { path: string } & Pick<Document, "time" | "until" | "withdrawn" | "title" | "titleEn">;

/**
 * Returns every instant at which a site (version 2, newest instances) changes, in order: the
 * instants of its schemas, those of its documents and general forms, the first hour of race day,
 * and the end of a race that states none. Between two of them its pages stay the same except for
 * clocks and days left.
 */
export function buildTimeline(
  site: Site,
  { race, skipped = [], documents = [], forms = [] }: TimelineContext = {},
): TimelineEntry[] {
  const whole = withRace(site, race);
  // The site is as its file states it: what is of another kind has its own problem.
  const timeZone = typeof site.timeZone === "string" ? site.timeZone : undefined;
  const changes = new Map<number, TimelineChange[]>();
  const add = (instant: number, change: TimelineChange) => {
    const timelineChanges = changes.get(instant) ?? [];
    const isKnown = (timelineChange: TimelineChange) =>
      timelineChange.file === change.file &&
      timelineChange.pointer === change.pointer &&
      timelineChange.what.en === change.what.en;
    if (!timelineChanges.some(isKnown)) timelineChanges.push(change);
    changes.set(instant, timelineChanges);
  };
  for (const pointer of instantPlaces(whole)) {
    const instant = Date.parse(String(valueAt(whole, pointer)));
    if (Number.isNaN(instant) || skipped.some((place) => isWithin(pointer, place))) continue;
    add(instant, { pointer, what: describeInstant(whole, pointer) });
  }
  const startsAt = whole.race?.startsAt;
  const start = typeof startsAt === "string" ? Date.parse(startsAt) : Number.NaN;
  if (!Number.isNaN(start)) add(startOfDay(start, timeZone), { pointer: "/race/startsAt", what: describeRaceDay() });
  if (whole.race?.endsAt === undefined && !Number.isNaN(start))
    add(start + assumedRaceLength, { pointer: "/race/startsAt", what: describeEnd(assumedRaceLength / 3600_000) });
  for (const { path: file, time, until, withdrawn, ...titles } of documents) {
    if (withdrawn) continue;
    add(time, { file, pointer: "/time", what: describeDocument(titles, "documentAppears") });
    if (until !== undefined) add(until, { file, pointer: "/until", what: describeDocument(titles, "documentExpires") });
  }
  for (const { path: file, title, ...times } of forms)
    for (const key of ["opens", "closes"] as const) {
      const instant = Date.parse(times[key] ?? "");
      if (!Number.isNaN(instant)) add(instant, { file, pointer: `/${key}`, what: describeForm(title, key) });
    }
  const writeInstant = instantWriter(timeZone);
  return [...changes]
    .sort(([a], [b]) => a - b)
    .map(([instant, inOrder]) => ({ at: writeInstant(instant), changes: inOrder }));
}

function startOfDay(instant: number, timeZone = "Asia/Shanghai"): number {
  const getOffset = (at: number) => (offsetAt(timeZone, at) ?? offsetAt("Asia/Shanghai", at) ?? 0) * 60_000;
  const dayMs = 86_400_000;
  const midnight = Math.floor((instant + getOffset(instant)) / dayMs) * dayMs;
  return midnight - getOffset(midnight - getOffset(instant));
}

function instantPlaces(site: Site): string[] {
  const within = (base: string, paths: readonly string[] = []) => {
    const root = valueAt(site, base);
    return paths.flatMap((path) => placesOf(root, path).map((place) => base + place));
  };
  const instances = eachInstance(site).flatMap(({ kind, instance, pointer }) =>
    within(`${pointer}/props`, instantPaths[`${kind}/${instance.type}/${instance.version}`]),
  );
  const places = new Set([...within("", instantPaths["site/2"]), ...routeTimes(site.routes, "/routes"), ...instances]);
  return [...places].filter((place) => typeof valueAt(site, place) === "string");
}

// The table of the schemas ends at some depth, and entries of the menu may be in groups of groups.
function routeTimes(routes: unknown, pointer: string): string[] {
  if (!Array.isArray(routes)) return [];
  return routes.flatMap((route, index) => {
    const at = `${pointer}/${index}`;
    if (!isObject(route)) return [];
    const ownTimes = isObject(route.visible) ? [`${at}/visible/from`, `${at}/visible/until`] : [];
    return [...ownTimes, ...routeTimes(route.children, `${at}/children`)];
  });
}

// Facts that the config omits come from the platform at run time.
function withRace(site: Site, information: unknown): Site {
  const { name, startsAt } = site.race ?? {};
  const ownFacts = { ...(name && { raceName: name.zh }), ...(startsAt && { startTime: startsAt }) };
  const facts = raceFacts(isObject(information) ? { ...information, ...ownFacts } : undefined) as Race | undefined;
  return facts ? { ...site, race: { ...facts, ...site.race } } : site;
}

function instantWriter(timeZone = "Asia/Shanghai"): (instant: number) => string {
  const format = zoneFormat(timeZone) ?? zoneFormat("Asia/Shanghai");
  return (instant) => {
    const parts = Object.fromEntries((format?.formatToParts(instant) ?? []).map(({ type, value }) => [type, value]));
    const { year, month, day, hour, minute, second, timeZoneName = "" } = parts;
    const fraction = instant % 1000 === 0 ? "" : `.${String(((instant % 1000) + 1000) % 1000).padStart(3, "0")}`;
    const offset = timeZoneName.replace("GMT", "") || "+00:00";
    return `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}${offset}`;
  };
}

function zoneFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("en-GB", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
      timeZoneName: "longOffset",
    });
  } catch {
    return undefined;
  }
}
