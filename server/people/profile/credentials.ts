import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Proof } from "#contract/profile.ts";
import type { Language } from "#core/text.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { isUniqueViolation } from "../../base/db/violations.ts";
import type { SenderSite, Templates } from "../../base/delivery/message.ts";
import { getShortNetwork } from "../../base/http/network.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import type { SecurityKind } from "../../base/security/kinds.ts";
import { type Account, findAccount, type Identity } from "../accounts/identity.ts";
import { endSessions, type LoggedIn } from "../accounts/sessions.ts";
import type { AccountTools } from "../accounts/tools.ts";
import { type CodeSending, checkCode, sendCode } from "../codes/service.ts";
import type { Caller } from "../sending/messageRequest.ts";
import { type Permit, permitMessage, type Refused } from "../sending/permit.ts";
import { getPhone, proveOwner } from "./proof.ts";

/** Who asks for a message, and how it is written. */
export interface Writing {
  caller: Caller;
  language: Language;
  site: SenderSite | undefined;
}

/** Sends a code to the account's own phone or email; undefined if it has none. */
export async function sendConfirmCode(
  tools: AccountTools,
  account: Account,
  channel: "phone" | "email",
  writing: Writing,
): Promise<CodeSending | undefined> {
  const target = channel === "phone" ? getPhone(tools, account) : account.email;
  if (target === null) return undefined;
  const means = channel === "phone" ? "sms" : "email";
  return sendCode(tools, { purpose: "confirm-identity", channel: means, target, ...writing });
}

/**
 * Sends a code to a new phone number or email address, `typed` as the visitor wrote it. One that
 * has an account gets a message without a code: nobody else is to learn of it.
 */
export async function sendContactCode(
  tools: AccountTools,
  identity: Identity,
  writing: Writing & { typed: string },
): Promise<CodeSending> {
  const { db, secrets } = tools;
  const isTaken = (await findAccount(db, secrets, identity)) !== undefined;
  const instead = isTaken ? ({ instead: "has-account" } as const) : {};
  return "phone" in identity
    ? sendCode(tools, { purpose: "change-phone", channel: "sms", target: identity.phone, ...writing, ...instead })
    : sendCode(tools, {
        purpose: "change-email",
        channel: "email",
        target: identity.email,
        ...writing,
        ...instead,
      });
}

export type Changed = "changed" | "not-owner" | "wrong-code" | "too-many" | "taken";

/** Sets a new phone number or email address of the account, and notifies the old one. */
export async function changeContact(
  tools: AccountTools,
  { accountId }: LoggedIn,
  {
    identity,
    code,
    token,
    proof,
    writing,
  }: { identity: Identity; code: string; token: string; proof: Proof; writing: Writing },
): Promise<Changed> {
  const { db, secrets } = tools;
  const ownership = await proveOwner(tools, accountId, proof);
  if (ownership.outcome !== "right") return ownership.outcome === "wrong" ? "not-owner" : "too-many";
  const isPhone = "phone" in identity;
  const [purpose, target] = isPhone
    ? (["change-phone", identity.phone] as const)
    : (["change-email", identity.email] as const);
  const guesser = `account/${accountId}`;
  const checked = await checkCode(db, secrets, { purpose, target, code, token, guesser });
  if (checked !== "right") return checked === "wrong" ? "wrong-code" : "too-many";
  const contact = isPhone
    ? { phoneMac: secrets.mac("phone", target), phoneSealed: secrets.seal(target) }
    : { email: target };
  const action = isPhone ? "phone-changed" : "email-changed";
  const permit = await permitNotice(tools, ownership.account, writing);
  try {
    await db.transaction(async (tx) => {
      await tx
        .update(accounts)
        .set({ ...contact, updatedAt: sql`now()` })
        .where(eq(accounts.accountId, accountId));
      await recordAndNotify(tx, { accountId, permit }, action, writing);
    });
  } catch (error) {
    if (isUniqueViolation(error)) return "taken";
    throw error;
  }
  return "changed";
}

/** Sets another password; all other sessions end. */
export async function changePassword(
  tools: AccountTools,
  { accountId, sessionId }: LoggedIn,
  { password, proof, writing }: { password: string; proof: Proof; writing: Writing },
): Promise<Exclude<Changed, "wrong-code" | "taken">> {
  const ownership = await proveOwner(tools, accountId, proof);
  if (ownership.outcome !== "right") return ownership.outcome === "wrong" ? "not-owner" : "too-many";
  const passwordHash = await tools.passwords.hash(password);
  const permit = await permitNotice(tools, ownership.account, writing);
  await tools.db.transaction(async (tx) => {
    await tx.update(accounts).set({ passwordHash, updatedAt: sql`now()` }).where(eq(accounts.accountId, accountId));
    await endSessions(tx, accountId, { except: sessionId });
    await recordAndNotify(tx, { accountId, permit }, "password-changed", writing);
  });
  return "changed";
}

// To where the owner could be reached before the change, in case it was not they who made it.
async function permitNotice(
  tools: AccountTools,
  account: Account,
  { caller, language }: Writing,
): Promise<Permit | Refused | undefined> {
  const phone = getPhone(tools, account);
  const [channel, target] = account.email ? (["email", account.email] as const) : (["sms", phone] as const);
  if (target === null) return undefined;
  return permitMessage(tools, { purpose: "notice", channel, target, language, caller });
}

async function recordAndNotify(
  tx: Database,
  { accountId, permit }: { accountId: string; permit: Permit | Refused | undefined },
  kind: Extract<Templates["notice"]["what"], SecurityKind>,
  { site, caller }: Writing,
): Promise<void> {
  const network = getShortNetwork(caller.address);
  await recordSecurityEvent(tx, { kind, actor: accountId, accountId, network });
  await recordAudit(tx, { actor: accountId, action: kind, entity: "account", entityId: accountId });
  if (permit?.outcome !== "permitted") return;
  await permit.queue(tx, { key: `notice/${randomUUID()}`, template: "notice", values: { what: kind, site } });
}
