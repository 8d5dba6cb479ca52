import type { SignUpError } from "#contract/refusals.ts";
import type { SubmissionBody } from "#contract/signup.ts";
import type { Database } from "../../base/db/open.ts";
import type { submissions } from "../../base/db/signupSchema.ts";
import type { Title } from "../../base/delivery/message.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import type { Refusal } from "../../race/refusals.ts";
import type { Entered, Unit } from "../places/enter.ts";

type SubmissionRow = typeof submissions.$inferSelect;

/**
 * A link by which a sign-up gets its place, read and found open: what differs from a usual sign-up.
 * Each kind makes its own. A link is for one person without a team, also while registration is
 * closed.
 */
export interface Link {
  /** The code of a sign-up that its form or item does not fit, or whose link is over. */
  error: SignUpError;
  /** What a sign-up has as its price, if nothing is due for it. */
  settled?: Settled;
  /** The person who alone may use it, by the keyed hash of the document. */
  documentMac?: string;
  /** Whether an organiser uses it in the name of the race. */
  isByHand?: boolean;
  /** The sign-up whose place is taken over; with its race, if that is another one. */
  from?: { submissionId: string; site?: RaceSite };
  /**
   * Locks what the link ends, in the order of all transactions, before anything is stored. What
   * came first is seen here; what comes later waits, and sees that the link is used. Throws
   * Refused.
   */
  lock(tx: Database): Promise<void>;
  /**
   * Gives the person of a stored sign-up the place, and ends the link. May change something also if
   * nobody was entered: the caller rolls back. Throws Refused if the place is gone.
   */
  take(tx: Database, unit: Unit): Promise<Entered>;
  /** Queues the messages about it, in the same transaction and last. They do not name who. */
  notify?(
    tx: Database,
    tools: SendingTools,
    to: { submissionId: string; siteTitle?: Title | undefined },
  ): Promise<void>;
}

/** What was settled about the money before a link was used. */
export interface Settled extends Pick<SubmissionRow, "feeFen" | "price" | "waiver"> {
  /** What the options of the place have cost, in fen: no others that cost more can be chosen. */
  optionsFen?: number;
}

/** A sign-up that names a link, for which race and when. */
export interface LinkUse {
  site: RaceSite;
  now: Date;
  accountId: string;
  body: SubmissionBody;
}

/**
 * Reads the link of a kind that a sign-up names; or why it cannot be used; undefined if it names
 * none.
 */
export type ReadLink = (tools: SignupTools, use: LinkUse) => Promise<Link | Refusal | undefined>;
