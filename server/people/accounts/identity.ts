import { eq } from "drizzle-orm";
import { accounts } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import type { Secrets } from "../../base/secrets.ts";

/** An account as its table has it. */
export type Account = typeof accounts.$inferSelect;

/** What an account is found by: a phone number or an email address, in the form that it is kept in. */
export type Identity = { phone: string } | { email: string };

/** A phone number as it is kept: 11 digits of the mainland, else +CC and the number (E.164); undefined for what is none. */
export function readPhone(text: string): string | undefined {
  const phone = text.trim().replace(/^\+86(?=1\d{10}$)/, "");
  return /^(1[3-9]\d{9}|\+[1-9]\d{6,14})$/.test(phone) ? phone : undefined;
}

/** An email address as it is kept, in small letters; undefined for what is none. */
export function readEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
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
  const [found] = await db.select().from(accounts).where(isIt);
  return found;
}

/** A phone number with its middle hidden: 138****0000. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, phone.startsWith("+") ? 5 : 3)}****${phone.slice(-4)}`;
}

/** An email address with all but the first letter of its name hidden: r***@example.com. */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}***${email.slice(email.indexOf("@"))}`;
}
