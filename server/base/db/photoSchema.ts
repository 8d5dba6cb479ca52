import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { bibSources, photoBatchStates } from "#contract/photoWords.ts";
import { instant, now } from "./columns.ts";

const race = () => ({
  raceId: text("race_id").notNull(),
  /** The year of the edition, or another name that the organiser gave it. */
  edition: text("edition").notNull(),
});

/** When and at which point of the course a photo was taken, as far as it is known. */
const taken = () => ({
  /** By the camera's clock, corrected. */
  takenAt: instant("taken_at"),
  /** A point of an item by its id, or "finish". */
  point: text("point"),
});

/** A bib on a photo, as it was read. */
export interface StatedBib {
  /** With "?" for each sign that was not read. */
  bib: string;
  /** In percent. */
  confidence: number;
  source: (typeof bibSources)[number];
}

/** The folders of photos that organisers imported. */
export const photoBatches = pgTable(
  "photo_batches",
  {
    batchId: text("batch_id").primaryKey(),
    /** In the order in which they came: the newest states what counts. */
    seq: bigint("seq", { mode: "number" }).generatedAlwaysAsIdentity(),
    ...race(),
    /** The item that the photos are of; null for all of the race. */
    item: text("item"),
    /** Absolute, on the machine of the server. */
    folder: text("folder").notNull(),
    /** The point of all photos that state none. */
    point: text("point"),
    /** What is added to the clocks of cameras, by their names; of all others by "". */
    clockSeconds: jsonb("clock_seconds").$type<Record<string, number>>().notNull(),
    state: text("state", { enum: photoBatchStates }).notNull(),
    madeBy: text("made_by").notNull(),
    madeAt: now("made_at"),
    undoneBy: text("undone_by"),
    undoneAt: instant("undone_at"),
  },
  (table) => [
    index("photo_batches_by_race").on(table.raceId, table.seq),
    uniqueIndex("one_open_import_of_a_folder")
      .on(table.raceId, table.edition, table.folder)
      .where(sql`state = 'importing'`),
  ],
);

/** What an import states of a photo. It is never changed. */
export const photoStatements = pgTable(
  "photo_statements",
  {
    batchId: text("batch_id")
      .notNull()
      .references(() => photoBatches.batchId, { onDelete: "cascade" }),
    photoId: text("photo_id").notNull(),
    /** The path in the folder. */
    fileName: text("file_name").notNull(),
    ...taken(),
    bibs: jsonb("bibs").$type<StatedBib[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.photoId] }),
    index("photo_statements_by_photo").on(table.photoId),
  ],
);

/**
 * The photos of races, each once, with what its newest import states. Its id cannot be guessed: it
 * is a keyed hash of the race, the edition and the bytes, and the key of the stored file.
 */
export const photos = pgTable(
  "photos",
  {
    photoId: text("photo_id").primaryKey(),
    ...race(),
    item: text("item"),
    batchId: text("batch_id")
      .notNull()
      .references(() => photoBatches.batchId),
    ...taken(),
    /** Upright, in pixels. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    storedAt: now("stored_at"),
  },
  (table) => [
    index("photos_by_time").on(table.raceId, table.edition, table.point, table.takenAt),
    index("photos_by_batch").on(table.batchId),
  ],
);

/**
 * The bibs on photos by their newest imports: made from the statements, and never changed alone.
 */
export const photoBibs = pgTable(
  "photo_bibs",
  {
    photoId: text("photo_id")
      .notNull()
      .references(() => photos.photoId, { onDelete: "cascade" }),
    ...race(),
    bib: text("bib").notNull(),
    /** In percent. */
    confidence: smallint("confidence").notNull(),
    source: text("source", { enum: bibSources }).notNull(),
    /** Whether signs of it were not read. */
    isPartial: boolean("is_partial").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.photoId, table.bib] }),
    index("photo_bibs_by_bib").on(table.raceId, table.edition, table.bib),
    index("partial_photo_bibs").on(table.raceId, table.edition).where(sql`is_partial`),
  ],
);

/**
 * Which photos are shown to nobody, or not to a runner who is not on them, until organisers restore
 * them. They outlive their photo: one that is imported again stays removed.
 */
export const photoRemovals = pgTable(
  "photo_removals",
  {
    removalId: text("removal_id").primaryKey(),
    seq: bigint("seq", { mode: "number" }).generatedAlwaysAsIdentity(),
    ...race(),
    photoId: text("photo_id").notNull(),
    /** The runner who is not on it; empty if nobody sees it. */
    bib: text("bib").notNull(),
    /** `runner`, an account, or `command`. */
    removedBy: text("removed_by").notNull(),
    /** The bib of the runner who removed it; null for organisers. */
    runnerBib: text("runner_bib"),
    removedAt: now("removed_at"),
    restoredBy: text("restored_by"),
    restoredAt: instant("restored_at"),
  },
  (table) => [
    uniqueIndex("one_removal_of_a_photo").on(table.photoId, table.bib).where(sql`restored_at is null`),
    index("photo_removals_by_race").on(table.raceId, table.seq),
  ],
);
