import { bigint, bigserial, index, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * The tables whose rows the audit chains: changes of entries' states (`entry_history`) and of
 * orders (`order_history`), and everything else that must be answered for (`audit_lines`).
 */
export const auditSources = ["entry", "order", "line"] as const;

const chained = () => ({
  source: text("source", { enum: auditSources }).notNull(),
  /** The `seq` of the row in its table. */
  line: bigint("line", { mode: "number" }).notNull(),
  /** Of lines about no race, "". */
  raceId: text("race_id").notNull(),
});

/**
 * What was done to whose data by whom, for decisions that must be answered for. A trigger refuses
 * to change its rows and to delete any.
 */
export const auditLines = pgTable(
  "audit_lines",
  {
    seq: bigserial("seq", { mode: "number" }).primaryKey(),
    at: instant("at").notNull().defaultNow(),
    /** Null if it is about no race. */
    raceId: text("race_id"),
    /** An account, or the name of the program that did it. */
    actor: text("actor").notNull(),
    action: text("action").notNull(),
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    /** The state that it left, and the one that it has from then on, if it has states. */
    before: text("before"),
    after: text("after"),
    reason: text("reason"),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index("audit_lines_by_entity").on(table.entityId)],
);

/**
 * Lines that are committed and not chained yet, in the order in which they were written; triggers
 * of the two tables add them.
 */
export const auditPending = pgTable(
  "audit_pending",
  { seq: bigint("seq", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(), ...chained() },
  (table) => [unique("pending_once").on(table.source, table.line)],
);

/**
 * The chain of each race: every line once, by the hash of the link before and of the line. Rows are
 * only added.
 */
export const auditLinks = pgTable(
  "audit_links",
  {
    ...chained(),
    /** From 1 in each race, without gaps. */
    number: bigint("number", { mode: "number" }).notNull(),
    /** SHA-256, hexadecimal. */
    hash: text("hash").notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.raceId, table.number] }),
    unique("linked_once").on(table.source, table.line),
  ],
);
