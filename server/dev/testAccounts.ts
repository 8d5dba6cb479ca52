import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { authorities as allAuthorities } from "#core/authorities.ts";
import { hasPasswordShape } from "#core/passwordPolicy.ts";
import { accounts } from "../base/db/accountSchema.ts";
import type { Database } from "../base/db/open.ts";
import type { Secrets } from "../base/secrets/secrets.ts";
import { startError } from "../base/startError.ts";
import { findAccount, type Identity, readEmail, readPhone } from "../people/accounts/identity.ts";
import type { Passwords } from "../people/accounts/passwords.ts";

/** An account that a developer logs in with by one click. It has a phone, an email or both. */
export interface TestAccount {
  name: { zh: string; en: string };
  phone?: string;
  email?: string;
  password: string;
  /** Rights over all races, such as ORGANISER. */
  authorities: string[];
}

/**
 * Reads the test accounts of a debug config `{ "testAccounts": […] }`; throws StartError if one is
 * wrong.
 */
export async function readTestAccounts(file: string): Promise<TestAccount[]> {
  const text = await readFile(file, "utf8").catch(({ code }: NodeJS.ErrnoException) => {
    throw startError("debugConfigUnreadable", { file, reason: code ?? "" });
  });
  const list = parse(text)?.testAccounts;
  if (!Array.isArray(list)) throw startError("debugConfigWithoutList", { file });
  return list.map((entry, index) => readAccount(entry, { file, number: index + 1 }));
}

function parse(text: string): { testAccounts?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readAccount(entry: unknown, place: { file: string; number: number }): TestAccount {
  const {
    name,
    phone,
    email,
    password,
    authorities = [],
  } = (entry ?? {}) as Partial<Record<keyof TestAccount, unknown>>;
  const { zh, en } = (name ?? {}) as { zh?: unknown; en?: unknown };
  if (typeof zh !== "string" || typeof en !== "string") throw startError("testAccountName", place);
  if (typeof password !== "string" || !hasPasswordShape("basic", password))
    throw startError("testAccountPassword", place);
  const contacts = {
    phone: typeof phone === "string" ? readPhone(phone) : undefined,
    email: typeof email === "string" ? readEmail(email) : undefined,
  };
  if (!contacts.phone && !contacts.email) throw startError("testAccountContact", place);
  if (
    !Array.isArray(authorities) ||
    !authorities.every((authority) => (allAuthorities as readonly unknown[]).includes(authority))
  )
    throw startError("testAccountAuthority", place);
  const { phone: number, email: address } = contacts;
  return {
    name: { zh, en },
    ...(number && { phone: number }),
    ...(address && { email: address }),
    password,
    authorities,
  };
}

/**
 * Creates the test accounts that do not exist; existing ones stay as they are, also if they were
 * changed.
 */
export async function makeTestAccounts(
  { db, secrets, passwords }: { db: Database; secrets: Secrets; passwords: Passwords },
  testAccounts: TestAccount[],
): Promise<void> {
  for (const { name, phone, email, password, authorities } of testAccounts) {
    const identities: Identity[] = [...(phone ? [{ phone }] : []), ...(email ? [{ email }] : [])];
    const existingAccounts = await Promise.all(identities.map((identity) => findAccount(db, secrets, identity)));
    if (existingAccounts.some(Boolean)) continue;
    const passwordHash = await passwords.hash(password);
    await db
      .insert(accounts)
      .values({
        accountId: randomUUID(),
        ...(email && { email }),
        ...(phone && { phoneMac: secrets.mac("phone", phone), phoneSealed: secrets.seal(phone) }),
        passwordHash,
        nick: name.zh,
        authorities,
      })
      .onConflictDoNothing();
  }
}
