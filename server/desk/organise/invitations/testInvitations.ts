import { eq, sql } from "drizzle-orm";
import type { InvitationDefaults, ReadInvitations } from "#contract/invitations.ts";
import { outboxMessages } from "../../../base/db/accountSchema.ts";
import { invitations } from "../../../base/db/invitationSchema.ts";
import type { Database } from "../../../base/db/open.ts";
import { readOutbox } from "../../../base/delivery/outbox.ts";
import type { Reviewer } from "../../../base/rights.ts";
import { park } from "../../../entry/testForm.ts";
import type { SignupTools } from "../../../money/payments/tools.ts";
import { type InviteTools, importInvitations } from "./importRows.ts";
import { sendInvitations } from "./send.ts";

/** What holds for all rows of the tests. */
export const defaults: InvitationDefaults = {
  item: "ten-km",
  language: "en",
  until: "2035-12-01 18:00",
  isWaived: true,
  holdsPlace: true,
};

/** Invites these contacts to the race of the tests as an organiser of all races. */
export async function invite(
  tools: InviteTools,
  contacts: readonly string[],
  { actor = "organiser", ...overrides }: Partial<InvitationDefaults> & { actor?: string } = {},
): Promise<ReadInvitations> {
  const reviewer: Reviewer = { actor, races: "all" };
  const rows = contacts.map((contact) => [contact]);
  const file = {
    domainName: park,
    header: ["contact"],
    rows,
    defaults: { ...defaults, ...overrides },
    mode: "all",
  } as const;
  const result = await importInvitations(tools, reviewer, file as never);
  if (typeof result === "string") throw new Error(`Not invited: ${result}`);
  return result;
}

/** Sends what is due, and returns the tokens of the links that went to each contact. */
export async function sentLinks(tools: SignupTools): Promise<Map<string, string[]>> {
  await sendInvitations(tools);
  const links = new Map<string, string[]>();
  for (const { target, content } of await readOutbox(tools.db, tools.secrets, { most: 500 }))
    if (content?.template === "invited")
      links.set(target, [...content.values.links.map((link) => link.slice(-24)), ...(links.get(target) ?? [])]);
  return links;
}

/** Removes all invitations, and what was sent. */
export async function removeInvitations(db: Database): Promise<void> {
  await db.delete(invitations);
  await db.delete(outboxMessages);
}

/** Has the time of all open invitations be over. */
export async function endTime(db: Database): Promise<void> {
  await db.update(invitations).set({ endsAt: sql`now() - interval '1 second'` }).where(eq(invitations.state, "sent"));
}
