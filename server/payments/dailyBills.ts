import { type Comparison, compareBill, fenOf, type LedgerLine } from "./compareBill.ts";
import type { Merchants } from "./merchants.ts";
import { PaymentError } from "./paymentError.ts";

/** The books, as the comparison of bills needs them. */
export interface Books {
  /** Claims a merchant's bill of a day for comparison; false if it is compared already or another server does it now. */
  claimBill(merchant: string, day: string): Promise<boolean>;
  /** What was settled on that day (YYYY-MM-DD, Beijing time). */
  ledger(merchant: string, day: string): Promise<LedgerLine[]>;
  /** Stores the result. */
  store(merchant: string, day: string, comparison: Comparison): Promise<void>;
  /** Makes the bill claimable again, since it could not be read. */
  release(merchant: string, day: string): Promise<void>;
}

/** Compares yesterday's bill of each merchant with the books, once for all servers; call it every hour. Differences are stored and raise an alarm. */
export async function compareBills(
  { merchants, books, alarm }: { merchants: Merchants; books: Books; alarm(line: string): void },
  now = Date.now(),
): Promise<void> {
  const day = dayToCompare(now);
  if (day === undefined) return;
  for (const { name, provider } of merchants.all) {
    if (!(await books.claimBill(name, day))) continue;
    try {
      const comparison = compareBill(await provider.bill(day), await books.ledger(name, day));
      await books.store(name, day, comparison);
      const { differences } = comparison;
      const fen = differences.reduce((sum, one) => sum + fenOf(one), 0);
      if (differences.length > 0)
        alarm(
          `Payment alarm: the bill of ${name} of ${day} differs from the books: ${differences.length} lines, ${fen} fen.`,
        );
    } catch (error) {
      await books.release(name, day);
      if (!(error instanceof PaymentError)) throw error;
      alarm(`Payment alarm: the bill of ${name} of ${day} could not be read (${error.message}).`);
    }
  }
}

/** Returns the day whose bill can be read now; undefined before 10:30 in Beijing, when yesterday's is complete at all providers. */
export function dayToCompare(now: number): string | undefined {
  const beijing = now + 8 * 3_600_000;
  const minutes = Math.floor(beijing / 60_000) % (24 * 60);
  return minutes < 10 * 60 + 30 ? undefined : new Date(beijing - 24 * 3_600_000).toISOString().slice(0, 10);
}
