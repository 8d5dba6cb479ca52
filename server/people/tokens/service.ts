import { randomInt, randomUUID } from "node:crypto";
import { and, count, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { BodyOf } from "#contract/contract.ts";
import type { ApiToken, OwnedToken } from "#contract/tokens.ts";
import { mostTokens, randomDigits, tokenDigits, tokenOfDigits } from "#core/apiTokens.ts";
import { personalData } from "#core/authorities.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { apiTokens } from "../../base/db/tokenSchema.ts";
import { getRaces, includesRace } from "../../base/rights.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import { tokenMac } from "./authenticate.ts";

type Row = typeof apiTokens.$inferSelect;

/** Returns a new API token: 256 random bits and a checksum. */
export function newApiToken(): string {
  const digits = Array.from({ length: randomDigits }, () => tokenDigits.charAt(randomInt(tokenDigits.length)));
  return tokenOfDigits(digits.join(""));
}

/** What a token is to be, and for whom it is made. */
export type NewToken = Omit<BodyOf<"POST /user-center/tokens">, "proof"> & {
  accountId: string;
  network?: string | undefined;
};

/**
 * Makes a token within the cap of its account, whose row is locked: two that are made at once are
 * counted. Returns its secret, which only the owner keeps.
 */
export async function makeToken(
  { db, secrets }: { db: Database; secrets: Secrets },
  { accountId, name, races, scopes, days, network }: NewToken,
): Promise<{ secret: string; token: ApiToken } | "too-many"> {
  const secret = newApiToken();
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await tx
      .select({ accountId: accounts.accountId })
      .from(accounts)
      .where(eq(accounts.accountId, accountId))
      .for("update");
    const isUsable = and(isLive(accountId), gt(apiTokens.expiresAt, sql`now()`));
    const [{ usable } = { usable: 0 }] = await tx.select({ usable: count() }).from(apiTokens).where(isUsable);
    if (usable >= mostTokens) return "too-many";
    const values = { tokenId: randomUUID(), accountId, tokenMac: tokenMac(secrets, secret), ending: secret.slice(-4) };
    const expiresAt = sql`now() + make_interval(days => ${days})` as never;
    const [row] = await tx
      .insert(apiTokens)
      .values({ ...values, name: tidyName(name), races, scopes, expiresAt })
      .returning();
    if (!row) throw new Error("An API token was not stored.");
    await record(tx, [row], { action: "make-token", actor: accountId, network });
    return { secret, token: describeToken({ ...row, isExpired: false }) };
  });
}

/**
 * Returns whether an account may make a token for these races and scopes: it organises each of
 * them, and sees personal data of one if the token is to.
 */
export function mayMake(authorities: string[], { races, scopes }: Pick<NewToken, "races" | "scopes">): boolean {
  const organisedRaces = getRaces(authorities);
  const personal = getRaces(authorities, personalData);
  return (
    races.every((race) => includesRace(organisedRaces, race)) &&
    (!scopes.includes("personal:read") || races.some((race) => includesRace(personal, race)))
  );
}

// It is printed in lists and terminals: one line, without the marks that turn the direction of a
// text around.
function tidyName(name: string): string {
  return (
    name
      .replace(/[\p{Cf}\p{Zl}\p{Zp}]/gu, "")
      .replace(/\s+/g, " ")
      .trim() || "–"
  );
}

const isLive = (accountId: string): SQL | undefined =>
  and(eq(apiTokens.accountId, accountId), isNull(apiTokens.revokedAt));

/** The tokens of an account that are not revoked, the newest first. */
export async function listTokens(db: Database, accountId: string): Promise<ApiToken[]> {
  return (await readTokens(db, isLive(accountId))).map(({ accountId: _owner, nick: _nick, ...token }) => token);
}

const mostListed = 500;

/** The tokens that are not revoked, of an account or the newest of all, with their owners. */
export async function readTokens(db: Database, where: SQL | undefined): Promise<OwnedToken[]> {
  const rows = await db
    .select({ token: apiTokens, nick: accounts.nick, isExpired: sql<boolean>`${apiTokens.expiresAt} <= now()` })
    .from(apiTokens)
    .innerJoin(accounts, eq(accounts.accountId, apiTokens.accountId))
    .where(and(isNull(apiTokens.revokedAt), where))
    .orderBy(desc(apiTokens.createdAt), apiTokens.tokenId)
    .limit(mostListed);
  return rows.map(({ token, nick, isExpired }) => ({
    ...describeToken({ ...token, isExpired }),
    accountId: token.accountId,
    nick,
  }));
}

function describeToken({
  tokenId,
  name,
  ending,
  races,
  scopes,
  lastUsedOn,
  ...row
}: Row & { isExpired: boolean }): ApiToken {
  const { createdAt, expiresAt, isExpired } = row;
  const times = { createdAt: createdAt.getTime(), expiresAt: expiresAt.getTime() };
  return { tokenId, name, ending, races, scopes, ...times, isExpired, lastUsedOn };
}

/** Who revokes tokens, and from which network. */
interface Revoker {
  actor: string;
  network?: string | undefined;
}

/**
 * Revokes a token, or all of an account; returns how many. From the commit on no call is made with
 * them.
 */
export async function revokeTokens(
  db: Database,
  selector: { accountId: string; tokenId?: string } | { tokenId: string },
  by: Revoker,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const { accountId, tokenId } = selector as { accountId?: string; tokenId?: string };
    const rows = await tx
      .update(apiTokens)
      .set({ revokedAt: sql`now()` as never })
      .where(
        and(
          isNull(apiTokens.revokedAt),
          accountId === undefined ? undefined : eq(apiTokens.accountId, accountId),
          tokenId === undefined ? undefined : eq(apiTokens.tokenId, tokenId),
        ),
      )
      .returning();
    await record(tx, rows, { action: "revoke-token", ...by });
    return rows.length;
  });
}

/**
 * Takes the races from an account's tokens over which it has no right any more, and from those that
 * see nobody's personal data the scope to; a token without a race is revoked. A right that is given
 * back later revives none of it. Call it in the transaction that takes the right.
 */
export async function limitTokens(
  tx: Database,
  { accountId, authorities, actor }: { accountId: string; authorities: string[]; actor: string },
): Promise<void> {
  const organisedRaces = getRaces(authorities);
  const personal = getRaces(authorities, personalData);
  const without: string[] = [];
  for (const { tokenId, races, scopes } of await tx.select().from(apiTokens).where(isLive(accountId)).for("update")) {
    const remaining = races.filter((race) => includesRace(organisedRaces, race));
    if (remaining.length === 0) without.push(tokenId);
    const isShown = remaining.some((race) => includesRace(personal, race));
    const remainingScopes = scopes.filter((scope) => scope !== "personal:read" || isShown);
    await tx.update(apiTokens).set({ races: remaining, scopes: remainingScopes }).where(eq(apiTokens.tokenId, tokenId));
  }
  for (const tokenId of without) await revokeTokens(tx, { tokenId }, { actor });
}

async function record(
  tx: Database,
  rows: readonly Row[],
  { action, actor, network }: Revoker & { action: "make-token" | "revoke-token" },
): Promise<void> {
  const kind = action === "make-token" ? "token-made" : "token-revoked";
  for (const { tokenId, accountId, races, scopes } of rows) {
    await recordAudit(
      tx,
      races.map((raceId) => ({
        raceId,
        actor,
        action,
        entity: "api-token",
        entityId: tokenId,
        details: { token: tokenId, ...(action === "make-token" && { scopes }) },
      })),
    );
    const details = { token: tokenId, ...(action === "make-token" && { races, scopes }) };
    await recordSecurityEvent(tx, { kind, actor, accountId, network, details });
  }
}
