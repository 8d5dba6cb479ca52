import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Scene } from "#contract/purposes.ts";
import type { Language } from "#core/text.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import type { SenderSite } from "../../base/delivery/message.ts";
import { getShortNetwork } from "../../base/http/network.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import { checkCode } from "../codes/service.ts";
import type { Caller } from "../sending/messageRequest.ts";
import { permitMessage, type SendingTools } from "../sending/permit.ts";
import { revokeTokens } from "../tokens/service.ts";
import { forgetFailures } from "./attempts.ts";
import { identifyGuesser, type RequestOrigin } from "./device.ts";
import { findAccount, type Identity } from "./identity.ts";
import { newNick } from "./login.ts";
import { endSessions } from "./sessions.ts";
import type { AccountTools } from "./tools.ts";

type Tools = Pick<AccountTools, "db" | "secrets" | "passwords">;

export interface Registration {
  email: string;
  code: string;
  /** The token that came with the sending of the code. */
  token: string | undefined;
  password: string;
  from: RequestOrigin;
  language: Language;
}

/** Makes the account of an email address whose owner has the code that was sent there. */
export async function registerByEmail(
  { db, secrets, passwords }: Tools,
  { email, code, token, password, from, language }: Registration,
): Promise<"registered" | "wrong" | "too-many" | "taken"> {
  const guesser = identifyGuesser(secrets, from, undefined);
  const guess = { purpose: "register", target: email, code, token, stranger: from.stranger, guesser } as const;
  const checked = await checkCode(db, secrets, guess);
  if (checked !== "right") return checked;
  const passwordHash = await passwords.hash(password);
  const rows = await db
    .insert(accounts)
    .values({ accountId: randomUUID(), email, passwordHash, nick: newNick(language) })
    .onConflictDoNothing()
    .returning({ accountId: accounts.accountId });
  return rows.length === 1 ? "registered" : "taken";
}

export interface Reset {
  code: string;
  /** The token that came with the sending of the code. */
  token: string;
  password: string;
  from: RequestOrigin;
  language: Language;
  site?: SenderSite | undefined;
  caller: Caller;
}

/**
 * Sets a new password for the browser that requested the code and has it, ends all sessions and API
 * tokens of the account, and notifies its owner.
 */
export async function resetPassword(
  tools: Tools & SendingTools,
  identity: Identity,
  { code, token, password, from, language, site, caller }: Reset,
): Promise<"reset" | "wrong" | "too-many" | "gone"> {
  const { db, secrets, passwords } = tools;
  const [purpose, target, channel] =
    "phone" in identity
      ? (["reset-by-phone", identity.phone, "sms"] as const)
      : (["reset-by-email", identity.email, "email"] as const);
  const guesser = identifyGuesser(secrets, from, (await findAccount(db, secrets, identity))?.accountId);
  const guess = { purpose: purpose satisfies Scene, target, code, token, guesser };
  const checked = await checkCode(db, secrets, guess);
  if (checked !== "right") return checked;
  const passwordHash = await passwords.hash(password);
  const permit = await permitMessage(tools, { purpose: "notice", channel, target, language, caller });
  return db.transaction(async (tx) => {
    const account = await findAccount(tx, secrets, identity);
    if (!account) return "gone";
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.accountId, account.accountId));
    await endSessions(tx, account.accountId, undefined);
    await forgetFailures(tx, secrets, identity);
    const { accountId } = account;
    const network = getShortNetwork(caller.address);
    await revokeTokens(tx as Database, { accountId }, { actor: accountId, network });
    await recordSecurityEvent(tx, { kind: "password-reset", actor: accountId, accountId, network });
    const key = `reset/${purpose}/${secrets.mac("code", token)}`;
    const values = { what: "password-reset" as const, site };
    if (permit.outcome === "permitted") await permit.queue(tx, { key, template: "notice", values });
    return "reset";
  });
}
