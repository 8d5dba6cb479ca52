import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, now } from "./columns.ts";

/**
 * What providers of payments state: verified notifications and answers to queries, each effect
 * once. A notification that was not believed is kept as evidence, under an id of its own.
 */
export const payEvents = pgTable(
  "pay_events",
  {
    /** The name of the merchant whom the provider notified. */
    merchant: text("merchant").notNull(),
    /** The effect's name, such as payment/<transaction>. */
    eventId: text("event_id").notNull(),
    verified: boolean("verified").notNull(),
    /** The verified statement; null if it was not believed. */
    event: jsonb("event"),
    /** The notification as it came, sealed, since it may name the payer; erased after 30 days. */
    bodySealed: text("body_sealed"),
    /** Why it has no effect, or why the last try failed. */
    reason: text("reason"),
    tries: integer("tries").notNull().default(0),
    dueAt: instant("due_at").notNull().defaultNow(),
    receivedAt: instant("received_at").notNull().defaultNow(),
    processedAt: instant("processed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.eventId] }),
    index("pay_events_due").on(table.dueAt).where(sql`${table.verified} and ${table.processedAt} is null`),
    index("pay_events_received").on(table.receivedAt),
  ],
);

/** How often each coupon of a race was used. */
export const couponCounts = pgTable(
  "coupon_counts",
  {
    raceId: text("race_id").notNull(),
    couponId: text("coupon_id").notNull(),
    used: integer("used").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.raceId, table.couponId] }), check("coupon_used", sql`${table.used} >= 0`)],
);

/** Which order used a coupon for how many entrants. Who paid is known by a keyed hash only. */
export const couponUses = pgTable(
  "coupon_uses",
  {
    raceId: text("race_id").notNull(),
    couponId: text("coupon_id").notNull(),
    orderId: text("order_id").notNull(),
    payerMac: text("payer_mac").notNull(),
    uses: integer("uses").notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.raceId, table.couponId, table.orderId] }),
    index("coupon_uses_by_payer").on(table.raceId, table.couponId, table.payerMac),
  ],
);

/** The payments at the sandbox, the provider for development. */
export const sandboxPayments = pgTable("sandbox_payments", {
  outTradeNo: text("out_trade_no").primaryKey(),
  amountFen: integer("amount_fen").notNull(),
  subject: text("subject").notNull(),
  returnUrl: text("return_url"),
  state: text("state", { enum: ["unpaid", "paid", "closed"] })
    .notNull()
    .default("unpaid"),
  transactionId: text("transaction_id").notNull(),
  /** Whether the sandbox does not answer calls about it. */
  isSilent: boolean("is_silent").notNull().default(false),
  expiresAt: instant("expires_at").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  paidAt: instant("paid_at"),
});

/** The refunds at the sandbox. */
export const sandboxRefunds = pgTable("sandbox_refunds", {
  refundNo: text("refund_no").primaryKey(),
  outTradeNo: text("out_trade_no")
    .notNull()
    .references(() => sandboxPayments.outTradeNo, { onDelete: "cascade" }),
  amountFen: integer("amount_fen").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** When the money is back. */
  doneAt: instant("done_at").notNull(),
});

/** The notifications that the sandbox is to send. */
export const sandboxNotices = pgTable(
  "sandbox_notices",
  {
    noticeId: bigint("notice_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    body: text("body").notNull(),
    tries: integer("tries").notNull().default(0),
    dueAt: instant("due_at").notNull(),
    /** When it was received, or when the sandbox stopped trying. */
    endedAt: instant("ended_at"),
  },
  (table) => [index("sandbox_notices_due").on(table.dueAt).where(sql`${table.endedAt} is null`)],
);

/**
 * The servers that run on this database, with what their merchants are: those of all of them have
 * to be the same.
 */
export const paymentServers = pgTable("payment_servers", {
  serverId: text("server_id").primaryKey(),
  /** The order in which they started: those of the first count. */
  seq: bigint("seq", { mode: "number" }).generatedAlwaysAsIdentity(),
  /** A hash of the merchants with their accounts and races, without a key. */
  fingerprint: text("fingerprint").notNull(),
  /** Their names, for the operator. */
  names: text("names").notNull(),
  seenAt: now("seen_at"),
});
