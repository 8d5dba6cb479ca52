import { eq, sql } from "drizzle-orm";
import { isMailingEdge, type MailingEnd, type MailingState } from "#core/mailing.ts";
import { type AuditLine, recordAudit } from "../../base/audit/record.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { mailingHistory, mailingRunners, mailings } from "../../base/db/mailingSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { findMailingOf, type MailingRow } from "../../money/orders/notifyMailing.ts";
import { requestRefund } from "../../money/orders/refund.ts";

export type { MailingRow };

/** The pack that is mailed: of an entry, or of an imported runner. */
export type Pack = Pick<MailingRow, "entryId" | "runnerId">;

/**
 * Locks the pack of a mailing until the transaction ends: the row of its entry, which a hand-out
 * locks too, or of its imported runner. A pack is locked before the order of its mailing.
 */
export async function lockPack(tx: Database, { entryId, runnerId }: Pack): Promise<void> {
  if (entryId !== null) {
    const id = { entryId: entries.entryId };
    await tx.select(id).from(entries).where(eq(entries.entryId, entryId)).for("no key update");
  } else if (runnerId !== null) {
    const id = { runnerId: mailingRunners.runnerId };
    await tx.select(id).from(mailingRunners).where(eq(mailingRunners.runnerId, runnerId)).for("update");
  }
}

/**
 * Locks the pack whose mailing an order pays for, if it pays for one: before the order is locked.
 */
export async function lockPackOf(tx: Database, orderId: string): Promise<void> {
  const mailing = await findMailingOf(tx, orderId);
  if (mailing) await lockPack(tx, mailing);
}

/** Locks a mailing, whose pack is locked, until the transaction ends. */
export async function lockMailing(tx: Database, mailingId: string): Promise<MailingRow> {
  const [mailing] = await tx.select().from(mailings).where(eq(mailings.mailingId, mailingId)).for("update");
  if (!mailing) throw new Error("A mailing that is not stored was to be locked.");
  return mailing;
}

/** What changes with the state of a mailing. */
export interface MailingChange {
  after: MailingState;
  actor: string;
  carrier?: string | undefined;
  tracking?: string | undefined;
  endedBecause?: MailingEnd;
}

/** Changes the state of a locked mailing, and records it in its history and in the audit. */
export async function changeMailing(
  tx: Database,
  { mailingId, raceId, state: before }: MailingRow,
  { after, actor, carrier, tracking, endedBecause }: MailingChange,
): Promise<MailingRow> {
  if (!isMailingEdge(before, after)) throw new Error(`A mailing cannot become ${after} after ${before}.`);
  const [changed] = await tx
    .update(mailings)
    .set({
      state: after,
      stateAt: sql`now()`,
      ...(carrier !== undefined && { carrier }),
      ...(tracking !== undefined && { tracking }),
      ...(endedBecause && { endedBecause }),
    })
    .where(eq(mailings.mailingId, mailingId))
    .returning();
  if (!changed) throw new Error("A mailing that is not stored was to be changed.");
  await tx.insert(mailingHistory).values({ mailingId, before, after, actor });
  const line: AuditLine = { raceId, actor, action: "mailing", entity: "mailing", entityId: mailingId, before, after };
  await recordAudit(tx, { ...line, ...(endedBecause && { reason: endedBecause }) });
  return changed;
}

/**
 * Cancels a locked mailing that is not sent yet, and pays its fee back if it was paid. An order
 * that
 * waits for payment is ended by its caller, or expires.
 */
export async function cancelMailing(
  tx: Database,
  mailing: MailingRow,
  { because, actor }: { because: MailingEnd; actor: string },
): Promise<MailingRow> {
  const cancelled = await changeMailing(tx, mailing, { after: "cancelled", actor, endedBecause: because });
  const { orderId, feeFen: amountFen } = mailing;
  if (orderId === null || mailing.state === "requested") return cancelled;
  const reason = because === "left" || because === "deleted" ? "withdrawn" : "organiser";
  const request = { orderId, amountFen, reason, key: "mailing", requestedBy: actor } as const;
  await requestRefund(tx, { ...request, ...(reason === "organiser" && { note: `mailing: ${because}` }) });
  return cancelled;
}
