import { assumedRaceLength } from "#core/racePhase.ts";
import type {
  AgeGroup,
  ItemResults,
  OutOfCompetition,
  Prizes,
  Race,
  RaceItem,
  Ranking,
  RankingBasis,
  Site,
  Text,
} from "#schemas/generated/types.ts";
import { dayIn } from "../../sites/items/dayIn.ts";

/** The results of an item in one edition of its race. */
export interface Edition {
  raceId: string;
  item: string;
  edition: string;
}

/** The lists in which a runner has a rank. */
export const rankedLists = ["overall", "gender", "ageGroup"] as const;
export type RankedList = (typeof rankedLists)[number];

/** A gun, in ms since 1970, and the names that a file may give to its start. */
export interface Gun {
  id: string;
  names: string[];
  gunAt: number;
}

/** A point between start and finish; `cutOffAt` is in ms since 1970. */
export interface RulePoint {
  id: string;
  name: Text;
  distanceKm: number;
  cutOffAt: number | null;
  isRequired: boolean;
}

/**
 * The rules by which the results of an item are made, complete: what the site left out is filled
 * in. A published set keeps those that it was made by.
 */
export interface ResultRules {
  itemName: Text;
  distanceKm: number;
  /** Whether the race's entries are for this edition: those of a past one are not stored. */
  hasEntries: boolean;
  guns: Gun[];
  /** The first gun, in ms since 1970; null if it is not known. */
  firstGun: number | null;
  gunTimesFrom: "own" | "first";
  points: RulePoint[];
  finishCutOffAt: number | null;
  /** How many of the required points may lack a time. */
  mayMissPoints: number;
  /** From when on who has no time does not run any more, in ms since 1970. */
  endsAt: number;
  basis: Record<RankedList, RankingBasis>;
  rounding: NonNullable<Ranking["rounding"]>;
  ties: NonNullable<Ranking["ties"]>;
  /** The day on which ages count, YYYY-MM-DD; null if it is not known. */
  ageOn: string | null;
  isYearEnd: boolean;
  mixedAgeGroups: boolean;
  /** Whether places close up after a disqualification in publicity. */
  promote: boolean;
  outOfCompetition: Required<OutOfCompetition>;
  ageGroups: AgeGroup[];
  prizes: Prizes | null;
  timeZone: string;
}

/** The results of an item in one edition, and the rules by which they are made. */
export interface RuledEdition {
  edition: Edition;
  rules: ResultRules;
}

/** Returns the edition that a race is now: the year of its start. */
export function currentEdition({ race, timeZone = "Asia/Shanghai" }: Pick<Site, "race" | "timeZone">): string {
  const start = readMs(race?.startsAt);
  return start === null ? "" : dayIn(timeZone, new Date(start)).slice(0, 4);
}

/**
 * Reads the rules of an item for one edition; undefined if the site has no such item. A past
 * edition has the rules of today but for starts and cut-offs, and what `pastEditions` states.
 */
export function readResultRules(
  site: Pick<Site, "race" | "timeZone">,
  { item: id, edition }: Pick<Edition, "item" | "edition">,
): ResultRules | undefined {
  const { race, timeZone = "Asia/Shanghai" } = site;
  const item = race?.items?.find((candidate) => candidate.id === id);
  if (!race || !item) return undefined;
  if (edition === currentEdition(site))
    return { ...fillRules(race, item, item.results ?? {}, timeZone), hasEntries: true };
  const { results = {} } = item;
  const past = results.pastEditions?.find((candidate) => candidate.edition === edition);
  const points = past?.points ?? results.points?.map(({ cutOffAt: _, ...point }) => point);
  const { starts: _, finishCutOffAt: _cutOff, gunTimesFrom: _from, ...today } = results;
  const rules = { ...today, ...past, ...(points && { points }) };
  const then = { name: race.name, startsAt: past?.startsAt ?? "", endsAt: past?.startsAt ?? "1970-01-01T00:00:00Z" };
  const { startsAt: _startsAt, ...itemThen } = item;
  return { ...fillRules(then, itemThen, rules, timeZone), hasEntries: false };
}

function fillRules(
  race: Race,
  item: Omit<RaceItem, "results">,
  rules: ItemResults,
  timeZone: string,
): Omit<ResultRules, "hasEntries"> {
  const { ranking = {}, starts = [], points = [], outOfCompetition = {} } = rules;
  const { basis = [{ by: "gun" }], lists = {}, requiredPoints = [], ageOn = "race-day" } = ranking;
  const itemStart = readMs(item.startsAt ?? race.startsAt);
  const guns = starts.map(({ id, name, gunAt }) => ({ id, names: listNames(id, name), gunAt: Date.parse(gunAt) }));
  const firstGun = guns.length > 0 ? Math.min(...guns.map(({ gunAt }) => gunAt)) : itemStart;
  const finishCutOffAt = readMs(rules.finishCutOffAt);
  return {
    itemName: item.name,
    distanceKm: item.distanceKm,
    guns,
    firstGun,
    gunTimesFrom: rules.gunTimesFrom ?? "own",
    points: points.map(({ id, name, distanceKm, cutOffAt }) => ({
      id,
      name,
      distanceKm,
      cutOffAt: readMs(cutOffAt),
      isRequired: requiredPoints.includes(id),
    })),
    finishCutOffAt,
    mayMissPoints: ranking.mayMissPoints ?? 0,
    endsAt: finishCutOffAt ?? readMs(race.endsAt) ?? (firstGun ?? 0) + assumedRaceLength,
    basis: {
      overall: lists.overall ?? basis,
      gender: lists.gender ?? basis,
      ageGroup: lists.ageGroup ?? basis,
    },
    rounding: ranking.rounding ?? "none",
    ties: ranking.ties ?? "shared",
    ageOn: readAgeDay(ageOn, { first: readMs(race.startsAt), own: firstGun }, timeZone),
    isYearEnd: ageOn === "year-end",
    mixedAgeGroups: ranking.mixedAgeGroups === true,
    promote: ranking.promote !== false,
    outOfCompetition: { categories: outOfCompetition.categories ?? [], starts: outOfCompetition.starts ?? [] },
    ageGroups: rules.ageGroups ?? [],
    prizes: rules.prizes ?? null,
    timeZone,
  };
}

function readAgeDay(
  on: NonNullable<Ranking["ageOn"]>,
  { first, own }: { first: number | null; own: number | null },
  timeZone: string,
): string | null {
  const at = on === "race-day" ? own : first;
  const day = at === null ? null : dayIn(timeZone, new Date(at));
  return day !== null && on === "year-end" ? `${day.slice(0, 4)}-12-31` : day;
}

function listNames(id: string, name: Text | undefined): string[] {
  return [id, name?.zh, name?.en].flatMap((one) => (one === undefined ? [] : [one.trim().toLowerCase()]));
}

function readMs(written: string | undefined): number | null {
  const at = Date.parse(written ?? "");
  return Number.isNaN(at) ? null : at;
}

/** Returns the first gun of all items of a race, in ms since 1970; null if none is known. */
export function readFirstGun(site: Pick<Site, "race" | "timeZone">): number | null {
  const edition = currentEdition(site);
  const guns = (site.race?.items ?? []).flatMap(
    ({ id: item }) => readResultRules(site, { item, edition })?.firstGun ?? [],
  );
  return guns.length === 0 ? readMs(site.race?.startsAt) : Math.min(...guns);
}
