import { and, eq } from "drizzle-orm";
import { raceItems } from "../base/db/entrySchema.ts";
import type { Database } from "../base/db/open.ts";
import { races } from "../base/db/schema.ts";
import { Refused } from "./refusals.ts";

/** Returns what ends the transaction in which somebody was to get a place of a cancelled race. */
export function raceCancelled(): Refused {
  return new Refused("sign-up/cancelled");
}

/** Returns when a race was cancelled; null if it was not. */
export async function cancelledAt(db: Database, raceId: string): Promise<Date | null> {
  const [race] = await db.select({ at: races.cancelledAt }).from(races).where(eq(races.raceId, raceId));
  return race?.at ?? null;
}

/** Returns whether a race is cancelled. */
export async function isCancelled(db: Database, raceId: string): Promise<boolean> {
  return (await cancelledAt(db, raceId)) !== null;
}

/**
 * Locks an item against a cancellation until the transaction ends. Throws Refused if its race
 * is cancelled.
 */
export async function refuseCancelled(tx: Database, { raceId, item }: { raceId: string; item: string }): Promise<void> {
  const isItem = and(eq(raceItems.raceId, raceId), eq(raceItems.item, item));
  const [row] = await tx.select({ at: raceItems.cancelledAt }).from(raceItems).where(isItem).for("share");
  if (row?.at) throw raceCancelled();
}
