import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { orders } from "./orderSchema.ts";
import { submissions } from "./signupSchema.ts";

/**
 * Entries that are passed on to another person, and those that their runner defers to another race,
 * which are done at once. While one is open it has a link: a random token, sealed so that the owner
 * of the entry can read it again, and found by its keyed hash. One that is done explains whose
 * place a sign-up has, and which order paid for it; it outlives the sign-ups.
 */
export const transfers = pgTable(
  "transfers",
  {
    transferId: text("transfer_id").primaryKey(),
    raceId: text("race_id").notNull(),
    item: text("item").notNull(),
    fromSubmission: text("from_submission").references(() => submissions.submissionId, { onDelete: "set null" }),
    /** Null until it is done. */
    toSubmission: text("to_submission").references(() => submissions.submissionId, { onDelete: "set null" }),
    /** The order that paid for the place; null if nothing was paid here. */
    orderId: text("order_id").references(() => orders.orderId),
    /** Which transfer or deferral of this place it is, from 1. */
    round: integer("round").notNull(),
    /** The race and the item to which it is deferred; null for a transfer. */
    toRaceId: text("to_race_id"),
    toItem: text("to_item"),
    /** How many deferrals this place has had with this one. */
    deferrals: integer("deferrals").notNull().default(0),
    /** The round of the last of them, from which transfers are counted anew. */
    deferredIn: integer("deferred_in").notNull().default(0),
    /**
     * What the race that it left last stated for a withdrawal; null if the place was never
     * deferred.
     */
    paysBack: text("pays_back", { enum: ["none", "payer"] }),
    linkSealed: text("link_sealed"),
    linkMac: text("link_mac").unique(),
    state: text("state", { enum: ["open", "done", "revoked"] })
      .notNull()
      .default("open"),
    startedAt: instant("started_at").notNull().defaultNow(),
    /** Until when the link works. */
    endsAt: instant("ends_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    uniqueIndex("one_open_transfer").on(table.fromSubmission).where(sql`state = 'open'`),
    uniqueIndex("one_transfer_out").on(table.fromSubmission).where(sql`state = 'done'`),
    uniqueIndex("one_transfer_in").on(table.toSubmission),
    index("transfers_by_order").on(table.orderId),
    check("transfer_to_race", sql`(to_race_id is null) = (to_item is null)`),
    // The secret goes when it has no use any more.
    check(
      "transfer_link",
      sql`(state = 'open') = (link_mac is not null) and (state = 'open') = (link_sealed is not null)`,
    ),
  ],
);
