import { and, eq, isNull, sql } from "drizzle-orm";
import type { InvitationOffer } from "#contract/invitations.ts";
import { type AuditLine, recordAudit } from "../../base/audit/record.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { invitations } from "../../base/db/invitationSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { entrants, submissions } from "../../base/db/signupSchema.ts";
import { getRaces, includesRace } from "../../base/rights.ts";
import { linkMac, type Secrets } from "../../base/secrets/secrets.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import { Refused, refusal } from "../../race/refusals.ts";
import { leave } from "../leave/leave.ts";
import { spent } from "../places/endInvitations.ts";
import { enter, type Unit } from "../places/enter.ts";
import { fillPlace } from "../places/fill.ts";
import type { Link, ReadLink } from "./link.ts";

type InvitationRow = typeof invitations.$inferSelect;
type Tools = { db: Database; secrets: Pick<Secrets, "mac"> };

async function findOpen({ db, secrets }: Tools, { raceId }: Pick<RaceSite, "raceId">, token: string) {
  const isOpen = and(eq(invitations.state, "sent"), sql`${invitations.endsAt} > now()`);
  const isIt = and(eq(invitations.linkMac, linkMac(secrets, "invitation", token)), eq(invitations.raceId, raceId));
  const [invitation] = await db.select().from(invitations).where(and(isIt, isOpen));
  return invitation;
}

/**
 * Reads the offer of an invitation's link; undefined if it is no link of that race, or not any
 * more. An entry by hand is only for its organiser, who knows.
 */
export async function readOffer(
  tools: SignupTools,
  site: RaceSite,
  token: string,
): Promise<InvitationOffer | undefined> {
  const open = await findOpen(tools, site, token);
  if (!open || open.kind === "by-hand") return undefined;
  const { item, isWaived, holdsPlace, endsAt } = open;
  const names = { siteTitle: site.site.title, itemName: itemName(site, item) };
  return { ...names, item, isWaived, holdsPlace, endsAt: endsAt.getTime() };
}

// An organiser who begins an entry by hand and loses the right before submitting it enters nobody.
async function organisesNow(db: Database, accountId: string, { raceId }: Pick<RaceSite, "raceId">): Promise<boolean> {
  const { authorities } = accounts;
  const [row] = await db.select({ authorities }).from(accounts).where(eq(accounts.accountId, accountId));
  return includesRace(getRaces(row?.authorities ?? []), raceId);
}

/** Reads the link of an invitation, or that of an entry by hand. */
export const readInvitation: ReadLink = async (tools, { site, accountId, body }) => {
  const { invitation: token, item, transfer, team, deferral } = body;
  if (token === undefined) return undefined;
  const isOnly = transfer === undefined && team === undefined && deferral === undefined;
  const invitation = isOnly ? await findOpen(tools, site, token) : undefined;
  if (invitation?.item !== item) return refusal(error);
  const isByHand = invitation.kind === "by-hand";
  if (isByHand && !(invitation.createdBy === accountId && (await organisesNow(tools.db, accountId, site))))
    return refusal(error);
  if (invitation.kind !== "approved") return openInvitation(invitation);
  const application = await readApplicant(tools.db, invitation.applicationId);
  if (application?.accountId !== accountId) return refusal(error);
  return openApproval(tools, site, { invitation, accountId, mac: application.mac });
};

// Who made the application, and for whom: nobody else registers by its link.
async function readApplicant(db: Database, applicationId: string | null) {
  const [row] = await db
    .select({ accountId: submissions.accountId, mac: entrants.documentMac })
    .from(submissions)
    .innerJoin(entrants, and(eq(entrants.submissionId, submissions.submissionId), eq(entrants.position, 0)))
    .where(and(eq(submissions.submissionId, applicationId ?? ""), isNull(submissions.withdrawnAt)));
  return row;
}

// Who is in the draw leaves it with the registration, and not before.
function openApproval(
  tools: SignupTools,
  site: RaceSite,
  { invitation, accountId: actor, mac }: { invitation: InvitationRow; accountId: string; mac: string | null },
): Link {
  const link = openInvitation(invitation);
  if (mac === null) return link;
  return {
    ...link,
    documentMac: mac,
    async lock(tx) {
      await link.lock(tx);
      const rows = await tx
        .select({ submissionId: submissions.submissionId })
        .from(submissions)
        .innerJoin(entries, eq(entries.submissionId, submissions.submissionId))
        .where(and(eq(entries.raceId, invitation.raceId), eq(entries.personId, mac), eq(entries.state, "pool")))
        .for("update", { of: submissions });
      const ids = rows.map(({ submissionId }) => submissionId);
      if (ids.length > 0) await leave(tx, tools, ids, { reason: "through-entry", actor, site });
    },
  };
}

const error = "sign-up/invitation-link";

function openInvitation(invitation: InvitationRow): Link {
  const { invitationId, isWaived, holdsPlace, kind } = invitation;
  return {
    error,
    ...(isWaived && { settled: { feeFen: 0, price: null, waiver: "invitation" } }),
    isByHand: kind === "by-hand",
    async lock(tx) {
      const [row] = await tx
        .select({ state: invitations.state, isOver: sql<boolean>`${invitations.endsAt} <= now()` })
        .from(invitations)
        .where(eq(invitations.invitationId, invitationId))
        .for("update");
      if (row?.state !== "sent" || row.isOver) throw new Refused(error);
    },
    async take(tx, unit) {
      // The place that the invitation holds, or one that is left.
      const outcome = holdsPlace ? await fillPlace(tx, invitationId, unit) : (await enter(tx, [unit], "invitation"))[0];
      if (!outcome) throw new Refused(error);
      if (outcome.outcome === "entered") await endUsed(tx, invitationId, unit);
      return outcome;
    },
  };
}

async function endUsed(tx: Database, invitationId: string, { raceId, actor, submissionId }: Unit): Promise<void> {
  const isOpen = and(eq(invitations.invitationId, invitationId), eq(invitations.state, "sent"));
  const rows = await tx
    .update(invitations)
    .set({ ...spent, state: "used", submissionId, endedAt: sql`now()` })
    .where(isOpen)
    .returning({ invitationId: invitations.invitationId });
  if (rows.length === 0) throw new Refused(error);
  const line: AuditLine = { raceId, actor, action: "invitation-used", entity: "invitation", entityId: invitationId };
  await recordAudit(tx, { ...line, before: "sent", after: "used", details: { submissionId } });
}
