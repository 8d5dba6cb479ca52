import { and, eq, getTableColumns, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { orders, payments } from "../../base/db/orderSchema.ts";
import { logFailures } from "../../base/http/logFailure.ts";
import { claimJobs } from "../../base/jobs/claim.ts";
import { startWorker } from "../../base/jobs/worker.ts";
import { openBooks } from "../../money/orders/books.ts";
import { closePayment } from "../../money/orders/closePayments.ts";
import { openMoney } from "../../money/orders/openMoney.ts";
import { startRefunds } from "../../money/orders/sendRefunds.ts";
import { countAlarms } from "../../money/payments/alarms.ts";
import { compareBills } from "../../money/payments/dailyBills.ts";
import { eraseOldNotifications } from "../../money/payments/inbox.ts";
import { startProcessor } from "../../money/payments/processor.ts";
import { startReconciliation } from "../../money/payments/reconcile.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { endUnpaid } from "../leave/endUnpaid.ts";
import { orderBook } from "./settle.ts";

/**
 * What settles orders without a request is made of; `log` gets errors, and alarms, which an
 * operator has to look at.
 */
export interface OrderWork {
  tools: SignupTools;
  log(line: string): void;
  pollMs?: number;
}

/**
 * Settles notified payments, queries the others, ends expired orders, and sends
 * refunds, until it is stopped; what runs then is finished first. Any number of servers share the
 * work.
 */
export function startOrderWork({ tools, log, pollMs = 1000 }: OrderWork): () => Promise<void> {
  const alarm = countAlarms(log);
  const { db, secrets, merchants } = tools;
  const stops = [
    startProcessor({ db, orders: orderBook(tools), alarm, log, pollMs: Math.min(pollMs, 500) }),
    startReconciliation({ db, secrets, merchants, orders: openMoney(db), alarm, log }),
    startExpiry({ tools, log, pollMs }),
    startRefunds({ tools, alarm, log, pollMs }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

const hourMs = 3_600_000;

/**
 * Does all that orders need while a server runs: the work, and every hour the comparison of bills
 * and the erasing of old notifications. A server that takes no payments and has no orders does
 * nothing. Returns a function that stops it and resolves once what runs is finished.
 */
export async function keepOrders(work: OrderWork): Promise<() => Promise<void>> {
  const { tools, log } = work;
  const alarm = countAlarms(log);
  const { db, merchants } = tools;
  if (merchants.all.length === 0 && (await db.select().from(orders).limit(1)).length === 0)
    return async () => undefined;
  const stop = startOrderWork(work);
  let hourly: Promise<unknown> = Promise.resolve();
  const start = () => {
    hourly = Promise.all([compareBills({ merchants, books: openBooks(db), alarm }), eraseOldNotifications(db)]).catch(
      logFailures(log, "Payments"),
    );
  };
  start();
  const timer = setInterval(start, hourMs).unref();
  return async () => {
    clearInterval(timer);
    await Promise.all([stop(), hourly]);
  };
}

type Job = { orderId: string; isLate: boolean } | { left: typeof payments.$inferSelect };

const alarmMinutes = 15;

/**
 * Ends orders whose time is over, and closes the payments that are still open of orders that ended.
 */
export function startExpiry({ tools, log, pollMs = 1000 }: OrderWork): () => Promise<void> {
  const alarm = countAlarms(log);
  return startWorker<Job>({
    name: "Orders",
    log,
    concurrency: 8,
    pollMs,
    claim: (limit) => claimEnding(tools.db, limit),
    handle: (job) => endOrClose({ tools, alarm }, job),
  });
}

/**
 * Claims up to `most` orders that are to end, and payments that are to be closed, which no other
 * server gets for half a minute.
 */
export async function claimEnding(db: Database, limit: number): Promise<Job[]> {
  const { orderId, state, expiresAt, triedAt, isAlarmed } = orders;
  const isFree = or(isNull(triedAt), lt(triedAt, leaseStart));
  const isDue = and(eq(state, "pending_payment"), lte(expiresAt, sql`now()`), isFree);
  const isLate = sql<boolean>`${expiresAt} < now() - make_interval(mins => ${alarmMinutes}) and not ${isAlarmed}`;
  const lease = { triedAt: sql`now()` };
  const job = { orderId, isLate };
  const ending = await claimJobs(db, { table: orders, id: orderId, isDue, since: expiresAt, lease, job }, limit);
  const leftPayments = await claimLeft(db, limit - ending.length);
  return [...ending, ...leftPayments.map((payment) => ({ left: payment }))];
}

const leaseStart = sql`now() - interval '30 seconds'`;

function claimLeft(db: Database, limit: number): Promise<(typeof payments.$inferSelect)[]> {
  const { outTradeNo, state, queriedAt, createdAt } = payments;
  const lastQueried = sql`coalesce(${queriedAt}, ${createdAt})`;
  const isDue = and(
    eq(state, "open"),
    sql`exists (select from orders o where o.order_id = "payments"."order_id" and o.state <> 'pending_payment')`,
    lt(lastQueried, leaseStart),
  );
  const lease = { queriedAt: sql`now()` };
  const job = getTableColumns(payments);
  return claimJobs(db, { table: payments, id: outTradeNo, isDue, since: lastQueried, lease, job }, limit);
}

async function endOrClose(
  { tools, alarm }: { tools: SignupTools; alarm(line: string): void },
  job: Job,
): Promise<void> {
  if ("left" in job) return void (await closePayment(tools, job.left));
  const { orderId, isLate } = job;
  const outcome = await endUnpaid(tools, orderId, { event: "expire", actor: "program" });
  if (outcome !== "unknown" || !isLate) return;
  alarm(`Payment alarm: order ${orderId} is unpaid and cannot end: its provider does not answer.`);
  await tools.db.update(orders).set({ isAlarmed: true }).where(eq(orders.orderId, orderId));
}
