import { sql } from "drizzle-orm";
import { gather } from "./gather.ts";
import type { Database } from "./open.ts";
import { readRows } from "./readRows.ts";

const clocks = new WeakMap<Database, (key: string) => Promise<Date | undefined>>();

/**
 * The time by the database's clock, which all servers share. Calls that come at once share a
 * question, which is never older than its call.
 */
export async function databaseNow(db: Database): Promise<Date> {
  const reader = clocks.get(db) ?? gather(async ([key = ""]) => new Map([[key, await readClock(db)]]));
  clocks.set(db, reader);
  return (await reader("now")) as Date;
}

async function readClock(db: Database): Promise<Date> {
  const [clock] = await readRows<{ ms: string }>(db, sql`select (extract(epoch from now()) * 1000)::text as ms`);
  return new Date(Number(clock?.ms));
}
