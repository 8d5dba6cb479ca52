import type { SQL } from "drizzle-orm";
import type { Database } from "./open.ts";

/**
 * Runs a statement that no query builder writes, and returns its rows. `Row` has the columns that
 * the statement selects, as the driver reads them: a bigint or numeric is text.
 */
export async function readRows<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  // Both drivers have `rows`; what they share in Drizzle's types has none.
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}
