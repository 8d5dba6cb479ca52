import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { root } from "../root.ts";
import { startError } from "../startError.ts";

/** The folder of the SQL files that create and change the tables. */
export const migrationsFolder = join(root, "server/base/db/migrations");

/** Reads the hashes of the migrations that a database has. */
export const readHashes = "select hash from drizzle.__drizzle_migrations";

/**
 * Throws StartError if the tables of a database were made by another state of the program. Until
 * 0.1.0 there is one migration, which changes with the tables.
 */
export function checkMigrations(applied: { hash: string }[]): void {
  const knownHashes = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  if (applied.some(({ hash }) => !knownHashes.includes(hash))) throw startError("databaseOfOtherTables");
}

// Any number that nothing else in the database uses as an advisory lock; server/sites/publish has
// 727002.
const migrationLock = 727_001;

/**
 * Brings a PostgreSQL database's tables up to date; processes that start at once do so one after
 * another. Rejects with the database's error, or with StartError as `checkMigrations`.
 */
export async function migratePostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    // The lock belongs to the connection, and is released with it.
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    checkMigrations((await client.query<{ hash: string }>(readHashes)).rows);
  } finally {
    await client.end();
  }
}
