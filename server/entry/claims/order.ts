import type { SubmissionBody } from "#contract/signup.ts";
import { optionFees, sumFees } from "#forms/prices/fees.ts";
import type { PriceInputs } from "#forms/prices/prices.ts";
import { type NewOrder, openOrders } from "../../money/orders/open.ts";
import { findWaiver, isPaidOnline, payWithinMinutes } from "../../money/orders/policy.ts";
import { type Priced, priceSignUp, type ToPrice } from "../../money/orders/quote.ts";
import { type Claimant, findCapped, lockUnpaid, unpaidCapped } from "../../money/orders/unpaidCap.ts";
import { countAlarms } from "../../money/payments/alarms.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { type Refusal, refusal } from "../../race/refusals.ts";
import type { Link } from "../links/link.ts";
import type { CheckedSubmission } from "./checked.ts";
import type { Claim, Entering } from "./claim.ts";

/**
 * The order of a sign-up that is paid for here, if its places are reserved. Not more of an account
 * or a person may be unpaid than the caps allow; what only waits for a place has no order.
 */
export const orderClaim: Claim = {
  isMade: ({ payWithinMinutes }) => payWithinMinutes !== undefined,
  isShared: true,
  async lock(round, entering) {
    const claimants = entering.map(({ checked }) => getClaimant(checked));
    await lockUnpaid(round.tx, claimants);
    const capped = await findCapped(round.tx, claimants);
    for (const [index, form] of entering.entries()) {
      form.capped = capped[index];
      // Decided by itself, because it may only wait for a place.
      if (form.capped && !round.isAlone) round.end(form, { outcome: "alone" });
    }
  },
  async take({ tx }, entering) {
    const due = entering.filter(isDue);
    for (const { capped } of due) if (capped) throw unpaidCapped(capped);
    await openOrders(tx, due.map(getOrder));
  },
};

/** Returns whether a form has an order. */
export function isDue({ state, checked }: Pick<Entering, "state" | "checked">): boolean {
  return state === "reserved" && checked.payWithinMinutes !== undefined;
}

function getOrder({ submissionId, checked }: Entering): NewOrder {
  const { raceId, item, accountId, price, payWithinMinutes } = checked;
  if (!price || payWithinMinutes === undefined) throw new Error("An order without a price was to be made.");
  return { submissionId, raceId, item, accountId, price, payWithinMinutes };
}

function getClaimant({ raceId, accountId, documentMacs }: CheckedSubmission): Claimant {
  return { raceId, accountId, personIds: documentMacs.flatMap((mac) => mac ?? []) };
}

/**
 * Returns what a sign-up costs, if the runner was shown that; or why it is refused. What takes a
 * place over, or has an invitation that waives the fee, costs nothing.
 */
export function priceEntry(
  toPrice: ToPrice,
  { feeFen: shownFen, coupon }: SubmissionBody,
  link: Link | undefined,
): (Omit<Priced, "price"> & { price: PriceInputs | null }) | Refusal {
  if (link?.settled) {
    const { feeFen: totalFen, price, optionsFen } = link.settled;
    if (coupon !== undefined) return refusal("sign-up/coupon-unknown");
    const chosenFen = sumFees(optionFees(toPrice.form, toPrice.entrants[0] ?? {}));
    if (optionsFen !== undefined && chosenFen > optionsFen) return refusal("sign-up/transfer-options");
    return shownFen === 0 ? { price, totalFen } : refuseFee(0);
  }
  const price = priceSignUp(toPrice);
  if (typeof price === "string") return refusal(price);
  return price.totalFen === shownFen ? price : refuseFee(price.totalFen);
}

function refuseFee(feeFen: number): Refusal {
  return refusal("sign-up/fee", { values: { fee: (feeFen / 100).toFixed(2) }, feeFen });
}

/**
 * How a sign-up is paid for: in which time, if an order is made; or why not, if it costs something.
 */
export interface Charge {
  payWithinMinutes?: number;
  waiver: CheckedSubmission["waiver"];
}

/**
 * Returns how a submission is paid for. Refuses one with a fee that nobody can be paid, and the
 * operator reads of it; an application is paid for when its place is given.
 */
export async function chargeEntry(
  tools: SignupTools,
  site: RaceSite,
  { use, item, feeFen, link }: Pick<CheckedSubmission, "use" | "item" | "feeFen" | "link">,
): Promise<Charge | Refusal> {
  if (link?.settled) return { waiver: link.settled.waiver };
  if (use !== "sign-up" || feeFen === 0) return { waiver: null };
  const { raceId } = site;
  if (isPaidOnline(tools, raceId, site)) return { waiver: null, payWithinMinutes: payWithinMinutes(site, item) };
  const waiver = await findWaiver(tools, raceId, site);
  if (waiver) return { waiver };
  const why =
    tools.merchants.othersAre === undefined
      ? "this server takes no payments for it: set PAYMENTS_FILE, PAYMENTS=none, or prices.paidElsewhere in the site."
      : `another server of this database has other merchants (${tools.merchants.othersAre}): give all servers the same PAYMENTS_FILE.`;
  countAlarms(tools.warn)(`Payment alarm: a sign-up for race ${raceId} was refused because ${why}`);
  return refusal("sign-up/payments-missing");
}
