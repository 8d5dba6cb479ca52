import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { handOuts } from "../../base/db/handOutSchema.ts";
import type { Database } from "../../base/db/open.ts";

/** The hand-out of a pack: by whom, at which site of the pick-up, and when. */
export interface HandOut {
  /** An account. */
  byAccount: string;
  site: string;
  at: Date;
}

/**
 * Returns the first hand-out of anything of the pack of an entry that was not undone; undefined if
 * it was never collected.
 */
export async function findHandOut(db: Database, entryId: string): Promise<HandOut | undefined> {
  const { byAccount, site, at } = handOuts;
  const isLive = and(eq(handOuts.entryId, entryId), isNull(handOuts.undoneAt));
  const [handOut] = await db.select({ byAccount, site, at }).from(handOuts).where(isLive).orderBy(asc(at)).limit(1);
  return handOut;
}

/** The condition that the pack of an entry was never collected. */
export const isUncollected = sql`not exists (
  select from hand_outs h where h.entry_id = "entries"."entry_id" and h.undone_at is null)`;
