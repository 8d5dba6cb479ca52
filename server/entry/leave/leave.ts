import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { endReasons } from "#contract/signup.ts";
import { auditStatus } from "#core/auditStatus.ts";
import { recordAudit } from "../../base/audit/record.ts";
import type { EntryState } from "../../base/db/entryStates.ts";
import type { Database } from "../../base/db/open.ts";
import { entrants, submissions } from "../../base/db/signupSchema.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import { expireNow, leaveOrder, type Refunds, releaseUnordered } from "../../money/orders/leave.ts";
import { endTransfers } from "../../money/orders/passedOn.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { getSenders, type Senders } from "../../race/senders.ts";
import { endOfLeft } from "../mailing/end.ts";
import { freeOptions } from "../options/free.ts";
import { endPickUps, listEntryIds } from "../pickUp/end.ts";
import { endEntries, forgetEntries } from "../places/endEntries.ts";
import { endApprovalLinks } from "../places/endInvitations.ts";
import { endMembership, leaveTeam } from "./leaveTeam.ts";
import { type Farewell, type LeavingRow, notifyEnded, notifyOfTeam } from "./messages.ts";

/** Why a submission ends, as its row states it. */
export type EndReason = (typeof endReasons)[number];

interface Goodbye {
  /**
   * What is requested back of its paid order: by the race's policy, all of it, or nothing, because
   * its caller has settled the order.
   */
  pays: Refunds | "settled";
  /** Whether an unpaid order expires with it; if not, its providers are asked first. */
  expires: boolean;
  /** Who has its team afterwards; nobody if the caller dissolves it or passes it on. */
  team: "next-captain" | "nobody";
  /** Why it is in the team no longer. */
  leftBecause?: "removed" | "dissolved";
  /** Ends rows with their people and entries; returns when each ended that had not before. */
  end(tx: Database, rows: readonly LeavingRow[], actor: string): Promise<ReadonlyMap<string, Date>>;
  /** Queues the message to its owner. */
  notify?(tx: Database, tools: SendingTools, row: LeavingRow, farewell: Farewell): Promise<void>;
}

const settledPay = { pays: "settled", expires: false } as const;

/** Every way in which a runner leaves a race, but for a place that is taken over: `passPlaceOn`. */
const goodbyes = {
  /** Its owner withdraws it. */
  withdraw: {
    pays: "policy",
    expires: false,
    team: "next-captain",
    end: endAs("withdraw"),
    notify: (tx, tools, row, farewell) => notifyEnded(tx, tools, row, { ...farewell, event: "withdrawn" }),
  },
  /** Its owner cancels its unpaid order. */
  cancelled: {
    ...settledPay,
    team: "next-captain",
    end: endAs("cancelled"),
    notify: (tx, tools, row, farewell) => notifyEnded(tx, tools, row, { ...farewell, event: "cancelled" }),
  },
  /** Its order was not paid in time; the payer of the order gets the message. */
  expired: { ...settledPay, team: "next-captain", end: endAs("expired", "expired") },
  /** The captain of its team removes it. */
  removed: {
    pays: "policy",
    expires: true,
    team: "nobody",
    leftBecause: "removed",
    end: endAs("removed"),
    notify: (tx, tools, row, farewell) => notifyOfTeam(tx, tools, row, { ...farewell, template: "team-removed" }),
  },
  /** Its team is dissolved: by the captain, or because nobody pays for it. */
  dissolved: {
    pays: "all",
    expires: true,
    team: "nobody",
    leftBecause: "dissolved",
    end: endAs("dissolved"),
    notify: async (tx, tools, row, farewell) => {
      if (row.accountId !== farewell.actor)
        await notifyOfTeam(tx, tools, row, { ...farewell, template: "team-dissolved" });
    },
  },
  /** An organiser pays it back; its refund is what its owner hears of. */
  refunded: { ...settledPay, team: "next-captain", end: endAs("refunded") },
  /** Its race is cancelled; the message states what goes back by the rule of the cancellation. */
  "race-cancelled": { ...settledPay, team: "nobody", end: endAs("race-cancelled") },
  /** Somebody in the draw registers by the link of an approved application. */
  "through-entry": { ...settledPay, team: "next-captain", end: endAs("withdraw") },
  /** An organiser rejects an application, which has no entries, order or team. */
  rejected: { ...settledPay, team: "nobody", end: endRejected },
  /** Two organisers revoke an approval: of an application with places. */
  revoked: { pays: "all", expires: true, team: "nobody", end: endRevoked },
  /** The same, of one whose runner registered by its link: of that sign-up. */
  "approval-revoked": { pays: "all", expires: true, team: "nobody", end: endAs("refunded") },
  /** Its account is deleted, and its rows with it. */
  "account-deleted": { ...settledPay, team: "nobody", end: forget },
} satisfies Record<string, Goodbye>;

/** How submissions leave, and the actor. */
export interface Leaving extends Omit<Farewell, "refundFen"> {
  reason: keyof typeof goodbyes;
  /** In whose name those who get freed options are notified; the race of `site` unless given. */
  senders?: Senders;
  /** The refund of paid orders, if it differs from the usual one for the reason. */
  pays?: Refunds;
  /** Whether the caller dissolves the team, so that nobody has it afterwards. */
  dissolvesTeam?: boolean;
}

/** What leaving changed: when each submission ended, if it had not, and what goes back in fen. */
export interface Left {
  endedAt: ReadonlyMap<string, Date>;
  refundFen: number;
}

/**
 * Ends submissions in the caller's transaction: the one way in which runners leave a race. Releases
 * what a sign-up claims, in the order in which all transactions lock it: orders, team, sign-up with
 * its people, entries and places, pick-up slots, the link that passes it on, options, coupons. The
 * caller has locked the team, and offers the places that came free once it has committed
 * (`offerFreedPlaces`). Returns "unpaid", and has changed nothing, if an order waits for payment
 * whose providers have to be asked first.
 */
export async function leave(
  tx: Database,
  tools: SendingTools,
  submissionIds: readonly string[],
  departing: Leaving,
): Promise<Left | "unpaid"> {
  const { reason, actor, site, senders = getSenders(site) } = departing;
  const goodbye: Goodbye = goodbyes[reason];
  const rows = await readRows(tx, submissionIds);
  const refundFen = await payBack(tx, rows, { ...departing, ...goodbye, pays: departing.pays ?? goodbye.pays });
  if (refundFen === "unpaid") return "unpaid";
  const hasNoTeam = goodbye.team === "nobody" || departing.dissolvesTeam;
  for (const { submissionId, accountId } of rows)
    if (hasNoTeam) await endMembership(tx, submissionId, goodbye.leftBecause);
    else await leaveTeam(tx, tools, { submissionId, accountId: accountId ?? "", actor, site });
  // The entries of an account that is deleted are of no submission afterwards.
  const entryIds = await listEntryIds(tx, submissionIds);
  const endedAt = await goodbye.end(tx, rows, actor);
  await endPickUps(tx, entryIds);
  await endApprovalLinks(tx, submissionIds, actor);
  await endOfLeft(tx, tools, entryIds, { actor: departing.actor, site });
  await endTransfers(tx, inArray(transfers.fromSubmission, [...submissionIds]), { state: "revoked" });
  // Before the messages: who claims an option locks it, and then what counts messages.
  await freeOptions(tx, tools, [...submissionIds], senders);
  for (const row of rows)
    if (endedAt.has(row.submissionId)) await goodbye.notify?.(tx, tools, row, { ...departing, refundFen });
  await releaseUnordered(tx, submissionIds);
  return { endedAt, refundFen };
}

/**
 * Ends a locked sign-up whose place the person of another one takes: passed on in its race, or
 * deferred to the next one. The money stays with the place, its entry is carried by who takes it,
 * and they free its options.
 */
export async function passPlaceOn(
  tx: Database,
  submissionId: string,
  because: "transferred" | "deferred",
): Promise<void> {
  const isIt = eq(submissions.submissionId, submissionId);
  await tx.update(submissions).set({ withdrawnAt: sql`now()`, endedBecause: because }).where(isIt);
  await freePeople(tx, submissionId);
}

/**
 * Ends a submission that is not rejected: its entrants can sign up again, and its entries end in
 * the state `after`. The audit has the reason as the action. Returns when; undefined if it was
 * ended before.
 */
export async function endSubmission(
  tx: Database,
  { submissionId, use, raceId }: Pick<LeavingRow, "submissionId" | "use" | "raceId">,
  { actor, action, after = "withdrawn" }: { actor: string; action: EndReason; after?: EntryState },
): Promise<Date | undefined> {
  const isRunning = and(
    eq(submissions.submissionId, submissionId),
    isNull(submissions.withdrawnAt),
    or(isNull(submissions.auditStatus), ne(submissions.auditStatus, auditStatus.rejected)),
  );
  const [stored] = await tx
    .update(submissions)
    .set({ withdrawnAt: sql`now()`, endedBecause: action })
    .where(isRunning)
    .returning({ withdrawnAt: submissions.withdrawnAt });
  if (!stored) return undefined;
  await freePeople(tx, submissionId);
  await endEntries(tx, [submissionId], { after, reason: action, actor });
  const entity = use === "sign-up" ? "sign-up" : "application";
  await recordAudit(tx, { raceId, actor, action, entity, entityId: submissionId });
  return stored.withdrawnAt ?? undefined;
}

function endAs(action: EndReason, after?: EntryState): Goodbye["end"] {
  return async (tx, rows, actor) => {
    const endedAt = new Map<string, Date>();
    for (const row of rows) {
      const at = await endSubmission(tx, row, { actor, action, ...(after && { after }) });
      if (at) endedAt.set(row.submissionId, at);
    }
    return endedAt;
  };
}

const nobody: ReadonlyMap<string, Date> = new Map();

// Their rows have the decision.
async function endRejected(tx: Database, rows: readonly LeavingRow[]): Promise<typeof nobody> {
  for (const { submissionId } of rows) await freePeople(tx, submissionId);
  return nobody;
}

async function endRevoked(tx: Database, rows: readonly LeavingRow[], actor: string): Promise<typeof nobody> {
  await endEntries(
    tx,
    rows.map(({ submissionId }) => submissionId),
    { reason: "revoked", actor },
  );
  return endRejected(tx, rows);
}

// All at once, because they can be in several races, whose pools are locked in one order.
async function forget(tx: Database, rows: readonly LeavingRow[], actor: string): Promise<typeof nobody> {
  const ids = rows.map(({ submissionId }) => submissionId);
  await forgetEntries(tx, ids, actor);
  return nobody;
}

// From now on they can sign up again.
async function freePeople(tx: Database, submissionId: string): Promise<void> {
  await tx.update(entrants).set({ isStanding: false }).where(eq(entrants.submissionId, submissionId));
}

async function readRows(tx: Database, submissionIds: readonly string[]): Promise<LeavingRow[]> {
  const { submissionId, use, raceId, item, accountId } = submissions;
  if (submissionIds.length === 0) return [];
  return tx
    .select({ submissionId, use, raceId, item, accountId })
    .from(submissions)
    .where(inArray(submissionId, [...submissionIds]))
    .orderBy(submissionId);
}

// All orders before the first sign-up is ended, in one order.
async function payBack(
  tx: Database,
  rows: readonly LeavingRow[],
  { actor, site, pays, expires }: Pick<Goodbye, "pays" | "expires"> & { actor: string; site: RaceSite | undefined },
): Promise<number | "unpaid"> {
  if (pays === "settled") return 0;
  let refundFen = 0;
  for (const { submissionId } of rows) {
    const backFen = await leaveOrder(tx, { submissionId, actor, site }, pays);
    if (backFen !== "unpaid") refundFen += backFen;
    else if (expires) await expireNow(tx, submissionId);
    else return "unpaid";
  }
  return refundFen;
}
