import type { RejectionGround } from "#contract/details.ts";
import type { Database } from "../../base/db/open.ts";
import type { SubmissionRow } from "../../entry/own/own.ts";
import { notifyOwner } from "../../people/sending/notifyOwner.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import { getSender, itemName, type RaceSite } from "../../race/raceSite.ts";

interface NewDecision {
  site: RaceSite | undefined;
  what: "approved" | "approvedByLink" | "rejected" | "revoked";
  /** Until when the link works by which the person registers; undefined without one. */
  linkUntil?: Date | undefined;
  ground: RejectionGround | undefined;
  reason: string | null;
  /** Makes the message the same one; of the decision unless given. */
  key?: string;
}

/** Queues the decision for the one who applied, in the transaction that records it. */
export async function notifyDecided(
  tx: Database,
  tools: SendingTools,
  { submissionId, item }: Pick<SubmissionRow, "submissionId" | "item">,
  { site, what, linkUntil, ground, reason, key = `decided/${submissionId}` }: NewDecision,
): Promise<void> {
  const values = {
    what,
    until: linkUntil?.getTime(),
    timeZone: site?.timeZone,
    item: itemName(site, item),
    ground: ground?.text,
    reason: reason ?? undefined,
    site: site && getSender(site),
  } as const;
  await notifyOwner(tx, tools, submissionId, { key, template: "decided", values });
}
