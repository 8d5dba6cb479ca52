import { cleanText } from "#core/typedText.ts";
import type { Site } from "#schemas/generated/types.ts";
import { findEarlyBird } from "./earlyBirds.ts";
import type { ChargedFee, Discount, PriceInputs } from "./prices.ts";

/** What makes entries of a race cheaper, as its site states it. */
export type Prices = NonNullable<Site["prices"]>;

type WrittenDiscount = { percent?: number; offFen?: number };

/** An order before its price is known. */
export interface Unpriced {
  item: string;
  itemName: PriceInputs["itemName"];
  /** The item's regular fee for one entrant. */
  feeFen: number;
  entrants: ChargedFee[][];
  /** The moment of the order, in ms since 1970, by the clock that decides. */
  at: number;
}

/** A coupon of a race's config, which only the server has. */
export type Coupon = NonNullable<Prices["coupons"]>[number];

/**
 * Chooses what of a race's prices applies to an order: the cheapest early-bird offer that is open,
 * the group discount that takes most off, and the coupon if there is one. What does not apply to
 * the item is left out.
 */
export function choosePrice(
  prices: Omit<Prices, "coupons"> | undefined,
  order: Unpriced,
  coupon?: Coupon,
): PriceInputs {
  const { item, itemName, feeFen, entrants, at } = order;
  const isOpen = ({ from, until }: { from?: string; until?: string }) =>
    (from === undefined || at >= Date.parse(from)) && (until === undefined || at < Date.parse(until));
  const applies = ({ items }: { items?: string[] }) => items === undefined || items.includes(item);
  const early = findEarlyBird(prices, { id: item, feeFen }, at);
  const basePriceFen = early?.feeFen ?? feeFen;
  const [group] = (prices?.groups ?? [])
    .filter((offer) => applies(offer) && entrants.length >= offer.size)
    .sort(
      (siteGroupDiscount, other) =>
        computeDiscount(other, basePriceFen) - computeDiscount(siteGroupDiscount, basePriceFen) ||
        other.size - siteGroupDiscount.size,
    );
  const isUsed = coupon && applies(coupon) && isOpen(coupon);
  const uses = Math.min(entrants.length, coupon?.perPerson ?? entrants.length);
  return {
    version: 1,
    item,
    itemName,
    feeFen,
    entrants,
    ...(early && { earlyBird: { id: early.id, ...pickName(early), feeFen: early.feeFen } }),
    ...(group && { group: { id: group.id, ...pickName(group), size: group.size, discount: getDiscount(group) } }),
    ...(isUsed && { coupon: { id: coupon.id, ...pickName(coupon), uses, discount: getDiscount(coupon) } }),
  };
}

/**
 * Finds the coupon with a code as a runner typed it: spaces, dashes, capitals, full-width letters
 * and invisible characters do not matter.
 */
export function findCoupon(coupons: readonly Coupon[] | undefined, code: string): Coupon | undefined {
  const plain = cleanText("number", code);
  return plain === "" ? undefined : coupons?.find((coupon) => cleanText("number", coupon.code) === plain);
}

function getDiscount({ percent, offFen = 0 }: WrittenDiscount): Discount {
  return percent === undefined ? { offFen } : { percent };
}

function computeDiscount(discount: WrittenDiscount, fen: number): number {
  return Math.min(fen, discount.percent === undefined ? (discount.offFen ?? 0) : (fen * discount.percent) / 100);
}

function pickName<Name>({ name }: { name?: Name }): { name?: Name } {
  return name === undefined ? {} : { name };
}
