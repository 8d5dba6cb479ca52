import { sql } from "drizzle-orm";
import { insertRows } from "../../base/db/insertRows.ts";
import type { Database } from "../../base/db/open.ts";
import { passings } from "../../base/db/timingSchema.ts";
import { together } from "../../base/db/together.ts";
import type { SentPassing } from "./formats/passing.ts";

/** What one request of a source sent. */
export interface SentBatch {
  sourceId: number;
  passings: readonly SentPassing[];
}

const mostTogether = 50;
const mostRows = 5000;

/**
 * Returns what stores the passings of a request and resolves, once they are committed, to how many
 * were new: the same content again stores nothing. Requests that come together share a transaction.
 */
export function openPassingStore(db: Database): (batch: SentBatch) => Promise<number> {
  return together(mostTogether, (batches) => storeBatches(db, batches));
}

async function storeBatches(db: Database, batches: readonly SentBatch[]): Promise<number[]> {
  const rows = batches.flatMap(({ sourceId, passings: sent }) =>
    sent.map(({ at, ...passing }) => ({ sourceId, ...passing, at: at === null ? null : new Date(at) })),
  );
  const stored = new Set<string>();
  await db.transaction(async (transaction) => {
    const tx = transaction as Database;
    // One after the other, so that a reader who has seen a number has seen all before it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('passings', 0))`);
    for (let from = 0; from < rows.length; from += mostRows)
      for (const key of await insertPassings(tx, rows.slice(from, from + mostRows))) stored.add(key);
  });
  return batches.map(({ sourceId, passings: sent }) =>
    sent.reduce((count, { externalId, contentHash }) => {
      // Of two requests with the same passing, the first stored it.
      return stored.delete(`${sourceId} ${externalId} ${contentHash}`) ? count + 1 : count;
    }, 0),
  );
}

async function insertPassings(tx: Database, rows: Partial<typeof passings.$inferInsert>[]): Promise<string[]> {
  const more = sql`on conflict do nothing returning source_id || ' ' || external_id || ' ' || content_hash as key`;
  const inserted = await insertRows<typeof passings, { key: string }>(tx, passings, rows, { more });
  return inserted.map(({ key }) => key);
}
