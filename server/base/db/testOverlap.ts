import { type SQL, sql } from "drizzle-orm";
import { PgSelectBase, type PgTable } from "drizzle-orm/pg-core";
import { expect, vi } from "vitest";
import { type Database, openDatabase } from "./open.ts";
import { openMeeting } from "./testMeeting.ts";
import type { SharedDatabase } from "./testShared.ts";

export { openMeeting } from "./testMeeting.ts";

// A control shows what happens without a guard. It must not depend on who is quick: here work
// overlaps because it waits for the rest.

/**
 * Does `work` while this advisory lock is taken, until so many of its transactions wait for the
 * lock; then they get it. Returns what `work` does.
 */
export async function holdLock<Done>(
  db: Database,
  { lock, until }: { lock: number; until: number },
  work: () => Promise<Done>,
): Promise<Done> {
  let working: Promise<Done> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_catalog.pg_advisory_xact_lock(${lock})`);
    working = work();
    const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted and objid = ${lock}`;
    await vi.waitFor(
      async () =>
        expect(((await tx.execute(waiting)) as { rows: unknown[] }).rows.length).toBeGreaterThanOrEqual(until),
      { timeout: 30_000, interval: 20 },
    );
  });
  return working as Promise<Done>;
}

const commitLock = 7;

/**
 * Does `work` on a connection to which no advisory lock of a transaction locks anything, and whose
 * inserts into `table` are committed once so many of its transactions have made theirs: each counts
 * without the others. `before` is done first, without that wait. Returns what `work` does.
 */
export async function withoutAdvisoryLocks<Done>(
  shared: Pick<SharedDatabase, "databaseUrl" | "db">,
  { table, until, before }: { table: string; until: number; before?: (db: Database) => Promise<unknown> },
  work: (db: Database) => Promise<Done>,
): Promise<Done> {
  const db = shared.db();
  // Found before PostgreSQL's own.
  await db.execute(sql`create schema without_locks`);
  await db.execute(sql`create function without_locks.pg_advisory_xact_lock(bigint) returns void language sql
    as ''`);
  await db.execute(
    sql.raw(`create function without_locks.commit_late() returns trigger language plpgsql
    as 'begin perform pg_catalog.pg_advisory_xact_lock_shared(${commitLock}); return null; end'`),
  );
  await db.execute(
    sql.raw(`create constraint trigger commit_late after insert on ${table}
    deferrable initially deferred for each row execute function without_locks.commit_late()`),
  );
  await db.execute(sql`alter role postgres set search_path = without_locks, pg_catalog, public`);
  const unlocked = await openDatabase({ databaseUrl: shared.databaseUrl, dataDir: "/nowhere" });
  try {
    await before?.(unlocked.db);
    return await holdLock(db, { lock: commitLock, until }, () => work(unlocked.db));
  } finally {
    await unlocked.close();
    await db.execute(sql`drop schema without_locks cascade`);
    await db.execute(sql`alter role postgres reset search_path`);
  }
}

/**
 * Begins each of `works` while the rows that `lock` selects are locked, once the one before waits
 * for a lock; then they get them in that order. Returns what they do.
 */
export async function whileLocked<Done>(db: Database, lock: SQL, works: (() => Promise<Done>)[]): Promise<Done[]> {
  const started: Promise<Done>[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(lock);
    for (const [index, work] of works.entries()) {
      started.push(work());
      await vi.waitFor(
        async () => {
          const result = await db.execute(sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`);
          expect((result as unknown as { rows: unknown[] }).rows.length).toBeGreaterThan(index);
        },
        { timeout: 30_000, interval: 10 },
      );
    }
  });
  return Promise.all(started);
}

/**
 * Does two works at once as if the first read of each under a lock of these tables locked nothing:
 * both have read a table before either continues. What a lock guards against happens, however quick
 * each is. Throws if one of the tables is not locked by both: then nothing was shown.
 */
export async function withoutRowLocks<Done>(
  tables: PgTable[],
  works: [() => Promise<Done>, () => Promise<Done>],
): Promise<Done[]> {
  const meetings = new Map(tables.map((table) => [table, { meet: openMeeting(2), readers: 0 }]));
  const queries = PgSelectBase.prototype as unknown as { for(...args: unknown[]): PromiseLike<unknown> };
  const { for: lockRows } = queries;
  const lock = vi.spyOn(queries, "for");
  lock.mockImplementation(function (this: PromiseLike<unknown> & { config: { table: PgTable } }, ...args) {
    const meeting = meetings.get(this.config.table);
    if (!meeting || meeting.readers === 2) return lockRows.apply(this, args);
    meeting.readers += 1;
    return (async () => {
      const rows = await this;
      await meeting.meet();
      return rows;
    })();
  });
  try {
    const done = await Promise.all(works.map((work) => work()));
    expect([...meetings.values()].map(({ readers }) => readers)).toEqual(tables.map(() => 2));
    return done;
  } finally {
    lock.mockRestore();
  }
}
