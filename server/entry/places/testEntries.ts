import { sql } from "drizzle-orm";
import { emptyAudit, withoutTriggers } from "../../base/audit/testAudit.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";

/**
 * Removes all entries, items, pools and pick-up slots with the audit, so that a test begins without
 * any.
 */
export async function removeEntries(db: Database): Promise<void> {
  await withoutTriggers(db, [
    sql`truncate place_changes, pickups, pickup_slots, pool_ledger, entry_history, entries, persons, race_items, pools cascade`,
    ...emptyAudit,
  ]);
}

/**
 * Counts the entries of each pool in the three ways that must agree: the counter, the ledger, and
 * the entries that hold a place.
 */
export async function poolCounts(
  db: Database,
): Promise<Record<string, [claimed: number, ledger: number, holding: number]>> {
  const rows = await readRows<{ name: string; claimed: number; ledger: number; holding: number }>(
    db,
    sql`
    select p.name, p.claimed,
      (select coalesce(sum(delta), 0)::int from pool_ledger l where l.pool_id = p.pool_id) as ledger,
      (select count(*)::int from entries e join race_items i on i.race_id = e.race_id and i.item = e.item
        where p.pool_id = any(i.pool_ids) and e.state in ('reserved', 'won', 'offered', 'confirmed')) as holding
    from pools p order by p.name`,
  );
  return Object.fromEntries(rows.map(({ name, claimed, ledger, holding }) => [name, [claimed, ledger, holding]]));
}

/** Adds submissions of one runner each for the race `rush`; returns their ids in order. */
export async function addSubmissions(db: Database, many: number): Promise<string[]> {
  await db.execute(sql`
    insert into answered_forms (hash, form_id, version, use, uri, body) values ('rush', 'sign-up', 1, 'sign-up', '', '{}')
    on conflict do nothing`);
  const rows = await readRows<{ id: string }>(
    db,
    sql`
    insert into submissions (submission_id, race_id, domain_name, use, item, form_id, form_version, form_hash, policies, answers_sealed, fee_fen, key, body_mac, receipt)
    select gen_random_uuid()::text, 'rush', 'x', 'sign-up', 'ten-km', 'sign-up', 1, 'rush', '[]', '', 0, n::text, '', gen_random_uuid()::text
    from generate_series(1, ${many}) n returning submission_id as id`,
  );
  return rows.map(({ id }) => id);
}
