import { and, eq, sql } from "drizzle-orm";
import type { InvitationOffer } from "#contract/invitations.ts";
import type { SubmissionBody } from "#contract/signup.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { invitations } from "../../base/db/invitationSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { getRaces, includesRace } from "../../base/rights.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import { type Refusal, refusal } from "../../race/refusals.ts";

type Tools = { db: Database; secrets: Pick<Secrets, "mac"> };

/** What finds an invitation by the token of its link. */
export function invitationMac({ mac }: Pick<Secrets, "mac">, token: string): string {
  return mac("invitation-link", token);
}

/** The part of a checked submission that uses an invitation. */
export interface Invited {
  invitationId: string;
  /** Whether nothing is due. */
  isWaived: boolean;
  /** Whether the entry with the id of the invitation holds a place. */
  holdsPlace: boolean;
  /** Whether an organiser uses it in the name of the race. */
  isByHand: boolean;
}

async function findOpen({ db, secrets }: Tools, { raceId }: Pick<RaceSite, "raceId">, token: string) {
  const isOpen = and(eq(invitations.state, "sent"), sql`${invitations.endsAt} > now()`);
  const isIt = and(eq(invitations.linkMac, invitationMac(secrets, token)), eq(invitations.raceId, raceId));
  const [invitation] = await db.select().from(invitations).where(and(isIt, isOpen));
  return invitation;
}

/**
 * What the link of an invitation is for; undefined if it is no link of that race, or not any more.
 * An entry by hand is only for its organiser, who knows.
 */
export async function readInvitation(
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

// Who begins an entry by hand and loses the right before it is submitted enters nobody.
async function organisesNow(db: Database, accountId: string, { raceId }: Pick<RaceSite, "raceId">): Promise<boolean> {
  const { authorities } = accounts;
  const [row] = await db.select({ authorities }).from(accounts).where(eq(accounts.accountId, accountId));
  return includesRace(getRaces(row?.authorities ?? []), raceId);
}

/**
 * Returns the invitation that a submission uses, or why it cannot; undefined for one without a
 * token.
 */
export async function readInvited(
  tools: Tools,
  site: RaceSite,
  {
    accountId,
    body,
  }: { accountId: string; body: Pick<SubmissionBody, "invitation" | "item" | "transfer" | "team" | "deferral"> },
): Promise<Invited | Refusal | undefined> {
  const { invitation: token, item, transfer, team, deferral } = body;
  if (token === undefined) return undefined;
  const isAlone = transfer === undefined && team === undefined && deferral === undefined;
  const found = isAlone ? await findOpen(tools, site, token) : undefined;
  if (found?.item !== item) return refusal("sign-up/invitation-link");
  const isByHand = found.kind === "by-hand";
  if (isByHand && (found.createdBy !== accountId || !(await organisesNow(tools.db, accountId, site))))
    return refusal("sign-up/invitation-link");
  const { invitationId, isWaived, holdsPlace } = found;
  return { invitationId, isWaived, holdsPlace, isByHand };
}
