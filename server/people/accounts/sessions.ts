import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, ne, notInArray, sql } from "drizzle-orm";
import type { Session } from "#contract/account.ts";
import { accounts, secondFactors, sessions } from "../../base/db/accountSchema.ts";
import { gather } from "../../base/db/gather.ts";
import { isAmong } from "../../base/db/isAmong.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { together } from "../../base/db/together.ts";
import { sessionDays } from "../../base/env/accountSettings.ts";
import { hashToken, newToken } from "../../base/secrets/secrets.ts";

/** The owner of a valid token. */
export interface LoggedIn {
  accountId: string;
  sessionId: string;
  /**
   * How the session began: 1 by code, 0 by phone number and password, 5 by email address and
   * password.
   */
  loginType: string;
  /** Rights beyond those over one's own data, such as ORGANISER. */
  authorities: string[];
  /** Whether the account has a second factor, and whether this session passed it lately. */
  secondFactor: { isEnrolled: boolean; isPassed: boolean };
}

/** The most sessions of one account: far more than anybody has browsers. */
export const mostSessions = 20;
const minutesBetweenSightings = 5;

/**
 * A session that begins. `device` is what its owner will know it by; it ends once it is unused for
 * `idleDays`.
 */
export interface NewSession {
  accountId: string;
  loginType: string;
  device: string;
  idleDays?: number;
}

/** Opens a session of that account and returns its token, which only the visitor keeps. */
export async function openSession(db: Database, session: NewSession): Promise<string> {
  const { accountId, loginType, device } = session;
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    sessionId: randomUUID(),
    accountId,
    loginType,
    device,
    expiresAt: sql`now() + make_interval(days => ${getDays(session)})`,
  } as never);
  return token;
}

function getDays({ idleDays = sessionDays }: NewSession): number {
  return Math.min(idleDays, sessionDays);
}

/**
 * Opens a session within the cap of its account; returns its token, and how many other sessions
 * ended: those unused for longest.
 */
export async function openCappedSession(
  db: Database,
  session: NewSession,
): Promise<{ token: string; endedCount: number }> {
  const open = openers.get(db) ?? together(mostTogether, (newSessions: NewSession[]) => openAmongFew(db, newSessions));
  openers.set(db, open);
  const token = await open(session);
  return token === undefined ? openLocked(db, session) : { token, endedCount: 0 };
}

const openers = new WeakMap<Database, (session: NewSession) => Promise<string | undefined>>();
const mostTogether = 250;

// Opens the sessions of accounts that have less than half of what they may have, one for each
// account: these need no lock, because no more of an account open at once than there are servers.
// Returns their tokens, and undefined for the others.
async function openAmongFew(db: Database, newSessions: NewSession[]): Promise<(string | undefined)[]> {
  const opening = new Map(newSessions.map((session) => [session.accountId, { session, token: newToken() }]));
  const rows = [...opening.values()].map(({ session, token }) => ({
    token_hash: hashToken(token),
    session_id: randomUUID(),
    account_id: session.accountId,
    login_type: session.loginType,
    device: session.device,
    days: getDays(session),
  }));
  const openRows = await readRows<{ account_id: string }>(
    db,
    sql`insert into sessions (token_hash, session_id, account_id, login_type, device, expires_at)
    select token_hash, session_id, account_id, login_type, device, now() + make_interval(days => days)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new(token_hash text, session_id text, account_id text, login_type text, device text, days int)
    where(select count(*) from sessions where sessions.account_id = new.account_id and sessions.expires_at > now())
      < ${mostSessions / 2}
    returning account_id`,
  );
  const isOpen = new Set(openRows.map(({ account_id }) => account_id));
  return newSessions.map((session) => {
    const entry = opening.get(session.accountId);
    return entry?.session === session && isOpen.has(session.accountId) ? entry.token : undefined;
  });
}

function openLocked(db: Database, session: NewSession): Promise<{ token: string; endedCount: number }> {
  return db.transaction(async (tx) => {
    // One login after the other: at once, none would see the others' sessions.
    await tx
      .select({ accountId: accounts.accountId })
      .from(accounts)
      .where(eq(accounts.accountId, session.accountId))
      .for("update");
    const token = await openSession(tx, session);
    return { token, endedCount: await endExcess(tx, session.accountId, hashToken(token)) };
  });
}

/**
 * Ends the sessions of an account beyond the cap, those unused for longest first and never the new
 * one; returns how many. Call it with the account's row locked.
 */
export async function endExcess(tx: Database, accountId: string, newHash: string): Promise<number> {
  const rows = tx
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(sql`${sessions.tokenHash} = ${newHash} desc`, desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(mostSessions);
  const endedRows = await tx
    .delete(sessions)
    .where(
      and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, sql`now()`), notInArray(sessions.sessionId, rows)),
    )
    .returning({ sessionId: sessions.sessionId });
  return endedRows.length;
}

/**
 * Finds the session of a token; undefined if it is unknown, has ended, or has expired by the
 * database's clock.
 */
export async function findSession(db: Database, token: unknown): Promise<LoggedIn | undefined> {
  if (typeof token !== "string" || token.length === 0 || token.length > 512) return undefined;
  const session = await getFinder(db)(hashToken(token));
  if (!session) return undefined;
  const { isSeenLately, ...loggedIn } = session;
  // Not at every call: a page makes many.
  if (!isSeenLately) await db.update(sessions).set(seenNow).where(eq(sessions.sessionId, session.sessionId));
  return loggedIn;
}

type Found = LoggedIn & { isSeenLately: boolean };

// Every call with a token asks this, so those that come at once share a question. While several do,
// each batch waits for a few more: what they ask next comes together, too, and a rush is a quarter
// fewer transactions.
const lingerMs = 3;
const finders = new WeakMap<Database, (tokenHash: string) => Promise<Found | undefined>>();

function getFinder(db: Database) {
  const finder = finders.get(db);
  if (finder) return finder;
  const query = findingQuery(db);
  const find = gather(
    async (hashes) => {
      const rows = await query.execute({ hashes });
      return new Map(
        rows.map(({ tokenHash, isEnrolled, isPassed, ...row }) => [
          tokenHash,
          { ...row, secondFactor: { isEnrolled, isPassed } },
        ]),
      );
    },
    { lingerMs },
  );
  finders.set(db, find);
  return find;
}

// Written once and not for each batch. It has no name, so that its plan is made for the table as it
// is.
function findingQuery(db: Database) {
  return db
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
    .where(and(isAmong(sessions.tokenHash, sql.placeholder("hashes")), gt(sessions.expiresAt, sql`now()`)))
    .prepare("");
}

// How long it may be unused is what it still had when it was last used.
const lastDay = sql`${sessions.createdAt} + make_interval(days => ${sessionDays})`;
const seenNow = {
  lastSeenAt: sql`now()`,
  expiresAt: sql`least(${lastDay}, now() + (${sessions.expiresAt} - ${sessions.lastSeenAt}))`,
} as never;

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

/** Deletes sessions that have expired. */
export async function deleteOldSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expiresAt} < now()`);
}

/**
 * Ends sessions of an account: that one, all others, or, without a choice, all. Returns how many
 * ended.
 */
export async function endSessions(
  db: Database,
  accountId: string,
  choice: { only: string } | { except: string } | undefined,
): Promise<number> {
  const scope =
    choice && ("only" in choice ? eq(sessions.sessionId, choice.only) : ne(sessions.sessionId, choice.except));
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), scope))
    .returning({ sessionId: sessions.sessionId });
  return rows.length;
}
