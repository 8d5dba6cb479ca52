import type { BillLine } from "../providers/provider.ts";

/**
 * A payment or refund as our own books have it; those that are known to be under way are left out.
 */
export type LedgerLine = BillLine;

/** One difference between a provider's bill and our books. */
export type Difference =
  | { kind: "not-in-books"; bill: BillLine }
  | { kind: "not-in-bill"; ledger: LedgerLine }
  | { kind: "other-amount"; bill: BillLine; ledger: LedgerLine }
  | { kind: "twice-in-bill"; bill: BillLine };

/**
 * What became of the comparison of a day. The sums are of payments less refunds, in fen: they
 * differ by exactly the differences.
 */
export interface Comparison {
  differences: Difference[];
  billFen: number;
  ledgerFen: number;
}

/** Compares a provider's bill of a day with our books of that day, line by line. */
export function compareBill(bill: readonly BillLine[], ledger: readonly LedgerLine[]): Comparison {
  const differences: Difference[] = [];
  const books = new Map(ledger.map((line) => [getName(line), line]));
  const names = new Set<string>();
  for (const line of bill) {
    const name = getName(line);
    const billLine = books.get(name);
    if (names.has(name)) differences.push({ kind: "twice-in-bill", bill: line });
    else if (!billLine) differences.push({ kind: "not-in-books", bill: line });
    else if (billLine.amountFen !== line.amountFen)
      differences.push({ kind: "other-amount", bill: line, ledger: billLine });
    names.add(name);
  }
  for (const [name, line] of books) if (!names.has(name)) differences.push({ kind: "not-in-bill", ledger: line });
  return { differences, billFen: sumLines(bill), ledgerFen: sumLines([...books.values()]) };
}

/** Returns by how many fen the bill is larger than the books because of one difference. */
export function readFen(difference: Difference): number {
  switch (difference.kind) {
    case "not-in-bill":
      return -getSignedFen(difference.ledger);
    case "other-amount":
      return getSignedFen(difference.bill) - getSignedFen(difference.ledger);
    default:
      return getSignedFen(difference.bill);
  }
}

// A refund is known by our number, a payment by the provider's: an order can be paid twice.
function getName({ what, transactionId, refundNo = "" }: BillLine): string {
  return what === "refund" ? `refund/${refundNo}` : `payment/${transactionId}`;
}

function getSignedFen({ what, amountFen }: BillLine): number {
  return what === "refund" ? -amountFen : amountFen;
}

function sumLines(lines: readonly BillLine[]): number {
  return lines.reduce((sum, line) => sum + getSignedFen(line), 0);
}
