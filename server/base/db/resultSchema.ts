import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { FileProblem, ResultBatch } from "#contract/resultFiles.ts";
import {
  batchStates,
  correctedFields,
  hiddenParts,
  prizeEventKinds,
  resultSetKinds,
  resultStatuses,
} from "#contract/resultWords.ts";
import { instant, now } from "./columns.ts";
import { entries } from "./entrySchema.ts";

/** An item of one edition of a race: the results of each year are kept. */
const edition = () => ({
  raceId: text("race_id").notNull(),
  item: text("item").notNull(),
  /** The year of the edition, or another name that the organiser gave it. */
  edition: text("edition").notNull(),
});

/** What is known of a runner and their race, as a file or a timing system stated it. */
const performance = () => ({
  /** As printed, without spaces around it; null if the file has none. */
  bib: text("bib"),
  name: text("name"),
  /** The name in Latin letters, if it is stated beside another. */
  latinName: text("latin_name"),
  /** 1 male, 2 female, 0 unknown. */
  gender: smallint("gender").notNull().default(0),
  birthday: date("birthday", { mode: "string" }),
  birthYear: smallint("birth_year"),
  /** As stated; null if the rules compute it from the birthday. */
  age: smallint("age"),
  club: text("club"),
  /** ISO 3166-1, three letters. */
  country: char("country", { length: 3 }),
  city: text("city"),
  /** The age group or class in the words of the file. */
  category: text("category"),
  /** The start of the runner, by its id in the item's `results.starts`. */
  wave: text("wave"),
  /** From the gun of the runner's start, in ms. */
  gunMs: integer("gun_ms"),
  /** From the runner's own start, in ms. */
  netMs: integer("net_ms"),
  /**
   * From the gun at each of the points, in ms and in their order; null if missing. Of a set the
   * points are those of its rules.
   */
  splitsMs: integer("splits_ms").array().$type<(number | null)[]>(),
});

/** How the columns of a file were read, and what a person should look at. */
export type BatchReading = Pick<ResultBatch, "columns" | "questions">;

/**
 * The files of results that organisers gave, each with the rows below. Sets are derived from those
 * that are imported alone; a batch that is undone keeps its rows.
 */
export const resultBatches = pgTable(
  "result_batches",
  {
    batchId: text("batch_id").primaryKey(),
    /** In the order in which they came. */
    seq: bigint("seq", { mode: "number" }).generatedAlwaysAsIdentity(),
    ...edition(),
    fileName: text("file_name").notNull(),
    /** Of the file and how it is read: the same again is the same batch. */
    readingHash: text("reading_hash").notNull(),
    /** Of all imported batches the one with the highest wins; null until it is imported. */
    importSeq: bigint("import_seq", { mode: "number" }),
    /** Which column is what, as it was found or as the organiser chose. */
    reading: jsonb("reading").$type<BatchReading>().notNull(),
    /** The ids of the points that its splits are of, in their order; null for the item's own. */
    pointIds: text("point_ids").array(),
    state: text("state", { enum: batchStates }).notNull(),
    /** How many of its rows are stored so far, and how many of these have a problem. */
    storedRows: integer("stored_rows").notNull().default(0),
    refusedRows: integer("refused_rows").notNull().default(0),
    /** What is wrong with the file as a whole or with a column, as codes and params. */
    problems: jsonb("problems").$type<FileProblem[]>().notNull().default([]),
    madeBy: text("made_by").notNull(),
    madeAt: now("made_at"),
    importedBy: text("imported_by"),
    importedAt: instant("imported_at"),
    undoneBy: text("undone_by"),
    undoneAt: instant("undone_at"),
  },
  (table) => [
    index("result_batches_by_item").on(table.raceId, table.item, table.edition, table.importSeq),
    unique("one_batch_of_a_reading").on(table.raceId, table.item, table.edition, table.readingHash),
  ],
);

/** The rows of a batch as they were read. They are never changed. */
export const resultRows = pgTable(
  "result_rows",
  {
    batchId: text("batch_id")
      .notNull()
      .references(() => resultBatches.batchId, { onDelete: "cascade" }),
    /** The row of the file, from 1, the header counted. */
    line: integer("line").notNull(),
    ...performance(),
    status: text("status", { enum: resultStatuses }),
    /** The keyed hash of an identity document, if the file has its number. */
    personId: text("person_id"),
    /** The public code of the entry, if the file has it. */
    entryCode: text("entry_code"),
    /** What is wrong with the row, as codes and params; null if nothing is. */
    problems: jsonb("problems").$type<FileProblem[]>(),
    /** Whether it is left out because of that. */
    isRefused: boolean("is_refused").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.line] }),
    index("result_rows_by_bib").on(table.bib),
    index("result_rows_by_person").on(table.personId).where(sql`person_id is not null`),
    index("result_rows_by_entry").on(table.entryCode).where(sql`entry_code is not null`),
  ],
);

/**
 * The result sets of an item, each complete: one draft, and what was published from it. A trigger
 * refuses to change a published set or its rows.
 */
export const resultSets = pgTable(
  "result_sets",
  {
    setId: integer("set_id").primaryKey().generatedAlwaysAsIdentity(),
    ...edition(),
    /** 0 for the draft, then 1, 2, … in the order of publication. */
    number: integer("number").notNull(),
    kind: text("kind", { enum: resultSetKinds }).notNull(),
    /** What the organiser states about it to everybody. */
    note: jsonb("note").$type<{ zh: string; en: string }>(),
    /** The rules that it was derived by, and what the item and its points are called. */
    rules: jsonb("rules").$type<unknown>().notNull(),
    /** SHA-256 of its rows: the same again is no new set. */
    contentHash: text("content_hash"),
    derivedAt: now("derived_at"),
    publishedAt: instant("published_at"),
    publishedBy: text("published_by"),
  },
  (table) => [
    unique("one_set_of_a_number").on(table.raceId, table.item, table.edition, table.number),
    check("published_sets_have_a_time", sql`(kind = 'draft') = (published_at is null)`),
  ],
);

/**
 * The results of a set, with their ranks. Names are in clear: results are a public record, in which
 * people are looked for by name. Birthdays are there for ages alone, and are in no public answer.
 * No foreign keys: all rows of a set are stored by one statement, and a trigger looks at its set
 * once. Entries and batches are never deleted.
 */
export const results = pgTable(
  "results",
  {
    setId: integer("set_id").notNull(),
    /** From 1, in the order of the list: ranked runners first. */
    row: integer("row").notNull(),
    ...performance(),
    status: text("status", { enum: resultStatuses }).notNull(),
    /** The group by the item's rules; null if it has none for this runner. */
    ageGroup: text("age_group"),
    /** Null if not ranked. */
    overallRank: integer("overall_rank"),
    genderRank: integer("gender_rank"),
    ageGroupRank: integer("age_group_rank"),
    entryId: text("entry_id"),
    /** The keyed hash of an identity document; the same person has it in every edition. */
    personId: text("person_id"),
    /** What it was read from: the batch and its line; null if a timing system sent it. */
    batchId: text("batch_id"),
    line: integer("line"),
  },
  (table) => [
    primaryKey({ columns: [table.setId, table.row] }),
    index("results_by_bib").on(table.setId, table.bib),
    index("results_by_person").on(table.personId).where(sql`person_id is not null`),
    index("results_by_entry").on(table.entryId).where(sql`entry_id is not null`),
    index("results_by_gender").on(table.setId, table.gender, table.genderRank),
    index("results_by_age_group").on(table.setId, table.ageGroup, table.ageGroupRank),
  ],
);

/**
 * What was set by hand of a runner's result, who did it and why. It wins over every file and feed
 * until it is released; rows are only added and released.
 */
export const resultCorrections = pgTable(
  "result_corrections",
  {
    correctionId: text("correction_id").primaryKey(),
    seq: bigint("seq", { mode: "number" }).generatedAlwaysAsIdentity(),
    ...edition(),
    bib: text("bib").notNull(),
    field: text("field", { enum: correctedFields }).notNull(),
    before: text("before"),
    after: text("after"),
    reason: text("reason").notNull(),
    correctedBy: text("corrected_by").notNull(),
    correctedAt: now("corrected_at"),
    releasedBy: text("released_by"),
    releasedAt: instant("released_at"),
  },
  (table) => [
    uniqueIndex("one_correction_of_a_field")
      .on(table.raceId, table.item, table.edition, table.bib, table.field)
      .where(sql`released_at is null`),
  ],
);

/**
 * The runners who do not want their name, or themselves, in public results: in all sets and
 * editions of a race. Known by their document or entry.
 */
export const resultHidings = pgTable(
  "result_hidings",
  {
    hidingId: text("hiding_id").primaryKey(),
    raceId: text("race_id").notNull(),
    personId: text("person_id"),
    entryId: text("entry_id").references(() => entries.entryId),
    part: text("part", { enum: hiddenParts }).notNull(),
    hiddenAt: now("hidden_at"),
  },
  (table) => [
    unique("one_hiding_of_a_person").on(table.raceId, table.personId),
    unique("one_hiding_of_an_entry").on(table.raceId, table.entryId),
    check("hidings_name_a_runner", sql`person_id is not null or entry_id is not null`),
  ],
);

/**
 * What became of the prizes of runners, in order. Rows are only added; the prizes themselves are
 * computed.
 */
export const prizeEvents = pgTable(
  "prize_events",
  {
    seq: bigint("seq", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    ...edition(),
    /** The prize list, as the computed list names it. */
    list: text("list").notNull(),
    bib: text("bib").notNull(),
    event: text("event", { enum: prizeEventKinds }).notNull(),
    /** What was paid, before tax; null for every other event. */
    paidFen: integer("paid_fen"),
    reason: text("reason"),
    by: text("by").notNull(),
    at: now("at"),
  },
  (table) => [index("prize_events_by_item").on(table.raceId, table.item, table.edition, table.seq)],
);
