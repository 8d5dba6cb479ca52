/**
 * The prefixes of mobile numbers of mainland China, by the current numbering plan: one, or the
 * first and the last of a range.
 */
export const mainlandRanges = [
  "130-139",
  "145-149",
  "150-153",
  "155-159",
  "162",
  "165-167",
  "170-178",
  "180-189",
  "190-193",
  "195-199",
];

/** Returns whether a number has 11 digits and begins with one of the ranges. */
export function isMainlandMobile(number: string, ranges: string[] = mainlandRanges): boolean {
  if (!/^1\d{10}$/.test(number)) return false;
  return ranges.some((range) => {
    const [first = "", last = first] = range.split("-");
    const beginning = number.slice(0, first.length);
    // A range with two lengths, such as "13-1500", has no meaning.
    return first.length === last.length && beginning >= first && beginning <= last;
  });
}

/** Why a number cannot be a mobile number of the country. */
export type PhoneFault = "characters" | "length" | "mobile";

/**
 * Checks a number as it is dialled in its country (two letters). Numbers of mainland China are
 * checked by `ranges`, others by `isMobile`, or without it by their number of digits. Returns
 * undefined for a valid number.
 */
export function checkPhone(
  country: string,
  number: string,
  {
    ranges,
    isMobile,
  }: { ranges?: string[] | undefined; isMobile?: ((country: string, number: string) => boolean) | undefined },
): PhoneFault | undefined {
  if (!/^\d+$/.test(number)) return "characters";
  if (country === "CN") {
    if (number.length !== 11) return "length";
    return isMainlandMobile(number, ranges) ? undefined : "mobile";
  }
  if (number.length < 4 || number.length > 15) return "length";
  return isMobile && !isMobile(country, number) ? "mobile" : undefined;
}
