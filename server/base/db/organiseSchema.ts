import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { pools } from "./entrySchema.ts";
import { orders } from "./orderSchema.ts";

/**
 * What organisers requested to pay back, each once: a small amount is approved at once, a larger one by another organiser. An approved one has a refund with its id as
 * the key, or will have: repeating it changes nothing.
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
 * How many places organisers added to pools or took from them, each once: many after the opening are approved by another organiser. Together with `pools.stated` they explain
 * the places of a pool.
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
