import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { Database } from "./open.ts";

export { meetingOf } from "./testMeeting.ts";

// A control shows what happens without a guard. It must not depend on who is quick: here work overlaps because it waits for the rest.

/** Does `work` while this advisory lock is taken, until so many of its transactions wait for the lock; then they get it. Returns what `work` does. */
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
