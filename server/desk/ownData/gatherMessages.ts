import { desc, eq } from "drizzle-orm";
import { entrantMessages, messageRecipients } from "../../base/db/messageSchema.ts";
import type { Database } from "../../base/db/open.ts";

/** What organisers sent to an account, or left out, for its owner; the newest first. */
export async function gatherMessages(db: Database, accountId: string) {
  const { stream, subject, text } = entrantMessages;
  const { at, outcome } = messageRecipients;
  return db
    .select({ at, outcome, stream, subject, text })
    .from(messageRecipients)
    .innerJoin(entrantMessages, eq(entrantMessages.messageId, messageRecipients.messageId))
    .where(eq(messageRecipients.accountId, accountId))
    .orderBy(desc(at));
}
