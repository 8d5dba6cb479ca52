import { or, sql } from "drizzle-orm";
import { limits } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import type { CaptchaSettings } from "../../base/env/captchaSettings.ts";
import { getWideNetwork } from "../../base/http/network.ts";
import { isUsedUpTogether, isWithin, isWithinTogether, type Limit } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { isHuman, type PassFields } from "../captcha/human.ts";
import type { Identity } from "./identity.ts";

/** Whose password is tried, and from where: a browser of the account's own, else a stranger. */
export interface Attempt {
  identity: Identity;
  device?: string | undefined;
  stranger: string;
}

/**
 * Counts an attempt before it is checked; returns undefined if there were too many, else the
 * counts, to be given back once it has turned out right. Browsers of the owner's have a count of
 * their own, so strangers who try passwords do not keep the owner out.
 */
export async function countAttempt(db: Database, secrets: Secrets, attempt: Attempt): Promise<string[] | undefined> {
  const keys: string[] = [];
  for (const [key, limit] of listKeys(secrets, attempt)) {
    if (!(await isWithinTogether(db, key, limit))) return undefined;
    keys.push(key);
  }
  return keys;
}

/**
 * Forgets an account's failed logins: its owner has just proved who they are and set a new
 * password.
 */
export async function forgetFailures(db: Database, secrets: Secrets, identity: Identity): Promise<void> {
  const account = accountKey(secrets, identity);
  await db.delete(limits).where(or(sql`${limits.key} = ${account}`, sql`starts_with(${limits.key}, ${`${account}/`})`));
}

/**
 * The human verification that a login brings, and the phone number or email address as the visitor
 * typed it.
 */
export interface Verification {
  pass: PassFields;
  typed: string;
}

/** `counted` has what to give back if the password is right; `fail` counts one that is wrong. */
type Guarded = { outcome: "not-verified" } | { outcome: "allowed"; counted: string[]; fail(): Promise<unknown> };

/**
 * Lets a browser that is unknown to the account try a password. After many failures of its wide
 * network, or of all networks together, it needs a passed human verification for that account: who
 * tries one password on many accounts reaches no limit of an account. Of many tries at once no more
 * of a network pass without one than the limit allows.
 */
export async function guardStranger(
  tools: { env: { captcha: CaptchaSettings }; db: Database; secrets: Secrets },
  address: string,
  { pass, typed }: Verification,
): Promise<Guarded> {
  const { db, secrets } = tools;
  const network = `login-failed/network/${secrets.mac("network", getWideNetwork(address))}`;
  const isCalm =
    (await isWithinTogether(db, network, exactLimits.failedLoginPerNetwork)) &&
    !(await isUsedUpTogether(db, failuresOfAll, exactLimits.failedLoginOfAll));
  if (!isCalm && !(await isHuman(tools, pass, { scene: "login", target: typed }, "use")))
    return { outcome: "not-verified" };
  return {
    outcome: "allowed",
    counted: [network],
    fail: () => isWithin(db, failuresOfAll, exactLimits.failedLoginOfAll),
  };
}

const failuresOfAll = "login-failed/all";

function listKeys(secrets: Secrets, { identity, device, stranger }: Attempt): [string, Limit][] {
  const account = accountKey(secrets, identity);
  if (device !== undefined)
    return [[`${account}/own/${secrets.mac("device", device)}`, exactLimits.failedLoginPerDevice]];
  // The narrow one first: one stranger who keeps trying does not use up what all strangers have.
  return [
    [`${account}/other/${secrets.mac("device", stranger)}`, exactLimits.failedLoginPerDevice],
    [account, exactLimits.failedLoginPerAccount],
  ];
}

function accountKey(secrets: Secrets, identity: Identity): string {
  return `login/${secrets.mac("target", "phone" in identity ? identity.phone : identity.email)}`;
}
