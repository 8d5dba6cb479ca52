import { sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { waitingBuckets } from "../../base/db/waitingSchema.ts";
import { burstMs } from "./queue.ts";

/**
 * The bucket of a race, which all servers share: it holds a burst and fills at the rate, and
 * everybody who is let in takes one.
 */
export interface Bucket {
  /**
   * Returns whether one could be taken at `now`, in ms since 1970. What is needed at the same time
   * is one statement.
   */
  take(now: number): Promise<boolean>;
  /** Returns in how many ms there can be one to take, as far as this server knows. */
  msUntilNext(now: number): number;
}

/** Opens the bucket of a race from which `perMinute` are taken. */
export function openBucket(db: Database, raceId: string, perMinute: number): Bucket {
  const eachMs = 60_000 / perMinute;
  let usedUntil = Number.NEGATIVE_INFINITY;
  let queue: { now: number; answer(isTaken: boolean): void; fail(error: unknown): void }[] = [];
  let isAsking = false;

  // The one who comes first is answered first. Of one row the database makes a queue, so that no
  // two servers take the same.
  const ask = async () => {
    const batch = queue;
    queue = [];
    try {
      const result = await takeMany(db, {
        raceId,
        eachMs,
        many: batch.length,
        now: Math.max(...batch.map(({ now }) => now)),
      });
      usedUntil = Math.max(usedUntil, result.usedUntil);
      for (const [index, { answer }] of batch.entries()) answer(index < result.granted);
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  };
  const askAll = async () => {
    if (isAsking) return;
    isAsking = true;
    while (queue.length > 0) await ask();
    isAsking = false;
  };
  const msUntilNext = (now: number) => Math.max(0, usedUntil + eachMs - now);
  return {
    msUntilNext,
    async take(now) {
      if (msUntilNext(now) > 0) return false;
      return new Promise((answer, fail) => {
        queue.push({ now, answer, fail });
        void askAll();
      });
    },
  };
}

interface Asked {
  raceId: string;
  eachMs: number;
  many: number;
  now: number;
}

async function takeMany(
  db: Database,
  { raceId, eachMs, many, now }: Asked,
): Promise<{ granted: number; usedUntil: number }> {
  // A rate of fewer than one in a burst still lets in one at a time.
  const filled = now - Math.max(burstMs, eachMs);
  const from = sql`greatest(${waitingBuckets.usedUntil}, ${filled}::float8)`;
  const granted = sql`least(${many}::int, greatest(0, floor((${now}::float8 - ${from}) / ${eachMs}::float8))::int)`;
  const atFirst = Math.min(many, Math.floor((now - filled) / eachMs));
  const [row] = await db
    .insert(waitingBuckets)
    .values({ raceId, usedUntil: filled + atFirst * eachMs, granted: atFirst })
    .onConflictDoUpdate({
      target: waitingBuckets.raceId,
      set: { usedUntil: sql`${from} + ${granted} * ${eachMs}::float8`, granted },
    })
    .returning({ granted: waitingBuckets.granted, usedUntil: waitingBuckets.usedUntil });
  if (!row) throw new Error(`The bucket of race ${raceId} could not be read.`);
  return row;
}
