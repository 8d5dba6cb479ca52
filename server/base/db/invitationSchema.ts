import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { invitationKinds, invitationStates } from "#contract/invitations.ts";
import { instant } from "./columns.ts";
import { submissions } from "./signupSchema.ts";

/**
 * Whom organisers invited to an item. While one is open it has a link: a random token, sealed so
 * that it can be sent again, and found by its keyed hash. The contact and the organiser's note are
 * sealed, and erased 30 days after it was used or ended. An entry that holds its place has the id
 * of the invitation.
 */
export const invitations = pgTable(
  "invitations",
  {
    invitationId: text("invitation_id").primaryKey(),
    /** In the order in which they were made. */
    seq: bigint("seq", { mode: "number" }).generatedAlwaysAsIdentity(),
    raceId: text("race_id").notNull(),
    domainName: text("domain_name").notNull(),
    item: text("item").notNull(),
    kind: text("kind", { enum: invitationKinds }).notNull(),
    /** The application whose approval it is; null for any other. */
    applicationId: text("application_id").references(() => submissions.submissionId, { onDelete: "set null" }),
    /** Null for an entry by hand, of which nobody is notified, and for an approval. */
    channel: text("channel", { enum: ["email", "sms"] }),
    contactSealed: text("contact_sealed"),
    contactMac: text("contact_mac"),
    /** Which of the places for this contact it is, from 1. */
    ordinal: integer("ordinal").notNull().default(1),
    language: text("language", { enum: ["zh", "en"] }).notNull(),
    noteSealed: text("note_sealed"),
    /** Whether nothing is due for the place. */
    isWaived: boolean("is_waived").notNull(),
    /** What was paid for it outside of this program, as the organiser states. */
    paidFen: integer("paid_fen"),
    holdsPlace: boolean("holds_place").notNull(),
    state: text("state", { enum: invitationStates }).notNull().default("sent"),
    linkSealed: text("link_sealed"),
    linkMac: text("link_mac").unique(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Until when the link works. */
    endsAt: instant("ends_at").notNull(),
    /** When it was used or ended. */
    endedAt: instant("ended_at"),
    /** The sign-up that used it. */
    submissionId: text("submission_id").references(() => submissions.submissionId, { onDelete: "set null" }),
    /** When its message is to be sent; null if none is. */
    dueAt: instant("due_at"),
    sentAt: instant("sent_at"),
    /** How many messages were sent. */
    rounds: integer("rounds").notNull().default(0),
  },
  (table) => [
    // The same file twice invites once: also while another server reads it.
    uniqueIndex("one_invitation_of_a_contact")
      .on(table.raceId, table.item, table.contactMac, table.ordinal)
      .where(sql`state in ('sent', 'used')`),
    uniqueIndex("one_invitation_of_a_sign_up").on(table.submissionId),
    uniqueIndex("one_invitation_of_an_application").on(table.applicationId).where(sql`state in ('sent', 'used')`),
    index("invitations_by_application").on(table.applicationId),
    index("invitations_by_race").on(table.raceId, table.seq),
    index("invitations_due").on(table.dueAt).where(sql`due_at is not null`),
    index("invitations_ending").on(table.endsAt).where(sql`state = 'sent'`),
    // The secret goes when it has no use any more.
    check(
      "invitation_link",
      sql`(state = 'sent') = (link_mac is not null) and (state = 'sent') = (link_sealed is not null)`,
    ),
    check("invitation_due", sql`due_at is null or state = 'sent'`),
  ],
);
