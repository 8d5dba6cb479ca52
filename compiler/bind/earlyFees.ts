import { isObject } from "#core/pointers.ts";
import type { Sentence } from "#core/text.ts";
import { type Fact, isMoment } from "./facts.ts";
import { type Format, writeFact } from "./formats.ts";
import { listWords } from "./words.ts";

/**
 * Writes the fee of an item with its early-bird offers: the regular one, then the fee and the time
 * of each offer. A text is compiled once and read for months, so it states when each offer holds
 * instead of what holds now. Offers that are written wrongly, which have problems of their own, are
 * left out. `prices` is that of the site, not yet checked.
 */
export function writeFee(
  fee: Fact & { kind: "money" },
  { path, format, prices, zone }: { path: string; format: Format; prices: unknown; zone: string },
): Sentence {
  const regular = writeFact(fee, format, zone);
  const offers = earlyOffers(prices, path, fee.value).map(({ feeFen, from, until }) => {
    const words = {
      fee: writeFact({ kind: "money", value: feeFen }, format, zone),
      until: writeFact({ kind: "moment", value: until }, "moment", zone),
    };
    return from === undefined
      ? listWords("earlyUntil", words)
      : listWords("earlyBetween", { ...words, from: writeFact({ kind: "moment", value: from }, "moment", zone) });
  });
  if (offers.length === 0) return regular;
  const early = { zh: offers.map(({ zh }) => zh).join("；"), en: offers.map(({ en }) => en).join("; ") };
  return listWords("withEarly", { regular, early });
}

interface EarlyOffer {
  feeFen: number;
  from: string | undefined;
  until: string;
}

/**
 * Returns the offers for the item of a fact (/items/marathon/feeFen) that are below its fee, by
 * their end.
 */
function earlyOffers(prices: unknown, path: string, regularFen: number): EarlyOffer[] {
  const list = isObject(prices) && Array.isArray(prices.earlyBirds) ? prices.earlyBirds : [];
  const [, , item] = path.split("/");
  return list
    .filter(isObject)
    .filter(({ items }) => items === undefined || (Array.isArray(items) && items.includes(item)))
    .flatMap(({ feeFen, from, until }): EarlyOffer[] => {
      const isLower = typeof feeFen === "number" && feeFen >= 0 && feeFen < regularFen;
      const hasTimes = isMoment(until) && (from === undefined || isMoment(from));
      return isLower && hasTimes ? [{ feeFen, from, until }] : [];
    })
    .sort((earlyOffer, other) => Date.parse(earlyOffer.until) - Date.parse(other.until));
}
