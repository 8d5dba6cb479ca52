import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { mailingEnds, mailingStates } from "#core/mailing.ts";
import { accounts } from "./accountSchema.ts";
import { now } from "./columns.ts";
import { entries } from "./entrySchema.ts";
import { orders } from "./orderSchema.ts";

/**
 * The runners of a race that this server never had whose packs were not collected, as the organiser
 * of a later race imported them: by keyed hashes, and the account that showed it is one of them.
 */
export const mailingRunners = pgTable(
  "mailing_runners",
  {
    runnerId: integer("runner_id").primaryKey().generatedAlwaysAsIdentity(),
    /** The race whose site mails the packs. */
    raceId: text("race_id").notNull(),
    /** The keyed hash of document and name. */
    personMac: text("person_mac").notNull(),
    /** The keyed hash of the phone number; null if the list has none. */
    phoneMac: text("phone_mac"),
    /** What is in the pack, as the list states it. */
    pack: text("pack").notNull(),
    accountId: text("account_id").references(() => accounts.accountId, { onDelete: "set null" }),
    importedAt: now("imported_at"),
  },
  (table) => [
    unique("one_runner_of_a_person").on(table.raceId, table.personMac),
    index("mailing_runners_by_account").on(table.accountId),
  ],
);

/**
 * The race packs that are mailed because nobody collected them: of an entry, or of an imported
 * runner. A trigger refuses one that is to be sent of a pack that was handed out, and a hand-out of
 * one that is to be sent (`mailed_or_handed_out`).
 */
export const mailings = pgTable(
  "mailings",
  {
    mailingId: text("mailing_id").primaryKey(),
    /** The race whose site mails it. */
    raceId: text("race_id").notNull(),
    entryId: text("entry_id").references(() => entries.entryId),
    runnerId: integer("runner_id").references(() => mailingRunners.runnerId),
    accountId: text("account_id").references(() => accounts.accountId, { onDelete: "set null" }),
    domainName: text("domain_name").notNull(),
    /** Null if nothing is due, or its fee is paid elsewhere. */
    orderId: text("order_id").references(() => orders.orderId),
    feeFen: integer("fee_fen").notNull(),
    /** The address, sealed; null once it is erased. */
    addressSealed: text("address_sealed"),
    language: text("language", { enum: ["zh", "en"] }).notNull(),
    state: text("state", { enum: mailingStates }).notNull(),
    endedBecause: text("ended_because", { enum: mailingEnds }),
    carrier: text("carrier"),
    tracking: text("tracking"),
    createdAt: now("created_at"),
    stateAt: now("state_at"),
  },
  (table) => [
    uniqueIndex("one_live_mailing_of_an_entry").on(table.entryId).where(sql`state <> 'cancelled'`),
    uniqueIndex("one_live_mailing_of_a_runner").on(table.runnerId).where(sql`state <> 'cancelled'`),
    unique("one_mailing_of_an_order").on(table.orderId),
    index("mailings_by_race").on(table.raceId, table.state, table.createdAt),
    index("mailings_by_account").on(table.accountId),
    check("mailing_of_a_pack", sql`(entry_id is null) <> (runner_id is null)`),
    check("mailing_end", sql`(state = 'cancelled') = (ended_because is not null)`),
    check(
      "mailing_shipped",
      sql`state not in ('shipped', 'delivered', 'returned', 'reshipped') or (carrier is not null and tracking is not null)`,
    ),
  ],
);

/**
 * Every change of a mailing's state, in order; `before` is null for the first. Rows are only added.
 */
export const mailingHistory = pgTable(
  "mailing_history",
  {
    seq: bigint("seq", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    mailingId: text("mailing_id")
      .notNull()
      .references(() => mailings.mailingId),
    before: text("before", { enum: mailingStates }),
    after: text("after", { enum: mailingStates }).notNull(),
    /** An account, or the name of the program that did it. */
    actor: text("actor").notNull(),
    at: now("at"),
  },
  (table) => [index("mailing_history_by_mailing").on(table.mailingId, table.seq)],
);
