import { and, eq, sql } from "drizzle-orm";
import { recordAudit } from "../../base/audit/record.ts";
import { invitations } from "../../base/db/invitationSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { Refused } from "../../race/refusals.ts";
import { type Entered, enter, type Unit } from "../places/enter.ts";
import { fillPlace } from "../places/fill.ts";
import type { Invited } from "./find.ts";
import { spent } from "./states.ts";

/**
 * Locks an invitation that is about to be used: of two who use it at once the second finds it used.
 * Throws Refused if it is over.
 */
export async function lockInvited(tx: Database, { invitationId }: Invited): Promise<void> {
  const [invitation] = await tx
    .select({ state: invitations.state, isOver: sql<boolean>`${invitations.endsAt} <= now()` })
    .from(invitations)
    .where(eq(invitations.invitationId, invitationId))
    .for("update");
  if (invitation?.state !== "sent" || invitation.isOver) throw new Refused("sign-up/invitation-link");
}

/**
 * Gives the person of a new sign-up the place that a locked invitation holds, or one that is left,
 * in the transaction that stores the sign-up. Throws Refused if the held place is gone.
 */
export async function takeInvited(tx: Database, { invitationId, holdsPlace }: Invited, unit: Unit): Promise<Entered> {
  const entered = holdsPlace ? await fillPlace(tx, invitationId, unit) : (await enter(tx, [unit], "invitation"))[0];
  if (!entered) throw new Refused("sign-up/invitation-link");
  if (entered.outcome === "entered") await endUsed(tx, invitationId, unit);
  return entered;
}

async function endUsed(tx: Database, invitationId: string, { raceId, actor, submissionId }: Unit): Promise<void> {
  const isOpen = and(eq(invitations.invitationId, invitationId), eq(invitations.state, "sent"));
  const ended = await tx
    .update(invitations)
    .set({ ...spent, state: "used", submissionId, endedAt: sql`now()` })
    .where(isOpen)
    .returning({ invitationId: invitations.invitationId });
  if (ended.length === 0) throw new Refused("sign-up/invitation-link");
  const line = { raceId, actor, action: "invitation-used", entity: "invitation", entityId: invitationId };
  await recordAudit(tx, { ...line, before: "sent", after: "used", details: { submissionId } });
}
