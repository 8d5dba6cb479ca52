import {
  bigint,
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Rehearsal } from "#contract/timing.ts";
import { accounts } from "./accountSchema.ts";
import { instant, now } from "./columns.ts";

/**
 * The timing systems that send passings of a race, each by a token of its own. A source is never
 * deleted: its passings name it.
 */
export const timingSources = pgTable(
  "timing_sources",
  {
    sourceId: integer("source_id").primaryKey().generatedAlwaysAsIdentity(),
    raceId: text("race_id").notNull(),
    /** The domain of the race's site, which has the points and guns. */
    domainName: text("domain_name").notNull(),
    name: text("name").notNull(),
    /** The keyed hash of its token. */
    tokenMac: text("token_mac").notNull().unique(),
    /** The last four characters of the token, by which organisers recognise it. */
    ending: text("ending").notNull(),
    /** The key of its signatures, sealed; null if requests need none. */
    signingSealed: text("signing_sealed"),
    /** The ids of points by what the system calls a point or device, as `tidyLabel` writes it. */
    points: jsonb("points").$type<Record<string, string[]>>().notNull(),
    /**
     * Set for a rehearsal, whose passings never count in results and can be deleted; null for the
     * race.
     */
    rehearsal: jsonb("rehearsal").$type<Rehearsal>(),
    madeBy: text("made_by").notNull(),
    madeAt: now("made_at"),
    revokedBy: text("revoked_by"),
    revokedAt: instant("revoked_at"),
    /** When the passings of a rehearsal were deleted last. */
    clearedAt: instant("cleared_at"),
  },
  (table) => [index("timing_sources_by_race").on(table.raceId)],
);

/**
 * What timing systems sent, in the order in which it was stored. Rows are only added: what is sent
 * again is the row that is there, another content with the same id is a further row, of which the
 * last counts. No foreign key: thousands are stored in a second.
 */
export const passings = pgTable(
  "passings",
  {
    seq: bigint("seq", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    sourceId: integer("source_id").notNull(),
    /** Its id by the source; for a format without ids, its content. */
    externalId: text("external_id").notNull(),
    /** The first 24 hexadecimal digits of the SHA-256 of what follows. */
    contentHash: char("content_hash", { length: 24 }).notNull(),
    /** The words of the source, null if it names none. */
    point: text("point"),
    device: text("device"),
    bib: text("bib"),
    chip: text("chip"),
    /** Null if the time cannot be read. */
    at: instant("at"),
    isRemoved: boolean("is_removed").notNull(),
    /** As it was sent. */
    raw: text("raw").notNull(),
    receivedAt: now("received_at"),
  },
  (table) => [
    uniqueIndex("one_passing_of_a_content").on(table.sourceId, table.externalId, table.contentHash),
    index("passings_by_source").on(table.sourceId, table.seq),
  ],
);

const ofFollowed = () => ({
  accountId: text("account_id")
    .notNull()
    .references(() => accounts.accountId, { onDelete: "cascade" }),
  raceId: text("race_id").notNull(),
  edition: text("edition").notNull(),
  bib: text("bib").notNull(),
});

/**
 * The runners of whose points an account gets alerts, in the language that it asked in. Deleted
 * when the race is over.
 */
export const liveFollows = pgTable(
  "live_follows",
  { ...ofFollowed(), language: text("language", { enum: ["zh", "en"] }).notNull(), followedAt: now("followed_at") },
  (table) => [
    primaryKey({ columns: [table.accountId, table.raceId, table.edition, table.bib] }),
    index("live_follows_by_race").on(table.raceId, table.edition),
  ],
);

/**
 * The alerts that were queued, or refused by a limit: the row of a point makes it the only one,
 * whichever server sees the passing first, and however often alerts are switched off and on.
 */
export const liveAlerts = pgTable(
  "live_alerts",
  { ...ofFollowed(), point: text("point").notNull(), at: now("at") },
  (table) => [
    primaryKey({ columns: [table.accountId, table.raceId, table.edition, table.bib, table.point] }),
    index("live_alerts_by_race").on(table.raceId, table.edition),
  ],
);
