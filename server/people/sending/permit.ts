import type { Purpose, Scene } from "#contract/purposes.ts";
import type { Database } from "../../base/db/open.ts";
import type { Channel, Message, Written } from "../../base/delivery/message.ts";
import { queueMessage } from "../../base/delivery/outbox.ts";
import type { CaptchaSettings } from "../../base/env/captchaSettings.ts";
import { capNames, type DailyCaps } from "../../base/env/dailyCaps.ts";
import { isWithin, returnUses, secondsLeft } from "../../base/limits/limits.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { isHuman } from "../captcha/human.ts";
import type { MessageRequest } from "./messageRequest.ts";
import { listLimits, purposes, type Reason, type Row } from "./table.ts";

/** What sending works with. */
export interface SendingTools {
  db: Database;
  secrets: Secrets;
  env: { dailyCaps: DailyCaps; captcha: CaptchaSettings; accounts: { smsPrefixes: string[] } };
  /** Writes one line into the operator's log. */
  warn(line: string): void;
}

/** What a message states; `until` when it is too late to be of use. */
export type Content = Written & Pick<Message, "key" | "until" | "about">;

/** Why a message is not sent; `seconds` until it can be, if waiting helps. */
export interface Refused {
  outcome: "refused";
  reason: Reason | "not-served" | "not-verified";
  seconds: number;
  channel: Channel;
  purpose: Purpose;
}

/** The permission to send one message to the target of the request. */
export interface Permit {
  outcome: "permitted";
  /**
   * Writes the message into the outbox, in the caller's transaction. Throws the second time.
   * Resolves to whether the key is new.
   */
  queue(tx: Database, content: Content): Promise<boolean>;
}

/**
 * The one way for a message to leave for a person: checks the human verification, the phone prefix
 * and every limit of `listLimits`, and counts the message. A message that is refused counts towards
 * no limit but the one that refused it.
 */
export async function permitMessage(tools: SendingTools, request: MessageRequest): Promise<Permit | Refused> {
  const { db, secrets, env } = tools;
  const { purpose, channel, target, typed, language, caller } = request;
  if (!caller.sends.includes(purpose))
    throw new Error(`The entry of this call does not state that it sends "${purpose}".`);
  const refuse = (reason: Refused["reason"], seconds = 0): Refused => ({
    outcome: "refused",
    reason,
    seconds,
    channel,
    purpose,
  });
  if (channel === "sms" && !isServed(target, env.accounts.smsPrefixes)) return refuse("not-served");
  if (isScene(purpose) && purposes[purpose].needsPass) {
    const passTarget = { scene: purpose, target: typed ?? target };
    if (!(await isHuman(tools, caller.pass, passTarget, "use"))) return refuse("not-verified");
  }
  const fullLimit = await countAll(db, listLimits(request, env.dailyCaps[channel], secrets));
  if (fullLimit) {
    const seconds = Math.max(1, await secondsLeft(db, ...findLast(fullLimit)));
    if (fullLimit.reason === "day" || fullLimit.reason === "network")
      await warnOperator(tools, channel, fullLimit, seconds);
    return refuse(fullLimit.reason, seconds);
  }
  let isUsed = false;
  return {
    outcome: "permitted",
    async queue(tx, content) {
      if (isUsed) throw new Error("A permit is for one message.");
      isUsed = true;
      return queueMessage(tx, secrets, { ...content, channel, target, language });
    },
  };
}

function isScene(purpose: Purpose): purpose is Scene {
  return !["notice", "answers", "invitation", "reply", "race-cancelled", "live-alert"].includes(purpose);
}

/** Returns whether text messages reach a phone number; those of the mainland have no prefix. */
export function isServed(phone: string, prefixes: string[]): boolean {
  return !phone.startsWith("+") || prefixes.some((prefix) => phone.startsWith(prefix));
}

/**
 * Counts a message towards all of these limits, or towards none and returns the one that is used
 * up. Of many at once no more pass than each allows.
 */
async function countAll(db: Database, rows: Row[]): Promise<Row | undefined> {
  const keys: string[] = [];
  for (const row of rows) {
    const key = await count(db, row);
    if (key === undefined) {
      await returnUses(db, keys);
      return row;
    }
    keys.push(key);
  }
  return undefined;
}

async function count(db: Database, row: Row): Promise<string | undefined> {
  if (await isWithin(db, row.key, row.limit)) return row.key;
  const [slowKey, slow] = findLast(row);
  return row.slowly && (await isWithin(db, slowKey, slow)) ? slowKey : undefined;
}

const findLast = ({ key, limit, slowly }: Row) =>
  slowly ? ([`${key}/slowly`, slowly] as const) : ([key, limit] as const);

const parts: Record<string, string> = {
  network: "one network",
  newContacts: "registrations and new contacts",
  strangers: "unknown browsers",
};

/**
 * Logs once per window that a part of the day's cap is used up; of networks only the first, without
 * its address.
 */
async function warnOperator({ db, env, warn }: SendingTools, channel: Channel, row: Row, seconds: number) {
  const scope = row.reason === "network" ? "network" : (row.key.split("/").at(-1) ?? "");
  if (!(await isWithin(db, `send/warned/${channel}/${scope}`, { most: 1, seconds }))) return;
  const until = new Date(Date.now() + seconds * 1000).toISOString();
  const sentText = `${row.limit.most} ${scope === "notices" ? "notices" : "codes"} were sent`;
  const part = Object.hasOwn(parts, scope) ? `, the part of ${parts[scope]}` : "";
  warn(
    `${capNames[channel]} is ${env.dailyCaps[channel]}, and ${sentText}${part}: there are no more until ${until}. Raise it if runners requested them.`,
  );
}
