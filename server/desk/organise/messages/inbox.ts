import { and, desc, eq, inArray } from "drizzle-orm";
import type { OwnMessage } from "#contract/entrantMessages.ts";
import { entries } from "../../../base/db/entrySchema.ts";
import { entrantMessages, messageRecipients } from "../../../base/db/messageSchema.ts";
import type { SignupTools } from "../../../money/payments/tools.ts";
import type { RaceSite } from "../../../race/raceSite.ts";
import { findShownSite } from "../../../race/shownSite.ts";
import { readRows } from "../rows.ts";
import { renderAll } from "./compose.ts";

const mostListed = 20;

/**
 * Lists the messages of organisers to an account, the newest first, with the facts that its entries
 * have now: also those that went to no address.
 */
export async function listInbox(
  tools: Pick<SignupTools, "db" | "secrets" | "boundSites" | "store">,
  accountId: string,
): Promise<OwnMessage[]> {
  const { db, secrets } = tools;
  const sent = await db
    .select({ message: entrantMessages, entryId: messageRecipients.entryId, at: messageRecipients.at })
    .from(messageRecipients)
    .innerJoin(entrantMessages, eq(entrantMessages.messageId, messageRecipients.messageId))
    .where(
      and(eq(messageRecipients.accountId, accountId), inArray(messageRecipients.outcome, ["queued", "no-address"])),
    )
    .orderBy(desc(messageRecipients.at), desc(entrantMessages.messageId))
    .limit(mostListed);
  const sites = new Map<string, RaceSite | undefined>();
  const list: OwnMessage[] = [];
  for (const { message, entryId, at } of sent) {
    const { raceId } = message;
    if (!sites.has(raceId)) sites.set(raceId, await findShownSite(tools, raceId));
    const site = sites.get(raceId);
    if (!site) continue;
    const rows = await readRows(db, eq(entries.entryId, entryId), { limit: 1 });
    const [rendered] = await renderAll(db, secrets, { site, words: message, rows });
    if (!rendered) continue;
    const { subject, text, language } = rendered;
    list.push({ messageId: message.messageId, race: site.site.title, subject, text, language, at: at.getTime() });
  }
  return list;
}
