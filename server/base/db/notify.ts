import pg from "pg";

const longestWaitMs = 30_000;

/**
 * Calls `hear` at every notification of a channel that another connection to this PostgreSQL sends,
 * and after every time that the connection was lost, since some may have been missed. Reconnects by
 * itself. Returns what ends it.
 */
export function listenTo(connectionString: string, channel: string, hear: () => void): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let waitMs = 500;
  const retry = () => {
    if (isClosed) return;
    timer = setTimeout(connect, waitMs).unref();
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  };
  const connect = async () => {
    const newClient = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, keepAlive: true });
    client = newClient;
    // Without a listener, a lost connection would end the program.
    newClient.on("error", () => undefined);
    newClient.on("notification", hear);
    try {
      await newClient.connect();
      await newClient.query(`listen ${pg.escapeIdentifier(channel)}`);
      newClient.once("end", retry);
      waitMs = 500;
      hear();
    } catch {
      await newClient.end().catch(() => undefined);
      retry();
    }
  };
  void connect();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
