import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { alertLevels } from "#core/raceAlerts.ts";
import { instant, now } from "./columns.ts";

/** What organisers had shown on every page of a race's site. Rows are only ended, never deleted. */
export const raceAlerts = pgTable(
  "race_alerts",
  {
    alertId: integer("alert_id").primaryKey().generatedAlwaysAsIdentity(),
    raceId: text("race_id").notNull(),
    template: text("template").notNull(),
    item: text("item"),
    level: text("level", { enum: alertLevels }).notNull(),
    /** As it is shown: a later publish changes nothing of it. */
    text: jsonb("text").$type<{ zh: string; en?: string }>().notNull(),
    madeBy: text("made_by").notNull(),
    madeAt: now("made_at"),
    until: instant("until").notNull(),
    endedBy: text("ended_by"),
    endedAt: instant("ended_at"),
  },
  (table) => [index("race_alerts_by_race").on(table.raceId, table.alertId)],
);
