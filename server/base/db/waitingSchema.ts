import { bigint, doublePrecision, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/**
 * How many people wait of those who came to the waiting room of a race in each period; none of them
 * has a row. Rows are deleted after two days.
 */
export const waitingPeriods = pgTable(
  "waiting_periods",
  {
    raceId: text("race_id").notNull(),
    /** Periods of ten seconds since 1970. */
    period: bigint("period", { mode: "number" }).notNull(),
    people: integer("people").notNull(),
  },
  (table) => [primaryKey({ columns: [table.raceId, table.period] })],
);

/**
 * The bucket from which all servers let people into a race: a row for each race whose waiting room
 * was used.
 */
export const waitingBuckets = pgTable("waiting_buckets", {
  raceId: text("race_id").primaryKey(),
  /** Until when the rate is used up, in ms since 1970. */
  usedUntil: doublePrecision("used_until").notNull(),
  /** How many the server that asked last was given. */
  granted: integer("granted").notNull(),
});
