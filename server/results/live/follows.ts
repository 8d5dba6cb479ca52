import { and, asc, eq, notInArray } from "drizzle-orm";
import type { Language } from "#core/text.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { liveAlerts, liveFollows } from "../../base/db/timingSchema.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";

/** Whose alerts are meant, in which edition of a race. */
export interface Follower {
  accountId: string;
  raceId: string;
  edition: string;
}

/** Lists the bibs of whose points an account gets alerts. */
export async function listFollows(db: Database, follower: Follower): Promise<string[]> {
  const { bib, followedAt } = liveFollows;
  const rows = await db.select({ bib }).from(liveFollows).where(isOf(follower)).orderBy(asc(followedAt), asc(bib));
  return rows.map((row) => row.bib);
}

/** Makes these the bibs of whose points an account gets alerts; none ends them. */
export async function storeFollows(
  db: Database,
  follower: Follower,
  { bibs, language }: { bibs: readonly string[]; language: Language },
): Promise<void> {
  const { accountId } = accounts;
  await db.transaction(async (tx) => {
    // One after the other, so that two lists never become one longer list.
    await tx.select({ accountId }).from(accounts).where(eq(accountId, follower.accountId)).for("update");
    const isOver = bibs.length > 0 ? notInArray(liveFollows.bib, [...bibs]) : undefined;
    await tx.delete(liveFollows).where(and(isOf(follower), isOver));
    if (bibs.length === 0) return;
    const rows = bibs.map((bib) => ({ ...follower, bib, language }));
    await tx.insert(liveFollows).values(rows).onConflictDoNothing();
  });
}

function isOf({ accountId, raceId, edition }: Follower) {
  return and(eq(liveFollows.accountId, accountId), eq(liveFollows.raceId, raceId), eq(liveFollows.edition, edition));
}

/** A contact of an account, to which alerts go. */
export interface AlertContact {
  channel: "email" | "sms";
  target: string;
}

/** Returns the contact that gets the alerts of an account: its email address, else its phone. */
export async function findContact(
  db: Database,
  { open }: Pick<Secrets, "open">,
  accountId: string,
): Promise<AlertContact | undefined> {
  const { email, phoneSealed } = accounts;
  const [account] = await db.select({ email, phoneSealed }).from(accounts).where(eq(accounts.accountId, accountId));
  if (account?.email) return { channel: "email", target: account.email };
  return account?.phoneSealed ? { channel: "sms", target: open(account.phoneSealed) } : undefined;
}

/** Returns whom an account follows with alerts, and the alerts, for its owner. */
export async function gatherFollows(db: Database, accountId: string): Promise<unknown[]> {
  const { raceId, edition, bib, followedAt } = liveFollows;
  const follows = await db
    .select({ raceId, edition, bib, followedAt })
    .from(liveFollows)
    .where(eq(liveFollows.accountId, accountId));
  const { point, at } = liveAlerts;
  const alerts = await db
    .select({ raceId: liveAlerts.raceId, edition: liveAlerts.edition, bib: liveAlerts.bib, point, at })
    .from(liveAlerts)
    .where(eq(liveAlerts.accountId, accountId));
  return [...follows, ...alerts];
}
