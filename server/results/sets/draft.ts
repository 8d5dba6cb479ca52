import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { resultSets, results } from "../../base/db/resultSchema.ts";
import type { KeptFeed } from "../runs/keptFeeds.ts";
import { findNewestSet } from "./current.ts";
import { deriveSet } from "./derive.ts";
import type { RuledEdition } from "./rules.ts";

/**
 * Derives the draft of an edition anew, and drops it if it is what was published last: nothing
 * waits then. Call it in a transaction.
 */
export async function deriveDraft(tx: Database, { edition, rules }: RuledEdition, passings: KeptFeed): Promise<void> {
  const setId = await deriveSet(tx, edition, rules, passings);
  const newest = await findNewestSet(tx, edition);
  if (newest && newest.contentHash === (await hashDraft(tx, setId))) await dropDraft(tx, setId);
}

/** Deletes a draft. */
export async function dropDraft(tx: Database, setId: number): Promise<void> {
  await tx.delete(results).where(eq(results.setId, setId));
  await tx.delete(resultSets).where(eq(resultSets.setId, setId));
}

/**
 * Returns the hash of a draft: the same results by the same rules have the same, whichever files
 * they were read from.
 */
export async function hashDraft(tx: Database, setId: number): Promise<string> {
  const { setId: _set, batchId: _batch, line: _line, ...columns } = getTableColumns(results);
  const row = sql.join(
    Object.values(columns).map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const [hash] = await readRows<{ hash: string }>(
    tx,
    sql`
    select encode(sha256(convert_to(
      (select rules::text from result_sets where set_id = ${setId}) || coalesce(
        (select string_agg(row(${row})::text, e'\n' order by row) from results where set_id = ${setId}), ''), 'UTF8')), 'hex') as hash`,
  );
  if (!hash) throw new Error("The results of a draft were not hashed.");
  return hash.hash;
}
