import { eq, sql } from "drizzle-orm";
import { accounts, auditLines } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import type { Secrets } from "../../base/secrets.ts";
import { findAccount, readEmail, readPhone } from "./identity.ts";

/** The actor of what somebody did with the command `startline`. */
export const commandActor = "command";

/** Rights beyond those over one's own data: an organiser reviews documents. */
export const authorities = ["ORGANISER"] as const;

/** Gives an account an authority, or takes it back. `who` is its phone number or email address. */
export interface Authorisation {
  who: string;
  authority: (typeof authorities)[number];
  isTaken?: boolean | undefined;
}

export type Authorised = "given" | "taken" | "unchanged" | "no-account";

/** Changes what an account may do; it holds from the account's next call on. */
export async function authorise(
  db: Database,
  secrets: Secrets,
  { who, authority, isTaken = false }: Authorisation,
): Promise<Authorised> {
  const phone = readPhone(who);
  const email = readEmail(who);
  const identity = phone !== undefined ? { phone } : email !== undefined ? { email } : undefined;
  const account = identity && (await findAccount(db, secrets, identity));
  if (!account) return "no-account";
  const others = account.authorities.filter((one) => one !== authority);
  if (account.authorities.includes(authority) !== isTaken) return "unchanged";
  const { accountId } = account;
  await db.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ authorities: isTaken ? others : [...others, authority], updatedAt: sql`now()` as never })
      .where(eq(accounts.accountId, accountId));
    await tx.insert(auditLines).values({
      actor: commandActor,
      action: isTaken ? "authority-taken" : "authority-given",
      entity: "account",
      entityId: accountId,
      details: { authority },
    });
  });
  return isTaken ? "taken" : "given";
}
