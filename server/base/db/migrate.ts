import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { root } from "../root.ts";
import { oneAtATime } from "./lock.ts";

/** Where the SQL files are that make and change the tables. */
export const migrationsFolder = join(root, "server/base/db/migrations");

/** Brings a PostgreSQL database's tables up to date; processes that start at once do it one after the other. Rejects with the database's error. */
export async function migratePostgres(connectionString: string): Promise<void> {
  await oneAtATime(connectionString, "migration", (client) => migrate(drizzle(client), { migrationsFolder }));
}
