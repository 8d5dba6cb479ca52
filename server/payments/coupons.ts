import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../base/db/open.ts";
import { couponCounts, couponUses } from "../base/db/paymentSchema.ts";

/** A use of a coupon by an order. */
export interface CouponClaim {
  raceId: string;
  couponId: string;
  orderId: string;
  /** Who pays, as a keyed hash. */
  payerMac: string;
  /** For how many entrants of the order. */
  uses: number;
  /** How often the coupon may be used by all together, and by one payer; undefined for any number. */
  most?: number | undefined;
  mostPerPayer?: number | undefined;
}

/** What became of a claim; "per-payer" if this payer has used it too often, "used-up" if all have. */
export type Claimed = "claimed" | "used-up" | "per-payer";

/**
 * Uses a coupon in the caller's transaction, which holds the coupon's row until it ends: claim it last. Of many at once exactly as many get it as
 * there are uses left. Throw on a refusal, so that nothing of the order is kept. An order that has claimed it already changes nothing.
 */
export async function claimCoupon(tx: Database, claim: CouponClaim): Promise<Claimed> {
  const { raceId, couponId, orderId, payerMac, uses, most, mostPerPayer } = claim;
  await tx.insert(couponCounts).values({ raceId, couponId }).onConflictDoNothing();
  const isCoupon = and(eq(couponCounts.raceId, raceId), eq(couponCounts.couponId, couponId));
  // From here on, others who use this coupon wait: what is read below is the latest.
  const [count] = await tx.select().from(couponCounts).where(isCoupon).for("update");
  const own = and(eq(couponUses.raceId, raceId), eq(couponUses.couponId, couponId));
  const used = await tx
    .select({ orderId: couponUses.orderId, uses: couponUses.uses })
    .from(couponUses)
    .where(and(own, eq(couponUses.payerMac, payerMac)));
  if (used.some((one) => one.orderId === orderId)) return "claimed";
  const usedByPayer = used.reduce((sum, one) => sum + one.uses, 0);
  if (mostPerPayer !== undefined && usedByPayer + uses > mostPerPayer) return "per-payer";
  if (most !== undefined && (count?.used ?? 0) + uses > most) return "used-up";
  await tx
    .update(couponCounts)
    .set({ used: sql`${couponCounts.used} + ${uses}` })
    .where(isCoupon);
  await tx.insert(couponUses).values({ raceId, couponId, orderId, payerMac, uses });
  return "claimed";
}

/** Takes the uses of an order back, in the caller's transaction, when it expires or is cancelled; a second time changes nothing. */
export async function releaseCoupons(tx: Database, { raceId, orderId }: { raceId: string; orderId: string }) {
  const gone = await tx
    .delete(couponUses)
    .where(and(eq(couponUses.raceId, raceId), eq(couponUses.orderId, orderId)))
    .returning({ couponId: couponUses.couponId, uses: couponUses.uses });
  for (const { couponId, uses } of gone.sort((one, other) => (one.couponId < other.couponId ? -1 : 1)))
    await tx
      .update(couponCounts)
      .set({ used: sql`${couponCounts.used} - ${uses}` })
      .where(and(eq(couponCounts.raceId, raceId), eq(couponCounts.couponId, couponId)));
}
