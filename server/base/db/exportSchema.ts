import { jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { now } from "./columns.ts";

/**
 * Which columns an export of a race's entries has, in which order, under a name such as that of who
 * gets the file.
 */
export const exportLayouts = pgTable(
  "export_layouts",
  {
    raceId: text("race_id").notNull(),
    name: text("name").notNull(),
    /** The keys of the columns. */
    columns: jsonb("columns").$type<string[]>().notNull(),
    savedAt: now("saved_at"),
  },
  (table) => [primaryKey({ columns: [table.raceId, table.name] })],
);
