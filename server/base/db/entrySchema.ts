import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { entryStates } from "#contract/entries.ts";
import { liveEntryStates } from "#core/liveEntries.ts";
import { instant, now } from "./columns.ts";
import { submissions } from "./signupSchema.ts";

/** The condition of the index below: a person has one entry of these in an exclusion group. */
export const isLiveEntry = sql.raw(`state in (${liveEntryStates.map((state) => `'${state}'`).join(", ")})`);

/**
 * The items of each race as they were published last: what a sign-up is judged by in the
 * transaction that takes its places.
 */
export const raceItems = pgTable(
  "race_items",
  {
    raceId: text("race_id").notNull(),
    item: text("item").notNull(),
    allocation: text("allocation", { enum: ["first-come", "draw", "direct", "invite"] }).notNull(),
    closesAt: instant("closes_at"),
    /** From when on nobody who waits moves up; null if it is never. */
    promoteUntil: instant("promote_until"),
    feeFen: integer("fee_fen").notNull(),
    minAge: integer("min_age"),
    maxAge: integer("max_age"),
    /** The day on which the age counts; null if the race has no start. */
    ageOn: date("age_on", { mode: "string" }),
    exclusionGroup: text("exclusion_group").notNull(),
    hasWaitingList: boolean("has_waiting_list").notNull(),
    /** When its race was cancelled: from then on nobody gets a place of it; null if it was not. */
    cancelledAt: instant("cancelled_at"),
    /** The pools of which each entry takes a place. */
    poolIds: integer("pool_ids").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.raceId, table.item] })],
);

/**
 * The places of an item, or of several items together. Its row is locked while places of it are
 * given out or come back.
 */
export const pools = pgTable(
  "pools",
  {
    poolId: integer("pool_id").primaryKey().generatedAlwaysAsIdentity(),
    raceId: text("race_id").notNull(),
    /** `item/` and the id of the item, or `pool/` and the id of the pool in the site file. */
    name: text("name").notNull(),
    /** As published, or as an organiser changed it since. */
    places: integer("places").notNull(),
    /**
     * As published last: a publish that states the same again leaves an organiser's change alone.
     * Null: no organiser has changed it.
     */
    stated: integer("stated"),
    /**
     * As many as `places`; more only while there are more entries from before than the organiser
     * has published places for.
     */
    capacity: integer("capacity").notNull(),
    claimed: integer("claimed").notNull().default(0),
  },
  (table) => [
    unique("one_pool_of_a_name").on(table.raceId, table.name),
    check("claimed_within_capacity", sql`claimed >= 0 and claimed <= capacity`),
  ],
);

/** The people who have entries, by the keyed hash of kind and number of their identity document. */
export const persons = pgTable("persons", {
  personId: text("person_id").primaryKey(),
  birthday: date("birthday", { mode: "string" }),
});

/**
 * The entries: who has a place in an item, waits for one, or had one. An entry is never deleted;
 * that of a deleted account has neither a person nor a submission any more.
 */
export const entries = pgTable(
  "entries",
  {
    entryId: text("entry_id").primaryKey(),
    /** In the order in which they came. */
    seq: bigint("seq", { mode: "number" }).generatedAlwaysAsIdentity(),
    /** The public code: ten characters of Crockford's base 32, which name nobody. */
    code: text("code").notNull().unique(),
    raceId: text("race_id").notNull(),
    item: text("item").notNull(),
    exclusionGroup: text("exclusion_group").notNull(),
    submissionId: text("submission_id").references(() => submissions.submissionId, { onDelete: "set null" }),
    /** The entrant's place in the submission, from 0. */
    position: integer("position").notNull(),
    /** Null if the form asks for no document. */
    personId: text("person_id").references(() => persons.personId),
    /** The number on the runner's chest; null until it is given. */
    bib: text("bib"),
    state: text("state", { enum: entryStates }).notNull(),
    stateAt: now("state_at"),
    createdAt: now("created_at"),
  },
  (table) => [
    uniqueIndex("one_live_entry_of_a_person").on(table.raceId, table.exclusionGroup, table.personId).where(isLiveEntry),
    // One that expired may be followed by another: money that came late gets a place again.
    uniqueIndex("one_entry_of_an_entrant")
      .on(table.submissionId, table.position)
      .where(sql`state not in ('expired', 'withdrawn')`),
    uniqueIndex("one_entry_of_a_bib").on(table.raceId, table.bib).where(isLiveEntry),
    index("entries_by_submission").on(table.submissionId),
    index("entries_by_item").on(table.raceId, table.item, table.state, table.seq),
    index("entries_by_race").on(table.raceId, table.seq),
    index("entries_by_person").on(table.personId),
  ],
);

/**
 * Every change of an entry's state, in order; `before` is null for the first. Rows are only added.
 */
export const entryHistory = pgTable(
  "entry_history",
  {
    seq: bigint("seq", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    entryId: text("entry_id")
      .notNull()
      .references(() => entries.entryId),
    before: text("before", { enum: entryStates }),
    after: text("after", { enum: entryStates }).notNull(),
    reason: text("reason").notNull(),
    /** An account, or the name of the program that did it. */
    actor: text("actor").notNull(),
    at: now("at"),
  },
  (table) => [index("entry_history_by_entry").on(table.entryId, table.seq)],
);

/**
 * Every place that was given (1) or came back (-1). Rows are only added; their sum is what is
 * claimed of the pool.
 */
export const poolLedger = pgTable(
  "pool_ledger",
  {
    seq: bigint("seq", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    poolId: integer("pool_id")
      .notNull()
      .references(() => pools.poolId),
    entryId: text("entry_id")
      .notNull()
      .references(() => entries.entryId),
    delta: integer("delta").notNull(),
    reason: text("reason").notNull(),
    at: now("at"),
  },
  (table) => [
    index("pool_ledger_by_entry").on(table.entryId),
    index("pool_ledger_by_pool").on(table.poolId),
    check("one_place_at_a_time", sql`delta in (-1, 1)`),
  ],
);
