import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { payEvents } from "../../base/db/paymentSchema.ts";
import { describeError } from "../../base/http/loggable.ts";
import { startWorker } from "../../base/jobs/worker.ts";
import type { PayEvent } from "../providers/provider.ts";

/** What an order expects of its payment. */
export interface Expected {
  merchant: string;
  amountFen: number;
}

/**
 * The orders, as the inbox needs them. All but `prepare` run in the transaction that marks the
 * event as processed.
 */
export interface OrderBook<Prepared = unknown> {
  /**
   * Reads what settling an event of this `outTradeNo` needs of elsewhere: nothing but the
   * transaction's own connection may be used while it is open.
   */
  prepare?(outTradeNo: string): Promise<Prepared>;
  /**
   * Returns the payment that the order with this `outTradeNo` expects; undefined if there is none.
   */
  expected(tx: Database, outTradeNo: string): Promise<Expected | undefined>;
  /**
   * Applies an event whose merchant and amount are right. Called once for each effect that is
   * committed; events come in any order.
   */
  settle(tx: Database, event: PayEvent, merchant: string, prepared?: Prepared): Promise<void>;
}

/** Why an event has no effect on an order. */
export type Mismatch = "unknown-order" | "wrong-merchant" | "wrong-amount";

interface ProcessorParts {
  db: Database;
  orders: OrderBook;
  /** Logs what an operator has to look at. */
  alarm(line: string): void;
  /**
   * Seconds until the first retry of an event that failed; doubles with each further one, up to ten
   * minutes.
   */
  retrySeconds?: number;
}

type EventKey = Pick<typeof payEvents.$inferSelect, "merchant" | "eventId">;

/**
 * Applies what is in the inbox until it is stopped. Any number of servers on one database share the
 * events.
 */
export function startProcessor(
  parts: ProcessorParts & { log(line: string): void; pollMs?: number },
): () => Promise<void> {
  const { db, log, pollMs = 500 } = parts;
  return startWorker({
    name: "Payment inbox",
    log,
    pollMs,
    claim: (limit) => findDue(db, limit),
    handle: (key) => processEvent(parts, key),
  });
}

/** Returns the events that are due, the oldest first, without claiming them. */
export function findDue(db: Database, limit: number): Promise<EventKey[]> {
  const isDue = and(eq(payEvents.verified, true), isNull(payEvents.processedAt), lte(payEvents.dueAt, sql`now()`));
  return db
    .select({ merchant: payEvents.merchant, eventId: payEvents.eventId })
    .from(payEvents)
    .where(isDue)
    .orderBy(asc(payEvents.dueAt))
    .limit(limit);
}

/**
 * Applies one event: its effect and the mark that it is processed commit together. Returns false if
 * it is already processed, or another server is applying it. A failure leaves it in the inbox, due
 * again later.
 */
export async function processEvent(parts: ProcessorParts, key: EventKey): Promise<boolean> {
  const { db, alarm } = parts;
  try {
    const prepared = await prepare(parts, key);
    return await db.transaction((tx) => apply(tx, parts, key, prepared));
  } catch (error) {
    const { message, code } = describeError(error as Error);
    const reason = [message, code].filter(Boolean).join(" ").slice(0, 200);
    alarm(`Payment alarm: ${key.eventId} of ${key.merchant} was not applied and will be retried: ${reason}`);
    await postpone(parts, key, reason);
    return false;
  }
}

async function prepare({ db, orders }: ProcessorParts, key: EventKey): Promise<unknown> {
  if (!orders.prepare) return undefined;
  const [row] = await db.select({ event: payEvents.event }).from(payEvents).where(isEvent(key));
  return row && orders.prepare((row.event as PayEvent).outTradeNo);
}

async function apply(
  tx: Database,
  { orders, alarm }: ProcessorParts,
  key: EventKey,
  prepared: unknown,
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(payEvents)
    .where(and(isEvent(key), isNull(payEvents.processedAt)))
    .for("update", { skipLocked: true });
  if (!row) return false;
  const event = row.event as PayEvent;
  const mismatch = findMismatch(event, row.merchant, await orders.expected(tx, event.outTradeNo));
  if (mismatch) alarm(`Payment alarm: ${key.eventId} of ${key.merchant} has no effect (${mismatch}).`);
  else await orders.settle(tx, event, row.merchant, prepared);
  await tx
    .update(payEvents)
    .set({ processedAt: sql`now()`, reason: mismatch ?? null, tries: row.tries + 1 })
    .where(isEvent(key));
  return true;
}

/** Compares an event with what its order expects; undefined if they agree. */
export function findMismatch(event: PayEvent, merchant: string, expected: Expected | undefined): Mismatch | undefined {
  if (!expected) return "unknown-order";
  if (expected.merchant !== merchant) return "wrong-merchant";
  if (event.what === "payment" && event.amountFen !== expected.amountFen) return "wrong-amount";
  if (event.what === "refund" && event.amountFen > expected.amountFen) return "wrong-amount";
  return undefined;
}

async function postpone({ db, retrySeconds = 5 }: ProcessorParts, key: EventKey, reason: string): Promise<void> {
  const wait = sql`make_interval(secs => least(600, ${retrySeconds} * power(2, least(${payEvents.tries}, 10))))`;
  await db
    .update(payEvents)
    .set({ tries: sql`${payEvents.tries} + 1`, dueAt: sql`now() + ${wait}`, reason })
    .where(and(isEvent(key), isNull(payEvents.processedAt)));
}

function isEvent({ merchant, eventId }: EventKey) {
  return and(eq(payEvents.merchant, merchant), eq(payEvents.eventId, eventId));
}
