import { sql } from "drizzle-orm";
import { listenTo } from "./notify.ts";
import type { Database } from "./open.ts";
import { changes } from "./schema.ts";

// PostgreSQL delivers it when the transaction is committed; the embedded database has nobody who
// listens.
const channel = "startline_changes";

/**
 * Counts one more publish, and reports it to the other servers; call it in the publish's
 * transaction.
 */
export async function countChange(db: Database): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, '')`);
  await db
    .insert(changes)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({ target: changes.id, set: { version: sql`${changes.version} + 1` } });
}

/**
 * Calls `see` at once when another server of this PostgreSQL has published something. Returns what
 * ends it.
 */
export function listenForChanges(databaseUrl: string, see: () => void): () => Promise<void> {
  return listenTo(databaseUrl, channel, see);
}

/** Notices when something is published, by this process or another. */
export interface ChangeWatch {
  /** The version of the published sites; queries the database at most once a second. */
  current(): number | Promise<number>;
  /** Makes the next call query the database: call it after a publish of this process. */
  forget(): void;
}

/** Watches the count of publishes. `intervalMs` is how long an answer is trusted. */
export function watchChanges(db: Database, intervalMs = 1000): ChangeWatch {
  let version = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let query: Promise<number> | undefined;
  const ask = async () => {
    const startedAt = performance.now();
    const [row] = await db.select({ version: changes.version }).from(changes);
    return { version: row?.version ?? 0, startedAt };
  };
  const settle = (question: Promise<{ version: number; startedAt: number }>) => {
    const thisQuery: Promise<number> = question.then((answer) => {
      // A question that was overtaken by forget() may carry the answer from before the publish: use
      // it, but do not keep it.
      if (query === thisQuery) ({ version, startedAt: checkedAt } = answer);
      return answer.version;
    });
    const clear = () => {
      if (query === thisQuery) query = undefined;
    };
    thisQuery.then(clear, clear);
    return thisQuery;
  };
  return {
    current() {
      if (performance.now() - checkedAt < intervalMs) return version;
      query ??= settle(ask());
      return query;
    },
    forget() {
      checkedAt = Number.NEGATIVE_INFINITY;
      query = undefined;
    },
  };
}
