import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Session } from "#contract/account.ts";
import { accounts, secondFactors, sessions } from "../../base/db/accountSchema.ts";
import { gather } from "../../base/db/gather.ts";
import type { Database } from "../../base/db/open.ts";
import { hashToken, newToken } from "../../base/secrets.ts";

/** The owner of a valid token. */
export interface LoggedIn {
  accountId: string;
  sessionId: string;
  /** How the session began: 1 by code, 0 by phone number and password, 5 by email address and password. */
  loginType: string;
  /** Rights beyond those over one's own data, such as ORGANISER. */
  authorities: string[];
  /** Whether the account has a second factor, and whether this session passed it lately. */
  secondFactor: { isEnrolled: boolean; isPassed: boolean };
}

/** Days that a session lasts. */
export const sessionDays = 30;
const minutesBetweenSightings = 5;

/** Opens a session of that account and answers its token, which is kept nowhere but with the visitor. `device` is what its owner will know it by. */
export async function openSession(
  db: Database,
  { accountId, loginType, device }: { accountId: string; loginType: string; device: string },
): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    sessionId: randomUUID(),
    accountId,
    loginType,
    device,
    expiresAt: sql`now() + make_interval(days => ${sessionDays})`,
  } as never);
  return token;
}

/** Who the token belongs to; undefined if it is unknown, has ended, or has expired by the database's clock. */
export async function findSession(db: Database, token: unknown): Promise<LoggedIn | undefined> {
  if (typeof token !== "string" || token.length === 0 || token.length > 512) return undefined;
  const found = await finderOf(db)(hashToken(token));
  if (!found) return undefined;
  const { isSeenLately, ...loggedIn } = found;
  // Not at every call: a page makes many.
  if (!isSeenLately) await db.update(sessions).set(seenNow).where(eq(sessions.sessionId, found.sessionId));
  return loggedIn;
}

type Found = LoggedIn & { isSeenLately: boolean };

// Every call with a token asks this, so those that come at once share a question.
const finders = new WeakMap<Database, (tokenHash: string) => Promise<Found | undefined>>();

function finderOf(db: Database) {
  const find = finders.get(db) ?? gather((hashes) => findByHashes(db, hashes));
  finders.set(db, find);
  return find;
}

async function findByHashes(db: Database, hashes: string[]): Promise<Map<string, Found>> {
  const rows = await db
    .select({
      tokenHash: sessions.tokenHash,
      accountId: sessions.accountId,
      sessionId: sessions.sessionId,
      loginType: sessions.loginType,
      authorities: accounts.authorities,
      isEnrolled: sql<boolean>`${secondFactors.enrolledAt} is not null`,
      isPassed: sql<boolean>`coalesce(${sessions.secondFactorUntil} > now(), false)`,
      isSeenLately: sql<boolean>`${sessions.lastSeenAt} > now() - make_interval(mins => ${minutesBetweenSightings})`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.accountId, sessions.accountId))
    .leftJoin(secondFactors, eq(secondFactors.accountId, sessions.accountId))
    .where(and(inArray(sessions.tokenHash, hashes), gt(sessions.expiresAt, sql`now()`)));
  return new Map(
    rows.map(({ tokenHash, isEnrolled, isPassed, ...found }) => [
      tokenHash,
      { ...found, secondFactor: { isEnrolled, isPassed } },
    ]),
  );
}

const seenNow = { lastSeenAt: sql`now()` } as never;

/** The user's sessions that have not expired, newest first. */
export async function listSessions(db: Database, { accountId, sessionId }: LoggedIn): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.createdAt), sessions.sessionId);
  return rows.map((row) => ({
    sessionId: row.sessionId,
    device: row.device,
    loginType: row.loginType,
    createdAt: row.createdAt.getTime(),
    lastSeenAt: row.lastSeenAt.getTime(),
    isThis: row.sessionId === sessionId,
  }));
}

/** Forgets sessions that have expired. */
export async function forgetOldSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expiresAt} < now()`);
}

/** Ends sessions of an account: that one, all others, or, without a choice, all. Answers how many ended. */
export async function endSessions(
  db: Database,
  accountId: string,
  choice: { only: string } | { except: string } | undefined,
): Promise<number> {
  const chosen =
    choice && ("only" in choice ? eq(sessions.sessionId, choice.only) : ne(sessions.sessionId, choice.except));
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), chosen))
    .returning({ sessionId: sessions.sessionId });
  return ended.length;
}
