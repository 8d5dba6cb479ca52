import type { RejectionGround } from "#contract/details.ts";
import type { Database } from "../../base/db/open.ts";
import type { SubmissionRow } from "../../entry/own/own.ts";
import { notifyOwner } from "../../people/sending/notifyOwner.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import { getSender, itemName, type RaceSite } from "../../race/raceSite.ts";

interface NewDecision {
  site: RaceSite | undefined;
  isApproved: boolean;
  ground: RejectionGround | undefined;
  reason: string | null;
}

/** Queues the decision for the one who applied, in the transaction that records it. */
export async function notifyDecided(
  tx: Database,
  tools: SendingTools,
  { submissionId, item }: Pick<SubmissionRow, "submissionId" | "item">,
  { site, isApproved, ground, reason }: NewDecision,
): Promise<void> {
  const values = {
    what: isApproved ? "approved" : "rejected",
    item: itemName(site, item),
    ground: ground?.text,
    reason: reason ?? undefined,
    site: site && getSender(site),
  } as const;
  await notifyOwner(tx, tools, submissionId, { key: `decided/${submissionId}`, template: "decided", values });
}
