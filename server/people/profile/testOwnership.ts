import { testForm } from "#forms/testForm.ts";
import { profiles, secondFactors, securityEvents } from "../../base/db/accountSchema.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { entries, poolLedger, pools } from "../../base/db/entrySchema.ts";
import { optionPlaces } from "../../base/db/optionSchema.ts";
import { refundRequests } from "../../base/db/organiseSchema.ts";
import { submissionFiles } from "../../base/db/signupSchema.ts";
import { liveAlerts, liveFollows } from "../../base/db/timingSchema.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import { keepMessage } from "../../desk/organise/messages/testMessages.ts";
import { keepInvitation, keepReply } from "../../desk/organise/testOrganise.ts";
import { keepRevocation } from "../../desk/review/testReview.ts";
import { keepWish } from "../../entry/bibs/testBibs.ts";
import { placeOne } from "../../entry/claims/place.ts";
import { mailingOwnership } from "../../entry/mailing/testOwnership.ts";
import { keepPaidOrder } from "../../entry/orders/testOrders.ts";
import { keepPickUp } from "../../entry/pickUp/testPickUps.ts";
import { keepTeam } from "../../entry/teams/testTeams.ts";
import { keepSubmission } from "../../entry/testSignups.ts";
import { keepHiding, keepResult } from "../../results/testKeep.ts";
import type { World } from "../../testWorld.ts";
import { makeToken } from "../tokens/service.ts";
import { profileRows } from "./testRows.ts";

const documentForm = testForm({ properties: {} }, {});

/**
 * A table with a person's data: the field of their export that has it, and whether its rows outlive
 * the account.
 */
export interface Personal {
  exported: string;
  isKept?: true;
  /** Inserts a row of the account, unless another table's `add` does. */
  add?(owner: Owner): Promise<unknown>;
}

/** The account that the rows are made for, and its first sign-up once that is stored. */
export interface Owner {
  world: World;
  accountId: string;
  submissionId: string;
}

/** Whose data the tables have, by their names. */
export type Ownership = Record<string, "nobody" | "expiring" | Personal>;

/**
 * Whose data each table has: "nobody" if no person's, "expiring" if hashed or sealed and deleted
 * within 30 days for everybody.
 */
export const ownership: Ownership = {
  races: "nobody",
  export_layouts: "nobody",
  sites: "nobody",
  releases: "nobody",
  published_composites: "nobody",
  published_files: "nobody",
  published_parts: "nobody",
  domains: "nobody",
  countries: "nobody",
  config_files: "nobody",
  problem_reports: "nobody",
  changes: "nobody",
  secret_marks: "nobody",
  answered_forms: "nobody",
  answer_notices: "nobody",
  option_counts: "nobody",
  coupon_counts: "nobody",
  bill_comparisons: "nobody",
  // Who paid is known by a keyed hash only, and what a notification names is sealed and erased
  // after 30 days.
  coupon_uses: "nobody",
  pay_events: "nobody",
  sandbox_payments: "nobody",
  sandbox_refunds: "nobody",
  sandbox_notices: "nobody",
  waiting_periods: "nobody",
  waiting_buckets: "nobody",
  audit_pending: "nobody",
  audit_links: "nobody",
  race_items: "nobody",
  // What a file or an organiser stated of runners, by bib; whose they are is in `results`.
  result_batches: "nobody",
  result_rows: "nobody",
  result_sets: "nobody",
  result_corrections: "nobody",
  // Photos of people by bib. Their accounts are not known; each runner removes the own ones.
  photo_batches: "nobody",
  photo_statements: "nobody",
  photos: "nobody",
  photo_bibs: "nobody",
  photo_removals: "nobody",
  timing_sources: "nobody",
  passings: "nobody",
  // Who showed an alert is in the audit.
  race_alerts: "nobody",
  // Which device handed out, and each line that it sent, by ids alone; kept as the audit is.
  staff_devices: "nobody",
  staff_events: "nobody",
  prize_events: "nobody",
  entrant_messages: "nobody",
  // Keyed hashes of addresses, so that who wants no news gets none after a new account.
  suppressions: "nobody",
  pools: "nobody",
  pickup_slots: "nobody",
  // Of the organisers who changed places: what they decided stays, as in the audit.
  place_changes: "nobody",
  race_cancellations: "nobody",
  payment_servers: "nobody",
  codes: "expiring",
  captchas: "expiring",
  limits: "expiring",
  outbox_messages: "expiring",
  accounts: { exported: "account" },
  sessions: { exported: "sessions" },
  second_factors: {
    exported: "secondFactor",
    add: ({ world, accountId }) => world.db.insert(secondFactors).values({ accountId, enrolledAt: new Date() }),
  },
  api_tokens: {
    exported: "apiTokens",
    add: ({ world, accountId }) =>
      makeToken(world, { accountId, name: "x", races: ["1"], scopes: ["audit:read"], days: 1 }),
  },
  profiles: {
    exported: "profile",
    add: ({ world, accountId }) => world.db.insert(profiles).values({ accountId, heightCm: 172 }),
  },
  ...profileRows,
  submissions: {
    exported: "signUps",
    add: async (owner) => {
      owner.submissionId = await keepSubmission(owner.world, { accountId: owner.accountId, raceId: "1" });
    },
  },
  entrants: { exported: "signUps" },
  // That a place was given and came back is explained for as long as the race is; a deleted
  // account's entries have neither person nor submission.
  entries: {
    exported: "entries",
    isKept: true,
    add: ({ world, submissionId }) =>
      placeOne(
        world.db,
        {
          submissionId,
          raceId: "1",
          item: "ten-km",
          form: documentForm,
          answers: [{}],
          documentMacs: ["a".repeat(64)],
          actor: "x",
        },
        "sign-up",
      ),
  },
  entry_history: { exported: "entries", isKept: true },
  // Money stays explained; a deleted account's orders have neither account nor submission.
  orders: {
    exported: "orders",
    isKept: true,
    add: ({ world, accountId, submissionId }) => keepPaidOrder(world.db, { accountId, submissionId }),
  },
  order_history: { exported: "orders", isKept: true },
  // Which order paid for a place stays explained; a deleted account's sign-ups are in it no more.
  transfers: {
    exported: "transfers",
    isKept: true,
    add: ({ world, submissionId }) =>
      world.db.insert(transfers).values({
        transferId: "x",
        raceId: "1",
        item: "ten-km",
        round: 1,
        fromSubmission: submissionId,
        orderId: submissionId,
        state: "revoked",
        endsAt: new Date(),
      }),
  },
  // Of whom organisers invited; contacts are sealed and erased 30 days after. That an account's
  // sign-up used one is the account's.
  invitations: {
    exported: "invitations",
    isKept: true,
    add: ({ world, submissionId }) => keepInvitation(world, { raceId: "1", domainName: "x", submissionId }),
  },
  payments: { exported: "orders", isKept: true },
  refunds: { exported: "orders", isKept: true },
  revocations: { exported: "signUps", add: ({ world, submissionId }) => keepRevocation(world.db, submissionId) },
  refund_requests: {
    exported: "orders",
    isKept: true,
    add: ({ world, submissionId }) =>
      world.db.insert(refundRequests).values({
        requestId: "x",
        orderId: submissionId,
        raceId: "1",
        amountFen: 100,
        isLeaving: false,
        note: "x",
        key: "x",
        requestedBy: "organiser",
        state: "waiting",
      }),
  },
  pool_ledger: {
    exported: "entries",
    isKept: true,
    add: async ({ world }) => {
      const [pool] = await world.db
        .insert(pools)
        .values({ raceId: "1", name: "item/x", places: 1, capacity: 1 })
        .returning();
      const [entry] = await world.db.select().from(entries);
      const line = { poolId: pool?.poolId ?? 0, entryId: entry?.entryId ?? "", delta: 1, reason: "sign-up" };
      await world.db.update(pools).set({ claimed: 1 });
      await world.db.insert(poolLedger).values(line);
    },
  },
  // When a race pack was picked up is explained for as long as the race is.
  pickups: {
    exported: "entries",
    isKept: true,
    add: ({ world }) => keepPickUp(world.db, "1"),
  },
  // Who wanted a lucky number is part of a draw that can be computed again.
  bib_wishes: {
    exported: "entries",
    isKept: true,
    add: ({ world }) => keepWish(world.db),
  },
  ...mailingOwnership,
  hand_outs: { exported: "entries", isKept: true },
  persons: { exported: "entries" },
  live_follows: {
    exported: "liveAlerts",
    add: ({ world, accountId }) =>
      world.db.insert(liveFollows).values({ accountId, raceId: "1", edition: "2025", bib: "1", language: "zh" }),
  },
  message_recipients: {
    exported: "organiserMessages",
    add: ({ world, accountId }) => keepMessage(world.db, accountId),
  },
  live_alerts: {
    exported: "liveAlerts",
    add: ({ world, accountId }) =>
      world.db.insert(liveAlerts).values({ accountId, raceId: "1", edition: "2025", bib: "1", point: "km-5" }),
  },
  // A result is a record of the race; the name of a runner whose account is deleted is hidden.
  results: { exported: "results", isKept: true, add: ({ world }) => keepResult(world.db) },
  result_hidings: { exported: "results", isKept: true, add: ({ world }) => keepHiding(world.db) },
  option_places: {
    exported: "signUps",
    add: ({ world, submissionId }) =>
      world.db.insert(optionPlaces).values({
        submissionId,
        position: 0,
        raceId: "1",
        formId: "sign-up",
        field: "/bus",
        option: "yes",
        state: "held",
      }),
  },
  answer_replies: { exported: "signUps", add: ({ world, submissionId }) => keepReply(world, submissionId) },
  submission_files: {
    exported: "signUps",
    add: ({ world, submissionId }) => world.db.insert(submissionFiles).values({ submissionId, uploadId: "photo" }),
  },
  teams: {
    exported: "teams",
    add: ({ world, accountId: captainId, submissionId }) => keepTeam(world, { submissionId, captainId, raceId: "1" }),
  },
  team_members: { exported: "teams" },
  security_events: {
    exported: "securityEvents",
    isKept: true,
    add: ({ world, accountId }) =>
      world.db.insert(securityEvents).values({ accountId, kind: "login-failed", count: 1 }),
  },
  // That something was done must be answered for longer than the account exists; the lines have its
  // id only.
  audit_lines: {
    exported: "history",
    isKept: true,
    add: ({ world, accountId }) =>
      world.db.insert(auditLines).values({ actor: accountId, action: "x", entity: "account", entityId: accountId }),
  },
};
