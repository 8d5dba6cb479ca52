import { sql } from "drizzle-orm";
import type { Database } from "./open.ts";
import { rowsOf } from "./rowsOf.ts";

/** Returns whether a database has what only people put there: accounts, sign-ups, entries or editions that were published by hand. All else is written by a start. */
export async function hasOwnRows(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ has: boolean }>(
    db,
    sql`select exists(select 1 from accounts) or exists(select 1 from submissions) or exists(select 1 from entries)
      or exists(select 1 from releases where origin = 'organiser') as has`,
  );
  return row?.has === true;
}
