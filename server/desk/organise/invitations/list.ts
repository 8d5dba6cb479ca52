import { and, count, desc, eq, isNotNull, lt, ne, type SQL } from "drizzle-orm";
import type { InvitationFilter, InvitationPage, OrganisedInvitation } from "#contract/invitations.ts";
import { type AuditLine, recordAudit } from "../../../base/audit/record.ts";
import { entries } from "../../../base/db/entrySchema.ts";
import { invitations } from "../../../base/db/invitationSchema.ts";
import type { Database } from "../../../base/db/open.ts";
import { type Reviewer, seesPersonal } from "../../../base/rights.ts";
import type { Secrets } from "../../../base/secrets/secrets.ts";
import { maskEmail, maskPhone } from "../../../people/accounts/identity.ts";
import { organisedRace } from "../../../race/organisedRace.ts";
import { itemName, type RaceSite } from "../../../race/raceSite.ts";
import { organiserNames } from "../../approval/names.ts";
import type { OrganiseTools } from "../race.ts";

type Row = typeof invitations.$inferSelect;

const pageSize = 50;

/**
 * Lists the invitations of a race, the newest first, if the reviewer organises it. Contacts are
 * masked and notes left out without the right to personal data; who saw them is an audit line.
 */
export async function listInvitations(
  tools: OrganiseTools,
  reviewer: Reviewer,
  { domainName, after, ...filter }: InvitationFilter & { after?: string | undefined },
): Promise<InvitationPage | "site/not-bound" | "session/not-allowed"> {
  const { db } = tools;
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const { raceId } = site;
  const mark = after === undefined ? undefined : lt(invitations.seq, Number(after));
  const rows = await readInvitations(db, and(buildCondition(raceId, filter), mark), pageSize + 1);
  const page = rows.slice(0, pageSize);
  const isShown = seesPersonal(reviewer, raceId);
  if (isShown && page.length > 0) {
    const line: AuditLine = { raceId, actor: reviewer.actor, action: "list", entity: "invitations", entityId: raceId };
    await recordAudit(db, { ...line, details: { ...filter, count: page.length } });
  }
  const last = rows.length > pageSize ? page.at(-1)?.row.seq : undefined;
  const isDue = and(eq(invitations.raceId, raceId), isNotNull(invitations.dueAt));
  return {
    invitations: await describeInvitations(tools, page, { site, isShown }),
    next: last === undefined ? null : String(last),
    counts: await db
      .select({ state: invitations.state, count: count() })
      .from(invitations)
      .where(buildCondition(raceId, {}))
      .groupBy(invitations.state)
      .orderBy(invitations.state),
    due: await db.$count(invitations, isDue),
  };
}

/**
 * The SQL condition of a filter. The link of an approval is its application's, and is not listed.
 */
export function buildCondition(raceId: string, { item, state }: Omit<InvitationFilter, "domainName">): SQL | undefined {
  return and(
    eq(invitations.raceId, raceId),
    ne(invitations.kind, "approved"),
    item === undefined ? undefined : eq(invitations.item, item),
    state === undefined ? undefined : eq(invitations.state, state),
  );
}

/** An invitation with the public code of the entry that it became. */
export interface FoundInvitation {
  row: Row;
  code: string | null;
}

/** Reads invitations, the newest first. */
export async function readInvitations(db: Database, where: SQL | undefined, limit: number): Promise<FoundInvitation[]> {
  return db
    .select({ row: invitations, code: entries.code })
    .from(invitations)
    .leftJoin(entries, and(eq(entries.submissionId, invitations.submissionId), eq(entries.position, 0)))
    .where(where)
    .orderBy(desc(invitations.seq))
    .limit(limit);
}

/** Describes invitations for organisers. */
export async function describeInvitations(
  { db, secrets }: { db: Database; secrets: Pick<Secrets, "open"> },
  invitations: FoundInvitation[],
  { site, isShown }: { site: RaceSite; isShown: boolean },
): Promise<OrganisedInvitation[]> {
  const nickOf = await organiserNames(
    db,
    invitations.map(({ row }) => ({ requestedBy: row.createdBy, decidedBy: null })),
  );
  return invitations.map(({ row, code }) => {
    const { invitationId, kind, item, language, state, isWaived, holdsPlace, paidFen, noteSealed } = row;
    return {
      invitationId,
      kind,
      item,
      language,
      state,
      isWaived,
      holdsPlace,
      paidFen,
      code,
      itemName: itemName(site, item),
      contact: getContact(secrets, row, isShown),
      note: isShown && noteSealed !== null ? secrets.open(noteSealed) : "",
      createdAt: row.createdAt.getTime(),
      createdBy: nickOf(row.createdBy),
      endsAt: row.endsAt.getTime(),
      endedAt: row.endedAt?.getTime() ?? null,
      isDue: row.dueAt !== null,
      sentAt: row.sentAt?.getTime() ?? null,
    };
  });
}

function getContact({ open }: Pick<Secrets, "open">, { channel, contactSealed }: Row, isShown: boolean): string {
  if (contactSealed === null) return "";
  const contact = open(contactSealed);
  if (isShown) return contact;
  return channel === "sms" ? maskPhone(contact) : maskEmail(contact);
}
