import { and, eq } from "drizzle-orm";
import { invitations } from "../../base/db/invitationSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { readReceipt } from "../claims/form.ts";
import { type Before, findKnown } from "./findKnown.ts";

/**
 * Finds what an account has submitted with a key by the link of a transfer or an invitation; also
 * an entry by hand, which is the race's and not the account's.
 */
export async function findInvited(
  db: Database,
  { accountId, key }: { accountId: string; key: string },
): Promise<Before> {
  const before = await findKnown(db, { accountId, key });
  if (before.known) return before;
  const isTheirs = and(eq(invitations.createdBy, accountId), eq(invitations.kind, "by-hand"));
  const [row] = await db
    .select({ submission: submissions })
    .from(invitations)
    .innerJoin(submissions, eq(submissions.submissionId, invitations.submissionId))
    .where(and(isTheirs, eq(submissions.key, key)));
  return { ...before, known: row && readReceipt(row.submission, false) };
}
