import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { couponCounts, couponUses } from "../../base/db/paymentSchema.ts";

/** A use of a coupon by an order. */
export interface CouponClaim {
  raceId: string;
  couponId: string;
  orderId: string;
  /** Who pays, as a keyed hash. */
  payerMac: string;
  /** For how many entrants of the order. */
  uses: number;
  /**
   * How often the coupon may be used by all together, and by one payer; undefined for any number.
   */
  most?: number | undefined;
  mostPerPayer?: number | undefined;
}

/** Which coupon an order uses, and how often it may be used. */
export type CouponUse = Pick<CouponClaim, "couponId" | "uses" | "most" | "mostPerPayer">;

/**
 * What became of a claim; "per-payer" if this payer has used it too often, "used-up" if all have.
 */
export type Claimed = "claimed" | "used-up" | "per-payer";

/**
 * Uses a coupon in the caller's transaction, which holds the coupon's row until it ends: claim it
 * last. Of many at once exactly as many get it as there are uses left. Throw on a refusal, so that
 * nothing of the order is kept. An order that has claimed it already changes nothing.
 */
export async function claimCoupon(tx: Database, claim: CouponClaim): Promise<Claimed> {
  const { raceId, couponId, orderId, payerMac, uses } = claim;
  await tx.insert(couponCounts).values({ raceId, couponId }).onConflictDoNothing();
  const isCoupon = and(eq(couponCounts.raceId, raceId), eq(couponCounts.couponId, couponId));
  // From here on, others who use this coupon wait: what is read below is the latest.
  const [count] = await tx.select().from(couponCounts).where(isCoupon).for("update");
  const ownUses = and(eq(couponUses.raceId, raceId), eq(couponUses.couponId, couponId));
  const used = await tx
    .select({ orderId: couponUses.orderId, uses: couponUses.uses })
    .from(couponUses)
    .where(and(ownUses, eq(couponUses.payerMac, payerMac)));
  if (used.some((use) => use.orderId === orderId)) return "claimed";
  const refused = findRefusal(claim, { used: count?.used ?? 0, byPayer: sumUses(used) });
  if (refused) return refused;
  await tx
    .update(couponCounts)
    .set({ used: sql`${couponCounts.used} + ${uses}` })
    .where(isCoupon);
  await tx.insert(couponUses).values({ raceId, couponId, orderId, payerMac, uses });
  return "claimed";
}

/** Returns what a claim would become now, without using the coupon. */
export async function couponsLeft(db: Database, claim: Omit<CouponClaim, "orderId">): Promise<Claimed> {
  const { raceId, couponId, payerMac } = claim;
  const [count] = await db
    .select()
    .from(couponCounts)
    .where(and(eq(couponCounts.raceId, raceId), eq(couponCounts.couponId, couponId)));
  const ownUses = and(eq(couponUses.raceId, raceId), eq(couponUses.couponId, couponId));
  const used = await db
    .select({ uses: couponUses.uses })
    .from(couponUses)
    .where(and(ownUses, eq(couponUses.payerMac, payerMac)));
  return findRefusal(claim, { used: count?.used ?? 0, byPayer: sumUses(used) }) ?? "claimed";
}

function findRefusal(
  { uses, most, mostPerPayer }: Pick<CouponClaim, "uses" | "most" | "mostPerPayer">,
  { used, byPayer }: { used: number; byPayer: number },
): Exclude<Claimed, "claimed"> | undefined {
  if (mostPerPayer !== undefined && byPayer + uses > mostPerPayer) return "per-payer";
  return most !== undefined && used + uses > most ? "used-up" : undefined;
}

function sumUses(used: { uses: number }[]): number {
  return used.reduce((sum, { uses }) => sum + uses, 0);
}

/**
 * Takes the uses of an order back, in the caller's transaction, when it expires or is cancelled; a
 * second time changes nothing.
 */
export async function releaseCoupons(tx: Database, { raceId, orderId }: { raceId: string; orderId: string }) {
  const rows = await tx
    .delete(couponUses)
    .where(and(eq(couponUses.raceId, raceId), eq(couponUses.orderId, orderId)))
    .returning({ couponId: couponUses.couponId, uses: couponUses.uses });
  for (const { couponId, uses } of rows.sort((a, b) => (a.couponId < b.couponId ? -1 : 1)))
    await tx
      .update(couponCounts)
      .set({ used: sql`${couponCounts.used} - ${uses}` })
      .where(and(eq(couponCounts.raceId, raceId), eq(couponCounts.couponId, couponId)));
}
