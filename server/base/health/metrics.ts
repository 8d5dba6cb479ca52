import { createHash, timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../db/open.ts";
import { refuse } from "../http/envelope.ts";
import { type Gauges, printMetrics } from "../metrics.ts";

/** GET /metrics: what the server counts, for Prometheus. Only for those who have METRICS_TOKEN; without that setting for nobody. */
export async function metrics(app: FastifyInstance, { db, token }: { db: Database; token: string | undefined }) {
  app.get("/metrics", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
    if (token === undefined || given === undefined || !isEqual(given, token))
      return reply.code(404).send(refuse("request/not-found"));
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(printMetrics(await measure(db)));
  });
}

async function measure(db: Database): Promise<Gauges> {
  const result = await db.execute(sql`select
    (select count(*)::int from audit_pending) as unchained,
    (select count(*)::int from entries where(state = 'waitlisted')) as waitlisted,
    (select count(*)::int from outbox_messages) as outbox`);
  const { rows } = result as unknown as { rows: { unchained: number; waitlisted: number; outbox: number }[] };
  return {
    startline_audit_unchained: ["Lines of the audit that are not chained yet.", rows[0]?.unchained],
    startline_waiting_list_entries: ["Entries that wait for a place.", rows[0]?.waitlisted],
    startline_outbox_messages: ["Messages in the outbox, sent ones included until they are deleted.", rows[0]?.outbox],
    startline_process_memory_bytes: ["Resident memory of this server.", process.memoryUsage().rss],
    startline_process_uptime_seconds: ["Seconds since this server started.", Math.round(process.uptime())],
  };
}

// Of equal length and in constant time, so that nothing is learned from the time that it takes.
function isEqual(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
