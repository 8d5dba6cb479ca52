import { and, eq, inArray, sql } from "drizzle-orm";
import type { AuditAction } from "#core/auditWords.ts";
import { type AuditLine, recordAudit } from "../../base/audit/record.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { invitations } from "../../base/db/invitationSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { endThose } from "./endEntries.ts";

type InvitationRow = typeof invitations.$inferSelect;

/**
 * What an invitation loses when it is used or ends: its secret, and the message that was still to
 * be sent.
 */
export const spent = { linkSealed: null, linkMac: null, dueAt: null } as const;

/** Ends locked invitations that are open; the places that they hold come back. */
export async function endInvitations(
  tx: Database,
  rows: readonly InvitationRow[],
  ending: { state: "ended" | "expired"; after: "withdrawn" | "offer_expired"; actor: string; action: AuditAction },
): Promise<void> {
  const { state, after, actor, action } = ending;
  const ids = rows.map(({ invitationId }) => invitationId);
  await tx
    .update(invitations)
    .set({ ...spent, state, endedAt: sql`now()` })
    .where(inArray(invitations.invitationId, ids));
  const isHeld = and(inArray(entries.entryId, ids), eq(entries.state, "offered"));
  await endThose(tx, isHeld, { after, reason: action, actor });
  const lines = rows.map(({ raceId, invitationId }) => ({ raceId, actor, action, entityId: invitationId }));
  await recordAudit(
    tx,
    lines.map((line): AuditLine => ({ ...line, entity: "invitation", before: "sent", after: state })),
  );
}

/** Ends the open links of approved applications, in the caller's transaction. */
export async function endApprovalLinks(tx: Database, applicationIds: readonly string[], actor: string): Promise<void> {
  if (applicationIds.length === 0) return;
  const isOpen = and(inArray(invitations.applicationId, [...applicationIds]), eq(invitations.state, "sent"));
  const rows = await tx.select().from(invitations).where(isOpen).orderBy(invitations.invitationId).for("update");
  if (rows.length > 0)
    await endInvitations(tx, rows, { state: "ended", after: "withdrawn", actor, action: "invitation-withdrawn" });
}
