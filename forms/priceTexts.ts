import { messages } from "#locales/generated/forms/prices.ts";
import { textOf } from "#locales/textOf.ts";
import type { Text } from "#schemas/generated/types.ts";
import type { PriceLine } from "./prices.ts";

/** What a line of a price is called. */
export function labelOf({ kind, label, size = 0 }: PriceLine): Text {
  if (label) return label;
  if (kind === "early-bird") return textOf(messages, "earlyBird");
  return kind === "group" ? textOf(messages, "group", { size }) : textOf(messages, "coupon");
}
