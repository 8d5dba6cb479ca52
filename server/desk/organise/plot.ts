import { sql } from "drizzle-orm";
import type { PlotRange, RaceNumbers } from "#contract/numbers.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import type { RaceSite } from "../../race/raceSite.ts";

const hourMs = 3_600_000;
const steps = { opening: "minute", recent: "minute", week: "hour", all: "day" } as const;
// The narrowest screen shows this many bars.
const minuteRangeMs = 3 * hourMs;
const weekMs = 7 * 24 * hourMs;
const allMs = 400 * 24 * hourMs;

/**
 * Counts the entries of a race by the time at which they began, with the instant by the database's
 * clock. Days are those of the race's time zone.
 */
export async function readPlot(
  db: Database,
  { raceId, timeZone, site }: RaceSite,
  range: PlotRange,
): Promise<RaceNumbers["plot"] & { at: number }> {
  const step = steps[range];
  const opensAt = readInstant(site.race?.registration?.opensAt);
  const [clock] = await readRows<{ now: string }>(db, sql`select extract(epoch from now()) * 1000 as now`);
  const at = Math.trunc(Number(clock?.now));
  const { from, until } = bounds(range, at, opensAt);
  const begin = sql`date_trunc(${step}, created_at, ${timeZone})`;
  const rows = await readRows<{ at: string; count: number }>(
    db,
    sql`
      select extract(epoch from ${begin}) * 1000 as at, count(*)::int as count from entries
      where(race_id = ${raceId} and created_at >= to_timestamp(${from}::float8 / 1000) and created_at < to_timestamp(${until}::float8 / 1000))
      group by 1 order by 1`,
  );
  const counts = rows.map((row) => ({ at: Math.trunc(Number(row.at)), count: row.count }));
  // All of them begin with the first, or with the opening.
  const first = range === "all" ? Math.min(counts[0]?.at ?? at, opensAt ?? at, at) : from;
  return { at, range, step, timeZone, from: Math.max(first, from), until, opensAt: opensAt ?? null, counts };
}

function bounds(range: PlotRange, at: number, opensAt: number | undefined): { from: number; until: number } {
  // What is stored in this very millisecond counts too.
  const until = at + 1;
  const recentRange = { from: at - minuteRangeMs, until };
  if (range === "week") return { from: at - weekMs, until };
  if (range === "all") return { from: at - allMs, until };
  // Before the opening there is nothing to show of it.
  if (range === "recent" || opensAt === undefined || opensAt >= at) return recentRange;
  return { from: opensAt, until: Math.min(until, opensAt + minuteRangeMs) };
}

function readInstant(text: string | undefined): number | undefined {
  const at = Date.parse(text ?? "");
  return Number.isNaN(at) ? undefined : at;
}
