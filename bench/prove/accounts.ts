import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { accounts, sessions } from "../../server/base/db/accountSchema.ts";
import type { Database } from "../../server/base/db/open.ts";
import { hashToken, newToken } from "../../server/base/secrets/secrets.ts";

/**
 * Adds accounts `runner-0`, `runner-1`, …, each with a session; returns their tokens in order.
 * Nothing is hashed with Argon2: nobody logs in.
 */
export async function addRunners(db: Database, many: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let from = 0; from < many; from += 2000) {
    const people = Array.from({ length: Math.min(2000, many - from) }, (_, n) => ({
      accountId: `runner-${from + n}`,
      token: newToken(),
    }));
    await db.insert(accounts).values(people.map(({ accountId }) => ({ accountId, nick: accountId })));
    await db.insert(sessions).values(
      people.map(({ accountId, token }) => ({
        tokenHash: hashToken(token),
        sessionId: randomUUID(),
        accountId,
        loginType: "5",
        device: "proof",
        expiresAt: sql`now() + interval '30 days'`,
      })) as never,
    );
    tokens.push(...people.map(({ token }) => token));
  }
  return tokens;
}
