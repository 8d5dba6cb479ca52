import type { BodyOf, DataOf } from "#contract/contract.ts";
import type { ItemLeft } from "#contract/entries.ts";
import type { Quote } from "#contract/orders.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { type Coupon, findCoupon } from "#forms/prices/choosePrice.ts";
import { computePrice, type PriceInputs } from "#forms/prices/prices.ts";
import { signUpPrice } from "#forms/prices/signUpPrice.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import type { Database } from "../../base/db/open.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { formForItem, listForms, openForm } from "../../race/forms.ts";
import { placesLeft } from "../../race/left.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import type { SignupTools } from "../payments/tools.ts";
import { type CouponUse, couponsLeft } from "./coupons.ts";
import { isPaidOnline, payWithinMinutes } from "./policy.ts";

/** Why a coupon's code is refused. */
export type CouponRefusal =
  | "sign-up/coupon-unknown"
  | "sign-up/coupon-not-now"
  | "sign-up/coupon-used-up"
  | "sign-up/coupon-per-payer";

/** What a sign-up costs, and the coupon that it uses. */
export interface Priced {
  price: PriceInputs;
  totalFen: number;
  coupon?: CouponUse;
}

/** A sign-up that is to be priced. */
export interface ToPrice {
  site: RaceSite;
  form: CompiledForm;
  item: RaceItem;
  entrants: Answers[];
  now: Date;
  /** The code as it was typed. */
  code?: string | undefined;
}

/**
 * Returns what a sign-up costs at a moment, by the site and the coupon whose code was typed; or why
 * this code is refused.
 */
export function priceSignUp({ site, form, item, entrants, now, code = "" }: ToPrice): Priced | CouponRefusal {
  const { prices } = site.site;
  const unpriced = { form, entrants, item, prices, at: now.getTime() };
  const coupon = code.trim() === "" ? undefined : findCoupon(site.coupons, code);
  const isFor = coupon && form.use === "sign-up" && (coupon.items === undefined || coupon.items.includes(item.id));
  if (code.trim() !== "" && !isFor) return "sign-up/coupon-unknown";
  const price = signUpPrice(unpriced, coupon);
  const { totalFen } = computePrice(price);
  if (!coupon) return { price, totalFen };
  if (!price.coupon) return "sign-up/coupon-not-now";
  return { price, totalFen, coupon: couponUse(coupon, price.coupon.uses) };
}

function couponUse({ id, uses: maxUses, perPerson: mostPerPayer }: Coupon, uses: number): CouponUse {
  return { couponId: id, uses, most: maxUses, mostPerPayer };
}

/** Returns the keyed hash of a payer, by which coupons are counted. */
export function payerMac({ mac }: Pick<Secrets, "mac">, accountId: string): string {
  return mac("payer", accountId);
}

type QuoteBody = BodyOf<"POST /sign-up/price">;

/** Returns the price of a form as far as it is filled in, or why there is none. */
export async function quote(
  tools: SignupTools,
  site: RaceSite,
  accountId: string,
  body: QuoteBody,
): Promise<DataOf<"POST /sign-up/price"> | CouponRefusal | "sign-up/form-changed" | "sign-up/unknown-item"> {
  const forms = listForms(site);
  const placedForm = forms.find(({ head, hash }) => head.id === body.form.id && hash === body.form.hash);
  const form = placedForm && (await openForm(tools.store, placedForm));
  if (!form || form.form.use === "general") return "sign-up/form-changed";
  const item = site.site.race?.items?.find(({ id }) => id === body.item);
  if (!item || formForItem(forms, form.form.use, item.id)?.head.id !== form.form.id) return "sign-up/unknown-item";
  const now = await databaseNow(tools.db);
  const { entrants, coupon: code } = body;
  const price = priceSignUp({ site, form: form.form, item, entrants, now, code });
  if (typeof price === "string") return price;
  const refused = price.coupon && (await refuseUse(tools, { site, accountId, use: price.coupon }));
  if (refused) return refused;
  const itemLeft = (await placesLeft(tools.db, site.raceId)).find((itemLeft) => itemLeft.item === item.id);
  return {
    lines: computePrice(price.price).lines,
    amountFen: price.totalFen,
    isPaidOnline: form.form.use === "sign-up" && isPaidOnline(tools, site.raceId, site),
    payWithinMinutes: payWithinMinutes(site, item.id),
    place: placeFor(item, entrants.length, itemLeft),
  };
}

/**
 * Returns when so many people who sign up now get their places; nobody overtakes the waiting
 * runners.
 */
export function placeFor({ allocation }: RaceItem, people: number, itemLeft: ItemLeft | undefined): Quote["place"] {
  if (allocation === "draw") return "draw";
  return itemLeft?.hasWaitingList && (itemLeft.waiting > 0 || itemLeft.left < people) ? "waiting" : "now";
}

/**
 * Returns why a coupon has not enough uses left; those who submit at the same moment may still be
 * first.
 */
async function refuseUse(
  { db, secrets }: { db: Database; secrets: Secrets },
  { site: { raceId }, accountId, use }: { site: RaceSite; accountId: string; use: CouponUse },
): Promise<CouponRefusal | undefined> {
  const outcome = await couponsLeft(db, { raceId, payerMac: payerMac(secrets, accountId), ...use });
  return outcome === "claimed" ? undefined : `sign-up/coupon-${outcome}`;
}
