import { and, asc, eq, inArray } from "drizzle-orm";
import type { ApprovalLink } from "#contract/signup.ts";
import { invitations } from "../../base/db/invitationSchema.ts";
import type { Database } from "../../base/db/open.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";

/** Returns the last link of each approved application, by the id of the application. */
export async function listApprovalLinks(
  { db, secrets }: { db: Database; secrets: Pick<Secrets, "open"> },
  submissionIds: readonly string[],
): Promise<Map<string, ApprovalLink>> {
  if (submissionIds.length === 0) return new Map();
  const { applicationId, seq, state, linkSealed, endsAt } = invitations;
  const rows = await db
    .select({ applicationId, state, linkSealed, endsAt })
    .from(invitations)
    .where(and(eq(invitations.kind, "approved"), inArray(applicationId, [...submissionIds])))
    .orderBy(asc(seq));
  return new Map(
    rows.map((row) => {
      const token = row.linkSealed === null ? null : secrets.open(row.linkSealed);
      return [row.applicationId ?? "", { state: row.state, token, endsAt: row.endsAt.getTime() }];
    }),
  );
}
