import { eq } from "drizzle-orm";
import type { OwnedToken } from "#contract/tokens.ts";
import { apiTokens } from "../../base/db/tokenSchema.ts";
import { operator } from "../../base/rights.ts";
import { findAccountId } from "../accounts/authorities.ts";
import type { AccountTools } from "../accounts/tools.ts";
import { readTokens, revokeTokens } from "../tokens/service.ts";

export type AdminTools = Pick<AccountTools, "db" | "secrets">;

/**
 * Returns the tokens of an account, or the newest of all; undefined if there is no such account.
 */
export async function findTokens(
  { db, secrets }: AdminTools,
  account: string | undefined,
): Promise<OwnedToken[] | undefined> {
  if (account === undefined) return readTokens(db, undefined);
  const accountId = await findAccountId(db, secrets, account);
  return accountId === undefined ? undefined : readTokens(db, eq(apiTokens.accountId, accountId));
}

/**
 * Revokes the token with that id, or all of the account with that phone number or email address;
 * returns how many.
 */
export async function revokeByOperator({ db, secrets }: AdminTools, subject: string): Promise<number> {
  const accountId = await findAccountId(db, secrets, subject);
  return revokeTokens(db, accountId === undefined ? { tokenId: subject } : { accountId }, operator);
}
