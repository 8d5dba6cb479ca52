import { type SQL, sql } from "drizzle-orm";
import type { BatchCounts, DoubtfulRow } from "#contract/resultFiles.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { selectCurrentSet } from "../sets/current.ts";
import type { Edition } from "../sets/rules.ts";

/**
 * A batch, and whether the race's entries are for its edition: those of a past one are not stored.
 */
export type EditedBatch = Edition & { batchId: string; hasEntries: boolean };

/**
 * Counts what the import of a batch changes of the results of its edition as they are now: its rows
 * are compared with those that the results were derived from.
 */
export async function countChanges(db: Database, batch: EditedBatch): Promise<BatchCounts> {
  const [counts] = await readRows<BatchCounts>(
    db,
    sql`with ${compareRows(batch)}
    select (count(*) filter (where(is_added)))::int as added, (count(*) filter (where(is_same)))::int as same,
      (count(*) filter (where(not is_added and not is_same)))::int as changed,
      (count(*) filter (where(is_unknown)))::int as "unknownBibs",
      (count(*) filter (where(has_other_name)))::int as "otherNames" from compared`,
  );
  return counts ?? { added: 0, same: 0, changed: 0, unknownBibs: 0, otherNames: 0 };
}

const mostDoubtful = 200;

/**
 * Lists the first rows of a batch whose bib no entry of the item has, or whose name is another now.
 */
export async function listDoubtful(db: Database, batch: EditedBatch): Promise<DoubtfulRow[]> {
  return readRows<DoubtfulRow>(
    db,
    sql`with ${compareRows(batch)}
    select line, bib, name, case when is_unknown then 'unknown-bib' else 'other-name' end as doubt,
      case when has_other_name then known_name end as "knownName"
    from compared where(is_unknown or has_other_name) order by line limit ${mostDoubtful}`,
  );
}

const compared = "status gun_ms net_ms splits_ms name latin_name club country gender age birthday".split(" ");
const content = (table: string) => sql.raw(`md5(row(${compared.map((name) => `${table}.${name}`).join(", ")})::text)`);

// The rows of a batch beside those that the results as they are now were read from, paired by bib.
// Windows and a hashed list take a time by the number of rows, however little PostgreSQL knows of
// tables that have just been filled: it planned a join that compared each row with each.
function compareRows({ batchId, hasEntries, ...edition }: EditedBatch): SQL {
  const { raceId, item } = edition;
  return sql`paired as (
      select line, bib, name, is_new, content, max(content) filter (where(not is_new)) over same_bib as known_content,
        max(name) filter (where(not is_new)) over same_bib as known_name
      from (
        select r.line, r.bib, r.name, true as is_new, ${content("r")} as content
          from result_rows r where(r.batch_id = ${batchId} and not r.is_refused)
        union all
        select o.line, o.bib, o.name, false, ${content("o")}
          from results d join result_rows o on o.batch_id = d.batch_id and o.line = d.line
          where(d.set_id = ${selectCurrentSet(edition)} and d.bib is not null and o.bib is not null)
      ) both_rows
      window same_bib as (partition by bib)
    ), compared as (
      select line, bib, name, known_name, known_content is null as is_added,
        coalesce(known_content = content, false) as is_same,
        ${hasEntries}::boolean and bib is not null
          and exists (select 1 from entries e where(e.race_id = ${raceId} and e.bib is not null))
          and bib not in (
            select e.bib from entries e where(e.race_id = ${raceId} and e.item = ${item} and e.bib is not null)
          ) as is_unknown,
        coalesce(known_name <> name, false) as has_other_name
      from paired where(is_new)
    )`;
}
