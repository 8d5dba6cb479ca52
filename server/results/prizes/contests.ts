import { type SQL, sql } from "drizzle-orm";
import type { PrizeList } from "#schemas/generated/types.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { holdsPlace } from "../sets/derive.ts";
import { type PlacedList, selectPlaces } from "../sets/places.ts";
import type { Edition, ResultRules } from "../sets/rules.ts";
import type { Candidate, Contest } from "./awards.ts";

/** A runner near a prize, with the place in each prize list of the rules. */
export interface PlacedRunner {
  bib: string;
  name: string | null;
  gender: number;
  age_group: string | null;
  status: string;
  [place: `place_list_${number}`]: number | null;
}

/** Returns the contests of all prize lists, each with its candidates in the order of places. */
export function listContests({ prizes }: ResultRules, runners: readonly PlacedRunner[]): Contest[] {
  return (prizes?.lists ?? []).flatMap((list, index) => {
    const contests = new Map<string, Candidate[]>();
    for (const runner of runners) {
      const place = runner[`place_list_${index}`];
      if (place === null || place === undefined) continue;
      const gender = list.genders ? [runner.gender === 1 ? "male" : "female"] : [];
      const key = [list.id, ...gender, ...(list.ageGroups ? [runner.age_group] : [])].join("/");
      const candidate = { bib: runner.bib, place, isDisqualified: runner.status === "dsq" };
      contests.set(key, [...(contests.get(key) ?? []), candidate]);
    }
    return [...contests].map(([key, candidates]) => ({
      key,
      list,
      candidates: candidates.sort((one, other) => one.place - other.place),
    }));
  });
}

/**
 * Reads the runners of a set who may get a prize of a list: all prizes more if they are passed on.
 */
export async function readPlaced(
  db: Database,
  edition: Edition,
  setId: number,
  rules: ResultRules,
): Promise<PlacedRunner[]> {
  const { lists = [], passOn, promote = false } = rules.prizes ?? {};
  const all = lists.reduce((sum, { amountsFen, ageGroups, genders }) => {
    return sum + amountsFen.length * (ageGroups?.length ?? 1) * (genders?.length ?? 1);
  }, 0);
  const placed = lists.map((list, index) => placeList(list, `list_${index}`, rules));
  const isNear = lists.map(({ amountsFen }, index) => {
    const most = amountsFen.length + (passOn ? all : 0);
    return sql`${sql.raw(`place_list_${index}`)} <= ${sql.raw(String(most))}`;
  });
  if (placed.length === 0) return [];
  const source = sql`(
    select bib, name, gender, age_group, gun_ms, net_ms, status, city, country, category,
      ${holdsPlace(edition, promote)} as holds_place
    from results where(set_id = ${setId} and bib is not null))`;
  return readRows<PlacedRunner>(
    db,
    sql`select bib, name, gender, age_group, status, ${sql.join(
      lists.map((_, index) => sql.raw(`place_list_${index}`)),
      sql`, `,
    )} from (${selectPlaces(source, placed, rules)}) as placed where(${sql.join(isNear, sql` or `)})`,
  );
}

function placeList({ genders, ageGroups, eligible = {} }: PrizeList, name: string, { basis }: ResultRules): PlacedList {
  const conditions: SQL[] = [sql`holds_place`];
  const apart: SQL[] = [];
  if (genders) {
    conditions.push(sql`gender = any(${sql.param(genders.map((gender) => (gender === "male" ? 1 : 2)))}::int[])`);
    apart.push(sql`gender`);
  }
  if (ageGroups) {
    conditions.push(sql`age_group = any(${sql.param(ageGroups)}::text[])`);
    apart.push(sql`age_group`);
  }
  const { cities, countries, categories } = eligible;
  if (cities)
    conditions.push(
      sql`exists (select from unnest(${sql.param(cities)}::text[]) as c(word) where(position(c.word in city) > 0))`,
    );
  if (countries) conditions.push(sql`country = any(${sql.param(countries)}::text[])`);
  if (categories) conditions.push(sql`category = any(${sql.param(categories)}::text[])`);
  const own = ageGroups ? basis.ageGroup : genders ? basis.gender : basis.overall;
  return { name, isIn: sql`coalesce(${sql.join(conditions, sql` and `)}, false)`, apart, basis: own };
}
