import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/forms/address.ts";
import { getText } from "#locales/getText.ts";
import type { TextsOf } from "#locales/messages.ts";
import table from "#schemas/field/address/formats.json" with { type: "json" };

/** A part of an address outside mainland China. */
export type AddressPart = "line1" | "line2" | "district" | "city" | "region" | "postcode";

/** Those of its parts that an address has. */
export type AddressParts = { [Part in AddressPart]?: string | undefined };

/** How addresses of a country are written. */
export interface AddressFormat {
  /**
   * The parts in the order in which they are written; `local` in the country's own script, if that
   * differs.
   */
  order: { latin: AddressPart[]; local: AddressPart[] };
  required: AddressPart[];
  /** The name of each part in the country; in English as inside a sentence. */
  names: Record<AddressPart, Sentence>;
  /** The same order with its punctuation, lines apart by /: "A/C, S Z". */
  pattern: { latin: string; local: string };
}

const listParts: Record<string, AddressPart[] | undefined> = {
  A: ["line1", "line2"],
  D: ["district"],
  C: ["city"],
  S: ["region"],
  Z: ["postcode"],
};
const partNames: Record<"region" | "city" | "district" | "postcode", Record<string, string | undefined>> = table.names;
const usual = { region: "province", city: "city", district: "suburb", postcode: "postal" };

/**
 * Returns how addresses of a country (two letters) are written; of one that is not in the table,
 * lines and a city.
 */
export function addressFormat(country: string): AddressFormat {
  const format = table.formats.find(({ countries }) => countries.split(" ").includes(country));
  const { latin, local = latin, required } = format ?? { latin: "A/C", required: "AC" };
  const getName = (part: keyof typeof usual) => {
    const entry = Object.entries(partNames[part]).find(([, countries]) => countries?.split(" ").includes(country));
    return getText(messages, `${part}.${entry?.[0] ?? usual[part]}` as keyof TextsOf<typeof messages>);
  };
  // If neither the city nor the region has a place of its own, the lines contain them.
  const isWhole = latin.includes("S") && !latin.includes("C");
  return {
    order: { latin: partsIn(latin), local: partsIn(local) },
    required: partsIn(required).filter((part) => part !== "line2"),
    names: {
      line1: getText(messages, isWhole ? "cityAndStreet" : "line1"),
      line2: getText(messages, "line2"),
      district: getName("district"),
      city: getName("city"),
      region: getName("region"),
      postcode: getName("postcode"),
    },
    pattern: { latin, local },
  };
}

function partsIn(pattern: string): AddressPart[] {
  return [...pattern].flatMap((letter) => listParts[letter] ?? []);
}

/**
 * Formats an address in one line with the country's name, in the country's order: in Chinese,
 * Japanese or Korean from the largest part to the smallest if the country writes it so.
 */
export function addressLine(country: string, name: string, parts: AddressParts): string {
  const { latin, local } = addressFormat(country).pattern;
  const isEastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(Object.values(parts).join(""));
  const isLargestFirst = isEastAsian && !local.startsWith("A/");
  const lines = (isLargestFirst ? local : latin).split("/").map((line) => fillLine(line, parts, isLargestFirst));
  const filledLines = lines.filter(Boolean);
  return isLargestFirst ? [name, ...filledLines].join(" ") : [...filledLines, name].join(", ");
}

// A part that is missing is left out with the punctuation before it.
function fillLine(line: string, parts: AddressParts, isLargestFirst: boolean): string {
  let text = "";
  for (const [, between = "", letter = ""] of line.matchAll(/([^ADCSZ]*)([ADCSZ])/g)) {
    const words = (listParts[letter] ?? []).flatMap((part) => parts[part] || []).join(isLargestFirst ? " " : ", ");
    if (words) text += text === "" ? words : (between || " ") + words;
  }
  return text;
}
