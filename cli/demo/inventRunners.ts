import { drawNumbers } from "#server/results/timing/simulate/random.ts";
import words from "./words.json" with { type: "json" };

/** An invented person; the same number is the same person in every year. */
export interface InventedPerson {
  number: number;
  name: string;
  latinName: string;
  gender: "M" | "F";
  birthYear: number;
  club: string;
  country: string;
  city: string;
  /** The number of a passport that no country issues. */
  document: string;
  /** Minutes for a km. */
  pace: number;
}

/** An item that invented people ran. */
export interface InventedRace {
  /** The same seed is the same race. */
  seed: number;
  distanceKm: number;
  /** The distances of its points, in km. */
  points: readonly number[];
  /** The ids of its starts; empty if all start together. */
  starts: readonly string[];
}

/** What an invented person did in a race; times in ms, splits from the gun. */
export interface InventedResult {
  person: InventedPerson;
  bib: string;
  start: string;
  category: string;
  status: "finished" | "DNF" | "DNS";
  gunMs: number | null;
  netMs: number | null;
  splitsMs: (number | null)[];
}

const digits = 5;
const firstDifficult = 201;

/** Returns a number as bibs and names have it: 00042. */
export function padNumber(number: number): string {
  return String(number).padStart(digits, "0");
}

/**
 * Invents the person with a number from 1: Runner 00001, apart from some with names that are hard
 * to print.
 */
export function inventPerson(number: number): InventedPerson {
  const random = drawNumbers(number * 7919);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const gender = random() < 0.42 ? "F" : "M";
  const birthYear = 1946 + Math.floor((random() + random() + random()) * 21);
  const isRunnerOfClub = random() < 0.4;
  const age = 2026 - birthYear;
  // Most are near the middle; women and the old are slower.
  const spread = random() + random() + random();
  const pace = (2.95 + spread * 2) * (gender === "F" ? 1.1 : 1) * (1 + Math.max(0, age - 35) * 0.006);
  const difficult: { name: string; latinName?: string } | undefined = words.difficultNames[number - firstDifficult];
  return {
    number,
    name: difficult?.name ?? `${words.runner}${padNumber(number)}`,
    latinName: difficult ? (difficult.latinName ?? "") : `Runner ${padNumber(number)}`,
    gender,
    birthYear,
    club: isRunnerOfClub ? pick(words.clubs) : "",
    country: pick(words.countries),
    city: pick(words.cities),
    document: `LBH${padNumber(number)}`,
    pace,
  };
}

// Of a thousand.
const shares = { dns: 20, dnf: 25, missedPoint: 4, pacer: 2 };
const minute = 60_000;
// A runner with a pace below this, in minutes for a km, starts in the first wave.
const firstWavePace = 6;

/** Invents what people did in a race, in the order of their numbers. */
export function inventResults(persons: readonly InventedPerson[], race: InventedRace): InventedResult[] {
  const random = drawNumbers(race.seed);
  const isOne = (share: number) => random() * 1000 < share;
  return persons.map((person) => {
    const bib = padNumber(person.number);
    const start = race.starts[person.pace < firstWavePace ? 0 : race.starts.length - 1] ?? "";
    const category = isOne(shares.pacer) ? words.pacer : "";
    const runner = { person, bib, start, category };
    if (isOne(shares.dns))
      return { ...runner, status: "DNS", gunMs: null, netMs: null, splitsMs: race.points.map(() => null) };
    const delay = Math.round((0.01 + random() * Math.max(0, person.pace - 3.2)) * minute);
    const pace = person.pace * (0.96 + random() * 0.1) * minute;
    const fade = 0.02 + random() * 0.08;
    const passAt = (km: number) => Math.round(delay + km * pace * (1 + fade * (km / race.distanceKm - 0.5)));
    const last = isOne(shares.dnf) ? Math.floor(random() * race.points.length) : race.points.length;
    const splitsMs = race.points.map((km, index) => (index < last && !isOne(shares.missedPoint) ? passAt(km) : null));
    if (last < race.points.length) return { ...runner, status: "DNF", gunMs: null, netMs: null, splitsMs };
    const gunMs = passAt(race.distanceKm);
    return { ...runner, status: "finished", gunMs, netMs: gunMs - delay, splitsMs };
  });
}
