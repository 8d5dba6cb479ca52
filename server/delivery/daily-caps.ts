import type { Database } from "../db/open.ts";
import { readWhole, type Variables } from "../env-values.ts";
import { isWithin, secondsLeft } from "../limits/limits.ts";
import type { Channel } from "./message.ts";

/** How many codes a channel sends in a day at most, over all addressees. */
export type DailyCaps = Record<Channel, number>;

const names = { sms: "SMS_PER_DAY", email: "EMAIL_PER_DAY" } as const;
const oneDay = 86_400;

/** Reads how much may be sent in a day; throws StartError for what is no number. */
export function readDailyCaps(variables: Variables): DailyCaps {
  const read = (channel: Channel, otherwise: number) =>
    readWhole(names[channel], variables[names[channel]], otherwise, { from: 1, to: 100_000_000 });
  return { sms: read("sms", 20_000), email: read("email", 100_000) };
}

/** What counting takes. */
export interface Counting {
  db: Database;
  env: { dailyCaps: DailyCaps };
  /** Tells the operator something, in one line. */
  warn(line: string): void;
}

/**
 * Counts one more message of a channel and says whether it may still go out in this day, which begins with its first message. Codes
 * have the whole cap, and notices to owners a tenth more of their own: whoever uses up the codes does not silence them. The operator is
 * told once in a day.
 */
export async function isWithinDay(
  { db, env, warn }: Counting,
  channel: Channel,
  what: "codes" | "notices",
): Promise<boolean> {
  const cap = env.dailyCaps[channel];
  const limit = { most: what === "codes" ? cap : Math.ceil(cap / 10), seconds: oneDay };
  const key = `day/${channel}/${what}`;
  if (await isWithin(db, key, limit)) return true;
  const left = Math.max(1, await secondsLeft(db, key, limit));
  if (await isWithin(db, `${key}/told`, { most: 1, seconds: left })) {
    const until = new Date(Date.now() + left * 1000).toISOString();
    warn(
      `${names[channel]} is ${cap}, and ${limit.most} ${what} were sent: there are no more until ${until}. Raise it if they were asked for by runners.`,
    );
  }
  return false;
}
