/**
 * Reads an amount of yuan as organisers type it: "99", "99.5", "¥1,200.00", also in full-width characters. Returns it in fen, without arithmetic on fractions; undefined for anything else, such as a
 * comma that is not between thousands, or a space: "12,50" could be either.
 */
export function readFen(written: string): number | undefined {
  const amount = /^¥?\s*(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:[.。](\d{1,2}))?$/;
  const [, yuan, cents = ""] = amount.exec(written.normalize("NFKC").trim()) ?? [];
  return yuan === undefined ? undefined : Number(yuan.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
}
