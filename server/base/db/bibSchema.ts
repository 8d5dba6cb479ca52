import { pgTable, text } from "drizzle-orm/pg-core";
import { now } from "./columns.ts";
import { entries } from "./entrySchema.ts";

/** The entries whose runners want one of the lucky numbers that are drawn. */
export const bibWishes = pgTable("bib_wishes", {
  entryId: text("entry_id")
    .primaryKey()
    .references(() => entries.entryId),
  at: now("at"),
});
