import pg from "pg";

// Any numbers that nothing else in the database uses as advisory locks; a transaction of server/sites/publish has 727002.
const locks = { migration: 727_001, queue: 727_003 };

/**
 * Does work on a PostgreSQL database that processes which start at once must do one after the other. The lock belongs to the connection
 * that the work is given, and goes with it. Rejects with the database's or the work's error.
 */
export async function oneAtATime<Result>(
  connectionString: string,
  lock: keyof typeof locks,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [locks[lock]]);
    return await work(client);
  } finally {
    await client.end();
  }
}
