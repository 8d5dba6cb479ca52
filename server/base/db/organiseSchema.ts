import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { refundRules } from "#core/organise.ts";
import { instant } from "./columns.ts";
import { pools } from "./entrySchema.ts";
import { orders } from "./orderSchema.ts";

/**
 * What organisers requested to pay back, each once: a small amount is approved at once, a larger
 * one by another organiser. An approved one has a refund with its id as the key, or will have:
 * repeating it changes nothing.
 */
export const refundRequests = pgTable(
  "refund_requests",
  {
    requestId: text("request_id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.orderId),
    raceId: text("race_id").notNull(),
    /** Whole fen, at least 1. */
    amountFen: integer("amount_fen").notNull(),
    /** Whether the entries are withdrawn with it. */
    isLeaving: boolean("is_leaving").notNull(),
    /** Whether their places go to others; if not, they are taken out of the race. */
    placeGoesOn: boolean("place_goes_on").notNull().default(true),
    note: text("note").notNull(),
    /** Makes a repeated request the same one. */
    key: text("key").notNull(),
    requestedBy: text("requested_by").notNull(),
    requestedAt: instant("requested_at").notNull().defaultNow(),
    state: text("state", { enum: ["waiting", "approved", "refused", "failed"] }).notNull(),
    /** The other organiser who decided; null if nobody had to. */
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    unique("one_request_of_a_key").on(table.orderId, table.key),
    index("refund_requests_by_race").on(table.raceId, table.requestedAt),
    check("refund_request_amount", sql`amount_fen > 0`),
    // The organiser who asks for it cannot be the second one, who approves it.
    check("approved_by_another", sql`state <> 'approved' or decided_by is null or decided_by <> requested_by`),
  ],
);

/**
 * How many places organisers added to pools or took from them, each once: many after the opening
 * are approved by another organiser. Together with `pools.stated` they explain the places of a
 * pool.
 */
export const placeChanges = pgTable(
  "place_changes",
  {
    changeId: text("change_id").primaryKey(),
    raceId: text("race_id").notNull(),
    poolId: integer("pool_id")
      .notNull()
      .references(() => pools.poolId),
    /** How many more places there are with it; fewer if negative. */
    added: integer("added").notNull(),
    reason: text("reason").notNull(),
    /** Makes a repeated request the same one. */
    key: text("key").notNull(),
    requestedBy: text("requested_by").notNull(),
    requestedAt: instant("requested_at").notNull().defaultNow(),
    state: text("state", { enum: ["waiting", "approved", "refused"] }).notNull(),
    /** The other organiser who decided; null if nobody had to. */
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    unique("one_place_change_of_a_key").on(table.raceId, table.key),
    index("place_changes_by_pool").on(table.poolId, table.requestedAt),
    check("place_change_is_one", sql`added <> 0`),
    check("places_approved_by_another", sql`state <> 'approved' or decided_by is null or decided_by <> requested_by`),
  ],
);

/**
 * The requests to cancel races: each is approved by another organiser than the one who made it. An
 * approved one is carried out in batches.
 */
export const raceCancellations = pgTable(
  "race_cancellations",
  {
    cancellationId: text("cancellation_id").primaryKey(),
    raceId: text("race_id").notNull(),
    /**
     * What of each order is paid back, and what `kept` of it is not: a percentage, or fen for each
     * entry.
     */
    refunds: text("refunds", { enum: refundRules }).notNull(),
    kept: integer("kept").notNull(),
    reason: text("reason").notNull(),
    /** Makes a repeated request the same one. */
    key: text("key").notNull(),
    requestedBy: text("requested_by").notNull(),
    requestedAt: instant("requested_at").notNull().defaultNow(),
    state: text("state", { enum: ["waiting", "approved", "refused"] }).notNull(),
    /** The other organiser who decided; null until then. */
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
    /** How many sign-ups and applications it ends, counted when it was approved. */
    total: integer("total").notNull().default(0),
    /** When a server last began a batch; null if none is working on it. */
    workedAt: instant("worked_at"),
    /** When all of them had ended. */
    doneAt: instant("done_at"),
  },
  (table) => [
    unique("one_cancellation_of_a_key").on(table.raceId, table.key),
    uniqueIndex("one_cancellation_of_a_race").on(table.raceId).where(sql`state <> 'refused'`),
    index("cancellations_to_carry_out").on(table.decidedAt).where(sql`state = 'approved' and done_at is null`),
    check(
      "cancellation_rule",
      sql`case refunds when 'share' then kept between 1 and 99 when 'amount' then kept > 0 else kept = 0 end`,
    ),
    check("cancelled_by_two", sql`state <> 'approved' or coalesce(decided_by <> requested_by, false)`),
  ],
);
