import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** The account that a row belongs to, and is deleted with. */
export const ownerId = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.accountId, { onDelete: "cascade" });

/**
 * The accounts of runners. A phone number is sealed and found by its keyed hash; an email address
 * is in small letters. `authorities` are the rights beyond those over one's own data, such as
 * ORGANISER.
 */
export const accounts = pgTable("accounts", {
  accountId: text("account_id").primaryKey(),
  email: text("email").unique(),
  phoneMac: text("phone_mac").unique(),
  phoneSealed: text("phone_sealed"),
  /** argon2id, in its own encoded form; null if the account has only ever been entered by code. */
  passwordHash: text("password_hash"),
  nick: text("nick").notNull(),
  authorities: jsonb("authorities").$type<string[]>().notNull().default([]),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/**
 * Logged-in sessions: only a hash of each token is kept. `sessionId` is what their owner knows them
 * by.
 */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    sessionId: text("session_id").notNull().unique(),
    accountId: ownerId(),
    loginType: text("login_type").notNull(),
    /** The browser and system in words, from its User-Agent. */
    device: text("device").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    /** Until when an organiser need not pass the second factor again. */
    secondFactorUntil: instant("second_factor_until"),
  },
  (table) => [index("sessions_by_account").on(table.accountId)],
);

/**
 * The second factors of organisers (RFC 6238), sealed. A new secret is pending until a code of it
 * is confirmed. `lastStep` is the step of the last code that was accepted, `recoveryMacs` the keyed
 * hashes of the recovery codes that are left.
 */
export const secondFactors = pgTable("second_factors", {
  accountId: ownerId().primaryKey(),
  secretSealed: text("secret_sealed"),
  pendingSealed: text("pending_sealed"),
  lastStep: bigint("last_step", { mode: "number" }),
  recoveryMacs: jsonb("recovery_macs").$type<string[]>().notNull().default([]),
  enrolledAt: instant("enrolled_at"),
});

/**
 * One-time codes that were sent. The code and the verification token that goes with it are kept as
 * hashes; each is for one purpose and target.
 */
export const codes = pgTable(
  "codes",
  {
    codeId: text("code_id").primaryKey(),
    purpose: text("purpose").notNull(),
    targetMac: text("target_mac").notNull(),
    codeHash: text("code_hash").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    /**
     * Keyed hash of the User-Agent and network that requested it, for programs that keep neither
     * token nor cookie.
     */
    strangerMac: text("stranger_mac"),
    guesses: integer("guesses").notNull().default(0),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("codes_by_target").on(table.purpose, table.targetMac, table.createdAt)],
);

/**
 * How often something was done in a window of time, by a key such as "code/hour/<keyed hash of the
 * target>".
 */
export const limits = pgTable("limits", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  endsAt: instant("ends_at").notNull(),
});

/**
 * Human verifications: a puzzle with its sealed answer, and, once solved, the hash of the pass that
 * it gave, which works once.
 */
export const captchas = pgTable("captchas", {
  captchaId: text("captcha_id").primaryKey(),
  kind: text("kind").notNull(),
  /**
   * What the pass is for, and the keyed hash of the phone number or email address that it is for.
   */
  scene: text("scene").notNull(),
  targetMac: text("target_mac").notNull(),
  answerSealed: text("answer_sealed"),
  passHash: text("pass_hash").unique(),
  createdAt: instant("created_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
  solvedAt: instant("solved_at"),
  peekedAt: instant("peeked_at"),
  usedAt: instant("used_at"),
});

/**
 * Messages to people, and the queue that they are sent from. `key` names the occasion, so that none
 * is sent twice; target and text are sealed, and the text is erased once the message is sent.
 */
export const outboxMessages = pgTable(
  "outbox_messages",
  {
    messageId: text("message_id").primaryKey(),
    /** The order in which they were written: two can have the same time. */
    seq: bigserial("seq", { mode: "number" }).notNull(),
    key: text("key").notNull().unique(),
    channel: text("channel", { enum: ["email", "sms"] }).notNull(),
    targetSealed: text("target_sealed").notNull(),
    template: text("template").notNull(),
    contentSealed: text("content_sealed"),
    state: text("state", { enum: ["queued", "sent", "failed"] })
      .notNull()
      .default("queued"),
    /** How often a server has begun to send it. */
    tries: integer("tries").notNull().default(0),
    error: text("error"),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** When a queued message is to be sent next; while a server sends it, when another may. */
    dueAt: instant("due_at").notNull().defaultNow(),
    /** From when on it would be too late and is not sent; null if it may take a day. */
    until: instant("until"),
    sentAt: instant("sent_at"),
    /** The sign-up that it is about; null if it is about none. */
    about: text("about"),
    /** Whether it went to many at once: all others are sent before it. */
    isBulk: boolean("is_bulk").notNull().default(false),
  },
  (table) => [
    index("outbox_messages_due").on(table.channel, table.isBulk, table.dueAt).where(sql`state = 'queued'`),
    index("outbox_messages_about").on(table.about),
  ],
);

/** A runner's profile; identity documents are in real_names. Heights in cm, weights in kg. */
export const profiles = pgTable("profiles", {
  accountId: ownerId().primaryKey(),
  userName: text("user_name"),
  gender: integer("gender").notNull().default(0),
  birthday: date("birthday", { mode: "string" }),
  iconUploadId: text("icon_upload_id"),
  introduction: text("introduction"),
  educationLevel: text("education_level"),
  graduateInstitution: text("graduate_institution"),
  major: text("major"),
  residentialProvinceCode: text("residential_province_code"),
  residentialCityCode: text("residential_city_code"),
  residentialDistrictCode: text("residential_district_code"),
  residentialAddress: text("residential_address"),
  heightCm: integer("height_cm"),
  weightKg: integer("weight_kg"),
  extendInfo: jsonb("extend_info").$type<Record<string, unknown>>().notNull().default({}),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/**
 * Real-name verifications: name and document number sealed, found by keyed hash. Status 0 draft, 1
 * submitted, 2 approved, 3 rejected.
 */
export const realNames = pgTable(
  "real_names",
  {
    accountId: ownerId().primaryKey(),
    nameSealed: text("name_sealed").notNull(),
    cardType: text("card_type").notNull(),
    cardSealed: text("card_sealed").notNull(),
    cardMac: text("card_mac").notNull(),
    cardUploadId: text("card_upload_id"),
    birthday: date("birthday", { mode: "string" }),
    gender: integer("gender"),
    auditStatus: integer("audit_status").notNull(),
    refuseReason: text("refuse_reason"),
    submittedAt: instant("submitted_at").notNull().defaultNow(),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by"),
  },
  // One document verifies one account.
  (table) => [uniqueIndex("one_verified_account").on(table.cardType, table.cardMac).where(sql`audit_status = 2`)],
);

/**
 * Files that people sent. `key` is where the store has them; `isPicture` ones were drawn anew
 * without their metadata.
 */
export const uploads = pgTable(
  "uploads",
  {
    uploadId: text("upload_id").primaryKey(),
    accountId: ownerId(),
    key: text("key").notNull().unique(),
    name: text("name").notNull(),
    type: text("type").notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    width: integer("width"),
    height: integer("height"),
    isPicture: boolean("is_picture").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("uploads_by_account").on(table.accountId, table.createdAt)],
);

/**
 * The security log: a trigger refuses to change its rows, and to delete those of the last 30 days
 * (see `server/base/security`). It names accounts by their ids, and outlives them.
 */
export const securityEvents = pgTable(
  "security_events",
  {
    seq: bigserial("seq", { mode: "number" }).primaryKey(),
    at: instant("at").notNull().defaultNow(),
    kind: text("kind").notNull(),
    actor: text("actor"),
    accountId: text("account_id"),
    network: text("network"),
    /** How many events of a minute the row is for. */
    count: integer("count").notNull(),
    details: jsonb("details").$type<Record<string, unknown>>(),
  },
  (table) => [index("security_events_by_time").on(table.at), index("security_events_by_account").on(table.accountId)],
);
