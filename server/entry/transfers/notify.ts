import type { Database } from "../../base/db/open.ts";
import type { Title } from "../../base/delivery/message.ts";
import { notifyOwner } from "../../people/sending/notifyOwner.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import { getSender } from "../../race/raceSite.ts";
import type { Taking } from "./find.ts";

/**
 * Queues messages to both owners of an entry that was taken over by the sign-up `to`, or one to the
 * owner of an entry that was deferred to the race with this title, in the transaction that did it.
 * They do not name who.
 */
export async function notifyTaken(
  tx: Database,
  tools: SendingTools,
  { transferId, fromSubmission, itemName: item, deferring }: Taking,
  { siteTitle, to: toSubmission }: { siteTitle?: Title | undefined; to: string },
): Promise<void> {
  if (!deferring) {
    const values = { item, site: siteTitle };
    const before = { key: `transferred/${transferId}`, template: "transferred", values } as const;
    await notifyOwner(tx, tools, fromSubmission, before);
    return notifyOwner(tx, tools, toSubmission, { key: `received/${transferId}`, template: "received", values });
  }
  const values = { item, to: siteTitle ?? { zh: "" }, site: getSender(deferring.site) };
  await notifyOwner(tx, tools, fromSubmission, { key: `deferred/${transferId}`, template: "deferred", values });
}
