import { timestamp } from "drizzle-orm/pg-core";

/** A column with a moment (timestamptz), a Date in this program. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The same, by the database's clock as the row is inserted. */
export const now = (name: string) => instant(name).notNull().defaultNow();
