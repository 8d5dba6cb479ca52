import { sql } from "drizzle-orm";
import type { Database } from "../base/db/open.ts";

/** The time by the database's clock, which all servers share. */
export async function databaseNow(db: Database): Promise<Date> {
  const result = await db.execute<{ ms: string }>(sql`select (extract(epoch from now()) * 1000)::text as ms`);
  const { rows } = result as unknown as { rows: { ms: string }[] };
  return new Date(Number(rows[0]?.ms));
}
