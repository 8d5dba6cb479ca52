import { and, inArray, sql } from "drizzle-orm";
import { limits } from "../db/accountSchema.ts";
import type { Database } from "../db/open.ts";

/** How often something may be done within so many seconds. */
export interface Limit {
  most: number;
  seconds: number;
}

/**
 * Counts one more use of `key` and returns whether it is within the limit. The count is in the database, so that it holds over all
 * servers, and each of many uses at once is counted. Keep people's data out of keys: use keyed hashes.
 */
export async function isWithin(db: Database, key: string, limit: Limit): Promise<boolean> {
  return (await drawUses(db, key, limit, 1)) === 1;
}

/** Counts one more use of `key` and returns the seconds until it can be used again: 0 if this use is within the limit. */
export async function secondsToWait(db: Database, key: string, limit: Limit): Promise<number> {
  return (await isWithin(db, key, limit)) ? 0 : Math.max(1, await secondsLeft(db, key, limit));
}

/** Counts `uses` more of `key` and returns how many of them are within the limit. */
export async function drawUses(db: Database, key: string, { most, seconds }: Limit, uses: number): Promise<number> {
  const ends = sql`now() + make_interval(secs => ${seconds})`;
  const [row] = await db
    .insert(limits)
    .values({ key, count: uses, endsAt: ends } as never)
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`case when ${limits.endsAt} <= now() then ${uses} else ${limits.count} + ${uses} end`,
        endsAt: sql`case when ${limits.endsAt} <= now() then ${ends} else ${limits.endsAt} end`,
      },
    })
    .returning({ count: limits.count });
  const before = (row?.count ?? Number.POSITIVE_INFINITY) - uses;
  return Math.max(0, Math.min(uses, most - before));
}

/** Takes one use of each of these keys back, if its window has not ended. */
export async function returnUses(db: Database, keys: string[]): Promise<void> {
  await db
    .update(limits)
    .set({ count: sql`${limits.count} - 1` })
    .where(and(inArray(limits.key, keys), sql`${limits.count} > 0 and ${limits.endsAt} > now()`));
}

/** Seconds until `key` can be used again; 0 if it can now. */
export async function secondsLeft(db: Database, key: string, { most }: Limit): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`ceil(extract(epoch from ${limits.endsAt} - now()))::int` })
    .from(limits)
    .where(sql`${limits.key} = ${key} and ${limits.count} >= ${most} and ${limits.endsAt} > now()`);
  return row?.left ?? 0;
}

/** Deletes counts whose window ended over a day ago. */
export async function deleteOldCounts(db: Database): Promise<void> {
  await db.delete(limits).where(sql`${limits.endsAt} < now() - interval '1 day'`);
}
