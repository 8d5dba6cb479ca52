import { and, eq, sql } from "drizzle-orm";
import type { SubmissionBody } from "#contract/signup.ts";
import { optionFees, sumFees } from "#forms/fees.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import type { Title } from "../../base/delivery/message.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import type { Rounds } from "../../money/orders/passedOn.ts";
import { isOpenAt, transferPolicy } from "../../money/orders/policy.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import { type Refusal, refusal } from "../../race/refusals.ts";

/** What finds a transfer by the token of its link. */
export function transferMac({ mac }: Pick<Secrets, "mac">, token: string): string {
  return mac("transfer-link", token);
}

/** A transfer with the sign-up whose place is passed on. */
export interface Offered {
  transfer: typeof transfers.$inferSelect;
  from: typeof submissions.$inferSelect;
  /** Whether the link's time is over, by the database's clock. */
  isOver: boolean;
}

/** Returns the open transfer of a link; undefined if it is no link, or not any more. */
export async function findOffered(
  { db, secrets }: { db: Database; secrets: Pick<Secrets, "mac"> },
  token: string,
): Promise<Offered | undefined> {
  const [found] = await db
    .select({ transfer: transfers, from: submissions, isOver: sql<boolean>`${transfers.endsAt} <= now()` })
    .from(transfers)
    .innerJoin(submissions, eq(submissions.submissionId, transfers.fromSubmission))
    .where(and(eq(transfers.linkMac, transferMac({ mac: secrets.mac }, token)), eq(transfers.state, "open")));
  return found;
}

/** What a deferral ends, in addition to what every place is taken over by. */
export interface Deferring {
  /** The race that the entry leaves. */
  site: RaceSite;
  item: string;
  /** The person of the entry, by the keyed hash of the document: nobody else takes it. */
  documentMac: string;
  rounds: Rounds;
}

/** The part of a checked submission that takes a place over. */
export interface Taking {
  transferId: string;
  fromSubmission: string;
  orderId: string | null;
  itemName: Title;
  /**
   * What was to pay for the place, and what that was counted from: the new sign-up has the place at
   * the same price, and owes nothing.
   */
  feeFen: number;
  price: (typeof submissions.$inferSelect)["price"];
  /** Why nothing was paid here for the place. */
  waiver: (typeof submissions.$inferSelect)["waiver"];
  /** Only of an entry that its runner defers from another race. */
  deferring?: Deferring;
}

/**
 * Returns what a submission with the token of a transfer takes over, or why it cannot; undefined
 * for one without a token.
 */
export async function readTaking(
  tools: { db: Database; secrets: Pick<Secrets, "mac"> },
  { site, now }: { site: RaceSite; now: Date },
  { transfer: token, item }: Pick<SubmissionBody, "transfer" | "item">,
): Promise<Taking | Refusal | undefined> {
  if (token === undefined) return undefined;
  const found = await findOffered(tools, token);
  const isHere = found && found.transfer.raceId === site.raceId && found.transfer.item === item;
  if (!isHere || found.isOver || found.from.withdrawnAt) return refusal("sign-up/transfer-link");
  const policy = transferPolicy(site);
  if (!policy || !isOpenAt(policy, now)) return refusal("sign-up/transfer-closed");
  const { transferId, orderId } = found.transfer;
  const { submissionId: fromSubmission, feeFen, price, waiver } = found.from;
  return { transferId, fromSubmission, orderId, itemName: itemName(site, item), feeFen, price, waiver };
}

/**
 * Whether the options of the new answers cost more than those that were paid for: a transfer
 * charges nothing.
 */
export function costsMore(form: CompiledForm, [answers = {}]: Answers[], { price }: Taking): boolean {
  return sumFees(optionFees(form, answers)) > sumFees(price?.entrants[0]);
}
