import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { ErrorCode } from "#contract/errors.ts";
import { isTokenForm, type TokenScope } from "#core/apiTokens.ts";
import { personalData } from "#core/authorities.ts";
import { accounts, secondFactors } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { apiTokens } from "../../base/db/tokenSchema.ts";
import type { AccountSettings } from "../../base/env/accountSettings.ts";
import { getBearer, getScopes } from "../../base/http/bearer.ts";
import { type Refusal, refuse, refuseFor } from "../../base/http/envelope.ts";
import { getNetwork } from "../../base/http/network.ts";
import { type Limit, secondsToWait } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { getRaces, type Races, type Reviewer } from "../../base/rights.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";

export interface TokenTools {
  db: Database;
  secrets: Pick<Secrets, "mac">;
  env: { accounts: Pick<AccountSettings, "organiserSecondFactor"> };
}

/** Returns the keyed hash by which an API token is found. */
export function tokenMac({ mac }: Pick<Secrets, "mac">, secret: string): string {
  return mac("api-token", secret);
}

/**
 * Returns the organiser for whom the API token of a request acts: with the token's races and
 * scopes, as far as they are the owner's at this moment. Otherwise returns the refusal. The token
 * is read from the database each time, so that nothing is done by one that was revoked.
 */
export async function readToken(tools: TokenTools, request: FastifyRequest): Promise<Reviewer | Refusal<ErrorCode>> {
  const { db, secrets } = tools;
  const secret = getBearer(request) ?? "";
  const mac = tokenMac(secrets, secret);
  const token = isTokenForm(secret) ? await findToken(db, mac) : undefined;
  if (token) request.apiToken = { tokenId: token.tokenId, accountId: token.accountId };
  const wait = await countUse(tools, token, getNetwork(request.ip));
  if (wait) return wait;
  const scopesNeeded = getScopes(request) ?? [];
  const reviewer = judge(tools, token, scopesNeeded);
  if ("code" in reviewer) return reviewer;
  if (token && !token.isUsedToday) await noteUse(db, token.tokenId);
  const now = async () => {
    const later = judge(tools, await findToken(db, mac), scopesNeeded);
    return "code" in later ? undefined : later;
  };
  return { ...reviewer, now };
}

type Found = Awaited<ReturnType<typeof findToken>>;

// Returns the rights of a token at a call that needs one of these scopes, or the refusal.
function judge({ env }: TokenTools, token: Found, scopesNeeded: readonly TokenScope[]): Reviewer | Refusal<ErrorCode> {
  if (!token || token.isRevoked) return refuse("token/invalid");
  const { accountId, authorities, scopes } = token;
  if (token.isExpired) return refuse("token/expired");
  // The owner has to set up what the server requires of organisers; who is reset by an operator has
  // not.
  if (env.accounts.organiserSecondFactor === "required" && !token.isEnrolled) return refuse("session/second-factor");
  if (!scopesNeeded.some((scope) => scopes.includes(scope)))
    return refuse("token/missing-scope", {
      details: { scopes: scopesNeeded },
      values: { scopes: scopesNeeded.join(", ") },
    });
  const races = shared(token.races, getRaces(authorities));
  if (races.size === 0) return refuse("session/not-allowed");
  const personal = scopes.includes("personal:read") ? shared(token.races, getRaces(authorities, personalData)) : none;
  return { actor: accountId, races, personal };
}

// Wrong ones of a network, and all of a token and of an account: who tries wrong ones keeps nobody
// behind the same address out.
async function countUse({ db, secrets }: TokenTools, token: Found, network: string) {
  if (!token || token.isRevoked)
    return count(db, `token/wrong/${secrets.mac("network", network)}`, exactLimits.wrongToken);
  const { tokenId, accountId } = token;
  return (
    (await count(db, `token/calls/${tokenId}`, exactLimits.tokenCalls)) ??
    count(db, `token/account/${secrets.mac("account", accountId)}`, exactLimits.accountTokenCalls)
  );
}

const none: ReadonlySet<string> = new Set();

function shared(ofToken: readonly string[], ofOwner: Races): ReadonlySet<string> {
  return new Set(ofOwner === "all" ? ofToken : ofToken.filter((race) => ofOwner.has(race)));
}

async function count(db: Database, key: string, limit: Limit): Promise<Refusal<"request/too-many"> | undefined> {
  const wait = await secondsToWait(db, key, limit);
  return wait > 0 ? refuseFor(wait, "request/too-many") : undefined;
}

const today = sql<string>`(now() at time zone 'UTC')::date`;

async function findToken(db: Database, mac: string) {
  const { tokenId, accountId, races, scopes } = apiTokens;
  const [token] = await db
    .select({
      tokenId,
      accountId,
      races,
      scopes,
      authorities: accounts.authorities,
      isRevoked: sql<boolean>`${apiTokens.revokedAt} is not null`,
      isExpired: sql<boolean>`${apiTokens.expiresAt} <= now()`,
      isUsedToday: sql<boolean>`coalesce(${apiTokens.lastUsedOn} = ${today}, false)`,
      isEnrolled: sql<boolean>`${secondFactors.enrolledAt} is not null`,
    })
    .from(apiTokens)
    .innerJoin(accounts, eq(accounts.accountId, apiTokens.accountId))
    .leftJoin(secondFactors, eq(secondFactors.accountId, apiTokens.accountId))
    .where(eq(apiTokens.tokenMac, mac));
  return token;
}

// To the day: once a day a use costs a write.
async function noteUse(db: Database, tokenId: string): Promise<void> {
  const isEarlier = or(isNull(apiTokens.lastUsedOn), sql`${apiTokens.lastUsedOn} < ${today}`);
  await db
    .update(apiTokens)
    .set({ lastUsedOn: today as never })
    .where(and(eq(apiTokens.tokenId, tokenId), isEarlier));
}
