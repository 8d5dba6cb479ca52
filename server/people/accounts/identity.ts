import { eq, or, sql } from "drizzle-orm";
import { cleanAccountPhone, cleanText } from "#core/typedText.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { gather } from "../../base/db/gather.ts";
import { isAmong } from "../../base/db/isAmong.ts";
import type { Database } from "../../base/db/open.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";

/** An account as its table has it. */
export type Account = typeof accounts.$inferSelect;

/**
 * What an account is found by: a phone number or an email address, in the form that it is kept in.
 */
export type Identity = { phone: string } | { email: string };

/**
 * Reads a phone number as it is kept: 11 digits of the mainland, else +CC and the number (E.164);
 * undefined for any other text.
 */
export function readPhone(text: string): string | undefined {
  const phone = cleanAccountPhone(text);
  return /^(1[3-9]\d{9}|\+[1-9]\d{6,14})$/.test(phone) ? phone : undefined;
}

/** An email address as it is kept, in small letters; undefined for what is none. */
export function readEmail(text: string): string | undefined {
  const email = cleanText("email", text).toLowerCase();
  const isOne =
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*\.[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(email);
  return isOne && email.length <= 254 ? email : undefined;
}

/** Returns what an account with that phone number is found by; undefined for what is none. */
export function phoneIdentity(text: string): Identity | undefined {
  const phone = readPhone(text);
  return phone === undefined ? undefined : { phone };
}

/** Returns what an account with that email address is found by; undefined for what is none. */
export function emailIdentity(text: string): Identity | undefined {
  const email = readEmail(text);
  return email === undefined ? undefined : { email };
}

/** The account of that phone number or email address; undefined if there is none. */
export async function findAccount(db: Database, secrets: Secrets, identity: Identity): Promise<Account | undefined> {
  const isIt =
    "phone" in identity
      ? eq(accounts.phoneMac, secrets.mac("phone", identity.phone))
      : eq(accounts.email, identity.email);
  const [account] = await db.select().from(accounts).where(isIt);
  return account;
}

const finders = new WeakMap<Database, (key: string) => Promise<Account | undefined>>();

/**
 * Does what `findAccount` does, for what very many do at once: those that ask together share a
 * question.
 */
export async function findAccountTogether(
  db: Database,
  secrets: Secrets,
  identity: Identity,
): Promise<Account | undefined> {
  const find = finders.get(db) ?? getFinder(db);
  finders.set(db, find);
  return find("phone" in identity ? secrets.mac("phone", identity.phone) : identity.email);
}

// An email address has an @ and a keyed hash has none, so the two kinds of key cannot be confused.
function getFinder(db: Database): (key: string) => Promise<Account | undefined> {
  const isAny = or(
    isAmong(accounts.email, sql.placeholder("keys")),
    isAmong(accounts.phoneMac, sql.placeholder("keys")),
  );
  const query = db.select().from(accounts).where(isAny).prepare("");
  return gather(async (keys) => {
    const rows = await query.execute({ keys });
    return new Map(
      rows.flatMap((account) =>
        [account.email, account.phoneMac].flatMap((key) => (key === null ? [] : [[key, account]])),
      ),
    );
  });
}

/** A phone number with its middle hidden: 138****0000. */
export function maskPhone(phone: string): string {
  const prefixLength = phone.startsWith("+") ? 5 : 3;
  // Of a short number the end stays hidden: at least three digits are.
  const end = Math.max(prefixLength + 3, phone.length - 4);
  return `${phone.slice(0, prefixLength)}****${phone.slice(end)}`;
}

/** An email address with all but the first letter of its name hidden: r***@example.com. */
export function maskEmail(email: string): string {
  const at = email.indexOf("@");
  return `${at > 1 ? email.slice(0, 1) : ""}***${email.slice(at)}`;
}
