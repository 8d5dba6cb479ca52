import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { hasPasswordShape } from "#core/passwordPolicy.ts";
import { accounts } from "../base/db/accountSchema.ts";
import type { Database } from "../base/db/open.ts";
import type { Secrets } from "../base/secrets.ts";
import { StartError } from "../base/startError.ts";
import { findAccount, type Identity, readEmail, readPhone } from "../people/accounts/identity.ts";
import type { Passwords } from "../people/accounts/passwords.ts";

/** An account that a developer logs in with by one click. At least one of phone and email is there. */
export interface TestAccount {
  name: { zh: string; en: string };
  phone?: string;
  email?: string;
  password: string;
  /** Rights beyond those over one's own data, such as ORGANISER. */
  authorities: string[];
}

/** Reads the test accounts of a debug config `{ "testAccounts": […] }`; throws StartError where it is not as it should be. */
export async function readTestAccounts(file: string): Promise<TestAccount[]> {
  const text = await readFile(file, "utf8").catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartError(
      `The file ${file} of DEBUG_CONFIG cannot be read (${code}).`,
      `无法读取 DEBUG_CONFIG 的文件 ${file}（${code}）。`,
    );
  });
  const listed = parse(text)?.testAccounts;
  if (!Array.isArray(listed))
    throw new StartError(
      `${file} of DEBUG_CONFIG has no list "testAccounts".`,
      `DEBUG_CONFIG 的 ${file} 中没有列表 testAccounts。`,
    );
  return listed.map((entry, index) =>
    readAccount(entry, {
      zh: `DEBUG_CONFIG 的 ${file} 中第 ${index + 1} 个测试账户`,
      en: `${file} of DEBUG_CONFIG, test account ${index + 1}`,
    }),
  );
}

function parse(text: string): { testAccounts?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readAccount(entry: unknown, where: { zh: string; en: string }): TestAccount {
  const {
    name,
    phone,
    email,
    password,
    authorities = [],
  } = (entry ?? {}) as Partial<Record<keyof TestAccount, unknown>>;
  const { zh, en } = (name ?? {}) as { zh?: unknown; en?: unknown };
  if (typeof zh !== "string" || typeof en !== "string")
    throw new StartError(`${where.en}: name.zh and name.en are needed.`, `${where.zh}：需要 name.zh 和 name.en。`);
  if (typeof password !== "string" || !hasPasswordShape("basic", password))
    throw new StartError(
      `${where.en}: a password of 6 to 20 letters and digits is needed.`,
      `${where.zh}：需要 6 至 20 位字母和数字组合的密码。`,
    );
  const known = {
    phone: typeof phone === "string" ? readPhone(phone) : undefined,
    email: typeof email === "string" ? readEmail(email) : undefined,
  };
  if (!known.phone && !known.email)
    throw new StartError(
      `${where.en}: a phone number or an email address is needed.`,
      `${where.zh}：需要手机号或邮箱。`,
    );
  if (!Array.isArray(authorities) || authorities.some((authority) => authority !== "ORGANISER"))
    throw new StartError(
      `${where.en}: the only authority there is is ORGANISER.`,
      `${where.zh}：权限只有 ORGANISER 一种。`,
    );
  const { phone: number, email: address } = known;
  return {
    name: { zh, en },
    ...(number && { phone: number }),
    ...(address && { email: address }),
    password,
    authorities,
  };
}

/** Makes those of the test accounts that are not there yet; what was changed on one since stays. */
export async function makeTestAccounts(
  { db, secrets, passwords }: { db: Database; secrets: Secrets; passwords: Passwords },
  wanted: TestAccount[],
): Promise<void> {
  for (const { name, phone, email, password, authorities } of wanted) {
    const identities: Identity[] = [...(phone ? [{ phone }] : []), ...(email ? [{ email }] : [])];
    const found = await Promise.all(identities.map((identity) => findAccount(db, secrets, identity)));
    if (found.some(Boolean)) continue;
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
