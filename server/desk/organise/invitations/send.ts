import { and, asc, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { invitations } from "../../../base/db/invitationSchema.ts";
import type { Database } from "../../../base/db/open.ts";
import { describeMoment } from "../../../base/delivery/moment.ts";
import type { SignupTools } from "../../../money/payments/tools.ts";
import { type Permit, permitMessage, type Refused } from "../../../people/sending/permit.ts";
import { findRaceSite, getSender, itemName, type RaceSite } from "../../../race/raceSite.ts";
import { invitationLink } from "./link.ts";

/** What sending invitations works with. */
export type SendTools = Pick<SignupTools, "db" | "secrets" | "boundSites" | "store" | "env" | "warn">;

type Row = typeof invitations.$inferSelect;

// More of them wait for the next run, a few seconds later.
const mostAtATime = 200;
const isDue = and(isNotNull(invitations.dueAt), lte(invitations.dueAt, sql`now()`));

/**
 * Sends the messages of invitations that are due, each contact one for all of its places in an
 * item, within the limits of messages: what is above them waits, and nothing is lost. Returns how
 * many messages were queued. Every server does it; a message is queued once.
 */
export async function sendInvitations(tools: SendTools): Promise<number> {
  const due = await tools.db
    .select()
    .from(invitations)
    .where(isDue)
    .orderBy(asc(invitations.dueAt), asc(invitations.seq))
    .limit(mostAtATime);
  const sites = new Map<string, RaceSite | undefined>();
  const names = new Set<string>();
  let queued = 0;
  for (const row of due) {
    const name = `${row.raceId}\n${row.item}\n${row.contactMac}`;
    if (names.has(name)) continue;
    names.add(name);
    if (!sites.has(row.domainName)) sites.set(row.domainName, await findRaceSite(tools, row.domainName));
    const site = sites.get(row.domainName);
    if (site?.raceId === row.raceId && (await sendOne(tools, site, row))) queued++;
  }
  return queued;
}

// Each in a transaction of its own: the counts of limits that it locks are locked in one order.
async function sendOne(tools: SendTools, site: RaceSite, { raceId, item, contactMac }: Row): Promise<boolean> {
  return tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const isTheirs = and(eq(invitations.raceId, raceId), eq(invitations.item, item));
    const rows = await tx
      .select()
      .from(invitations)
      .where(and(isTheirs, eq(invitations.contactMac, contactMac ?? ""), isDue))
      .orderBy(asc(invitations.seq))
      .for("update", { skipLocked: true });
    const [first] = rows;
    if (!first?.channel || !first.contactSealed) return false;
    const { channel, language, createdBy: accountId } = first;
    const target = tools.secrets.open(first.contactSealed);
    const caller = { sends: ["invitation"], address: "", accountId, pass: {} } as const;
    const permit = await permitMessage(
      { ...tools, db: tx },
      { purpose: "invitation", channel, target, language, caller },
    );
    if (permit.outcome === "permitted") await queue(tx, tools, permit, { site, rows, first });
    await recordSending(tx, rows, permit);
    return permit.outcome === "permitted";
  });
}

async function recordSending(tx: Database, rows: Row[], permit: Permit | Refused): Promise<void> {
  const ids = rows.map(({ invitationId }) => invitationId);
  const change = { dueAt: null, sentAt: sql`now()`, rounds: sql`${invitations.rounds} + 1` };
  const set =
    permit.outcome === "permitted"
      ? change
      : { dueAt: permit.seconds > 0 ? sql`now() + make_interval(secs => ${permit.seconds})` : null };
  await tx.update(invitations).set(set).where(inArray(invitations.invitationId, ids));
}

async function queue(
  tx: Database,
  { secrets, env }: SendTools,
  permit: Permit,
  { site, rows, first }: { site: RaceSite; rows: Row[]; first: Row },
): Promise<void> {
  const { invitationId, rounds, item, language, endsAt, isWaived } = first;
  const tokens = rows.flatMap(({ linkSealed }) => (linkSealed === null ? [] : secrets.open(linkSealed)));
  const until = describeMoment(endsAt, language, site.timeZone);
  await permit.queue(tx, {
    key: `invitation/${invitationId}/${rounds + 1}`,
    template: "invited",
    values: {
      item: itemName(site, item),
      site: getSender(site),
      until,
      isWaived,
      token: tokens[0] ?? "",
      links: tokens.map((token) => invitationLink(site, token, env.port)),
    },
  });
}
