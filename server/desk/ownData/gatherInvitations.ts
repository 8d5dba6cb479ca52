import { inArray } from "drizzle-orm";
import { invitations } from "../../base/db/invitationSchema.ts";
import type { Database } from "../../base/db/open.ts";

/**
 * The invitations that an account's sign-ups used, for its owner's export. Who made them and what
 * is noted of them is the organiser's, and is left out.
 */
export async function gatherInvitations(db: Database, submissionIds: string[]): Promise<unknown[]> {
  if (submissionIds.length === 0) return [];
  const { raceId, item, submissionId, isWaived, createdAt, endedAt } = invitations;
  return db
    .select({ raceId, item, submissionId, isWaived, createdAt, usedAt: endedAt })
    .from(invitations)
    .where(inArray(submissionId, submissionIds));
}
