import { and, count, eq, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { answerNotices, submissions } from "../../base/db/signupSchema.ts";

/** How many answers a form of a race has. */
export async function countAnswers(
  db: Database,
  { raceId, formId }: { raceId: string; formId: string },
): Promise<number> {
  const isOfForm = and(eq(submissions.raceId, raceId), eq(submissions.use, "general"), eq(submissions.item, formId));
  const [row] = await db.select({ answers: count() }).from(submissions).where(isOfForm);
  return row?.answers ?? 0;
}

/**
 * Counts one more answer of which the organiser is to be notified, in the transaction that stores
 * it.
 */
export async function countWaiting(
  tx: Database,
  { raceId, formId }: { raceId: string; formId: string },
): Promise<void> {
  await tx
    .insert(answerNotices)
    .values({ raceId, formId, waiting: 1 })
    .onConflictDoUpdate({
      target: [answerNotices.raceId, answerNotices.formId],
      set: { waiting: sql`${answerNotices.waiting} + 1` },
    });
}
