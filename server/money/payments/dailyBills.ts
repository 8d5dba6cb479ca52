import { PaymentError } from "../providers/paymentError.ts";
import { type Comparison, compareBill, type LedgerLine, readFen } from "./compareBill.ts";
import type { Merchant, Merchants } from "./merchants.ts";

/** The books, as the comparison of bills needs them. */
export interface Books {
  /** The days whose bills of a merchant were compared, the newest 31 at least. */
  comparedDays(merchant: string): Promise<string[]>;
  /**
   * Claims a merchant's bill of a day for comparison; false if it is compared already or another
   * server does it now.
   */
  claimBill(merchant: string, day: string): Promise<boolean>;
  /** Reads the payments and refunds that were settled on that day (YYYY-MM-DD, Beijing time). */
  ledger(merchant: string, day: string): Promise<LedgerLine[]>;
  /** Stores the result. */
  store(merchant: string, day: string, comparison: Comparison): Promise<void>;
  /** Makes the bill claimable again, since it could not be read. */
  release(merchant: string, day: string): Promise<void>;
}

/**
 * Compares yesterday's bill of each merchant with the books, and those of the week before that were
 * missed while no server ran or the provider was away; each once for all servers. Call it every
 * hour. Differences are stored and raise an alarm.
 */
export async function compareBills(
  { merchants, books, alarm }: { merchants: Merchants; books: Books; alarm(line: string): void },
  now = Date.now(),
): Promise<void> {
  const day = dayToCompare(now);
  if (day === undefined) return;
  for (const merchant of merchants.all)
    for (const missedDay of [...missedDays(await books.comparedDays(merchant.name), day), day])
      await compareDay(merchant, missedDay, { books, alarm });
}

async function compareDay(
  { name, provider }: Merchant,
  day: string,
  { books, alarm }: { books: Books; alarm(line: string): void },
): Promise<void> {
  if (!(await books.claimBill(name, day))) return;
  try {
    const comparison = compareBill(await provider.bill(day), await books.ledger(name, day));
    await books.store(name, day, comparison);
    const { differences } = comparison;
    const fen = differences.reduce((sum, difference) => sum + readFen(difference), 0);
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

const oneDay = 24 * 3_600_000;

/**
 * Returns the days of the week before one that were not compared, the earliest first; none from
 * before the first that was: those are not in our books.
 */
export function missedDays(compared: readonly string[], day: string): string[] {
  const first = compared.toSorted()[0];
  if (first === undefined) return [];
  const week = Array.from({ length: 7 }, (_, index) => readDay(Date.parse(day) - (7 - index) * oneDay));
  return week.filter((weekday) => weekday > first && !compared.includes(weekday));
}

const readDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * Returns the day whose bill can be read now; undefined before 10:30 in Beijing, when yesterday's
 * is complete at all providers.
 */
export function dayToCompare(now: number): string | undefined {
  const beijing = now + 8 * 3_600_000;
  const minutes = Math.floor(beijing / 60_000) % (24 * 60);
  return minutes < 10 * 60 + 30 ? undefined : readDay(beijing - oneDay);
}
