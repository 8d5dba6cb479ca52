import { type SQL, sql } from "drizzle-orm";
import type { OrganisedResult, OrganisedResultFilter, OrganisedResultPage } from "#contract/organiseResults.ts";
import { escapeLike } from "../../base/db/escapeLike.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { findCurrentSet, findNewestSet } from "../sets/current.ts";
import { isOfEdition } from "../sets/judge.ts";
import type { Edition } from "../sets/rules.ts";

const pageSize = 50;

/** Lists the results of an edition as they are now, 50 after a row. */
export async function listResults(
  db: Database,
  edition: Edition,
  { text, status, after = "0" }: Pick<OrganisedResultFilter, "text" | "status"> & { after?: string | undefined },
): Promise<OrganisedResultPage> {
  const setId = await findCurrentSet(db, edition);
  if (setId === undefined) return { results: [], next: null, counts: [] };
  const published = await findNewestSet(db, edition);
  const conditions = [
    sql`r.set_id = ${setId}`,
    sql`r.row > ${Number(after)}`,
    ...(text === undefined ? [] : [isNamed(text)]),
    ...(status === undefined ? [] : [sql`r.status = ${status}`]),
  ];
  const rows = await readRows<OrganisedResult>(db, selectResults(edition, { published: published?.setId, conditions }));
  const results = rows.slice(0, pageSize);
  const counts = await readRows<OrganisedResultPage["counts"][number]>(
    db,
    sql`select status, count(*)::int as count from results where set_id = ${setId} group by status order by status`,
  );
  return { results, next: rows.length > pageSize ? String(results.at(-1)?.row) : null, counts };
}

function isNamed(text: string): SQL {
  const part = `%${escapeLike(text)}%`;
  return sql`(r.bib = ${text} or r.name ilike ${part} or r.latin_name ilike ${part})`;
}

const columns = [
  "status",
  "gun_ms",
  "net_ms",
  "name",
  "gender",
  "age_group",
  "club",
  "country",
  "overall_rank",
] as const;

function selectResults(
  edition: Edition,
  { published, conditions }: { published: number | undefined; conditions: SQL[] },
): SQL {
  const differs = sql.raw(columns.map((name) => `p.${name} is distinct from r.${name}`).join(" or "));
  return sql`
    select r.row, r.bib, r.name, r.gender, r.club, r.country, r.age_group as "ageGroup", r.status,
      r.gun_ms as "gunMs", r.net_ms as "netMs", r.overall_rank as "overallRank", r.gender_rank as "genderRank",
      r.age_group_rank as "ageGroupRank",
      array(select c.field from result_corrections c
        where(${isOfEdition("c", edition)} and c.bib = r.bib and c.released_at is null) order by c.field) as corrected,
      r.bib is not null and (p.set_id is null or ${differs}) as "isChanged"
    from results r left join lateral (
      select * from results o where(o.set_id = ${published ?? null} and o.bib = r.bib) limit 1
    ) p on true
    where(${sql.join(conditions, sql` and `)}) order by r.row limit ${pageSize + 1}`;
}
