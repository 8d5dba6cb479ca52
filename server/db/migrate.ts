import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { root } from "../root.ts";

/** Where the SQL files are that make and change the tables. */
export const migrationsFolder = join(root, "server/db/migrations");

// Any number that nothing else in the database uses as an advisory lock.
const migrationLock = 727_001;

/** Brings a PostgreSQL database's tables up to date; processes that start at once do it one after the other. Rejects with the database's error. */
export async function migratePostgres(connectionString: string): Promise<void> {
  // The lock belongs to one connection, so the migration must run on that very one and not on a pool.
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
