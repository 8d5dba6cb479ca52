import { type Database, type OpenDatabase, openDatabase } from "./open.ts";
import { startPostgres } from "./testPostgres.ts";

/**
 * A real PostgreSQL that several servers share: what only real concurrency can get wrong is tested
 * on it.
 */
export interface SharedDatabase {
  databaseUrl: string;
  /**
   * The database through the connections of one of the servers, by its number from 0; a higher
   * number begins again.
   */
  db(server?: number): Database;
  /** Closes all connections and removes the PostgreSQL. */
  close(): Promise<void>;
}

/**
 * Starts a PostgreSQL of a test's own and connects servers to it, which all make its tables at
 * once.
 */
export async function openShared({ servers = 2, isDurable = false } = {}): Promise<SharedDatabase> {
  const postgres = await startPostgres({ isDurable });
  const { databaseUrl } = postgres;
  const databases = await Promise.all(
    Array.from({ length: servers }, () => openDatabase({ databaseUrl, dataDir: "/nowhere" })),
  );
  return {
    databaseUrl,
    db: (server = 0) => (databases[server % servers] as OpenDatabase).db,
    async close() {
      for (const database of databases) await database.close();
      await postgres.stop();
    },
  };
}
