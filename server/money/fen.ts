/** The largest amount of one payment, in fen: a million yuan. */
export const mostFen = 100_000_000;

/** Returns whether a value is an amount that can be paid: whole fen, at least 1. */
export function isAmount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 && value <= mostFen;
}

/** Returns whole fen as yuan with two decimals: 9900 -> "99.00". */
export function toYuan(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, "0")}`;
}

/**
 * Returns yuan as whole fen, without arithmetic on fractions; undefined for what is not an amount:
 * "99.9" -> 9990.
 */
export function toFen(yuan: unknown): number | undefined {
  const [, yuanPart, cents = ""] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(yuan)) ?? [];
  return yuanPart === undefined ? undefined : Number(yuanPart) * 100 + Number(cents.padEnd(2, "0"));
}
