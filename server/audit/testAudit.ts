import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../base/db/open.ts";

/** Does what the triggers of append-only tables refuse, as only the owner of a database can. */
export async function withoutTriggers(db: Database, statements: SQL[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const one of statements) await tx.execute(one);
  });
}

/** Removes all lines of the audit, so that a test begins without any. */
export async function removeAudit(db: Database): Promise<void> {
  await withoutTriggers(db, [sql`truncate audit_links, audit_pending, audit_lines`]);
}
