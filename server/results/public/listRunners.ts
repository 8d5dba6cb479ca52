import { and, eq, type SQL, sql } from "drizzle-orm";
import { type ResultList, runnersPerPage } from "#contract/publicResults.ts";
import type { ResultSort } from "#core/publicResults.ts";
import { escapeLike } from "../../base/db/escapeLike.ts";
import { readRows } from "../../base/db/readRows.ts";
import { results } from "../../base/db/resultSchema.ts";
import { cacheReads } from "../../base/readCache.ts";
import { findBasis } from "../sets/basis.ts";
import type { RankedList, ResultRules } from "../sets/rules.ts";
import { describeHead, type OpenSet, writeRows } from "./chooseSet.ts";
import { shownColumns, showRunner } from "./shownRunner.ts";

/** Which runners of a set are wanted, and in which order. */
export interface ListQuery {
  search?: string | undefined;
  gender?: number | undefined;
  ageGroup?: string | undefined;
  club?: string | undefined;
  country?: string | undefined;
  sort?: ResultSort | undefined;
  page?: number | undefined;
}

// Some hundred pages of fifty runners.
const readList = cacheReads<ResultList>(300);

/** Returns a page of the runners of a set; read once as long as nothing of it changes. */
export async function listRunners(open: OpenSet, query: ListQuery): Promise<ResultList> {
  const { search, gender, ageGroup, club, country, sort, page } = query;
  const wanted = [search, gender, ageGroup, club, country, sort, page];
  const list = await readList(JSON.stringify([open.key, ...wanted]), () => readPage(open, query));
  if (!list) throw new Error("A list of results was not read.");
  return list;
}

async function readPage(open: OpenSet, query: ListQuery): Promise<ResultList> {
  const { db } = open.results;
  const isWanted = filterRunners(open, query);
  const total = await db.$count(results, isWanted);
  const page = Math.max(1, Math.min(query.page ?? 1, Math.ceil(total / runnersPerPage)));
  const rows = await db
    .select(shownColumns)
    .from(results)
    .where(isWanted)
    .orderBy(...orderBy(open, query))
    .limit(runnersPerPage)
    .offset((page - 1) * runnersPerPage);
  return {
    ...(await describeOpenSet(open)),
    total,
    page,
    pageSize: runnersPerPage,
    ranking: chooseRanking(open.set.rules, query),
    countries: await listValues(open, "country"),
    clubs: await listValues(open, "club"),
    runners: rows.map((row) => showRunner(row, open.hidden)),
  };
}

/** Describes the set that an answer is of. */
export async function describeOpenSet(open: OpenSet) {
  const { set, newest } = open;
  const { item, edition, rules } = set;
  const { itemName, distanceKm, rounding, timeZone, ageGroups } = rules;
  return {
    item,
    edition,
    itemName,
    distanceKm,
    set: await describeHead(open),
    newest,
    rounding,
    timeZone,
    listBasis: findBasis(rules, Number.POSITIVE_INFINITY),
    ageGroups: ageGroups.map(({ id, name }) => ({ id, name })),
  };
}

/** The condition of the rows of a set that everybody may see. */
export function isShown({ set, hidden }: Pick<OpenSet, "set" | "hidden">): SQL {
  return sql`${results.setId} = ${set.setId} and ${results.row} <> all(${writeRows(hidden.rows)}::int[])`;
}

// A hidden name is not found, and has no place in the order of names.
function filterRunners(open: OpenSet, { search = "", gender, ageGroup, club = "", country }: ListQuery) {
  const wanted = search.trim();
  const part = `%${escapeLike(wanted)}%`;
  const isNamed = sql`(${results.row} <> all(${writeRows(open.hidden.names)}::int[])
    and (${results.name} ilike ${part} or ${results.latinName} ilike ${part}))`;
  return and(
    isShown(open),
    wanted === "" ? undefined : sql`(lower(${results.bib}) = lower(${wanted}) or ${isNamed})`,
    gender === undefined ? undefined : eq(results.gender, gender),
    ageGroup === undefined ? undefined : eq(results.ageGroup, ageGroup),
    club.trim() === "" ? undefined : sql`${results.club} ilike ${`%${escapeLike(club.trim())}%`}`,
    country === undefined ? undefined : eq(results.country, country.toUpperCase()),
  );
}

function orderBy({ set, hidden }: OpenSet, { sort = "place", gender, ageGroup }: ListQuery): SQL[] {
  const row = sql`${results.row}`;
  const orders: Record<ResultSort, SQL[]> = {
    place: [sql`${placeColumns[chooseRanking(set.rules, { gender, ageGroup })]} nulls last`],
    net: [sql`(${results.status} = 'dsq')`, sql`${results.netMs} nulls last`],
    gun: [sql`(${results.status} = 'dsq')`, sql`${results.gunMs} nulls last`],
    name: [
      sql`case when ${results.row} = any(${writeRows(hidden.names)}::int[]) then null
        else lower(coalesce(${results.latinName}, ${results.name})) end nulls last`,
    ],
    bib: [sql`length(${results.bib}) nulls last`, sql`${results.bib} collate "C"`],
  };
  return [...orders[sort], row];
}

const placeColumns = {
  overall: results.overallRank,
  gender: results.genderRank,
  ageGroup: results.ageGroupRank,
} satisfies Record<RankedList, unknown>;

// In the list that the filters make: lists may be ranked by other times.
function chooseRanking(
  { mixedAgeGroups }: Pick<ResultRules, "mixedAgeGroups">,
  { gender, ageGroup }: Pick<ListQuery, "gender" | "ageGroup">,
): RankedList {
  if (ageGroup !== undefined && (gender !== undefined || mixedAgeGroups)) return "ageGroup";
  return gender === undefined ? "overall" : "gender";
}

const mostValues = 200;
const readValues = cacheReads<string[]>(300);

// The largest, in the order of their letters.
async function listValues(open: OpenSet, column: "country" | "club"): Promise<string[]> {
  const { db } = open.results;
  const name = sql.raw(column);
  const values = await readValues(`${column} ${open.key}`, async () => {
    const rows = await readRows<{ value: string }>(
      db,
      sql`select ${name} as value from ${results} where(${isShown(open)} and ${name} is not null)
        group by ${name} order by count(*) desc, ${name} limit ${mostValues}`,
    );
    return rows.map(({ value }) => value).sort((a, b) => a.localeCompare(b, "zh-CN"));
  });
  return values ?? [];
}
