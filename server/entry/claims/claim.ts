import type { SubmissionReceipt } from "#contract/signup.ts";
import type { EntryState } from "../../base/db/entryStates.ts";
import type { Database } from "../../base/db/open.ts";
import type { submissions } from "../../base/db/signupSchema.ts";
import type { Capped } from "../../money/orders/unpaidCap.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import type { Refused } from "../../race/refusals.ts";
import type { Unit } from "../places/enter.ts";
import type { CheckedSubmission } from "./checked.ts";

/** What of a submission's row its receipt is made of. */
export type StoredRow = Pick<typeof submissions.$inferSelect, "submissionId" | "receipt" | "createdAt" | "bodyMac">;

/** A checked form that is being stored. */
export interface Entering {
  submissionId: string;
  checked: CheckedSubmission;
  /** Its people, as they get places. */
  unit: Unit;
  /** Whose unpaid reservations would be too many with this one. */
  capped?: Capped;
  /** Its row, once that is stored. */
  row?: StoredRow;
  /** The state of its entries, once it has them. */
  state?: EntryState;
}

/** What became of a form; one with the outcome `alone` is decided by itself. */
export type Outcome =
  | { outcome: "accepted" | "known"; receipt: SubmissionReceipt; bodyMac: string }
  | { outcome: "refused"; refused: Refused }
  | { outcome: "alone" };

/** The forms that are stored in one transaction: one, or many that arrived together. */
export interface Round {
  tx: Database;
  tools: SendingTools;
  isAlone: boolean;
  /** Ends a form's part in the round; nothing of it stays. */
  end(entering: Entering, outcome: Outcome): void;
}

/**
 * Something that a form claims in the transaction that stores it. Each works on all forms of a
 * round that make it, in a fixed number of statements if it is shared. All are locked before
 * anything is stored, and taken, in the order of `claims`.
 */
export interface Claim {
  /** Returns whether a form makes this claim. */
  isMade(checked: CheckedSubmission): boolean;
  /**
   * Whether forms that make it can be stored together: it locks rows in one order for all of a
   * round, so that no two rounds wait in a circle.
   */
  isShared: boolean;
  lock?(round: Round, entering: readonly Entering[]): Promise<void>;
  take(round: Round, entering: readonly Entering[]): Promise<void>;
  /** Queues its messages, when everything is taken. */
  notify?(round: Round, entering: readonly Entering[]): Promise<void>;
}

/** Refuses a form for good, also in a round with others. Throws Refused if it is alone. */
export function refuse(round: Round, entering: Entering, refused: Refused): void {
  if (round.isAlone) throw refused;
  round.end(entering, { outcome: "refused", refused });
}

/**
 * Refuses a form that is alone, by throwing Refused. What another of its round has may come free
 * with it: it is decided by itself.
 */
export function postpone(round: Round, entering: Entering, refused: Refused): void {
  if (round.isAlone) throw refused;
  round.end(entering, { outcome: "alone" });
}
