import { isObject, type JsonObject } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import type { RaceTimes as StatedTimes } from "#core/unitTraits.ts";
import { raceTimes } from "#schemas/generated/traits/raceTimes.ts";
import type { Race } from "#schemas/generated/types.ts";
import { getService } from "#schemas/services.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { ParamsOf } from "../problems/table.ts";
import type { Context } from "./context.ts";
import { findContradictions, type Statement } from "./statements.ts";

type TimeFact = ParamsOf<"SL5103">["fact"];

// The moments that a site states in several places.
type SharedFact = Extract<TimeFact, "opens" | "closes" | "start" | "end">;

interface RaceTimes {
  findings: Finding[];
  /** Places whose time most others contradict. */
  disputed: string[];
  /** Moments of the race in the wrong order, other than those that are found already. */
  order(isFound: (pointer: string) => boolean): Finding[];
}

/**
 * Compares the times of registration and race wherever a site states them: facts, blocks, pages and
 * race information.
 */
export function checkRaceTimes(context: Context, isFound: (pointer: string) => boolean): RaceTimes {
  const facts = collect(context);
  const contradictions = (Object.keys(facts) as SharedFact[]).flatMap((fact) =>
    findContradictions(facts[fact].filter(({ pointer }) => pointer === undefined || !isFound(pointer))).map(
      (contradiction) => ({
        fact,
        ...contradiction,
      }),
    ),
  );
  const findings = contradictions.flatMap(({ fact, wrong, right }): Finding[] => {
    if (wrong.pointer === undefined) return [];
    const params = { fact, written: wrong.shown, wanted: right.shown };
    return [report("SL5103", wrong.pointer, params, { suggestion: right.shown, file: wrong.file })];
  });
  const disputed = findings.map(({ pointer }) => pointer);
  return { findings, disputed, order: (isKnown) => checkOrder(context, isKnown) };
}

function collect(context: Context): Record<SharedFact, Statement<number>[]> {
  const { site, instances, isFlat, platform } = context;
  const facts: Record<SharedFact, Statement<number>[]> = { opens: [], closes: [], start: [], end: [] };
  const add = (fact: SharedFact, written: unknown, pointer?: string, file?: string) => {
    const value = typeof written === "string" ? Date.parse(written) : Number.NaN;
    if (Number.isFinite(value)) facts[fact].push({ pointer, value, shown: String(written), ...(file ? { file } : {}) });
  };
  const addWindow = (props: JsonObject, at: string) => {
    add("opens", props.opensAt, `${at}/opensAt`);
    add("closes", props.closesAt, `${at}/closesAt`);
  };
  addRace(site.race, add, addWindow);
  if (platform && !isFlat) addPlatform(platform, add);
  const elsewhere = otherMoments(site.race);
  for (const { kind, instance, pointer } of instances) {
    const [props, at] = [instance.props as JsonObject, `${pointer}/props`];
    // The flat config's sign-up page takes its times from the entry of the home page.
    if (kind === "page" && isFlat) continue;
    // A countdown may run to another moment of the race: that is no contradiction.
    for (const times of raceTimes[`${kind}/${instance.type}`] ?? [])
      for (const holder of findHolders(times, props, at))
        if (times.start === undefined || !elsewhere.has(Date.parse(asText(holder.props[times.start]))))
          for (const fact of ["opens", "closes", "start", "end"] as const) {
            const prop = times[fact];
            if (prop !== undefined) add(fact, holder.props[prop], `${holder.at}/${prop}`);
          }
  }
  return facts;
}

// The props themselves, or each entry of one of their lists, that have the times.
function findHolders({ each, if: condition = {} }: StatedTimes, props: JsonObject, at: string) {
  const list = each === undefined ? [props] : Array.isArray(props[each]) ? props[each] : [];
  return list.flatMap((holder: unknown, index) =>
    isObject(holder) && Object.entries(condition).every(([prop, value]) => holder[prop] === value)
      ? [{ props: holder, at: each === undefined ? at : `${at}/${each}/${index}` }]
      : [],
  );
}

type Add = (fact: SharedFact, written: unknown, pointer?: string, file?: string) => void;

function addRace(race: Race | undefined, add: Add, addWindow: (props: JsonObject, at: string) => void): void {
  if (!race) return;
  add("start", race.startsAt, "/race/startsAt");
  add("end", race.endsAt, "/race/endsAt");
  if (race.registration) addWindow(race.registration as unknown as JsonObject, "/race/registration");
  const starts = (race.items ?? []).flatMap(({ startsAt }, index) => (startsAt ? [{ startsAt, index }] : []));
  const [earliest] = starts.sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  if (earliest) add("start", earliest.startsAt, `/race/items/${earliest.index}/startsAt`);
}

function addPlatform(platform: JsonObject, add: Add): void {
  const registration = isObject(platform.registration) ? platform.registration : {};
  add("start", platform.startsAt, "/startTime", "race.json");
  add("end", platform.endsAt, "/endTime", "race.json");
  add("opens", registration.opensAt, "/signUpStartTime", "race.json");
  add("closes", registration.closesAt, "/signUpEndTime", "race.json");
}

function otherMoments(race: Race | undefined): Set<number> {
  const { opensAt, closesAt, drawAt } = race?.registration ?? {};
  const items = (race?.items ?? []).map(({ startsAt }) => startsAt);
  return new Set(
    [opensAt, closesAt, drawAt, race?.endsAt, ...items].flatMap((instant) =>
      instant && instant !== race?.startsAt ? [Date.parse(instant)] : [],
    ),
  );
}

function checkOrder(context: Context, isFound: (pointer: string) => boolean): Finding[] {
  const { race } = context.site;
  if (!race) return [];
  const { registration, items = [] } = race;
  const at = "/race/registration";
  const moment = (fact: TimeFact, written: string | undefined, pointer: string) => ({
    fact,
    at: written ?? "",
    pointer,
  });
  const closes = moment("closes", registration?.closesAt, `${at}/closesAt`);
  const draw = moment("draw", registration?.drawAt, `${at}/drawAt`);
  const start = moment("start", race.startsAt, "/race/startsAt");
  const end = moment("end", race.endsAt, "/race/endsAt");
  const pairs: [typeof start, typeof start, string][] = [
    [closes, draw, draw.pointer],
    [draw, start, draw.pointer],
    [closes, start, closes.pointer],
    ...items.map(({ startsAt }, index): [typeof start, typeof start, string] => {
      const pointer = `/race/items/${index}/startsAt`;
      return [moment("start", startsAt, pointer), end, pointer];
    }),
    ...(context.isFlat ? [] : resultTimes(context)).map(({ at, pointer }): [typeof start, typeof start, string] => [
      start,
      moment("results", at, pointer),
      pointer,
    ]),
  ];
  return pairs.flatMap(([earlier, later, blamed]) =>
    Date.parse(later.at) < Date.parse(earlier.at) && !isFound(earlier.pointer) && !isFound(later.pointer)
      ? [report("SL5104", blamed, { earlier: pickStated(earlier), later: pickStated(later) })]
      : [],
  );
}

function pickStated({ fact, at }: { fact: TimeFact; at: string }): { fact: TimeFact; at: string } {
  return { fact, at };
}

// Past years' results have a page of another type.
function resultTimes({ getInstances, instances }: Context): { at: string; pointer: string }[] {
  const ownTimes = instances.flatMap(({ kind, instance, pointer }) => {
    const props = instance.props as JsonObject;
    const isScore = getService(`${kind}/${instance.type}`, props) === "score";
    return isScore ? [{ at: props.opensAt, pointer: `${pointer}/props/opensAt` }] : [];
  });
  const listed = getInstances("search-entries").flatMap(({ instance, pointer }) => {
    const { entries } = instance.props as JsonObject;
    return (Array.isArray(entries) ? entries : []).flatMap((entry, index) =>
      isObject(entry) && entry.kind === "score"
        ? [{ at: entry.opensAt, pointer: `${pointer}/props/entries/${index}/opensAt` }]
        : [],
    );
  });
  return [...ownTimes, ...listed].flatMap(({ at, pointer }) => (typeof at === "string" ? [{ at, pointer }] : []));
}
