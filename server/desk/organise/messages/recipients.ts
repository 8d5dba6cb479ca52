import { and, eq, inArray, isNotNull, notExists, type SQL, sql } from "drizzle-orm";
import type { BodyOf } from "#contract/contract.ts";
import type { MessageGroup, MessageStream } from "#core/entrantMessages.ts";
import { accounts } from "../../../base/db/accountSchema.ts";
import { entries } from "../../../base/db/entrySchema.ts";
import { handOuts, isLiveHandOut } from "../../../base/db/handOutSchema.ts";
import { suppressions } from "../../../base/db/messageSchema.ts";
import type { Database } from "../../../base/db/open.ts";
import { orders } from "../../../base/db/orderSchema.ts";
import { submissions } from "../../../base/db/signupSchema.ts";
import { transfers } from "../../../base/db/transferSchema.ts";
import { contactMac } from "../../../base/delivery/contactMac.ts";
import type { Secrets } from "../../../base/secrets/secrets.ts";
import { startsFrom } from "../../../race/bibs.ts";
import type { RaceSite } from "../../../race/raceSite.ts";
import { buildCondition, type EntryRow, isReceived, paysFor, readRows } from "../rows.ts";

export type Filter = BodyOf<"POST /sign-up/organise/messages/preview">["filter"];

/** Whose entries a message is for. */
export interface Audience {
  site: RaceSite;
  stream: MessageStream;
  filter: Filter;
}

/** The runner of an entry, and whether a message goes to them. */
export interface Recipient {
  row: EntryRow;
  accountId: string;
  email: string | null;
  contactMac: string;
  outcome: "queued" | "opted-out" | "bounced" | "no-address";
}

const stateOf: Record<MessageGroup, Parameters<typeof buildCondition>[1]> = {
  confirmed: { state: "confirmed" },
  uncollected: { state: "confirmed" },
  unpaid: { payment: "unpaid" },
  pool: { state: "pool" },
  won: { state: "won" },
  lost: { state: "lost" },
  waitlisted: { state: "waitlisted" },
};

/**
 * Reads who gets a message, by the newest entries first: at most `limit` entries that come before
 * the mark `after`, and of each address one. The last entry read is the next mark.
 */
export async function readRecipients(
  db: Database,
  secrets: Pick<Secrets, "mac">,
  audience: Audience,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<{ recipients: Recipient[]; last: number | undefined }> {
  const rows = await readRows(db, isMeant(db, audience), { after, limit });
  const ids = [...new Set(rows.flatMap(({ submission }) => submission?.accountId ?? []))];
  const owners = await db
    .select({ accountId: accounts.accountId, email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.accountId, ids));
  const emails = new Map(owners.map(({ accountId, email }) => [accountId, email]));
  const byMac = new Map<string, Recipient>();
  for (const row of rows) {
    const accountId = row.submission?.accountId;
    if (!accountId || !emails.has(accountId)) continue;
    const email = emails.get(accountId) ?? null;
    const mac = email === null ? accountId : contactMac(secrets, "email", email);
    const outcome = email === null ? "no-address" : "queued";
    if (!byMac.has(mac)) byMac.set(mac, { row, accountId, email, contactMac: mac, outcome });
  }
  const reasons = await findSuppressed(db, audience.stream, [...byMac.keys()]);
  const recipients = [...byMac.values()].map((recipient) => {
    const reason = reasons.get(recipient.contactMac);
    return reason === undefined ? recipient : { ...recipient, outcome: reason };
  });
  return { recipients, last: rows.at(-1)?.entry.seq };
}

/** How many people a message goes to, and how many not and why. */
export type Counts = Record<Recipient["outcome"], number>;

/** Counts who would get a message, each address once. */
export async function countRecipients(
  db: Database,
  secrets: Pick<Secrets, "mac">,
  audience: Audience,
): Promise<Counts> {
  const rows = await db
    .selectDistinct({
      accountId: accounts.accountId,
      email: accounts.email,
      entryId: sql<string | null>`case when ${accounts.accountId} is null then ${entries.entryId} end`,
    })
    .from(entries)
    .leftJoin(submissions, eq(submissions.submissionId, entries.submissionId))
    .leftJoin(accounts, eq(accounts.accountId, submissions.accountId))
    .leftJoin(transfers, isReceived)
    .leftJoin(orders, paysFor)
    .where(isMeant(db, audience));
  const macs = rows.flatMap(({ email }) => (email === null ? [] : contactMac(secrets, "email", email)));
  const reasons = [...(await findSuppressed(db, audience.stream, macs)).values()];
  const optedOut = reasons.filter((reason) => reason === "opted-out").length;
  return {
    queued: macs.length - reasons.length,
    "opted-out": optedOut,
    bounced: reasons.length - optedOut,
    "no-address": rows.length - macs.length,
  };
}

function isMeant(db: Database, { site, filter: { group, item, start, language } }: Audience): SQL | undefined {
  const isIn = buildCondition(site.raceId, { ...stateOf[group], ...(item !== undefined && { item }) });
  const speaks = language && sql`coalesce(${submissions.language}, 'zh') = ${language}`;
  // Computed from what staff handed out, never ticked.
  const isUncollected =
    group === "uncollected"
      ? notExists(
          db
            .select()
            .from(handOuts)
            .where(and(eq(handOuts.entryId, entries.entryId), isLiveHandOut)),
        )
      : undefined;
  const starts = start === undefined ? undefined : startsFrom(site, start);
  return and(isIn, isUncollected, starts, speaks, isNotNull(entries.submissionId));
}

/** Returns which of these addresses get no message of a stream, and why. */
async function findSuppressed(
  db: Database,
  stream: MessageStream,
  macs: readonly string[],
): Promise<Map<string, "opted-out" | "bounced">> {
  const { contactMac: mac, kind } = suppressions;
  const isOne = sql`${mac} in (select jsonb_array_elements_text(${JSON.stringify(macs)}::jsonb))`;
  const rows = await db
    .select({ mac, kind })
    .from(suppressions)
    .where(and(isOne, stream === "service" ? eq(kind, "bounce") : undefined));
  const reasons = new Map<string, "opted-out" | "bounced">();
  for (const row of rows)
    if (row.kind === "bounce") reasons.set(row.mac, "bounced");
    else if (!reasons.has(row.mac)) reasons.set(row.mac, "opted-out");
  return reasons;
}
