import { bigint, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How many people came to the waiting room of a race in each minute; none of them has a row. Rows are deleted after two days. */
export const waitingMinutes = pgTable(
  "waiting_minutes",
  {
    raceId: text("race_id").notNull(),
    /** Minutes since 1970. */
    minute: bigint("minute", { mode: "number" }).notNull(),
    people: integer("people").notNull(),
  },
  (table) => [primaryKey({ columns: [table.raceId, table.minute] })],
);
