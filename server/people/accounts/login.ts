import { randomInt, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Language } from "#core/text.ts";
import { messages } from "#locales/generated/server/account.ts";
import { textIn } from "#locales/getText.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { returnUsesTogether } from "../../base/limits/limits.ts";
import { checkCode } from "../codes/service.ts";
import { countAttempt, guardStranger, type Verification } from "./attempts.ts";
import { identifyGuesser, knownDevice, type RequestOrigin } from "./device.ts";
import { type Account, findAccount, findAccountTogether, type Identity } from "./identity.ts";
import type { AccountTools } from "./tools.ts";

export type Entered<Otherwise extends string> = { outcome: "in"; account: Account } | { outcome: Otherwise };

/**
 * Checks a password. Answers and takes as long for an account that does not exist as for a wrong
 * password.
 */
export async function logInByPassword(
  tools: Pick<AccountTools, "env" | "db" | "secrets" | "passwords">,
  identity: Identity,
  password: string,
  { from, verification }: { from: RequestOrigin; verification: Verification },
): Promise<Entered<"wrong" | "too-many" | "not-verified">> {
  const { db, secrets, passwords } = tools;
  const account = await findAccountTogether(db, secrets, identity);
  const device = knownDevice(secrets, from.cookies, account?.accountId ?? "");
  const guard = device === undefined ? await guardStranger(tools, from.address, verification) : undefined;
  if (guard?.outcome === "not-verified") return guard;
  const keys = await countAttempt(db, secrets, { identity, device, stranger: from.stranger });
  if (!keys) return { outcome: "too-many" };
  const isRight = await passwords.isRight(account?.passwordHash ?? null, password);
  if (!isRight || !account?.passwordHash) {
    await guard?.fail();
    return { outcome: "wrong" };
  }
  await returnUsesTogether(db, [...keys, ...(guard?.counted ?? [])]);
  if (passwords.isOutdated(account.passwordHash)) {
    const passwordHash = await passwords.hash(password);
    await db.update(accounts).set({ passwordHash }).where(eq(accounts.accountId, account.accountId));
  }
  return { outcome: "in", account };
}

/**
 * Checks a code that was sent to a phone number, with the token of its sending; creates its account
 * if it has none yet.
 */
export async function logInByCode(
  { db, secrets }: Pick<AccountTools, "db" | "secrets">,
  phone: string,
  { code, token }: { code: string; token: string | undefined },
  { from, language }: { from: RequestOrigin; language: Language },
): Promise<Entered<"wrong" | "too-many">> {
  const knownAccount = await findAccount(db, secrets, { phone });
  const guesser = identifyGuesser(secrets, from, knownAccount?.accountId);
  const checked = await checkCode(db, secrets, {
    purpose: "login",
    target: phone,
    code,
    token,
    stranger: from.stranger,
    guesser,
  });
  if (checked !== "right") return { outcome: checked };
  await db
    .insert(accounts)
    .values({
      accountId: randomUUID(),
      phoneMac: secrets.mac("phone", phone),
      phoneSealed: secrets.seal(phone),
      nick: newNick(language),
    })
    .onConflictDoNothing();
  const account = await findAccount(db, secrets, { phone });
  if (!account) throw new Error("An account that was just there is gone.");
  return { outcome: "in", account };
}

/** A name for a new account that reveals nothing of its owner, until they choose one. */
export function newNick(language: Language): string {
  return textIn(language, messages, "nick", { number: randomInt(1_000_000).toString().padStart(6, "0") });
}
