import { eq } from "drizzle-orm";
import { accounts } from "../../base/db/accountSchema.ts";
import { mailings } from "../../base/db/mailingSchema.ts";
import type { Database } from "../../base/db/open.ts";
import type { Templates } from "../../base/delivery/message.ts";
import { notifyContact } from "../../people/sending/notifyOwner.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import { getSender, type RaceSite } from "../../race/raceSite.ts";
import { toYuan } from "../fen.ts";

/** A mailing as the table has it. */
export type MailingRow = typeof mailings.$inferSelect;

/** What a message about a mailing states. */
export interface MailingNotice {
  what: Templates["mailing"]["what"];
  site: RaceSite | undefined;
  /** In fen; the fee unless given. */
  amountFen?: number;
  /** Distinguishes two messages of the same kind, such as the number of a refund. */
  about?: string;
}

/** Returns the mailing that an order pays for; undefined if it pays for none. */
export async function findMailingOf(db: Database, orderId: string): Promise<MailingRow | undefined> {
  const [mailing] = await db.select().from(mailings).where(eq(mailings.orderId, orderId));
  return mailing;
}

/**
 * Queues a message to the runner of a mailing, in the caller's transaction. Nothing is queued for
 * one without an account or a contact.
 */
export async function notifyMailing(
  tx: Database,
  tools: SendingTools,
  { mailingId, accountId, language, feeFen, carrier, tracking }: MailingRow,
  { what, site, amountFen = feeFen, about = "" }: MailingNotice,
): Promise<void> {
  if (accountId === null) return;
  const { email, phoneSealed } = accounts;
  const [row] = await tx.select({ email, phoneSealed }).from(accounts).where(eq(accounts.accountId, accountId));
  const target = row?.email ?? (row?.phoneSealed && tools.secrets.open(row.phoneSealed));
  if (!row || !target) return;
  const values = {
    what,
    yuan: toYuan(amountFen),
    carrier: carrier ?? "",
    tracking: tracking ?? "",
    site: site && getSender(site),
  };
  const contact = { channel: row.email ? "email" : "sms", target, language } as const;
  const key = `mailing/${mailingId}/${what}${about}`;
  await notifyContact(tx, tools, contact, { key, template: "mailing", values }, "notice");
}
