import { cleanText } from "#core/typedText.ts";

/**
 * The distances whose results are checked, with the times (in seconds) between which a person
 * finishes them.
 */
const bounds = {
  marathon: { fastest: 7080, slowest: 28_800 },
  "half-marathon": { fastest: 3360, slowest: 14_400 },
  "10-km": { fastest: 1560, slowest: 7200 },
};

/** A distance that results are checked for. */
export type ScoreItem = keyof typeof bounds;

/** A time as it is kept: hours, minutes and seconds as 3:05:07. */
export type ScoreTime = string;

/**
 * Reads a finishing time as people write it: 3:05:07, 03.05.07, 3h05, 3'05", 3小时5分7秒, 30507.
 * Two parts are hours and minutes or minutes and seconds, depending on which a person can run.
 * Undefined if it is not a time.
 */
export function readScoreTime(timeText: string, item: ScoreItem): ScoreTime | undefined {
  const plain = timeText.normalize("NFKC").replace(/\s/g, "").toLowerCase();
  const [hours, minutes, seconds] = splitTime(plain) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  if (seconds !== undefined) return readTime(hours, minutes, seconds);
  const readings = [readTime(hours, minutes, 0), readTime(0, hours, minutes)];
  if (/[h时]/.test(plain)) return readings[0];
  return readings.find((time) => time && isPlausible(item, time)) ?? readings[0];
}

/** Returns a time in seconds. */
export function readSeconds(time: ScoreTime): number {
  return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Returns whether a person can finish the distance in the time. */
export function isPlausible(item: ScoreItem, time: ScoreTime): boolean {
  const seconds = readSeconds(time);
  return seconds >= bounds[item].fastest && seconds <= bounds[item].slowest;
}

/**
 * Returns another distance that the time is plausible for if it is not for this one; the nearest
 * longer or shorter first.
 */
export function likelierItem(item: ScoreItem, time: ScoreTime, among: ScoreItem[]): ScoreItem | undefined {
  if (isPlausible(item, time)) return undefined;
  return among.find((otherItem) => otherItem !== item && isPlausible(otherItem, time));
}

// Digits alone are hours, minutes and seconds, two each from the end: a keyboard of digits has no
// colon.
function splitTime(plain: string): number[] | undefined {
  const parts = timePatterns.map((pattern) => pattern.exec(plain)).find(Boolean);
  return parts?.slice(1).map(Number);
}

const hour = "(?:[:.'′’]|h|小时|时)";
// A sign for seconds is two for minutes once full-width signs are made plain.
const minute = "(?:[:.]|['′’\"”]{1,2}|m|min|分钟?)";
const timePatterns = [
  /^(\d{1,2})(\d{2})(\d{2})$/,
  new RegExp(`^(\\d{1,2})${hour}(\\d{1,2})${minute}(\\d{1,2})(?:['′’"”]{0,2}|s|秒)$`),
  new RegExp(`^(\\d{1,2})${hour}(\\d{1,2})(?:['′’"”]{0,2}|m|min|分钟?)$`),
];

function readTime(hours: number, minutes: number, seconds: number): ScoreTime | undefined {
  if (minutes > 59 || seconds > 59) return undefined;
  return `${hours}:${String(minutes).padStart(2, "0")}:${String(seconds).padStart(2, "0")}`;
}

/**
 * One line of a race's own results, as its organiser published them; without a day it is that of
 * the race.
 */
export interface RaceResult {
  /** The finisher, as on the start list. */
  name: string;
  item: ScoreItem;
  time: ScoreTime;
  date?: string;
}

/**
 * Returns the name of the site's list (`lists/<name>.json`) of a race's results; undefined for an
 * id that cannot name a file.
 */
export function resultList(race: string | undefined): string | undefined {
  return race !== undefined && /^[A-Za-z0-9-]+$/.test(race) ? `results-${race}` : undefined;
}

/**
 * Returns the JSON Pointer of the name that a runner's result is looked up by: the organiser's
 * option, else /name.
 */
export function namePlace({ name }: { name?: unknown }): string {
  return typeof name === "string" ? name : "/name";
}

/**
 * Returns whether a list of results has this one, of a person by that name. The list is not
 * trusted, and nobody without a name is on it.
 */
export function isAmongResults(
  results: unknown,
  { item, time, date }: Required<Omit<RaceResult, "name">>,
  name: unknown,
): boolean {
  const wantedName = typeof name === "string" ? plainName(name) : "";
  if (wantedName === "" || !Array.isArray(results)) return false;
  const inThatTime = byTime(results).get(`${item} ${readSeconds(time)}`) ?? [];
  return inThatTime.some(
    (raceResult) =>
      (raceResult.date === undefined || raceResult.date === date) && plainName(raceResult.name) === wantedName,
  );
}

// A list may have a line for each of 30,000 finishers, and is asked once for each of 30,000
// runners.
const indices = new WeakMap<object, Map<string, RaceResult[]>>();

function byTime(results: unknown[]): Map<string, RaceResult[]> {
  const cached = indices.get(results);
  if (cached) return cached;
  const index = new Map<string, RaceResult[]>();
  for (const result of results as (Partial<RaceResult> | null)[]) {
    if (typeof result?.time !== "string" || typeof result.name !== "string") continue;
    const key = `${result.item} ${readSeconds(result.time)}`;
    const same = index.get(key) ?? [];
    same.push(result as RaceResult);
    index.set(key, same);
  }
  indices.set(results, index);
  return index;
}

function plainName(name: string): string {
  return cleanText("name", name.normalize("NFKC")).toLowerCase();
}
