import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { auditStatus } from "#core/auditStatus.ts";
import { auditLines } from "../base/db/accountSchema.ts";
import type { Database } from "../base/db/open.ts";
import { entrants, submissions } from "../base/db/signupSchema.ts";
import { endEntries } from "../entries/leave.ts";
import type { EntryState } from "../entries/states.ts";

/** Ends a submission that is not rejected: its entrants can sign up again, and its entries end in the state `after`. Returns when; undefined if it was ended before. */
export async function endSubmission(
  tx: Database,
  { submissionId, use }: Pick<typeof submissions.$inferSelect, "submissionId" | "use">,
  { actor, action, after = "withdrawn" }: { actor: string; action: string; after?: EntryState },
): Promise<Date | undefined> {
  const isRunning = and(
    eq(submissions.submissionId, submissionId),
    isNull(submissions.withdrawnAt),
    or(isNull(submissions.auditStatus), ne(submissions.auditStatus, auditStatus.rejected)),
  );
  const [stored] = await tx
    .update(submissions)
    .set({ withdrawnAt: sql`now()` as never })
    .where(isRunning)
    .returning({ withdrawnAt: submissions.withdrawnAt });
  if (!stored) return undefined;
  await tx.update(entrants).set({ isStanding: false }).where(eq(entrants.submissionId, submissionId));
  await endEntries(tx, [submissionId], { after, reason: action, actor });
  const entity = use === "sign-up" ? "sign-up" : "application";
  await tx.insert(auditLines).values({ actor, action, entity, entityId: submissionId, details: {} });
  return stored.withdrawnAt ?? undefined;
}
