import { setTimeout } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { outboxSignal } from "./outbox.ts";

/** What the outbox's listener is told. */
export interface Listener {
  /** A message was committed: "channel/messageId". */
  onSignal(signal: string): void;
  /** Signals may have been missed until now. */
  onListening(): void;
  onError(error: Error): void;
}

/** Listens to what the embedded database commits. */
export async function listenEmbedded(
  embedded: PGlite,
  { onSignal, onListening }: Listener,
): Promise<() => Promise<void>> {
  const end = await embedded.listen(outboxSignal, onSignal);
  onListening();
  return () => end();
}

/** Listens to what any server commits on this PostgreSQL, on a connection of its own that is made anew whenever it is lost. */
export function listenPostgres(databaseUrl: string, listener: Listener, pauseMs: number): () => Promise<void> {
  const closing = new AbortController();
  let client: pg.Client | undefined;
  const stayConnected = async () => {
    while (!closing.signal.aborted) {
      client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000, keepAlive: true });
      await listenUntilLost(client, listener);
      await setTimeout(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const ended = stayConnected();
  return async () => {
    closing.abort();
    await client?.end();
    await ended;
  };
}

async function listenUntilLost(client: pg.Client, { onSignal, onListening, onError }: Listener): Promise<void> {
  const lost = new Promise<void>((resolve) => client.once("end", resolve));
  client.on("error", onError);
  client.on("notification", ({ payload }) => onSignal(payload ?? ""));
  try {
    await client.connect();
    await client.query(`listen ${outboxSignal}`);
    onListening();
    await lost;
  } catch (error) {
    onError(error as Error);
    await client.end();
  }
}
