import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { usualLinkHours } from "#core/applying.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { invitations } from "../../base/db/invitationSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { newLink } from "../../base/secrets/secrets.ts";
import { enter } from "../../entry/places/enter.ts";
import { Refused } from "../../race/refusals.ts";
import type { ApprovalTools, Approved } from "./approve.ts";

/**
 * Holds a place for the person of an application that is approved, and makes the link by which they
 * register, in the caller's transaction. Throws Refused if no place is left or the race is
 * cancelled. Returns until when the link works.
 */
export async function makeApprovalLink(
  tx: Database,
  { secrets }: Pick<ApprovalTools, "secrets">,
  { row, actor }: Approved,
  hours: number = usualLinkHours,
): Promise<Date> {
  const { submissionId, raceId, domainName, item, language } = row;
  const { token: _token, ...link } = newLink(secrets, "invitation");
  const [invitation] = await tx
    .insert(invitations)
    .values({
      invitationId: randomUUID(),
      raceId,
      domainName,
      item,
      kind: "approved",
      applicationId: submissionId,
      language: language ?? "zh",
      isWaived: false,
      holdsPlace: true,
      createdBy: actor,
      ...link,
      endsAt: sql`now() + make_interval(hours => ${hours})`,
    })
    .returning();
  if (!invitation) throw new Error("The link of an approval was not stored.");
  const people = [{ position: 0, personId: null, birthday: null }];
  const held = { raceId, item, submissionId: null, heldAs: invitation.invitationId, actor, people };
  const [outcome] = await enter(tx, [held], "approval");
  if (outcome?.outcome === "full") throw new Refused("application/full", { values: { left: outcome.left, count: 1 } });
  if (outcome?.outcome !== "entered") throw new Refused("application/cancelled");
  const { invitationId, endsAt } = invitation;
  const line = { raceId, actor, action: "invite", entity: "invitation", entityId: invitationId } as const;
  await recordAudit(tx, { ...line, after: "sent", details: { item, kind: "approved", submissionId } });
  return endsAt;
}
