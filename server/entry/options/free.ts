import type { Database } from "../../base/db/open.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import type { Senders } from "../../race/senders.ts";
import { releaseOptions } from "./claim.ts";
import { notifyFreed } from "./notify.ts";

/**
 * Gives the options of submissions that end to those who wait for them, and notifies these, in the
 * caller's transaction.
 */
export async function freeOptions(
  tx: Database,
  tools: SendingTools,
  submissionIds: string[],
  senders: Senders,
): Promise<void> {
  await notifyFreed(tx, tools, await releaseOptions(tx, submissionIds), senders);
}
