import { type SQL, sql } from "drizzle-orm";
import { jinan } from "#fixtures/results/races.ts";
import type { Database } from "../server/base/db/open.ts";
import { openShared } from "../server/base/db/testShared.ts";
import { deriveSet } from "../server/results/sets/derive.ts";
import { getRules, importRows } from "../server/results/sets/testResults.ts";
import { atMost, compareTimes, type Row } from "./measure.ts";
import { seedRandom } from "./prove/random.ts";

const runners = 60_000;
// 1.36 to 1.64 measured: statuses and age groups of the same rows are derived too.
const mostOfWindows = 1.5;
const edition = { raceId: "1", item: "marathon", edition: "2025" };

/**
 * The results of 60,000 runners derived anew on PostgreSQL, with statuses, age groups and ranks,
 * against a query that only ranks results that are there and stores them in a table with the same
 * indexes. Both rank places 1 to 3 of each list by gun, the rest by net.
 */
export async function benchRanks(): Promise<Row[]> {
  const shared = await openShared({ servers: 1, isDurable: true });
  try {
    const db = shared.db();
    await importRows(db, edition, makeField());
    await db.execute(sql`analyze`);
    const ageGroups = Array.from({ length: 12 }, (_, index) => {
      const from = 18 + index * 5;
      return { id: `${from}-${from + 4}`, name: { zh: `${from}–${from + 4} 岁` }, from, to: from + 4 };
    });
    const rules = { ...getRules(jinan, "marathon"), ageGroups };
    const derive = () => db.transaction((tx) => deriveSet(tx as Database, edition, rules));
    const setId = await derive();
    await db.execute(sql`create table bare (like results including indexes)`);
    await db.execute(sql`create table judged as select * from results where(set_id = ${setId})`);
    await db.execute(sql`analyze`);
    const rank = () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local work_mem = '64MB'`);
        await tx.execute(sql`delete from bare`);
        await tx.execute(bareWindows);
      });
    const { ours, baseline } = await compareTimes(derive, rank, 7);
    const name = `ranks of ${runners} recomputed from the rows of files / the bare window query, both stored`;
    return [atMost(name, `${Math.round(ours)} ms`, `${Math.round(baseline)} ms`, ours / baseline, mostOfWindows)];
  } finally {
    await shared.close();
  }
}

function makeField() {
  const random = seedRandom(20_261_130);
  const draw = (most: number) => Math.floor(random() * most);
  return Array.from({ length: runners }, (_, index) => {
    const netMs = 7_500_000 + draw(13_000_000);
    return {
      bib: String(index + 1),
      name: `选手${String(index + 1).padStart(5, "0")}`,
      gender: 1 + draw(2),
      age: 18 + draw(60),
      city: "运河城",
      gunMs: netMs + draw(600_000),
      netMs,
      splitsMs: Array.from({ length: 9 }, (_, point) => Math.floor((netMs * (point + 1)) / 10)),
    };
  });
}

const columns =
  sql.raw(`set_id, row, bib, name, latin_name, gender, birthday, birth_year, age, club, country, city, category,
  wave, gun_ms, net_ms, splits_ms, status, age_group, entry_id, person_id, batch_id, line`);

// For each list the rank by gun, and the rank by net of those who are not among the first three.
const bareWindows: SQL = sql`
  insert into bare (${columns}, overall_rank, gender_rank, age_group_rank)
  select ${columns}, coalesce(o, o_net), coalesce(g, g_net), coalesce(a, a_net) from (
    select *, rank() over (order by o nulls last, net_ms) as o_net,
      rank() over (partition by gender order by g nulls last, net_ms) as g_net,
      rank() over (partition by age_group, gender order by a nulls last, net_ms) as a_net
    from (
      select *, case when o_gun <= 3 then o_gun end as o, case when g_gun <= 3 then g_gun end as g,
        case when a_gun <= 3 then a_gun end as a
      from (
        select *, rank() over (order by gun_ms) as o_gun, rank() over (partition by gender order by gun_ms) as g_gun,
          rank() over (partition by age_group, gender order by gun_ms) as a_gun
        from judged
      ) as by_gun
    ) as first_three
  ) as by_net`;
