import { eq, sql } from "drizzle-orm";
import { limits } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import type { Limit } from "../../base/limits/limits.ts";
import type { Secrets } from "../../base/secrets.ts";

/** Who asks, as far as it is counted. `device` tells browsers apart that ask for one target; it proves nothing. */
export interface Asker {
  address: string;
  device: string;
}

/** Wrong answers for a target from one device, then a pause of ten minutes. */
export const wrongAnswers: Limit = { most: 5, seconds: 600 };
/** Wrong answers for a target from anywhere: who changes devices gets no further than this. */
export const wrongAnswersOfTarget: Limit = { most: 30, seconds: 3600 };
/** Verifications begun for a target, and, coarsely, from an address that thousands may share. */
export const begunForTarget: Limit = { most: 20, seconds: 60 };
export const begunFromAddress: Limit = { most: 1200, seconds: 60 };
/** Passes without a picture: fewer, so that they are no way around it. */
export const worksOfTarget: Limit = { most: 5, seconds: 3600 };
export const worksOfAddress: Limit = { most: 120, seconds: 3600 };
/** Tickets of the outside provider that are checked for a target; each costs a request. */
export const ticketsOfTarget: Limit = { most: 10, seconds: 60 };

/** The key that something is counted by: the people's data in it are hashed. */
export function limitKey(secrets: Secrets, name: string, ...parts: string[]): string {
  return `captcha/${name}/${secrets.mac("limit", parts.join("\0"))}`;
}

/** Takes back one count, of an answer that turned out right. */
export async function uncount(db: Database, key: string): Promise<void> {
  await db
    .update(limits)
    .set({ count: sql`greatest(${limits.count} - 1, 0)` })
    .where(eq(limits.key, key));
}
