import { type SQL, sql } from "drizzle-orm";
import type { RankingBasis } from "#schemas/generated/types.ts";
import type { ResultRules } from "./rules.ts";

/**
 * A list in which runners have places: who is in it, by which columns they are apart, and by which
 * times they are ranked.
 */
export interface PlacedList {
  /** The name of its column; its letters are a to z and _. */
  name: string;
  isIn: SQL;
  apart: readonly SQL[];
  basis: RankingBasis;
}

/**
 * Selects all columns of `source` and the place of each runner in each list, in one column a list:
 * null for who is not in it, or has no time by which the list still ranks. `source` has the columns
 * gun_ms, net_ms and bib. The ranges of a basis come one after the other: each ranks those whom the
 * ranges before it have left.
 */
export function selectPlaces(
  source: SQL,
  lists: readonly PlacedList[],
  { rounding, ties }: Pick<ResultRules, "rounding" | "ties">,
): SQL {
  const members = lists.map(({ name, isIn }) => sql`(${isIn}) as ${column("in", name)}`);
  const times = (["gun", "net"] as const).map((by) => sql`${roundTime(by, rounding)} as ${column("ranked", by)}`);
  let from = sql`(select *, ${sql.join([...members, ...times], sql`, `)} from ${source} as source)`;
  const most = Math.max(...lists.map(({ basis }) => basis.length));
  for (let range = 0; range < most; range++) {
    const ranked = lists.filter(({ basis }) => range < basis.length);
    const places = sql.join(
      ranked.map((list) => placeIn(list, range)),
      sql`, `,
    );
    const windows = sql.join(
      ranked.map((list) => windowOf(list, range, ties)),
      sql`, `,
    );
    from = sql`(select *, ${places} from ${from} as before window ${windows})`;
  }
  const last = lists.map(({ name, basis }) => sql`${column(name, basis.length - 1)} as ${column("place", name)}`);
  return sql`select *, ${sql.join(last, sql`, `)} from ${from} as placed`;
}

const column = (...parts: (string | number)[]) => sql.raw(parts.join("_"));

function placeIn({ name, basis }: PlacedList, range: number): SQL {
  const { by, upTo } = basis[range] ?? { by: "gun" };
  const rank = sql`rank() over ${column("w", name, range)}`;
  const isWithin = upTo === undefined ? sql`` : sql`and ${rank} <= ${sql.raw(String(upTo))}`;
  const isRanked = sql`${column("in", name)} and ${column("ranked", by)} is not null ${isWithin}`;
  const kept = range === 0 ? sql`` : sql`when ${column(name, range - 1)} is not null then ${column(name, range - 1)}`;
  return sql`(case ${kept} when ${isRanked} then ${rank} end)::int as ${column(name, range)}`;
}

// Who has a place already comes first, so that the ranks of the others follow theirs.
function windowOf({ name, apart, basis }: PlacedList, range: number, ties: ResultRules["ties"]): SQL {
  const { by } = basis[range] ?? { by: "gun" };
  const before = range === 0 ? [] : [sql`${column(name, range - 1)} nulls last`];
  const order = [...before, sql`${column("ranked", by)} nulls last`, ...tieBreaks[ties]];
  const groups = [column("in", name), ...apart];
  return sql`${column("w", name, range)} as (partition by ${sql.join(groups, sql`, `)} order by ${sql.join(order, sql`, `)})`;
}

const tieBreaks: Record<ResultRules["ties"], SQL[]> = {
  shared: [],
  gun: [sql`gun_ms nulls last`],
  // A shorter number is a lower one.
  bib: [sql`length(bib)`, sql`bib collate "C"`],
};

// To whole seconds, still in ms.
function roundTime(by: "gun" | "net", rounding: ResultRules["rounding"]): SQL {
  const time = column(by, "ms");
  if (rounding === "none") return time;
  return rounding === "up" ? sql`(${time} + 999) / 1000 * 1000` : sql`${time} / 1000 * 1000`;
}
