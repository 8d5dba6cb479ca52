import { sql } from "drizzle-orm";
import { readRows } from "../../base/db/readRows.ts";
import { results } from "../../base/db/resultSchema.ts";
import { cacheReads } from "../../base/readCache.ts";
import { findBasis } from "../sets/basis.ts";
import type { ResultRules } from "../sets/rules.ts";
import type { OpenSet } from "./chooseSet.ts";

/** How many runners have a rank in each list of a set. */
export interface FieldSizes {
  overall: number;
  /** By gender. */
  gender: ReadonlyMap<number, number>;
  /** By age group, and by gender too if these are ranked apart. */
  ageGroup: ReadonlyMap<string, number>;
}

/** How the times of all finishers are spread. */
export interface Distribution {
  basis: "net" | "gun";
  fromMs: number;
  stepMs: number;
  counts: number[];
  medianMs: number;
}

/** What a runner of a set is compared with. */
export interface FieldFacts {
  sizes: FieldSizes;
  /** Null if fewer than ten finished: a class would be a person. */
  distribution: Distribution | null;
  /** The median pace of each section, in ms for a kilometre; null if few have it. */
  paces: (number | null)[];
}

/** Of how many finishers a comparison is made at least. */
const fewestCompared = 10;

const readFacts = cacheReads<FieldFacts>(100);

/**
 * Returns what the runners of a set are compared with: computed once, because sets never change.
 */
export async function findFieldFacts({ results: { db, id }, set }: OpenSet): Promise<FieldFacts> {
  const facts = await readFacts(`${id} ${set.setId}`, async () => {
    const { setId, rules } = set;
    const of = { db, setId, rules };
    return { sizes: await countRanked(of), distribution: await spreadTimes(of), paces: await findPaces(of) };
  });
  if (!facts) throw new Error("The facts of a field were not read.");
  return facts;
}

type Field = Pick<OpenSet["results"], "db"> & { setId: number; rules: ResultRules };

/** Returns the name of a runner's list by age group. */
export function nameAgeList(rules: Pick<ResultRules, "mixedAgeGroups">, ageGroup: string, gender: number): string {
  return rules.mixedAgeGroups ? ageGroup : `${ageGroup}/${gender}`;
}

async function countRanked({ db, setId, rules }: Field): Promise<FieldSizes> {
  const rows = await readRows<{
    gender: number;
    age_group: string | null;
    overall: number;
    of_gender: number;
    of_age: number;
  }>(
    db,
    sql`select gender, age_group, count(overall_rank)::int as overall, count(gender_rank)::int as of_gender,
        count(age_group_rank)::int as of_age
      from ${results} where(set_id = ${setId}) group by gender, age_group`,
  );
  const [byGender, byAge] = [new Map<number, number>(), new Map<string, number>()];
  for (const { gender, age_group: group, of_gender: ofGender, of_age: ofAge } of rows) {
    byGender.set(gender, (byGender.get(gender) ?? 0) + ofGender);
    const name = nameAgeList(rules, group ?? "", gender);
    byAge.set(name, (byAge.get(name) ?? 0) + ofAge);
  }
  return { overall: rows.reduce((sum, { overall }) => sum + overall, 0), gender: byGender, ageGroup: byAge };
}

const second = 1000;
const minute = 60 * second;
const steps = [
  5 * second,
  15 * second,
  30 * second,
  minute,
  2 * minute,
  5 * minute,
  10 * minute,
  15 * minute,
  30 * minute,
];
const mostClasses = 60;

async function spreadTimes({ db, setId, rules }: Field): Promise<Distribution | null> {
  const basis = findBasis(rules, Number.POSITIVE_INFINITY);
  const time = basis === "net" ? sql`coalesce(net_ms, gun_ms)` : sql`gun_ms`;
  const rows = await readRows<{ ms: number }>(
    db,
    sql`select ${time} as ms from ${results} where(set_id = ${setId} and status = 'finished' and ${time} is not null) order by 1`,
  );
  const times = rows.map(({ ms }) => ms);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  if (times.length < fewestCompared) return null;
  const stepMs = steps.find((step) => (last - first) / step < mostClasses) ?? 60 * minute;
  const fromMs = Math.floor(first / stepMs) * stepMs;
  const counts = new Array<number>(Math.floor((last - fromMs) / stepMs) + 1).fill(0);
  for (const ms of times) {
    const index = Math.floor((ms - fromMs) / stepMs);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return { basis, fromMs, stepMs, counts, medianMs: times[Math.floor(times.length / 2)] ?? 0 };
}

// From the runners' own start, and each from the point before.
async function findPaces({ db, setId, rules }: Field): Promise<(number | null)[]> {
  const { points, distanceKm, gunTimesFrom } = rules;
  const starts = gunTimesFrom === "first" ? sql`null::int` : sql`coalesce(gun_ms - net_ms, 0)`;
  const split = (index: number) => sql.raw(`splits_ms[${index}]`);
  const passed = [starts, ...points.map((_, index) => split(index + 1)), sql`gun_ms`];
  const lengths = [0, ...points.map((point) => point.distanceKm), distanceKm];
  const medians = passed.slice(1).map((at, index) => {
    const section = sql`${at} - ${passed[index]}`;
    return sql`case when count(${section}) >= ${fewestCompared}
      then percentile_cont(0.5) within group (order by ${section}) end as ${sql.raw(`m${index}`)}`;
  });
  const [row] = await readRows<Record<string, number | null>>(
    db,
    sql`select ${sql.join(medians, sql`, `)} from ${results} where(set_id = ${setId} and status = 'finished')`,
  );
  return medians.map((_, index) => {
    const km = (lengths[index + 1] ?? 0) - (lengths[index] ?? 0);
    const ms = row?.[`m${index}`];
    return typeof ms === "number" && km > 0 ? Math.round(ms / km) : null;
  });
}
