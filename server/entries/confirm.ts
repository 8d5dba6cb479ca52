import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { entries, entryHistory } from "../base/db/entrySchema.ts";
import type { Database } from "../base/db/open.ts";

/** Confirms the reserved entries of a submission, in the caller's transaction. Returns false, and changes nothing, if it has none. */
export async function confirmEntries(tx: Database, submissionId: string, reason: string): Promise<boolean> {
  const reserved = await tx
    .select({ entryId: entries.entryId })
    .from(entries)
    .where(and(eq(entries.submissionId, submissionId), eq(entries.state, "reserved")))
    .orderBy(asc(entries.entryId))
    .for("no key update");
  const ids = reserved.map(({ entryId }) => entryId);
  if (ids.length === 0) return false;
  await tx.update(entries).set({ state: "confirmed", stateAt: sql`now()` }).where(inArray(entries.entryId, ids));
  const change = { before: "reserved", after: "confirmed", reason, actor: "provider" } as const;
  await tx.insert(entryHistory).values(ids.map((entryId) => ({ entryId, ...change })));
  return true;
}
