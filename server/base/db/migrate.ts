import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { root } from "../root.ts";

/** The folder of the SQL files that create and change the tables. */
export const migrationsFolder = join(root, "server/base/db/migrations");

// Any number that nothing else in the database uses as an advisory lock; server/sites/publish has
// 727002.
const migrationLock = 727_001;

/**
 * Brings a PostgreSQL database's tables up to date; processes that start at once do so one after
 * another. Rejects with the database's error.
 */
export async function migratePostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    // The lock belongs to the connection, and is released with it.
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
