import { and, eq, isNull, ne, or } from "drizzle-orm";
import { auditStatus } from "#core/auditStatus.ts";
import { hasLiveEntry } from "#core/liveEntries.ts";
import type { Visitor } from "#core/routeRules.ts";
import type { CompiledForm } from "#forms/form.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";

/** An account, or nobody's, and a race. */
interface Visit {
  accountId: string | null;
  raceId: string;
}

/**
 * Returns what is known of a visitor: nothing, that they are logged in, or that they have also
 * signed up for the race. What was withdrawn, rejected or replaced, answers to general forms, and
 * sign-ups of which no entry is live any more, do not count.
 */
export async function readVisitor(db: Database, { accountId, raceId }: Visit): Promise<Visitor> {
  if (accountId === null) return "unknown";
  const { submissionId, use, withdrawnAt, replacedBy } = submissions;
  const isOwn = and(eq(submissions.accountId, accountId), eq(submissions.raceId, raceId), ne(use, "general"));
  const isRejected = ne(submissions.auditStatus, auditStatus.rejected);
  const isValid = and(isNull(withdrawnAt), isNull(replacedBy), or(isNull(submissions.auditStatus), isRejected));
  const rows = await db
    .select({ submissionId, state: entries.state })
    .from(submissions)
    .leftJoin(entries, eq(entries.submissionId, submissionId))
    .where(and(isOwn, isValid));
  const isEntered = rows.some(({ state }) => hasLiveEntry(state === null ? [] : [{ state }]));
  return isEntered ? "entered" : "logged-in";
}

/** The same for the check of a form; undefined if the form asks nothing that depends on it. */
export async function identifyVisitor(
  db: Database,
  { calculated }: Pick<CompiledForm, "calculated">,
  visit: Visit,
): Promise<Visitor | undefined> {
  const isAsked = calculated.some(({ calculate }) => calculate === "logged-in" || calculate === "entered");
  return isAsked ? readVisitor(db, visit) : undefined;
}
