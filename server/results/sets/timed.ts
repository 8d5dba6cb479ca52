import { type SQL, sql } from "drizzle-orm";
import { isLiveEntry } from "../../base/db/entrySchema.ts";
import type { TimedRun } from "../runs/timedRuns.ts";
import type { Edition } from "./rules.ts";

/**
 * The parts of a derivation that add what timing systems measured. A row of a file that states a
 * time, a split or how somebody's race ended wins; without one, it is an entry of the start list.
 */
export interface TimedParts {
  /**
   * Expressions of `with` before `runners`, what these are selected from, `r`, and their splits.
   */
  expressions: SQL;
  runners: SQL;
  runnerSplits: SQL;
  /** What the results are joined with for the columns that `ordered` lacks, and their splits. */
  join: SQL;
  splits: SQL;
}

const columns = `r.batch_id, r.line, r.bib, r.birthday, r.birth_year, r.age, r.gender, r.category, r.wave`;
const isOpen =
  sql.raw(`(r.gun_ms is null and r.net_ms is null and coalesce(r.status, 'running') in ('running', 'not_started')
  and array_length(array_remove(r.splits_ms, null), 1) is null)`);

/**
 * Returns the parts for these runs of an edition; `fileSplits` are the splits of a row `r` of a
 * file.
 */
export function addTimedRuns({ raceId }: Edition, runs: readonly TimedRun[], fileSplits: SQL): TimedParts {
  const fromFile = sql`picked join result_rows r on r.batch_id = picked.batch_id and r.line = picked.line`;
  if (runs.length === 0)
    return {
      expressions: sql``,
      runners: fromFile,
      runnerSplits: fileSplits,
      join: sql`join result_rows r on r.batch_id = p.batch_id and r.line = p.line`,
      splits: fileSplits,
    };
  const list = JSON.stringify(
    runs.map(({ bib, gunMs, netMs, splitsMs }) => ({ bib, gun_ms: gunMs, net_ms: netMs, splits_ms: splitsMs })),
  );
  const timed = (column: string) =>
    sql.raw(`case when t.bib is null then r.${column} else t.${column} end as ${column}`);
  return {
    expressions: sql`timed as materialized (
      select * from jsonb_to_recordset(${list}::jsonb) as t(bib text, gun_ms int, net_ms int, splits_ms int[])
    ), runners as (
      select ${sql.raw(columns)}, case when t.bib is null then r.status else 'running' end as status,
        ${timed("gun_ms")}, ${timed("net_ms")}, case when t.bib is null then ${fileSplits} else t.splits_ms end as splits_ms
      from ${fromFile} left join timed t on t.bib = r.bib and ${isOpen}
      union all
      select null, null, t.bib, n.birthday, null, null, 0, null, null, 'running', t.gun_ms, t.net_ms, t.splits_ms
      from timed t left join entries e on e.race_id = ${raceId} and e.bib = t.bib and e.${isLiveEntry}
      left join persons n on n.person_id = e.person_id
      where(not exists (select 1 from ${fromFile} and r.bib = t.bib))
    ), `,
    runners: sql`runners r`,
    runnerSplits: sql`r.splits_ms`,
    join: sql`left join result_rows r on r.batch_id = p.batch_id and r.line = p.line
    left join timed t on t.bib = p.bib and (p.batch_id is null or ${isOpen})`,
    splits: sql`case when t.bib is null then ${fileSplits} else t.splits_ms end`,
  };
}
