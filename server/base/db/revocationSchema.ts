import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { RejectionGround } from "#contract/details.ts";
import { instant, now } from "./columns.ts";
import { submissions } from "./signupSchema.ts";

/**
 * The requests to revoke approvals of applications: each is approved by another organiser than the
 * one who made it.
 */
export const revocations = pgTable(
  "revocations",
  {
    revocationId: text("revocation_id").primaryKey(),
    submissionId: text("submission_id")
      .notNull()
      .references(() => submissions.submissionId, { onDelete: "cascade" }),
    raceId: text("race_id").notNull(),
    /** As the form had it then; null for own words only. */
    ground: jsonb("ground").$type<RejectionGround>(),
    reason: text("reason"),
    requestedBy: text("requested_by").notNull(),
    requestedAt: now("requested_at"),
    state: text("state", { enum: ["waiting", "approved", "refused"] }).notNull(),
    /** Who decided; null until then. */
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    uniqueIndex("one_revocation_that_waits").on(table.submissionId).where(sql`state = 'waiting'`),
    index("revocations_by_submission").on(table.submissionId),
    index("revocations_by_race").on(table.raceId, table.state),
    check("revocation_has_reason", sql`ground is not null or reason is not null`),
    check("revoked_by_two", sql`state <> 'approved' or coalesce(decided_by <> requested_by, false)`),
  ],
);
