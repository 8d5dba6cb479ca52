import { and, inArray, sql } from "drizzle-orm";
import { limits } from "../db/accountSchema.ts";
import { gather } from "../db/gather.ts";
import { isAmong } from "../db/isAmong.ts";
import type { Database } from "../db/open.ts";
import { prepared } from "../db/prepared.ts";
import { readRows } from "../db/readRows.ts";
import { together } from "../db/together.ts";

/** How often something may be done within so many seconds. */
export interface Limit {
  most: number;
  seconds: number;
}

/**
 * Counts one more use of `key` and returns whether it is within the limit. The count is in the
 * database, so that it holds over all servers, and each of many uses at once is counted. Keep
 * people's data out of keys: use keyed hashes.
 */
export async function isWithin(db: Database, key: string, limit: Limit): Promise<boolean> {
  return (await drawUses(db, key, limit, 1)) === 1;
}

/**
 * Counts one more use of `key` and returns the seconds until it can be used again: 0 if this use is
 * within the limit.
 */
export async function secondsToWait(db: Database, key: string, limit: Limit): Promise<number> {
  return (await isWithin(db, key, limit)) ? 0 : Math.max(1, await secondsLeft(db, key, limit));
}

const shared = new WeakMap<Database, (use: { key: string; limit: Limit }) => Promise<boolean>>();

/**
 * Does what `isWithin` does, for what very many do at once: uses that come together are counted by
 * one statement.
 */
export function isWithinTogether(db: Database, key: string, limit: Limit): Promise<boolean> {
  const count = shared.get(db) ?? together(mostTogether, (uses) => countAll(db, uses));
  shared.set(db, count);
  return count({ key, limit });
}

/** Does what `secondsToWait` does, for what very many do at once. */
export async function secondsToWaitTogether(db: Database, key: string, limit: Limit): Promise<number> {
  return (await isWithinTogether(db, key, limit)) ? 0 : Math.max(1, await secondsLeft(db, key, limit));
}

const mostTogether = 250;

// Counts each of these uses, and returns for each whether it is within its limit.
async function countAll(db: Database, uses: { key: string; limit: Limit }[]): Promise<boolean[]> {
  const positions = new Map<string, number>();
  const nth = uses.map(({ key }) => {
    const position = (positions.get(key) ?? 0) + 1;
    positions.set(key, position);
    return position;
  });
  const limitsByKey = new Map(uses.map(({ key, limit }) => [key, limit]));
  const rows = sortUses(positions).map(([key, count]) => ({
    key,
    count,
    seconds: limitsByKey.get(key)?.seconds ?? 0,
  }));
  // One parameter: a query with several for each use takes longer to write and to read than to run.
  const entries = await readRows<{ key: string; count: number }>(
    db,
    sql`${prepared}
    insert into limits (key, count, ends_at)
    select key, count, now() + make_interval(secs => seconds)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as uses(key text, count int, seconds int)
    on conflict (key) do update set
      count = case when limits.ends_at <= now() then excluded.count else limits.count + excluded.count end,
      ends_at = case when limits.ends_at <= now() then excluded.ends_at else limits.ends_at end
    returning key, count`,
  );
  const totals = new Map(entries.map(({ key, count }) => [key, count]));
  return uses.map(({ key, limit }, index) => {
    const before = (totals.get(key) ?? Number.POSITIVE_INFINITY) - (positions.get(key) ?? 0);
    return before + (nth[index] ?? 0) <= limit.most;
  });
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

const returning = new WeakMap<Database, (keys: string[]) => Promise<undefined>>();

/**
 * Does what `returnUses` does, for what very many do at once: what comes together is one statement.
 */
export function returnUsesTogether(db: Database, keys: string[]): Promise<void> {
  const giveBack = returning.get(db) ?? together(mostTogether, (keyLists: string[][]) => returnAll(db, keyLists));
  returning.set(db, giveBack);
  return giveBack(keys);
}

// An insert, because it locks the rows in the order in which they are given; an update locks them
// in any.
async function returnAll(db: Database, keyLists: string[][]): Promise<undefined[]> {
  const uses = new Map<string, number>();
  for (const key of keyLists.flat()) uses.set(key, (uses.get(key) ?? 0) + 1);
  const rows = sortUses(uses).map(([key, count]) => ({ key, count }));
  await db.execute(sql`${prepared}
    insert into limits (key, count, ends_at)
    select key, count, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as uses(key text, count int)
    on conflict (key) do update set
      count = case when limits.ends_at > now() then greatest(0, limits.count - excluded.count) else limits.count end`);
  return keyLists.map(() => undefined);
}

// Servers that count the same keys wait for each other and not in a circle.
function sortUses(uses: ReadonlyMap<string, number>): [string, number][] {
  return [...uses].sort(([a], [b]) => (a < b ? -1 : 1));
}

const readers = new WeakMap<Database, (key: string) => Promise<number | undefined>>();

/**
 * Returns whether `key` is used up, for what very many ask at once: those that ask together share a
 * question. Counts nothing.
 */
export async function isUsedUpTogether(db: Database, key: string, { most }: Limit): Promise<boolean> {
  const reader = readers.get(db) ?? gather((keys) => readCounts(db, keys));
  readers.set(db, reader);
  return ((await reader(key)) ?? 0) >= most;
}

async function readCounts(db: Database, keys: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: limits.key, count: limits.count })
    .from(limits)
    .where(and(isAmong(limits.key, keys), sql`${limits.endsAt} > now()`));
  return new Map(rows.map(({ key, count }) => [key, count]));
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
