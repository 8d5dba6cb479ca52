import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../db/open.ts";
import { answer, messages, refuse } from "../http/envelope.ts";

/** GET /healthz: 200 when the server and its database answer, else 503. */
export async function health(app: FastifyInstance, { db }: { db: Database }) {
  app.get("/healthz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await db.execute(sql`select 1`);
      return reply.send(answer({ status: "ready" }));
    } catch (error) {
      request.log.error({ err: error }, "the database does not answer");
      return reply.code(503).send(refuse(503, messages.failed));
    }
  });
}
