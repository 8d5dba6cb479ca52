import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { MessageGroup } from "#core/entrantMessages.ts";
import { messageStreams } from "#core/entrantMessages.ts";
import { ownerId } from "./accountSchema.ts";
import { instant, now } from "./columns.ts";

/**
 * What organisers send to the entrants of a race, each once: one to many people is approved by
 * another organiser. An approved one is queued in batches.
 */
export const entrantMessages = pgTable(
  "entrant_messages",
  {
    messageId: integer("message_id").primaryKey().generatedAlwaysAsIdentity(),
    raceId: text("race_id").notNull(),
    domainName: text("domain_name").notNull(),
    stream: text("stream", { enum: messageStreams }).notNull(),
    filter: jsonb("filter")
      .$type<{ group: MessageGroup; item?: string; start?: string; language?: "zh" | "en" }>()
      .notNull(),
    /** With facts in braces. */
    subject: jsonb("subject").$type<{ zh: string; en?: string }>().notNull(),
    text: jsonb("text").$type<{ zh: string; en?: string }>().notNull(),
    /** How many people it was for when it was requested. */
    total: integer("total").notNull(),
    /** Makes a repeated request the same one. */
    key: text("key").notNull(),
    requestedBy: text("requested_by").notNull(),
    requestedAt: now("requested_at"),
    state: text("state", { enum: ["waiting", "approved", "refused"] }).notNull(),
    /** The other organiser who decided; null if nobody had to. */
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
    /** The last entry whose runner it was queued for: the next batch has those before it. */
    cursor: bigint("cursor", { mode: "number" }),
    queued: integer("queued").notNull().default(0),
    /** When it was queued for everybody. */
    doneAt: instant("done_at"),
    stoppedBy: text("stopped_by"),
    stoppedAt: instant("stopped_at"),
  },
  (table) => [
    unique("one_message_of_a_key").on(table.raceId, table.key),
    index("entrant_messages_by_race").on(table.raceId, table.messageId),
    index("entrant_messages_to_send")
      .on(table.decidedAt)
      .where(sql`state = 'approved' and done_at is null and stopped_at is null`),
    check("message_approved_by_another", sql`state <> 'approved' or decided_by is null or decided_by <> requested_by`),
  ],
);

/** Who got a message, each contact once, and who did not and why. */
export const messageRecipients = pgTable(
  "message_recipients",
  {
    messageId: integer("message_id")
      .notNull()
      .references(() => entrantMessages.messageId),
    /** The keyed hash of the address; of an account without one the account's id. */
    contactMac: text("contact_mac").notNull(),
    accountId: ownerId(),
    entryId: text("entry_id").notNull(),
    outcome: text("outcome", { enum: ["queued", "opted-out", "bounced", "no-address"] }).notNull(),
    /** The message in the outbox; null if none was queued. */
    outboxId: text("outbox_id"),
    at: now("at"),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.contactMac] }),
    index("message_recipients_by_account").on(table.accountId),
    index("message_recipients_by_entry").on(table.entryId),
  ],
);

/**
 * The addresses that get no news any more, because their owner opted out, and those that get no
 * messages of organisers because a mail server refused them. Known by their keyed hash only, so
 * that they outlive every account and import.
 */
export const suppressions = pgTable(
  "suppressions",
  {
    contactMac: text("contact_mac").notNull(),
    kind: text("kind", { enum: ["opt-out", "bounce"] }).notNull(),
    at: now("at"),
  },
  (table) => [primaryKey({ columns: [table.contactMac, table.kind] })],
);
