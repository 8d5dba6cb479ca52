import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { endReasons } from "#contract/signup.ts";
import { auditStatus } from "#core/auditStatus.ts";
import { recordAudit } from "../../base/audit/record.ts";
import type { EntryState } from "../../base/db/entryStates.ts";
import type { Database } from "../../base/db/open.ts";
import { entrants, submissions } from "../../base/db/signupSchema.ts";
import { endEntries } from "../places/endEntries.ts";

/** Why a submission ends. */
export type EndReason = (typeof endReasons)[number];

/**
 * Ends a submission that is not rejected: its entrants can sign up again, and its entries end in
 * the state `after`. The audit has the reason as the action. Returns when; undefined if it was
 * ended before.
 */
export async function endSubmission(
  tx: Database,
  { submissionId, use, raceId }: Pick<typeof submissions.$inferSelect, "submissionId" | "use" | "raceId">,
  { actor, action, after = "withdrawn" }: { actor: string; action: EndReason; after?: EntryState },
): Promise<Date | undefined> {
  const isRunning = and(
    eq(submissions.submissionId, submissionId),
    isNull(submissions.withdrawnAt),
    or(isNull(submissions.auditStatus), ne(submissions.auditStatus, auditStatus.rejected)),
  );
  const [stored] = await tx
    .update(submissions)
    .set({ withdrawnAt: sql`now()`, endedBecause: action })
    .where(isRunning)
    .returning({ withdrawnAt: submissions.withdrawnAt });
  if (!stored) return undefined;
  await tx.update(entrants).set({ isStanding: false }).where(eq(entrants.submissionId, submissionId));
  await endEntries(tx, [submissionId], { after, reason: action, actor });
  const entity = use === "sign-up" ? "sign-up" : "application";
  await recordAudit(tx, { raceId, actor, action, entity, entityId: submissionId });
  return stored.withdrawnAt ?? undefined;
}
