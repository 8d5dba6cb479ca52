import { isObject, type JsonObject } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import type { Race } from "#schemas/generated/types.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { ParamsOf } from "../problems/table.ts";
import type { PlacedInstance } from "../upgrade/instances.ts";
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
    if (kind === "page" ? instance.type === "post" && !isFlat : statesRegistration(instance)) addWindow(props, at);
    if (kind === "home" && instance.type === "countdown") addCountdown(props, at, elsewhere, add);
    if (kind === "home" && instance.type === "search-entries" && Array.isArray(props.entries))
      for (const [index, entry] of props.entries.entries())
        if (isObject(entry) && entry.kind === "registration") addWindow(entry, `${at}/entries/${index}`);
  }
  return facts;
}

function statesRegistration({ type, props }: PlacedInstance["instance"]): boolean {
  return type === "registration-now" || (type === "sign-up" && (props as JsonObject).kind === "sign-up");
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

// A countdown may run to another moment of the race: that is no contradiction.
function addCountdown(props: JsonObject, at: string, elsewhere: Set<number>, add: Add): void {
  if (elsewhere.has(Date.parse(asText(props.target)))) return;
  add("start", props.target, `${at}/target`);
  add("end", props.until, `${at}/until`);
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

function checkOrder(
  { site: { race }, getInstances, isFlat }: Context,
  isFound: (pointer: string) => boolean,
): Finding[] {
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
    ...(isFlat ? [] : resultTimes(getInstances)).map(({ at, pointer }): [typeof start, typeof start, string] => [
      start,
      moment("results", at, pointer),
      pointer,
    ]),
  ];
  return pairs.flatMap(([earlier, later, blamed]) =>
    Date.parse(later.at) < Date.parse(earlier.at) && !isFound(earlier.pointer) && !isFound(later.pointer)
      ? [report("SL5104", blamed, { earlier: stated(earlier), later: stated(later) })]
      : [],
  );
}

function stated({ fact, at }: { fact: TimeFact; at: string }): { fact: TimeFact; at: string } {
  return { fact, at };
}

// Past years' results have a page of another type.
function resultTimes(getInstances: Context["getInstances"]): { at: string; pointer: string }[] {
  const scores = getInstances("look-up").filter(({ instance }) => (instance.props as JsonObject).kind === "score");
  const own = [...getInstances("score-search"), ...scores].map(({ instance, pointer }) => ({
    at: (instance.props as JsonObject).opensAt,
    pointer: `${pointer}/props/opensAt`,
  }));
  const listed = getInstances("search-entries").flatMap(({ instance, pointer }) => {
    const { entries } = instance.props as JsonObject;
    return (Array.isArray(entries) ? entries : []).flatMap((entry, index) =>
      isObject(entry) && entry.kind === "score"
        ? [{ at: entry.opensAt, pointer: `${pointer}/props/entries/${index}/opensAt` }]
        : [],
    );
  });
  return [...own, ...listed].flatMap(({ at, pointer }) => (typeof at === "string" ? [{ at, pointer }] : []));
}
