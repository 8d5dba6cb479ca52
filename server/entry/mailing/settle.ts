import { eq } from "drizzle-orm";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { notifyMailing } from "../../money/orders/notifyMailing.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { cancelMailing, changeMailing, lockMailing, type MailingRow } from "./change.ts";
import { findHandOut } from "./handOuts.ts";

/**
 * Settles that the order of a mailing was paid, in the caller's transaction, which has locked its
 * pack and order. Returns false, and the money goes back, if the request has ended, or its pack was
 * collected meanwhile.
 */
export async function payMailing(tx: Database, mailingId: string): Promise<boolean> {
  const mailing = await lockMailing(tx, mailingId);
  if (mailing.state !== "requested") return false;
  const because = await findObstacle(tx, mailing);
  if (because) {
    await cancelMailing(tx, mailing, { because, actor: "provider" });
    return false;
  }
  await changeMailing(tx, mailing, { after: "paid", actor: "provider" });
  return true;
}

/** Returns why the pack of a locked mailing is not sent: it was collected, or its entry ended. */
export async function findObstacle(
  tx: Database,
  { entryId }: Pick<MailingRow, "entryId">,
): Promise<"collected" | "left" | undefined> {
  if (entryId === null) return undefined;
  const [entry] = await tx.select({ state: entries.state }).from(entries).where(eq(entries.entryId, entryId));
  if (entry?.state !== "confirmed") return "left";
  return (await findHandOut(tx, entryId)) ? "collected" : undefined;
}

/** Ends the mailing whose order was not paid, in the caller's transaction; a paid one stays. */
export async function endUnpaidMailing(tx: Database, mailingId: string, actor: string): Promise<boolean> {
  const mailing = await lockMailing(tx, mailingId);
  if (mailing.state !== "requested") return false;
  await cancelMailing(tx, mailing, { because: "unpaid", actor });
  return true;
}

/** Cancels a locked mailing that is not sent yet, and informs its runner. */
export async function endMailing(
  tx: Database,
  tools: SendingTools,
  mailing: MailingRow,
  { because, actor, site }: { because: "collected" | "left" | "organiser"; actor: string; site: RaceSite | undefined },
): Promise<void> {
  const cancelled = await cancelMailing(tx, mailing, { because, actor });
  await notifyMailing(tx, tools, cancelled, { what: because === "collected" ? "collected" : "ended", site });
}
