import type { Merchants } from "../payments/merchants.ts";
import type { RaceSite } from "../signups/raceSite.ts";

/** Whether a race's runners pay its fees here. */
export function isPaidOnline({ merchants }: { merchants: Merchants }, raceId: string): boolean {
  return merchants.of(raceId).length > 0;
}

const usualMinutes = 30;

/** How many minutes the runners of a race have to pay; 30 unless its site states it. */
export function payWithinMinutes(site: Pick<RaceSite, "site"> | undefined): number {
  return site?.site.prices?.payWithinMinutes ?? usualMinutes;
}

/** What an order is worth: its amount, and what of it is back or on its way. All in fen. */
export interface Worth {
  amountFen: number;
  goneFen: number;
}

/**
 * Returns what a withdrawal at a moment pays back by the policy of the race, in whole fen: all of it if the site states no policy, and nothing after the policy's
 * last day or for a race that the site no longer has.
 */
export function withdrawalFen(
  site: Pick<RaceSite, "site"> | undefined,
  { amountFen, goneFen }: Worth,
  now: Date,
): number {
  if (!site) return 0;
  const { percent = 100, until } = site.site.prices?.refunds ?? {};
  if (until !== undefined && now.getTime() >= Date.parse(until)) return 0;
  return Math.max(0, Math.min(amountFen - goneFen, Math.floor((amountFen * percent) / 100)));
}
