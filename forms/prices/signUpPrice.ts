import { messages } from "#locales/generated/forms/answers.ts";
import { getText } from "#locales/getText.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import type { Answers, CompiledForm } from "../form.ts";
import { type Coupon, choosePrice, type Prices } from "./choosePrice.ts";
import { optionFees } from "./fees.ts";
import type { PriceInputs } from "./prices.ts";

/** A sign-up before its price is known. */
export interface UnpricedSignUp {
  form: CompiledForm;
  entrants: Answers[];
  /** The item as the site states it. */
  item: Pick<RaceItem, "id" | "name" | "feeFen"> | undefined;
  prices?: Prices | undefined;
  /** ms since 1970, by the clock that decides. */
  at: number;
}

/**
 * Returns the inputs of what all entrants of a sign-up pay together. An application does not
 * include the item's fee, nor discounts on it: a place is paid for when it is accepted.
 */
export function signUpPrice({ form, entrants, item, prices, at }: UnpricedSignUp, coupon?: Coupon): PriceInputs {
  const isSignUp = form.use === "sign-up";
  const order = {
    item: item?.id ?? "",
    itemName: item?.name ?? getText(messages, "entryFee"),
    at,
    feeFen: isSignUp ? (item?.feeFen ?? 0) : 0,
    entrants: entrants.map((answers) => optionFees(form, answers)),
  };
  return isSignUp ? choosePrice(prices, order, coupon) : choosePrice(undefined, order);
}
