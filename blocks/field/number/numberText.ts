/**
 * Returns the characters of a text that can be part of a number: full-width digits become plain,
 * thousands separators and words go ("1,700 米" is "1700"). The result may still be no number, such
 * as "-" or "1.".
 */
export function cleanNumber(text: string, isWhole: boolean): string {
  const plain = text.normalize("NFKC").replaceAll("。", ".").replaceAll("−", "-").replace(/[,\s]/g, "");
  const [digits = ""] = (isWhole ? /-?\d+|-/ : /-?(\d+\.?\d*|\.\d*)|-/).exec(plain) ?? [];
  return digits;
}

/** Reads the number of a cleaned text; undefined if it is not a number yet. */
export function readNumber(text: string): number | undefined {
  if (!/\d/.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** Returns a number as its control shows it: never with an exponent. */
export function writeNumber(number: number | undefined): string {
  if (number === undefined) return "";
  const text = String(number);
  return text.includes("e") ? number.toFixed(20).replace(/\.?0+$/, "") : text;
}
