import { cleanText } from "#core/typedText.ts";
import dialCodes from "#schemas/field/phone/dialCodes.json" with { type: "json" };

// If countries share a code, the one that it is known for comes first: +1 is the United States.
const codes: Record<string, string | undefined> = dialCodes;

/**
 * Returns the dialling code of a country (two letters), without its plus; undefined if it has no
 * telephones of its own.
 */
export function dialCode(country: string): string | undefined {
  return codes[country];
}

/**
 * Returns the countries that numbers with this dialling code belong to, the one it is known for
 * first.
 */
function getCountries(code: string): string[] {
  return Object.keys(codes).filter((country) => codes[country] === code);
}

/**
 * Returns a number as a runner leaves it: a dialling code before it is removed, and changes the
 * country if it is that of another which may be chosen. "+86 138-0013-8000" becomes 13800138000 of
 * CN.
 */
export function cleanPhone(
  text: string,
  country: string,
  isOffered: (country: string) => boolean,
): { country: string; number: string } {
  const plain = cleanText("phone", text);
  const [, international] = /^(?:\+|00)(\d+)$/.exec(plain) ?? [];
  if (international === undefined) return { country, number: withoutOwnCode(plain, country) };
  for (const length of [1, 2, 3]) {
    const offered = getCountries(international.slice(0, length)).filter(isOffered);
    const newCountry = offered.includes(country) ? country : offered[0];
    if (newCountry) return { country: newCountry, number: international.slice(length) };
  }
  return { country, number: plain };
}

// 8613800138000: only the mainland's numbers can be distinguished from their code without a plus.
function withoutOwnCode(number: string, country: string): string {
  return country === "CN" ? number.replace(/^86(?=1\d{10}$)/, "") : number;
}
