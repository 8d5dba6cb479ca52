import { eq } from "drizzle-orm";
import type { Proof } from "#contract/profile.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { isWithin } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { decodePassword } from "../accounts/decodePassword.ts";
import type { Account } from "../accounts/identity.ts";
import type { AccountTools } from "../accounts/tools.ts";
import { checkCode } from "../codes/service.ts";

export type Proven = { outcome: "right"; account: Account } | { outcome: "wrong" | "too-many" };

/**
 * Returns whether the one behind a session is the account's owner, who then may do what a mere
 * session may not.
 */
export async function proveOwner(tools: AccountTools, accountId: string, proof: Proof): Promise<Proven> {
  const { db, secrets, passwords } = tools;
  const [account] = await db.select().from(accounts).where(eq(accounts.accountId, accountId));
  if (!account) return { outcome: "wrong" };
  if (proof.password !== undefined) {
    if (!(await isWithin(db, `proof/${secrets.mac("account", accountId)}`, exactLimits.passwordProof)))
      return { outcome: "too-many" };
    const password = decodePassword(proof.password);
    const isRight = password !== undefined && (await passwords.isRight(account.passwordHash, password));
    return isRight ? { outcome: "right", account } : { outcome: "wrong" };
  }
  // The token is of one sending, so that only the contact that it went to can match.
  for (const target of listContacts(tools, account)) {
    const { captcha: code = "", verificationToken: token = "" } = proof;
    const guess = { purpose: "confirm-identity", target, code, token, guesser: `account/${accountId}` } as const;
    const checked = await checkCode(db, secrets, guess);
    if (checked === "right") return { outcome: "right", account };
    if (checked === "too-many") return { outcome: checked };
  }
  return { outcome: "wrong" };
}

/** Lists the contacts of the account's owner: phone number, email address. */
function listContacts({ secrets }: Pick<AccountTools, "secrets">, account: Account): string[] {
  return [getPhone({ secrets }, account), account.email].filter((contact) => contact !== null);
}

/** The account's phone number; null if it has none. */
export function getPhone({ secrets }: Pick<AccountTools, "secrets">, { phoneSealed }: Account): string | null {
  return phoneSealed === null ? null : secrets.open(phoneSealed);
}
