import { messages } from "#locales/generated/forms/prices.ts";
import { getText } from "#locales/getText.ts";
import type { Text } from "#schemas/generated/types.ts";
import type { PriceLine } from "./prices.ts";

/** Returns the name of a line of a price. */
export function chooseLabel({ kind, label, size = 0 }: PriceLine): Text {
  if (label) return label;
  if (kind === "early-bird") return getText(messages, "earlyBird");
  return kind === "group" ? getText(messages, "group", { size }) : getText(messages, "coupon");
}
