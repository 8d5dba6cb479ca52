import { sql } from "drizzle-orm";
import type { BatchCounts } from "#contract/resultFiles.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { draftNumber } from "../sets/derive.ts";
import type { Edition } from "../sets/rules.ts";

/**
 * Counts what the import of a batch changes of the draft of its edition as that is now: its rows
 * are compared with those that the draft was derived from.
 */
export async function countChanges(
  db: Database,
  { batchId, raceId, item, edition }: Edition & { batchId: string },
): Promise<BatchCounts> {
  const isSame = sql.raw(
    ["status", "gun_ms", "net_ms", "splits_ms", "name", "latin_name", "club", "country", "gender", "age", "birthday"]
      .map((name) => `d.${name} is not distinct from r.${name}`)
      .join(" and "),
  );
  const [counts] = await readRows<BatchCounts>(
    db,
    sql`with draft as (
      select o.* from results d join result_sets s on s.set_id = d.set_id
        join result_rows o on o.batch_id = d.batch_id and o.line = d.line
      where(s.race_id = ${raceId} and s.item = ${item} and s.edition = ${edition} and s.number = ${draftNumber})
    ), compared as (
      select d.batch_id is null as is_added, d.batch_id is not null and ${isSame} as is_same,
        r.bib is not null and exists (select 1 from entries e where(e.race_id = ${raceId} and e.bib is not null))
          and not exists (select 1 from entries e where(e.race_id = ${raceId} and e.bib = r.bib)) as is_unknown,
        coalesce(d.name <> r.name, false) as has_other_name
      from result_rows r left join draft d on d.bib = r.bib
      where(r.batch_id = ${batchId} and not r.is_refused)
    )
    select (count(*) filter (where(is_added)))::int as added, (count(*) filter (where(is_same)))::int as same,
      (count(*) filter (where(not is_added and not is_same)))::int as changed,
      (count(*) filter (where(is_unknown)))::int as "unknownBibs",
      (count(*) filter (where(has_other_name)))::int as "otherNames" from compared`,
  );
  return counts ?? { added: 0, same: 0, changed: 0, unknownBibs: 0, otherNames: 0 };
}
