import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { orderEvents, orderStates, refundReasons } from "#contract/orders.ts";
import type { PriceInputs } from "#forms/prices/prices.ts";
import { accounts } from "./accountSchema.ts";
import { instant, now } from "./columns.ts";
import { submissions } from "./signupSchema.ts";

/**
 * What runners owe, or paid, for the entries of a submission. An order is never deleted: that of a
 * deleted account has neither account nor submission, and its amounts stay explained.
 */
export const orders = pgTable(
  "orders",
  {
    orderId: text("order_id").primaryKey(),
    raceId: text("race_id").notNull(),
    item: text("item").notNull(),
    submissionId: text("submission_id").references(() => submissions.submissionId, { onDelete: "set null" }),
    accountId: text("account_id").references(() => accounts.accountId, { onDelete: "set null" }),
    state: text("state", { enum: orderStates }).notNull().default("pending_payment"),
    /** Whole fen, at least 1. */
    amountFen: integer("amount_fen").notNull(),
    /** What the amount was counted from: the same inputs always have the same price. */
    price: jsonb("price").$type<PriceInputs>().notNull(),
    /** The payment that paid it. Any other one is paid back. */
    paidBy: text("paid_by"),
    /** Until when it can be paid, by the clock of the database. */
    expiresAt: instant("expires_at").notNull(),
    createdAt: now("created_at"),
    stateAt: now("state_at"),
    /** When a server last tried to end it, and whether the operator was alarmed that it cannot. */
    triedAt: instant("tried_at"),
    isAlarmed: boolean("is_alarmed").notNull().default(false),
  },
  (table) => [
    unique("one_order_of_a_submission").on(table.submissionId),
    index("orders_by_account").on(table.accountId, table.createdAt),
    index("orders_by_race").on(table.raceId, table.state, table.createdAt),
    index("orders_to_expire").on(table.expiresAt).where(sql`state = 'pending_payment'`),
    check("order_amount", sql`amount_fen > 0`),
  ],
);

/** Every event that came to an order, in order. Rows are only added. */
export const orderHistory = pgTable(
  "order_history",
  {
    seq: bigint("seq", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.orderId),
    event: text("event", { enum: orderEvents }).notNull(),
    /** Null for the first. */
    before: text("before", { enum: orderStates }),
    after: text("after", { enum: orderStates }).notNull(),
    /** An account, or the name of the program that did it. */
    actor: text("actor").notNull(),
    /** The payment or refund that it was about. */
    about: text("about"),
    at: now("at"),
  },
  (table) => [index("order_history_by_order").on(table.orderId, table.seq)],
);

/**
 * The payments of orders at providers, each begun before the provider hears of it: one for each
 * merchant and way that the runner tried.
 */
export const payments = pgTable(
  "payments",
  {
    /** The payment's id at the provider. */
    outTradeNo: text("out_trade_no").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.orderId),
    merchant: text("merchant").notNull(),
    way: text("way", { enum: ["qr", "jsapi", "page", "phone"] }).notNull(),
    amountFen: integer("amount_fen").notNull(),
    /** `open` until the provider states that it is paid, or that nobody can pay it any more. */
    state: text("state", { enum: ["open", "paid", "closed"] })
      .notNull()
      .default("open"),
    /**
     * The id at the provider of the payment that has two transactions; this row is the second,
     * under an id of its own.
     */
    secondOf: text("second_of"),
    /** The provider's own id of a paid one. */
    transactionId: text("transaction_id"),
    paidAt: instant("paid_at"),
    createdAt: now("created_at"),
    /**
     * When the provider was last queried, and whether the operator was alarmed that it is not
     * known.
     */
    queriedAt: instant("queried_at"),
    isAlarmed: boolean("is_alarmed").notNull().default(false),
  },
  (table) => [
    uniqueIndex("one_open_payment_of_a_way").on(table.orderId, table.merchant, table.way).where(sql`state = 'open'`),
    unique("one_payment_of_a_transaction").on(table.merchant, table.transactionId),
    index("payments_by_order").on(table.orderId),
    index("payments_open").on(table.queriedAt).where(sql`state = 'open'`),
    index("payments_paid").on(table.merchant, table.paidAt),
    check("payment_amount", sql`amount_fen > 0`),
    check("payment_paid", sql`(state = 'paid') = (paid_at is not null and transaction_id is not null)`),
  ],
);

/**
 * What is paid back of payments. A trigger refuses a refund with which those of a payment would be
 * more than it (`refunds_within_payment`).
 */
export const refunds = pgTable(
  "refunds",
  {
    /** The refund's id at the provider. */
    refundNo: text("refund_no").primaryKey(),
    outTradeNo: text("out_trade_no")
      .notNull()
      .references(() => payments.outTradeNo),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.orderId),
    amountFen: integer("amount_fen").notNull(),
    /** Makes a repeated request the same refund. */
    key: text("key").notNull(),
    reason: text("reason", { enum: refundReasons }).notNull(),
    /** What the organiser wrote. */
    note: text("note"),
    /** The accounts that requested and approved it, or the name of the program. */
    requestedBy: text("requested_by").notNull(),
    approvedBy: text("approved_by"),
    /** `requested` until the provider has taken it. */
    state: text("state", { enum: ["requested", "refunding", "refunded", "failed"] })
      .notNull()
      .default("requested"),
    createdAt: now("created_at"),
    /** When it is sent, or queried, next. */
    dueAt: now("due_at"),
    tries: integer("tries").notNull().default(0),
    /** When the money was back, by the provider's clock; by ours if it names no time. */
    doneAt: instant("done_at"),
    /**
     * The moment by which the provider's bill has it; null if the provider has not stated it: then
     * `doneAt` counts.
     */
    billedAt: instant("billed_at"),
    isAlarmed: boolean("is_alarmed").notNull().default(false),
  },
  (table) => [
    unique("one_refund_of_a_key").on(table.orderId, table.key),
    index("refunds_by_payment").on(table.outTradeNo),
    index("refunds_of_cancellations").on(table.key).where(sql`reason = 'race-cancelled'`),
    index("refunds_due").on(table.dueAt).where(sql`state in ('requested', 'refunding')`),
    check("refund_amount", sql`amount_fen > 0`),
  ],
);

/**
 * The comparisons of providers' daily bills with the books. A row without a result is being
 * compared, or was when its server ended.
 */
export const billComparisons = pgTable(
  "bill_comparisons",
  {
    merchant: text("merchant").notNull(),
    /** YYYY-MM-DD of Beijing. */
    day: text("day").notNull(),
    claimedAt: now("claimed_at"),
    comparison: jsonb("comparison"),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.day] })],
);
