import type { Database } from "../../base/db/open.ts";
import type { Secrets } from "../../base/secrets.ts";
import type { Title } from "../../delivery/message.ts";
import { releaseOptions } from "./claim.ts";
import { notifyFreed } from "./notify.ts";

/** Gives the options of submissions that end to those who wait for them, and notifies these, in the caller's transaction. */
export async function freeOptions(
  tx: Database,
  secrets: Secrets,
  submissionIds: string[],
  site?: Title,
): Promise<void> {
  await notifyFreed(tx, secrets, await releaseOptions(tx, submissionIds), site);
}
