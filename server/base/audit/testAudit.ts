import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/open.ts";

/** Does what the triggers of append-only tables refuse, as only the owner of a database can. */
export async function withoutTriggers(db: Database, statements: SQL[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(statement);
  });
}

/**
 * Empties the audit; what the histories of entries and orders still have waits to be chained anew.
 */
export const emptyAudit: SQL[] = [
  sql`truncate audit_links, audit_pending, audit_lines`,
  sql`insert into audit_pending (source, line, race_id)
    select 'entry', h.seq, e.race_id from entry_history h join entries e on e.entry_id = h.entry_id
    union all select 'order', h.seq, o.race_id from order_history h join orders o on o.order_id = h.order_id`,
];

/** Removes all lines of the audit, so that a test begins without any. */
export async function removeAudit(db: Database): Promise<void> {
  await withoutTriggers(db, emptyAudit);
}
