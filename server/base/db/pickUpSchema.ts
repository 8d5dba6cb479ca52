import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { livePickUpStates, pickUpStates } from "#core/pickUp.ts";
import { instant, now } from "./columns.ts";
import { entries } from "./entrySchema.ts";

/**
 * The slots in which race packs are picked up, as each race was published last. Its row is locked
 * while bookings of it come and go. A slot that the site no longer has stays while somebody has
 * booked it, with no places.
 */
export const pickUpSlots = pgTable(
  "pickup_slots",
  {
    slotId: integer("slot_id").primaryKey().generatedAlwaysAsIdentity(),
    raceId: text("race_id").notNull(),
    /** The id of the site in the site file. */
    site: text("site").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** As published. */
    places: integer("places").notNull(),
    /** As many as `places`; more only while more had booked it than the organiser now states. */
    capacity: integer("capacity").notNull(),
    booked: integer("booked").notNull().default(0),
  },
  (table) => [
    unique("one_slot_of_a_time").on(table.raceId, table.site, table.startsAt),
    check("booked_within_capacity", sql`booked >= 0 and booked <= capacity`),
  ],
);

/** The condition of the index below: an entry has one booking of these. */
export const isLivePickUp = sql.raw(`state in (${livePickUpStates.map((state) => `'${state}'`).join(", ")})`);

/** Who comes to which slot. A booking is never deleted: it is moved, cancelled, missed or used. */
export const pickUps = pgTable(
  "pickups",
  {
    pickUpId: integer("pickup_id").primaryKey().generatedAlwaysAsIdentity(),
    entryId: text("entry_id")
      .notNull()
      .references(() => entries.entryId),
    slotId: integer("slot_id")
      .notNull()
      .references(() => pickUpSlots.slotId),
    state: text("state", { enum: pickUpStates }).notNull(),
    stateAt: now("state_at"),
    createdAt: now("created_at"),
  },
  (table) => [
    uniqueIndex("one_live_pickup_of_an_entry").on(table.entryId).where(isLivePickUp),
    index("pickups_by_entry").on(table.entryId),
    index("pickups_by_slot").on(table.slotId, table.state),
  ],
);
