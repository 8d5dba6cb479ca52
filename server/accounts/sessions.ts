import { randomUUID } from "node:crypto";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { accounts, sessions } from "../db/account-schema.ts";
import type { Database } from "../db/open.ts";
import { hashToken, newToken } from "../secrets.ts";

/** Whoever a valid token belongs to. */
export interface LoggedIn {
  accountId: string;
  sessionId: string;
  /** Rights beyond those over one's own data, such as ORGANISER. */
  authorities: string[];
}

/** Days that a session lasts. */
export const sessionDays = 30;

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

/** Who the token belongs to; undefined where it is not known or has expired by the database's clock. */
export async function findSession(db: Database, token: unknown): Promise<LoggedIn | undefined> {
  if (typeof token !== "string" || token.length === 0 || token.length > 512) return undefined;
  const [found] = await db
    .select({
      accountId: sessions.accountId,
      sessionId: sessions.sessionId,
      authorities: accounts.authorities,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.accountId, sessions.accountId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, sql`now()`)));
  return found;
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
