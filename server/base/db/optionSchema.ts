import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { entrants } from "./signupSchema.ts";

const option = {
  raceId: text("race_id").notNull(),
  formId: text("form_id").notNull(),
  /** JSON Pointer to the answer. */
  field: text("field").notNull(),
  option: text("option").notNull(),
};

/**
 * How often each option with a capacity is taken. Its row is locked while places of it are given
 * out or come back.
 */
export const optionCounts = pgTable(
  "option_counts",
  {
    ...option,
    /** As the edition of the form states it that was submitted last. */
    capacity: integer("capacity").notNull(),
    taken: integer("taken").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.raceId, table.formId, table.field, table.option] })],
);

/** The entrants who have an option with a capacity, or wait for it in the order of `seq`. */
export const optionPlaces = pgTable(
  "option_places",
  {
    submissionId: text("submission_id").notNull(),
    position: integer("position").notNull(),
    ...option,
    state: text("state", { enum: ["held", "waiting"] }).notNull(),
    seq: bigint("seq", { mode: "number" }).generatedAlwaysAsIdentity(),
    /** When an entrant who waited got it. */
    freedAt: timestamp("freed_at", { withTimezone: true, mode: "date" }),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.position, table.field, table.option] }),
    foreignKey({
      columns: [table.submissionId, table.position],
      foreignColumns: [entrants.submissionId, entrants.position],
    }).onDelete("cascade"),
    index("option_places_in_order").on(table.raceId, table.formId, table.field, table.option, table.state, table.seq),
  ],
);
