import { and, eq, isNull, sql } from "drizzle-orm";
import type { CompiledForm } from "#forms/form.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import { answeredForms, submissions } from "../../base/db/signupSchema.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findRaceSite, raceEnd } from "../../race/raceSite.ts";
import { removeAnswers } from "./remove.ts";

// So many answers are deleted in one transaction.
const batch = 200;
const oneDay = 24 * 3_600_000;

/**
 * Deletes the answers to general forms whose time is over, with their files: of a form that sets
 * `keepDays`, all of its answers; of others, those without an account. The days count from the end
 * of the race, or from the answer if that is later. Returns how many were deleted.
 */
export async function deleteOldAnswers(tools: SignupTools): Promise<number> {
  const forms = await tools.db
    .select({ hash: answeredForms.hash, body: answeredForms.body })
    .from(answeredForms)
    .where(eq(answeredForms.use, "general"));
  let count = 0;
  for (const { hash, body } of forms) {
    // The edition that was answered: what it promised counts.
    const { id, general } = JSON.parse(body) as CompiledForm;
    const days = general?.keepDays ?? tools.env.answersKeptDays;
    const due = await findDue(tools, { hash, days, isForAll: general?.keepDays !== undefined });
    for (let start = 0; start < due.length; start += batch) {
      const ids = due.slice(start, start + batch);
      const details = { formId: id, count: ids.length };
      await removeAnswers(tools, ids, { actor: "server", action: "expire", entityId: hash, details });
    }
    count += due.length;
  }
  return count;
}

async function findDue(
  tools: SignupTools,
  { hash, days, isForAll }: { hash: string; days: number; isForAll: boolean },
): Promise<string[]> {
  const { submissionId, accountId, raceId, domainName, createdAt, raceEndsAt, formHash } = submissions;
  const start = sql`greatest(${createdAt}, coalesce(${raceEndsAt}, ${createdAt}))`;
  const rows = await tools.db
    .select({ submissionId, raceId, domainName })
    .from(submissions)
    .where(
      and(
        eq(formHash, hash),
        isForAll ? undefined : isNull(accountId),
        sql`${start} < now() - make_interval(days => ${days})`,
      ),
    );
  const now = (await databaseNow(tools.db)).getTime();
  const due: string[] = [];
  for (const row of rows) {
    // A postponed race ends by the current times of its site.
    const site = await findRaceSite(tools, row.domainName);
    const end = site?.raceId === row.raceId ? raceEnd(site) : undefined;
    if (!end || end.getTime() + days * oneDay < now) due.push(row.submissionId);
  }
  return due;
}
