import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { inject } from "vitest";
import { accounts, secondFactors, sessions } from "../server/base/db/accountSchema.ts";
import { openDatabase } from "../server/base/db/open.ts";
import { getSecrets } from "../server/base/secrets/secrets.ts";
import { passwordsAt } from "../server/people/accounts/passwords.ts";
import { openSession } from "../server/people/accounts/sessions.ts";
import { cheapAccounts } from "../server/people/accounts/testSettings.ts";
import type { Person } from "./loggedIn.ts";

const { port, dataDir, databaseUrl, secretKey } = inject("people");
const { db } = await openDatabase({ databaseUrl, dataDir });
const secrets = getSecrets(secretKey);

/** The server on which people log in, its address without a slash, and its database. */
export const people = { port, dataDir, databaseUrl, secretKey, base: `http://localhost:${port}`, db, secrets };

interface NewPerson {
  nick?: string;
  authorities?: string[];
  email?: string;
  phone?: string;
  password?: string;
  /** Whether an organiser has set up the second factor and entered it; they have by default. */
  hasSecondFactor?: boolean;
}

/**
 * Adds a new account with a session. A test that is retried adds another one, so that nothing is
 * left from the first try.
 */
export async function addPerson({
  nick = "runner",
  authorities = [],
  email,
  phone,
  password,
  hasSecondFactor = authorities.length > 0,
}: NewPerson = {}): Promise<Person> {
  const accountId = `${nick}-${randomBytes(6).toString("hex")}`;
  const passwordHash = password ? await passwordsAt(cheapAccounts.passwordCost).hash(password) : null;
  const phoneParts = phone && { phoneMac: secrets.mac("phone", phone), phoneSealed: secrets.seal(phone) };
  await db.insert(accounts).values({ accountId, nick, authorities, email, passwordHash, ...phoneParts });
  const token = await addSession(accountId);
  if (hasSecondFactor) {
    await db.insert(secondFactors).values({ accountId, enrolledAt: new Date() });
    const secondFactorUntil = new Date(Date.now() + 3_600_000);
    await db.update(sessions).set({ secondFactorUntil }).where(eq(sessions.accountId, accountId));
  }
  return { accountId, token };
}

/** Logs an account in on another device, and returns the token of the session. */
export function addSession(accountId: string): Promise<string> {
  return openSession(db, { accountId, loginType: "1", device: "test" });
}

/** Calls the server of people with a token, and returns the envelope. */
export async function callAs(
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<{ code: number; msg: string; data: unknown }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { token, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as { code: number; msg: string; data: unknown };
}
