import { and, count, eq } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";

/** How many answers a form of a race has. */
export async function countAnswers(
  db: Database,
  { raceId, formId }: { raceId: string; formId: string },
): Promise<number> {
  const isOfForm = and(eq(submissions.raceId, raceId), eq(submissions.use, "general"), eq(submissions.item, formId));
  const [row] = await db.select({ answers: count() }).from(submissions).where(isOfForm);
  return row?.answers ?? 0;
}
