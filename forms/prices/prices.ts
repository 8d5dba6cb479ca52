import type { Text } from "#schemas/generated/types.ts";

/** What a discount takes off the fee of one entrant: whole percent, or whole fen. */
export type Discount = { percent: number } | { offFen: number };

/** A fee that is charged, such as an add-on or an option of a form. */
export interface ChargedFee {
  label: Text;
  feeFen: number;
}

/**
 * Everything that a price depends on, as it is stored with the order: the same inputs have the same
 * price, also after the config has changed. `names` are what the lines are called.
 */
export interface PriceInputs {
  version: 1;
  item: string;
  itemName: Text;
  /** The regular fee of the item for one entrant. */
  feeFen: number;
  /** What each entrant is charged in addition; its length is the number of entrants. */
  entrants: ChargedFee[][];
  /** The early-bird offer that is open. */
  earlyBird?: { id: string; name?: Text; feeFen: number };
  /** The group discount that the number of entrants reaches. */
  group?: { id: string; name?: Text; size: number; discount: Discount };
  /** The coupon, and how many entrants it is for; the first ones have it. */
  coupon?: { id: string; name?: Text; uses: number; discount: Discount };
}

/** One line of a price. The amounts of discounts are negative. */
export interface PriceLine {
  kind: "fee" | "early-bird" | "group" | "coupon" | "option";
  /** The label as the organiser wrote it; undefined if the kind's own text is used. */
  label?: Text;
  /** For how many entrants. */
  count: number;
  /** Whole fen, of all of them together. */
  fen: number;
  /** With `group`: from how many entrants. */
  size?: number;
}

export interface Price {
  lines: PriceLine[];
  totalFen: number;
}

/**
 * Returns what the entrants of one order pay. To each entrant's fee apply, in this order, the
 * early-bird fee, the group discount and the coupon, each to what the one before has left. A
 * percentage is rounded down to whole fen for each entrant; no discount takes more than is left,
 * and none applies to add-ons and options. Lines with the same label are added up.
 */
export function computePrice({ itemName, feeFen, entrants, earlyBird, group, coupon }: PriceInputs): Price {
  const count = entrants.length;
  const early = earlyBird ? Math.max(0, feeFen - earlyBird.feeFen) : 0;
  const byGroup = group && count >= group.size ? takenOff(feeFen - early, group.discount) : 0;
  const byCoupon = coupon ? takenOff(feeFen - early - byGroup, coupon.discount) : 0;
  const uses = Math.min(coupon?.uses ?? 0, count);
  const lines: PriceLine[] = [
    { kind: "fee", label: itemName, count, fen: feeFen * count },
    ...discountLine("early-bird", earlyBird, { count, fen: early }),
    ...discountLine("group", group, { count, fen: byGroup }),
    ...discountLine("coupon", coupon, { count: uses, fen: byCoupon }),
    ...optionLines(entrants),
  ];
  return { lines, totalFen: lines.reduce((sum, { fen }) => sum + fen, 0) };
}

/** Returns what a discount takes off an amount: whole fen, never more than the amount. */
export function takenOff(fen: number, discount: Discount): number {
  return Math.min(fen, "percent" in discount ? Math.floor((fen * discount.percent) / 100) : discount.offFen);
}

function discountLine(
  kind: "early-bird" | "group" | "coupon",
  of: { name?: Text; size?: number } | undefined,
  { count, fen }: { count: number; fen: number },
): PriceLine[] {
  if (!of || fen * count === 0) return [];
  const { name, size } = of;
  return [{ kind, ...(name && { label: name }), count, fen: -fen * count, ...(size !== undefined && { size }) }];
}

function optionLines(entrants: ChargedFee[][]): PriceLine[] {
  const lines = new Map<string, PriceLine>();
  for (const { label, feeFen } of entrants.flat()) {
    const key = `${label.zh}\n${label.en ?? ""}`;
    const line = lines.get(key) ?? { kind: "option", label, count: 0, fen: 0 };
    lines.set(key, { ...line, count: line.count + 1, fen: line.fen + feeFen });
  }
  return [...lines.values()];
}
