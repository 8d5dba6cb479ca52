import { eq } from "drizzle-orm";
import type { AccountDeletion, DeletedAccount } from "#contract/operator.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { commandActor } from "../../base/rights.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findAccountId } from "../../people/accounts/authorities.ts";
import type { Account } from "../../people/accounts/identity.ts";
import { submissionsToRemove } from "../ownData/gatherSignups.ts";
import { deleteAccount, gatherOwnData } from "../ownData/ownData.ts";

/**
 * Returns everything that is kept of an account, as its owner gets it; undefined if there is no
 * such account. That it was read is in the audit and in the security log, which its owner sees.
 */
export async function exportAccount(tools: SignupTools, contact: string): Promise<object | undefined> {
  const account = await readAccount(tools, contact);
  if (!account) return undefined;
  const { accountId } = account;
  await tools.db.transaction(async (tx) => {
    await recordAudit(tx as Database, {
      actor: commandActor,
      action: "export",
      entity: "account",
      entityId: accountId,
    });
    await recordSecurityEvent(tx as Database, { kind: "data-exported", actor: commandActor, accountId });
  });
  return gatherOwnData(tools, account);
}

/**
 * Deletes an account as its owner could, at the owner's request; unless it is confirmed, it only
 * returns what goes and what stays.
 */
export async function deleteAccountOf(
  tools: SignupTools,
  { who, isConfirmed }: AccountDeletion,
): Promise<DeletedAccount> {
  const account = await readAccount(tools, who);
  if (!account) return { outcome: "no-account", account: null };
  const { accountId, nick, createdAt } = account;
  const many = await tools.db.$count(submissions, eq(submissions.accountId, accountId));
  const going = (await submissionsToRemove(tools, accountId)).length;
  if (isConfirmed) await deleteAccount(tools, account, { actor: commandActor });
  return {
    outcome: isConfirmed ? "deleted" : "found",
    account: { nick, createdAt: createdAt.getTime(), going, staying: many - going },
  };
}

async function readAccount({ db, secrets }: SignupTools, contact: string): Promise<Account | undefined> {
  const accountId = await findAccountId(db, secrets, contact);
  if (accountId === undefined) return undefined;
  const [account] = await db.select().from(accounts).where(eq(accounts.accountId, accountId));
  return account;
}
