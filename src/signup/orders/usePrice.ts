import { useEffect, useMemo, useRef, useState } from "react";
import type { Quote } from "#contract/orders.ts";
import type { PriceLine } from "#forms/prices/prices.ts";
import { computePrice } from "#forms/prices/prices.ts";
import { signUpPrice } from "#forms/prices/signUpPrice.ts";
import type { DraftContent } from "../model/content.ts";
import type { SignUp } from "../model/signUp.ts";
import { useSignUpServices } from "../signUpContext.ts";
import { useTakingOver } from "../transfers/transferContext.ts";

/** The price that a runner reads before they submit, and agrees to by it. */
export interface ShownPrice {
  lines: readonly PriceLine[];
  totalFen: number;
  /** The coupon that it includes. */
  coupon?: string;
  /**
   * Whether it is paid here, within how many minutes, and whether at once; undefined before the
   * server has answered.
   */
  payment?: { isOnline: boolean; minutes: number; place: Quote["place"] };
}

// What an entry costs that is taken over, or that an organiser pays for.
const nothing: ShownPrice = { lines: [], totalFen: 0 };

/**
 * Returns the price of a sign-up: what the browser counts at once, then what the server counts,
 * with the coupon that it accepted.
 */
export function usePrice(signUp: SignUp, content: DraftContent) {
  const { client, domainName } = useSignUpServices();
  const { form, item, use, priceFacts } = signUp;
  const entrants = useMemo(() => content.entrants.map(({ answers }) => answers), [content.entrants]);
  // It changes with the answers; an offer that ends meanwhile is found by the server.
  // biome-ignore lint/correctness/useExhaustiveDependencies: priceFacts reads the clock
  const counted = useMemo(() => computePrice(signUpPrice({ form, entrants, ...priceFacts() })), [form, entrants]);
  const [askedPrice, setAskedPrice] = useState<{ of: typeof entrants; price: ShownPrice }>();
  const latest = useRef(0);
  const ask = async (coupon?: string): Promise<ShownPrice | undefined> => {
    const round = ++latest.current;
    const body = { domainName, form: content.form, item, entrants, ...(coupon && { coupon }) };
    const { lines, amountFen, isPaidOnline, payWithinMinutes, place } = await client.call("POST /sign-up/price", {
      json: body,
      isSilent: true,
    });
    const payment = { isOnline: isPaidOnline, minutes: payWithinMinutes, place };
    const price: ShownPrice = { lines, totalFen: amountFen, payment, ...(coupon && { coupon }) };
    if (round === latest.current) setAskedPrice({ of: entrants, price });
    return price;
  };
  const isTaken = useTakingOver()?.isFree === true;
  const isCharged = use === "sign-up" && !isTaken && counted.lines.some(({ fen }) => fen !== 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for these answers
  useEffect(() => {
    // Without an answer the browser's count is shown, and the server compares it.
    if (isCharged) ask(askedPrice?.price.coupon).catch(() => {});
  }, [isCharged, entrants]);
  const shownPrice: ShownPrice = askedPrice?.of === entrants ? askedPrice.price : counted;
  const price = isTaken ? nothing : shownPrice;
  return { price, isCharged, ask };
}
