import type { Database } from "../../base/db/open.ts";
import type { Title } from "../../delivery/message.ts";
import type { SendingTools } from "../../sending/permit.ts";
import { notifyOwner } from "../own/notifyOwner.ts";
import { senderOf } from "../race/raceSite.ts";
import type { Taking } from "./find.ts";

/** Queues a message to the owner of an entry that somebody took over, or that was deferred to the race with this title, in the transaction that did it. It does not name who. */
export async function notifyTaken(
  tx: Database,
  tools: SendingTools,
  { transferId, fromSubmission, itemName: item, deferring }: Taking,
  { siteTitle }: { siteTitle?: Title | undefined },
): Promise<void> {
  if (!deferring) {
    const key = `transferred/${transferId}`;
    return notifyOwner(tx, tools, fromSubmission, { key, template: "transferred", values: { item, site: siteTitle } });
  }
  const values = { item, to: siteTitle ?? { zh: "" }, site: senderOf(deferring.site) };
  await notifyOwner(tx, tools, fromSubmission, { key: `deferred/${transferId}`, template: "deferred", values });
}
