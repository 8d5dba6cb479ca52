import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { recordAudit } from "../../base/audit/record.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { entrants, submissions } from "../../base/db/signupSchema.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import {
  endTransfers,
  nextRound,
  paysBackAfter,
  type Rounds,
  receivedBy,
  type TransferRow,
} from "../../money/orders/passedOn.ts";
import { type DeferralPolicy, deferralPolicy, isOpenAt } from "../../money/orders/policy.ts";
import { notifyOwner } from "../../people/sending/notifyOwner.ts";
import { findRaceSite, getSender, itemName, type RaceSite } from "../../race/raceSite.ts";
import { Refused, refusal } from "../../race/refusals.ts";
import { passPlaceOn } from "../leave/leave.ts";
import { endPickUps } from "../pickUp/end.ts";
import { endStates, readPlaces, returnPlaces } from "../places/endEntries.ts";
import { type Entered, enter, type Unit } from "../places/enter.ts";
import type { Link, ReadLink } from "./link.ts";
import { isMovable } from "./movable.ts";
import { takes } from "./nextRace.ts";
import { keepPrice, lockTaken } from "./transfer.ts";

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
  const transfer = await receivedBy(db, row.submissionId);
  if ((transfer?.deferrals ?? 0) >= policy.times || !(await isMovable(db, row, transfer))) return "not-deferrable";
  const [person] = await db
    .select({ documentMac: entrants.documentMac })
    .from(entrants)
    .where(eq(entrants.submissionId, row.submissionId));
  return person?.documentMac ? { site, policy, received: transfer, documentMac: person.documentMac } : "not-deferrable";
}

/** Reads the entry of another race that its runner defers to this one. */
export const readDeferral: ReadLink = async (tools, { site: here, now, accountId, body }) => {
  const { deferral: submissionId, transfer, item } = body;
  if (submissionId === undefined) return undefined;
  const { db } = tools;
  const isOwn = and(eq(submissions.submissionId, submissionId), eq(submissions.accountId, accountId));
  const [from] = transfer === undefined ? await db.select().from(submissions).where(isOwn) : [];
  if (!from || from.raceId === here.raceId) return refusal("sign-up/deferral-unknown");
  const deferrable = await findDeferrable(db, from, { site: await findRaceSite(tools, from.domainName), now });
  if (deferrable === "closed") return refusal("sign-up/deferral-closed");
  if (deferrable === "not-deferrable") return refusal("sign-up/deferral-unknown");
  const { policy, received } = deferrable;
  const isMeant = policy.to === here.raceId && policy.itemThere(from.item) === item;
  if (!isMeant) return refusal("sign-up/deferral-unknown");
  if (!(await takes(tools, here, { raceId: from.raceId, item, now }))) return refusal("sign-up/deferral-closed");
  const orderId = received ? received.orderId : await findOwnOrder(db, submissionId);
  return openDeferral(deferrable, { from, orderId });
};

interface Leaving {
  from: SubmissionRow;
  /** The order that paid for the place; null if nothing was paid here. */
  orderId: string | null;
}

function openDeferral(deferrable: Deferrable, departing: Leaving): Link {
  const { site, documentMac } = deferrable;
  const { from, orderId } = departing;
  const { submissionId, item } = from;
  const transferId = randomUUID();
  return {
    error,
    settled: keepPrice(from),
    documentMac,
    from: { submissionId, site },
    async lock(tx) {
      await lockTaken(tx, { submissionId, orderId, error });
      await endTransfers(tx, eq(transfers.fromSubmission, submissionId), { state: "revoked" });
    },
    async take(tx, unit) {
      const outcome = await deferPlace(tx, submissionId, unit);
      if (outcome.outcome === "entered") await recordDeferral(tx, { transferId, ...departing }, deferrable, unit);
      return outcome;
    },
    async notify(tx, tools, { siteTitle }) {
      const values = { item: itemName(site, item), to: siteTitle ?? { zh: "" }, site: getSender(site) };
      await notifyOwner(tx, tools, submissionId, { key: `deferred/${transferId}`, template: "deferred", values });
    },
  };
}

const error = "sign-up/deferral-unknown";
const reason = "deferral";

// Takes a place for the person of a new sign-up and ends the locked entry of the other race, whose
// place comes back there.
async function deferPlace(tx: Database, submissionId: string, unit: Unit): Promise<Entered> {
  const { actor } = unit;
  await passPlaceOn(tx, submissionId, "deferred");
  let entryIds: string[] = [];
  const leave = async () => {
    entryIds = await endStates(tx, eq(entries.submissionId, submissionId), { after: "deferred", reason, actor });
    if (entryIds.length !== 1) throw new Refused(error);
    return (await readPlaces(tx, entryIds)).map(({ poolId }) => poolId);
  };
  const [outcome] = await enter(tx, [unit], reason, leave);
  if (!outcome) throw new Error("A sign-up without entrants was to take a place of another race.");
  if (outcome.outcome === "entered") {
    await returnPlaces(tx, entryIds, reason);
    await endPickUps(tx, entryIds);
  }
  return outcome;
}

async function recordDeferral(
  tx: Database,
  { transferId, from, orderId }: Leaving & { transferId: string },
  { site, policy, received }: Deferrable,
  { raceId: toRaceId, item: toItem, submissionId: toSubmission, actor }: Unit,
): Promise<void> {
  const { submissionId: fromSubmission, item } = from;
  const { raceId } = site;
  await tx.insert(transfers).values({
    transferId,
    raceId,
    item,
    fromSubmission,
    toRaceId,
    toItem,
    toSubmission,
    orderId,
    ...getRound(site, policy, received),
    state: "done",
    endsAt: sql`now()`,
    endedAt: sql`now()`,
  });
  const line = { actor, entity: "sign-up" } as const;
  // Organisers of one race need not be those of the other: each line names the other race, and
  // nobody in it.
  await recordAudit(tx, [
    { ...line, raceId, action: "deferred", entityId: fromSubmission, details: { transferId, to: toRaceId } },
    {
      ...line,
      raceId: toRaceId,
      action: "deferred-here",
      entityId: toSubmission,
      details: { transferId, from: raceId },
    },
  ]);
}

async function findOwnOrder(db: Database, submissionId: string): Promise<string | null> {
  const [order] = await db.select({ orderId: orders.orderId }).from(orders).where(eq(orders.orderId, submissionId));
  return order?.orderId ?? null;
}

// Once a place pays nothing back, it never does again.
function getRound(site: RaceSite, policy: DeferralPolicy, transfer: TransferRow | undefined): Rounds {
  const { round, deferrals } = nextRound(transfer);
  const paysBack = transfer && !paysBackAfter(transfer, site) ? "none" : policy.refunds;
  return { round, deferrals: deferrals + 1, deferredIn: round, paysBack };
}
