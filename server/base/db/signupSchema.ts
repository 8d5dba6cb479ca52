import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { RejectionGround } from "#contract/details.ts";
import { endReasons, waivers } from "#contract/signup.ts";
import type { DraftVersion } from "#core/draftVersion.ts";
import type { ChargedFee, PriceInputs } from "#forms/prices/prices.ts";
import { accounts, uploads } from "./accountSchema.ts";
import { instant } from "./columns.ts";

const signUpUse = () => text("use", { enum: ["sign-up", "through-entry"] }).notNull();
const formUse = () => text("use", { enum: ["sign-up", "through-entry", "general"] }).notNull();

/** The revisions of drafts: a draft that was discarded and begun again never repeats a revision. */
export const draftRevisions = pgSequence("draft_revisions");

/**
 * Forms that are being filled in: what the browser made of them, sealed. Each belongs to an
 * account, a race, a use and an item.
 */
export const drafts = pgTable(
  "drafts",
  {
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId, { onDelete: "cascade" }),
    raceId: text("race_id").notNull(),
    use: signUpUse(),
    item: text("item").notNull(),
    domainName: text("domain_name").notNull(),
    contentSealed: text("content_sealed").notNull(),
    revision: bigint("revision", { mode: "number" }).notNull(),
    /**
     * Which content it is, as the browser named it before it was sent. As text, because the order
     * of its tabs is their age.
     */
    version: json("version").$type<DraftVersion>(),
    /** The login that saved it, and its browser and system in words. */
    sessionId: text("session_id").notNull(),
    device: text("device").notNull(),
    savedAt: instant("saved_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.raceId, table.use, table.item] }),
    index("drafts_by_age").on(table.savedAt),
  ],
);

/** The editions of forms that somebody answered: without them nobody could read the answers. */
export const answeredForms = pgTable("answered_forms", {
  hash: text("hash").primaryKey(),
  formId: text("form_id").notNull(),
  version: integer("version").notNull(),
  use: formUse(),
  uri: text("uri").notNull(),
  /** The compiled form as JSON, as runners got it. */
  body: text("body").notNull(),
  keptAt: instant("kept_at").notNull().defaultNow(),
});

/**
 * Forms that were taken: sign-ups, applications for a place, which alone have an audit status (1
 * submitted, 2 approved, 3 rejected), and answers to general forms, whose item is the id of the
 * form. The answers of all entrants are sealed. Without an account a sign-up outlived its own
 * (docs/decisions/017-sign-ups.md), or an answer came without one
 * (docs/decisions/051-general-forms.md).
 */
export const submissions = pgTable(
  "submissions",
  {
    submissionId: text("submission_id").primaryKey(),
    accountId: text("account_id").references(() => accounts.accountId, { onDelete: "set null" }),
    raceId: text("race_id").notNull(),
    domainName: text("domain_name").notNull(),
    use: formUse(),
    item: text("item").notNull(),
    formId: text("form_id").notNull(),
    formVersion: integer("form_version").notNull(),
    formHash: text("form_hash")
      .notNull()
      .references(() => answeredForms.hash),
    policies: jsonb("policies").$type<{ id: string; hash: string; agreedAt: string }[]>().notNull(),
    answersSealed: text("answers_sealed").notNull(),
    feeFen: integer("fee_fen").notNull(),
    /**
     * What the fee was counted from; null for what came before prices were kept, if it is waived,
     * and for answers to general forms.
     */
    price: jsonb("price").$type<PriceInputs>(),
    /**
     * Why its entries have places without an order though they cost something; null if they cost
     * nothing, or an order pays for them.
     */
    waiver: text("waiver", { enum: waivers }),
    /** When the race is over, as it was announced when this came. */
    raceEndsAt: instant("race_ends_at"),
    /** The client's idempotency key, and a keyed hash of what came with it. */
    key: text("key").notNull(),
    bodyMac: text("body_mac").notNull(),
    receipt: text("receipt").notNull().unique(),
    /** The language that it was filled in; null if the browser did not name it. */
    language: text("language", { enum: ["zh", "en"] }),
    /** The header `terminalType` of the program that sent it: 3 for this website; null if none. */
    terminalType: smallint("terminal_type"),
    auditStatus: integer("audit_status"),
    /** Of an application, the choice by which it is counted in public; null without one. */
    category: text("category"),
    refuseReason: text("refuse_reason"),
    /** The reason that the reviewer chose, as the form had it then. */
    refuseGround: jsonb("refuse_ground").$type<RejectionGround>(),
    /** How often its people have applied for the item with this application. */
    round: smallint("round").notNull().default(1),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by"),
    /** The application that took the place of this rejected one. */
    replacedBy: text("replaced_by"),
    /**
     * When it ended: its owner withdrew it, its order was not paid, its place was passed on and so
     * on. Its entrants block nobody from then on.
     */
    withdrawnAt: instant("withdrawn_at"),
    /** Why it ended; null if it did not. */
    endedBecause: text("ended_because", { enum: endReasons }),
    /**
     * When the answers were destroyed because their time was over; they are empty from then on, one
     * object for each entrant.
     */
    answersDestroyedAt: instant("answers_destroyed_at"),
    /**
     * Keyed hash of what was submitted, of destroyed answers, so that a receipt can still be
     * checked.
     */
    submittedMac: text("submitted_mac"),
    /**
     * When an organiser was done with an answer to a general form, and who; null while it is open.
     */
    doneAt: instant("done_at"),
    doneBy: text("done_by"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("one_submission_for_a_key").on(table.accountId, table.key),
    uniqueIndex("one_answer_for_a_key").on(table.raceId, table.key).where(sql`use = 'general' and account_id is null`),
    index("submissions_by_account").on(table.accountId, table.createdAt),
    index("submissions_by_race").on(table.raceId, table.use, table.createdAt, table.submissionId),
    // A submission that is deleted is looked for in all that it may have replaced; nearly none
    // were.
    index("submissions_by_replacement").on(table.replacedBy).where(sql`replaced_by is not null`),
    foreignKey({ columns: [table.replacedBy], foreignColumns: [table.submissionId] }).onDelete("set null"),
  ],
);

/**
 * The people in a submission. `documentMac` is the keyed hash of an identity document's kind and
 * number, or of what a general form accepts one answer for; null if the form asks for none.
 * Entrants of a rejected or withdrawn submission block nobody.
 */
export const entrants = pgTable(
  "entrants",
  {
    submissionId: text("submission_id")
      .notNull()
      .references(() => submissions.submissionId, { onDelete: "cascade" }),
    /** From 0, as in the answers. */
    position: integer("position").notNull(),
    raceId: text("race_id").notNull(),
    use: formUse(),
    item: text("item").notNull(),
    documentMac: text("document_mac"),
    /** Of the item when this came: a person signs up for one item of a group. */
    exclusionGroup: text("exclusion_group").notNull().default("race"),
    isStanding: boolean("is_standing").notNull().default(true),
    /**
     * Of the first letter of the name, and of the first two, by keyed hash; -1 for no name, null
     * for what came before there were marks.
     */
    initialMark: smallint("initial_mark"),
    startMark: smallint("start_mark"),
    /**
     * The keyed hash of document and name together, by which a look-up finds the registration: it
     * does the same for a wrong name as for a document that is not in the race. Null without both.
     */
    lookUpMac: text("look_up_mac"),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.position] }),
    index("entrants_by_name").on(table.raceId, table.initialMark, table.startMark),
    index("entrants_by_look_up").on(table.lookUpMac).where(sql`look_up_mac is not null`),
    // Nobody signs up twice for a race, for any items of a group; applications are one for each
    // person and item.
    uniqueIndex("one_sign_up_in_a_group")
      .on(table.raceId, table.exclusionGroup, table.documentMac)
      .where(sql`use = 'sign-up' and is_standing and document_mac is not null`),
    uniqueIndex("one_application_for_an_item")
      .on(table.raceId, table.item, table.documentMac)
      .where(sql`use = 'through-entry' and is_standing and document_mac is not null`),
    // One answer for each person to a general form, if it accepts no more. Its item is the form.
    uniqueIndex("one_answer_for_a_person")
      .on(table.raceId, table.item, table.documentMac)
      .where(sql`use = 'general' and is_standing and document_mac is not null`),
  ],
);

/**
 * The uploads that a submission names: while it is there their owner cannot remove them. They go
 * with either of the two.
 */
export const submissionFiles = pgTable(
  "submission_files",
  {
    submissionId: text("submission_id")
      .notNull()
      .references(() => submissions.submissionId, { onDelete: "cascade" }),
    uploadId: text("upload_id")
      .notNull()
      .references(() => uploads.uploadId, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.uploadId] }),
    index("submission_files_by_upload").on(table.uploadId),
  ],
);

/** What organisers replied to answers to general forms by email, each once by its key. */
export const answerReplies = pgTable(
  "answer_replies",
  {
    replyId: text("reply_id").primaryKey(),
    submissionId: text("submission_id")
      .notNull()
      .references(() => submissions.submissionId, { onDelete: "cascade" }),
    key: text("key").notNull(),
    textSealed: text("text_sealed").notNull(),
    sentBy: text("sent_by").notNull(),
    sentAt: instant("sent_at").notNull().defaultNow(),
  },
  (table) => [unique("one_reply_for_a_key").on(table.submissionId, table.key)],
);

/**
 * The answers to general forms that nobody was notified of yet, for forms whose organiser wants to
 * be.
 */
export const answerNotices = pgTable(
  "answer_notices",
  {
    raceId: text("race_id").notNull(),
    formId: text("form_id").notNull(),
    /** How many answers came since the last message. */
    waiting: integer("waiting").notNull(),
    notifiedAt: instant("notified_at"),
  },
  (table) => [primaryKey({ columns: [table.raceId, table.formId] })],
);

/**
 * Teams, each made by a captain with a form for teams. Its link is a random token, sealed so that
 * the captain can read it again, and found by its keyed hash. A team without a captain is one of a
 * race that is over, whose captain's account is deleted.
 */
export const teams = pgTable(
  "teams",
  {
    teamId: text("team_id").primaryKey(),
    raceId: text("race_id").notNull(),
    domainName: text("domain_name").notNull(),
    item: text("item").notNull(),
    formId: text("form_id").notNull(),
    captainId: text("captain_id").references(() => accounts.accountId, { onDelete: "set null" }),
    nameSealed: text("name_sealed").notNull(),
    linkSealed: text("link_sealed").notNull(),
    linkMac: text("link_mac").notNull().unique(),
    /**
     * The order that pays for the team, which has the id of a sign-up and is made with its places;
     * null if each pays for themselves. It outlives the sign-up.
     */
    orderId: text("order_id"),
    /** What of that order is for the team: the fees that only a captain is charged. */
    fees: jsonb("fees").$type<ChargedFee[]>().notNull().default([]),
    createdAt: instant("created_at").notNull().defaultNow(),
    dissolvedAt: instant("dissolved_at"),
  },
  (table) => [
    index("teams_by_captain").on(table.captainId),
    index("teams_by_race").on(table.raceId),
    index("teams_by_order").on(table.orderId),
  ],
);

/**
 * The submissions of the people in teams, the captains' included. Those who left stay for the
 * organiser to see.
 */
export const teamMembers = pgTable(
  "team_members",
  {
    submissionId: text("submission_id")
      .primaryKey()
      .references(() => submissions.submissionId, { onDelete: "cascade" }),
    teamId: text("team_id")
      .notNull()
      .references(() => teams.teamId, { onDelete: "cascade" }),
    joinedAt: instant("joined_at").notNull().defaultNow(),
    leftAt: instant("left_at"),
    leftBecause: text("left_because", { enum: ["left", "removed", "dissolved"] }),
  },
  (table) => [index("team_members_by_team").on(table.teamId)],
);
