import { createHash } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../db/open.ts";
import { sessions } from "../db/schema.ts";

/** What is kept of a session's token: its SHA-256, so that the table lets nobody log in. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The user of a token that is known and has not expired by the database's clock; undefined for any other. */
export async function findSession(db: Database, token: string): Promise<{ userId: string } | undefined> {
  if (token.length === 0 || token.length > 512) return undefined;
  const [session] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, sql`now()`)));
  return session;
}
