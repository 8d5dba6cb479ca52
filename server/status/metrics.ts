import { createHash, timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../base/db/open.ts";
import { readRows } from "../base/db/readRows.ts";
import { refuse } from "../base/http/envelope.ts";
import { type Gauges, printMetrics } from "../base/metrics.ts";
import type { Merchants } from "../money/payments/merchants.ts";

/**
 * GET /metrics: what the server counts, for Prometheus. Only for those who have METRICS_TOKEN;
 * without that setting for nobody.
 */
export async function metrics(
  app: FastifyInstance,
  { db, merchants, token }: { db: Database; merchants: Pick<Merchants, "othersAre">; token: string | undefined },
) {
  app.get("/metrics", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const givenToken = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
    if (token === undefined || givenToken === undefined || !isEqual(givenToken, token))
      return reply.code(404).send(refuse("request/not-found"));
    return reply
      .type("text/plain; version=0.0.4; charset=utf-8")
      .send(printMetrics({ ...(await measure(db)), ...getAgreement(merchants) }));
  });
}

const computeAge = (column: string) => sql.raw(`coalesce(ceil(extract(epoch from now() - min(${column}))), 0)::int`);

// Of the whole database, so that every server states the same. Each is counted from an index of
// what is open.
async function measure(db: Database): Promise<Gauges> {
  const [row] = await readRows<Partial<Record<string, number>>>(
    db,
    sql`select
    (select count(*)::int from audit_pending) as unchained,
    (select count(*)::int from entries where(state = 'waitlisted')) as waitlisted,
    (select count(*)::int from outbox_messages) as outbox,
    (select ${computeAge("created_at")} from outbox_messages where(state = 'queued')) as "outboxAge",
    (select count(*)::int from orders where(state = 'pending_payment')) as unpaid,
    (select ${computeAge("expires_at")} from orders where(state = 'pending_payment' and expires_at < now())) as "overdue",
    (select ${computeAge("received_at")} from pay_events where(verified and processed_at is null)) as "eventAge",
    (select ${computeAge("created_at")} from refunds where(state in ('requested', 'refunding'))) as "refundAge"`,
  );
  return {
    startline_audit_unchained: ["Lines of the audit that are not chained yet.", row?.unchained],
    startline_waiting_list_entries: ["Entries that wait for a place.", row?.waitlisted],
    startline_outbox_messages: ["Messages in the outbox, sent ones included until they are deleted.", row?.outbox],
    startline_outbox_oldest_seconds: [
      "Age of the oldest message that is not sent; 0 if there is none.",
      row?.outboxAge,
    ],
    startline_orders_unpaid: ["Orders that wait for payment.", row?.unpaid],
    startline_order_overdue_seconds: ["For how long the oldest unpaid order should have ended.", row?.overdue],
    startline_payment_event_oldest_seconds: ["Age of the oldest payment event that is not settled.", row?.eventAge],
    startline_refund_oldest_seconds: ["Age of the oldest refund whose end is not known.", row?.refundAge],
    startline_process_memory_bytes: ["Resident memory of this server.", process.memoryUsage().rss],
    startline_process_uptime_seconds: ["Seconds since this server started.", Math.round(process.uptime())],
  };
}

function getAgreement({ othersAre }: Pick<Merchants, "othersAre">): Gauges {
  const help =
    "1 if this server has other merchants than the other servers of the database, and refuses sign-ups with a fee; else 0.";
  return { startline_merchants_differ: [help, othersAre === undefined ? 0 : 1] };
}

// Of equal length and in constant time, so that nothing is learned from the time that it takes.
function isEqual(token: string, expected: string): boolean {
  const [a, b] = [token, expected].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
