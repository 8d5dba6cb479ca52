import { and, count, eq, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { answerNotices, submissions } from "../../base/db/signupSchema.ts";
import { Refused } from "../../race/refusals.ts";
import { type Claim, refuse } from "./claim.ts";

/** Room for one more answer to a general form, and its part of the notice of new answers. */
export const roomClaim: Claim = {
  isMade: ({ max, isNotified }) => max !== undefined || isNotified === true,
  isShared: false,
  async take(round, entering) {
    const { tx } = round;
    for (const form of entering) {
      const { raceId, item: formId, max, isNotified } = form.checked;
      if (max !== undefined) {
        await lockAnswers(tx, { raceId, formId });
        if ((await countAnswers(tx, { raceId, formId })) > max) refuse(round, form, new Refused("answers/full"));
      }
      if (isNotified) await countWaiting(tx, { raceId, formId });
    }
  },
};

interface FormOfRace {
  raceId: string;
  formId: string;
}

// One transaction after the other counts the answers of a form, so that of many at once none is one
// too many. An answer that is deleted makes room for another.
async function lockAnswers(tx: Database, { raceId, formId }: FormOfRace): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`answers/${raceId}/${formId}`}, 0))`);
}

/** Counts the answers of a form of a race. */
export async function countAnswers(db: Database, { raceId, formId }: FormOfRace): Promise<number> {
  const isOfForm = and(eq(submissions.raceId, raceId), eq(submissions.use, "general"), eq(submissions.item, formId));
  const [row] = await db.select({ answers: count() }).from(submissions).where(isOfForm);
  return row?.answers ?? 0;
}

// Counts one more answer of which the organiser is to be notified.
async function countWaiting(tx: Database, { raceId, formId }: FormOfRace): Promise<void> {
  await tx
    .insert(answerNotices)
    .values({ raceId, formId, waiting: 1 })
    .onConflictDoUpdate({
      target: [answerNotices.raceId, answerNotices.formId],
      set: { waiting: sql`${answerNotices.waiting} + 1` },
    });
}
