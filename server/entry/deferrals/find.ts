import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { SubmissionBody } from "#contract/signup.ts";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { entrants, submissions } from "../../base/db/signupSchema.ts";
import { nextRound, paysBackAfter, type Rounds, receivedBy, type TransferRow } from "../../money/orders/passedOn.ts";
import { type DeferralPolicy, deferralPolicy, isOpenAt } from "../../money/orders/policy.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findRaceSite, itemName, type RaceSite } from "../../race/raceSite.ts";
import { type Refusal, refusal } from "../../race/refusals.ts";
import type { Taking } from "../transfers/find.ts";
import { isMovable } from "../transfers/movable.ts";
import { takes } from "./next.ts";

type SubmissionRow = typeof submissions.$inferSelect;

/** An entry that can be deferred. */
export interface Deferrable {
  site: RaceSite;
  policy: DeferralPolicy;
  received: TransferRow | undefined;
  documentMac: string;
}

/**
 * Returns what is needed to defer a sign-up's entry at a moment; `closed` if its race allows it to
 * nobody now, and `not-deferrable` if not for this one.
 */
export async function findDeferrable(
  db: Database,
  row: SubmissionRow,
  { site, now }: { site: RaceSite | undefined; now: Date },
): Promise<Deferrable | "closed" | "not-deferrable"> {
  const policy = site?.raceId === row.raceId ? deferralPolicy(site) : undefined;
  if (!site || !policy || !isOpenAt(policy, now)) return "closed";
  const received = await receivedBy(db, row.submissionId);
  if ((received?.deferrals ?? 0) >= policy.times || !(await isMovable(db, row, received))) return "not-deferrable";
  const [person] = await db
    .select({ documentMac: entrants.documentMac })
    .from(entrants)
    .where(eq(entrants.submissionId, row.submissionId));
  return person?.documentMac ? { site, policy, received, documentMac: person.documentMac } : "not-deferrable";
}

/**
 * Returns what a submission with the id of another own sign-up takes over from another race, or why
 * it cannot; undefined for one without.
 */
export async function readDeferring(
  tools: SignupTools,
  { site: here, now, accountId }: { site: RaceSite; now: Date; accountId: string },
  { deferral: submissionId, transfer, item }: Pick<SubmissionBody, "deferral" | "transfer" | "item">,
): Promise<Taking | Refusal | undefined> {
  if (submissionId === undefined) return undefined;
  const { db } = tools;
  const isOwn = and(eq(submissions.submissionId, submissionId), eq(submissions.accountId, accountId));
  const [from] = transfer === undefined ? await db.select().from(submissions).where(isOwn) : [];
  if (!from || from.raceId === here.raceId) return refusal("sign-up/deferral-unknown");
  const deferrable = await findDeferrable(db, from, { site: await findRaceSite(tools, from.domainName), now });
  if (deferrable === "closed") return refusal("sign-up/deferral-closed");
  if (deferrable === "not-deferrable") return refusal("sign-up/deferral-unknown");
  const { site, policy, received, documentMac } = deferrable;
  const isMeant = policy.to === here.raceId && policy.itemThere(from.item) === item;
  if (!isMeant) return refusal("sign-up/deferral-unknown");
  if (!(await takes(tools, here, { raceId: from.raceId, item, now }))) return refusal("sign-up/deferral-closed");
  const orderId = received ? received.orderId : await ownOrder(db, submissionId);
  return {
    transferId: randomUUID(),
    fromSubmission: submissionId,
    orderId,
    itemName: itemName(site, from.item),
    feeFen: from.feeFen,
    price: from.price,
    waiver: from.waiver,
    deferring: { site, item: from.item, documentMac, rounds: getRound(site, policy, received) },
  };
}

async function ownOrder(db: Database, submissionId: string): Promise<string | null> {
  const [order] = await db.select({ orderId: orders.orderId }).from(orders).where(eq(orders.orderId, submissionId));
  return order?.orderId ?? null;
}

// Once a place pays nothing back, it never does again.
function getRound(site: RaceSite, policy: DeferralPolicy, received: TransferRow | undefined): Rounds {
  const { round, deferrals } = nextRound(received);
  const paysBack = received && !paysBackAfter(received, site) ? "none" : policy.refunds;
  return { round, deferrals: deferrals + 1, deferredIn: round, paysBack };
}
