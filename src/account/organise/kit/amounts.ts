// A comma is allowed between thousands only, and a space nowhere: "12,50" and "12 50" could be
// either of two numbers.
const whole = (digits: number) => String.raw`\d{1,${digits}}|\d{1,3}(?:,\d{3}){1,2}`;

/**
 * Reads a number as organisers type it: "30000", "30,000", also in full-width characters. Returns
 * undefined for anything else.
 */
export function readWhole(written: string): number | undefined {
  const [digits] = new RegExp(`^(?:${whole(8)})$`).exec(normal(written)) ?? [];
  return digits === undefined ? undefined : withoutCommas(digits);
}

/**
 * Reads an amount of yuan as organisers type it: "99", "99.5", "¥1,200.00", also in full-width
 * characters. Returns it in fen, without arithmetic on fractions; undefined for anything else.
 */
export function readFen(written: string): number | undefined {
  const [, yuan, cents = ""] =
    new RegExp(String.raw`^¥?\s*(${whole(7)})(?:[.。](\d{1,2}))?$`).exec(normal(written)) ?? [];
  return yuan === undefined ? undefined : withoutCommas(yuan) * 100 + Number(cents.padEnd(2, "0"));
}

const normal = (written: string) => written.normalize("NFKC").trim();
const withoutCommas = (digits: string) => Number(digits.replaceAll(",", ""));
