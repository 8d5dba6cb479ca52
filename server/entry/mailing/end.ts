import { and, asc, eq, inArray } from "drizzle-orm";
import { entries } from "../../base/db/entrySchema.ts";
import { mailings } from "../../base/db/mailingSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { lockOrder } from "../../money/orders/apply.ts";
import { expireNow } from "../../money/orders/leave.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { cancelMailing, lockMailing, lockPack } from "./change.ts";
import { endMailing } from "./settle.ts";

const notSent = ["requested", "paid", "packed"] as const;

/**
 * Ends the mailings of entries whose packs were collected, in the caller's transaction, which has
 * locked the entries: an unpaid order expires, and a paid fee goes back. Returns the entries whose
 * packs are packed or sent already: those cannot be handed out.
 */
export async function endCollected(
  tx: Database,
  tools: SendingTools,
  entryIds: readonly string[],
  { actor, site }: { actor: string; site: RaceSite | undefined },
): Promise<string[]> {
  if (entryIds.length === 0) return [];
  const isTheirs = inArray(mailings.entryId, [...entryIds]);
  const rows = await tx.select().from(mailings).where(isTheirs).orderBy(asc(mailings.mailingId));
  const sent: string[] = [];
  for (const { mailingId, orderId } of rows) {
    if (orderId !== null) await lockOrder(tx, orderId);
    const mailing = await lockMailing(tx, mailingId);
    if (mailing.state === "requested" && orderId !== null) await expireNow(tx, orderId);
    else if (mailing.state === "requested" || mailing.state === "paid")
      await endMailing(tx, tools, mailing, { because: "collected", actor, site });
    else if (mailing.state !== "cancelled" && mailing.entryId !== null) sent.push(mailing.entryId);
  }
  return sent;
}

/**
 * Ends the mailings of entries that are confirmed no longer and whose packs are not sent, in the
 * caller's transaction: an unpaid order expires, and a paid fee goes back.
 */
export async function endOfLeft(
  tx: Database,
  tools: SendingTools,
  entryIds: readonly string[],
  { actor, site }: { actor: string; site: RaceSite | undefined },
): Promise<void> {
  if (entryIds.length === 0) return;
  const rows = await tx
    .select({ mailingId: mailings.mailingId, entryState: entries.state })
    .from(mailings)
    .innerJoin(entries, eq(entries.entryId, mailings.entryId))
    .where(and(inArray(mailings.entryId, [...entryIds]), inArray(mailings.state, [...notSent])))
    .orderBy(asc(mailings.mailingId));
  for (const { mailingId, entryState } of rows) {
    if (entryState === "confirmed") continue;
    const [{ orderId } = { orderId: null }] = await tx
      .select({ orderId: mailings.orderId })
      .from(mailings)
      .where(eq(mailings.mailingId, mailingId));
    if (orderId !== null) await lockOrder(tx, orderId);
    const mailing = await lockMailing(tx, mailingId);
    if (mailing.state === "requested" && orderId !== null) await expireNow(tx, orderId);
    else if ((notSent as readonly string[]).includes(mailing.state))
      await endMailing(tx, tools, mailing, { because: "left", actor, site });
  }
}

/**
 * Erases the addresses of an account that is deleted, in that transaction, and ends its mailings
 * that are not sent: an unpaid order expires, and a paid fee goes back.
 */
export async function forgetMailings(tx: Database, accountId: string, actor: string): Promise<void> {
  const isOwn = eq(mailings.accountId, accountId);
  const rows = await tx.select().from(mailings).where(isOwn).orderBy(asc(mailings.mailingId));
  for (const row of rows) {
    await lockPack(tx, row);
    if (row.orderId !== null) await lockOrder(tx, row.orderId);
    const mailing = await lockMailing(tx, row.mailingId);
    if (mailing.state === "requested" && row.orderId !== null) await expireNow(tx, row.orderId);
    else if ((notSent as readonly string[]).includes(mailing.state))
      await cancelMailing(tx, mailing, { because: "deleted", actor });
  }
  await tx.update(mailings).set({ addressSealed: null }).where(isOwn);
}
