import { claimCoupon } from "../../money/orders/coupons.ts";
import { payerMac } from "../../money/orders/quote.ts";
import { Refused } from "../../race/refusals.ts";
import { type Claim, refuse } from "./claim.ts";

/**
 * A use of the coupon whose code was typed. Also for those who wait: what they were promised holds
 * when they get a place.
 */
export const couponClaim: Claim = {
  isMade: ({ coupon, accountId }) => coupon !== undefined && accountId !== null,
  isShared: false,
  async take(round, entering) {
    const { tx, tools } = round;
    for (const form of entering) {
      const { accountId, raceId, coupon } = form.checked;
      if (!coupon || accountId === null) continue;
      const use = { raceId, orderId: form.submissionId, payerMac: payerMac(tools.secrets, accountId), ...coupon };
      const outcome = await claimCoupon(tx, use);
      if (outcome !== "claimed") refuse(round, form, new Refused(`sign-up/coupon-${outcome}`));
    }
  },
};
