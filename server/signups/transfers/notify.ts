import type { Database } from "../../base/db/open.ts";
import type { Title } from "../../delivery/message.ts";
import type { SendingTools } from "../../sending/permit.ts";
import { notifyOwner } from "../notifyOwner.ts";
import type { Taking } from "./find.ts";

/** Queues a message to the owner of an entry that somebody took over, in the transaction that did it. It does not name who. */
export async function notifyTransferred(
  tx: Database,
  tools: SendingTools,
  { transferId, fromSubmission, itemName }: Taking,
  site: Title | undefined,
): Promise<void> {
  const key = `transferred/${transferId}`;
  await notifyOwner(tx, tools, fromSubmission, { key, template: "transferred", values: { item: itemName, site } });
}
