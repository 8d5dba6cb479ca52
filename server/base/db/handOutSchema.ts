import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, now } from "./columns.ts";
import { entries } from "./entrySchema.ts";

/** The condition of the index below: a material is handed out once, unless that was undone. */
export const isLiveHandOut = sql.raw("undone_at is null");

/** What staff handed out: each material of an entry by itself. Rows are undone, never deleted. */
export const handOuts = pgTable(
  "hand_outs",
  {
    handOutId: integer("hand_out_id").primaryKey().generatedAlwaysAsIdentity(),
    entryId: text("entry_id")
      .notNull()
      .references(() => entries.entryId),
    raceId: text("race_id").notNull(),
    /** The id of a material of the race's pick-up. */
    material: text("material").notNull(),
    /** What was really given, such as the size; null if the material has no choices. */
    choice: text("choice"),
    /** The id of the pick-up site. */
    site: text("site").notNull(),
    deviceId: text("device_id").notNull(),
    /** The number of the device's line. */
    seq: integer("seq").notNull(),
    /** When the device did it, by the server's clock. */
    at: instant("at").notNull(),
    receivedAt: now("received_at"),
    byAccount: text("by_account").notNull(),
    /** Who took it for the runner, sealed; null if the runner did. */
    proxySealed: text("proxy_sealed"),
    undoneAt: instant("undone_at"),
    undoneBy: text("undone_by"),
    undoneSecond: text("undone_second"),
  },
  (table) => [
    uniqueIndex("one_hand_out_of_a_material").on(table.entryId, table.material).where(isLiveHandOut),
    index("hand_outs_by_race").on(table.raceId, table.at),
    check(
      "undone_by_two",
      sql`(undone_at is null and undone_by is null and undone_second is null)
        or (undone_at is not null and undone_by is not null and undone_second is not null and undone_by <> undone_second)`,
    ),
  ],
);

/** The phones and computers with which staff hand out. */
export const staffDevices = pgTable(
  "staff_devices",
  {
    deviceId: text("device_id").primaryKey(),
    raceId: text("race_id").notNull(),
    site: text("site").notNull(),
    /** How staff call it. */
    name: text("name").notNull(),
    accountId: text("account_id").notNull(),
    /** The session with which it was opened; it ends if an organiser closes the device. */
    sessionId: text("session_id").notNull(),
    openedAt: now("opened_at"),
    lastSyncAt: instant("last_sync_at"),
    /** How many lines it still had to send as it synced last. */
    pending: integer("pending").notNull().default(0),
    /** When it was closed: by itself with nothing to send, or by an organiser. */
    closedAt: instant("closed_at"),
    closedBy: text("closed_by"),
    /** The organiser who confirmed that a device which may have lines is given up. */
    closedSecond: text("closed_second"),
  },
  (table) => [
    index("staff_devices_by_race").on(table.raceId, table.openedAt),
    check("closed_by_two", sql`closed_second is null or closed_second <> closed_by`),
  ],
);

/**
 * Every line that a device sent, also failed scans, with what became of it. Rows are only added.
 */
export const staffEvents = pgTable(
  "staff_events",
  {
    deviceId: text("device_id")
      .notNull()
      .references(() => staffDevices.deviceId),
    seq: integer("seq").notNull(),
    /** Drawn by the device: another line of the same number is noticed. */
    nonce: text("nonce").notNull(),
    raceId: text("race_id").notNull(),
    at: instant("at").notNull(),
    receivedAt: now("received_at"),
    byAccount: text("by_account").notNull(),
    action: jsonb("action").$type<Record<string, unknown>>().notNull(),
    /** What became of it. */
    outcome: text("outcome").notNull(),
    /** The hand-out that it made, undid or met. */
    handOutId: bigint("hand_out_id", { mode: "number" }),
    /** Of a line that lost: whether the device of the first hand-out has been informed. */
    informedAt: instant("informed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.seq] }),
    index("staff_events_by_race").on(table.raceId, table.receivedAt),
  ],
);
