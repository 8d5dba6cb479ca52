import { and, eq, isNotNull, lte, or, sql } from "drizzle-orm";
import { type AuditLine, recordAudit } from "../../../base/audit/record.ts";
import { invitations } from "../../../base/db/invitationSchema.ts";
import type { Database } from "../../../base/db/open.ts";
import { includesRace, type Reviewer } from "../../../base/rights.ts";
import { endInvitations } from "../../../entry/places/endInvitations.ts";

/**
 * What became of an invitation that was to be changed: `over` was used, withdrawn or not used in
 * time.
 */
export type Changed = "changed" | "invitation/not-found" | "invitation/over";

type Row = typeof invitations.$inferSelect;

/**
 * Withdraws an open invitation of one of the reviewer's races: its link ends, and the place that it
 * holds comes back.
 */
export async function withdrawInvitation(db: Database, reviewer: Reviewer, invitationId: string): Promise<Changed> {
  return change(db, reviewer, invitationId, async (tx, row) => {
    const { actor } = reviewer;
    await endInvitations(tx, [row], { state: "ended", after: "withdrawn", actor, action: "invitation-withdrawn" });
  });
}

/** Has the message of an open invitation sent again, within the limits of messages. */
export async function sendAgain(db: Database, reviewer: Reviewer, invitationId: string): Promise<Changed> {
  return change(db, reviewer, invitationId, async (tx, { raceId }) => {
    const isIt = and(eq(invitations.invitationId, invitationId), isNotNull(invitations.contactSealed));
    await tx.update(invitations).set({ dueAt: sql`now()` }).where(isIt);
    const { actor } = reviewer;
    const line: AuditLine = {
      raceId,
      actor,
      action: "invitation-sent-again",
      entity: "invitation",
      entityId: invitationId,
    };
    await recordAudit(tx, line);
  });
}

async function change(
  db: Database,
  { races }: Reviewer,
  invitationId: string,
  apply: (tx: Database, row: Row) => Promise<void>,
): Promise<Changed> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const isIt = eq(invitations.invitationId, invitationId);
    const [row] = await tx.select().from(invitations).where(isIt).for("update");
    // The link of an approval ends only with it, which takes two organisers.
    if (!row || row.kind === "approved" || !includesRace(races, row.raceId)) return "invitation/not-found";
    if (row.state !== "sent") return "invitation/over";
    await apply(tx, row);
    return "changed";
  });
}

const mostAtATime = 500;

/**
 * Ends the invitations that were not used in time; the places that they hold go to those who wait.
 * Every server does it, each a part. Returns how many.
 */
export async function expireInvitations(db: Database): Promise<number> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const isOver = and(eq(invitations.state, "sent"), lte(invitations.endsAt, sql`now()`));
    const rows = await tx
      .select()
      .from(invitations)
      .where(isOver)
      .orderBy(invitations.invitationId)
      .limit(mostAtATime)
      .for("update", { skipLocked: true });
    if (rows.length > 0)
      await endInvitations(tx, rows, {
        state: "expired",
        after: "offer_expired",
        actor: "program",
        action: "invitation-expired",
      });
    return rows.length;
  });
}

/**
 * Erases the contacts and notes of invitations that were used or ended 30 days ago. That somebody
 * was invited stays, without who.
 */
export async function forgetContacts(db: Database): Promise<void> {
  const isOld = lte(invitations.endedAt, sql`now() - interval '30 days'`);
  const isKept = or(isNotNull(invitations.contactSealed), isNotNull(invitations.noteSealed));
  await db.update(invitations).set({ contactSealed: null, noteSealed: null }).where(and(isOld, isKept));
}
