import { findWaiver, isPaidOnline, payWithinMinutes, type Waiver } from "../../money/orders/policy.ts";
import { countAlarms } from "../../money/payments/alarms.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { type Refusal, refusal } from "../../race/refusals.ts";
import type { Invited } from "../invitations/find.ts";
import type { Taking } from "../transfers/find.ts";
import type { CheckedSubmission } from "./checked.ts";

/** What of a checked submission decides whether it is paid for. */
interface Chargeable extends Pick<CheckedSubmission, "use" | "item" | "feeFen"> {
  taking: Taking | undefined;
  invited: Invited | undefined;
}

/**
 * How a sign-up is paid for: in which time, if an order is made; or why not, if it costs something.
 */
export interface Charge {
  payWithinMinutes?: number;
  waiver: Waiver | null;
}

/**
 * Returns how a submission is paid for. Refuses one with a fee that nobody can be paid, and the
 * operator reads of it; an application is paid for when its place is given.
 */
export async function chargeSignUp(
  tools: SignupTools,
  site: RaceSite,
  { use, item, feeFen, taking, invited }: Chargeable,
): Promise<Charge | Refusal> {
  if (taking) return { waiver: taking.waiver };
  if (invited?.isWaived) return { waiver: "invitation" };
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
