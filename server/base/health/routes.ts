import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { SiteFiles } from "../../sites/publish/siteFiles.ts";
import type { Database } from "../db/open.ts";
import { addCall } from "../http/call.ts";
import { answer, refuse } from "../http/envelope.ts";

/**
 * GET /healthz: 200 when the server and its database answer, else 503. GET /readyz: 200 when, in addition, every file of the sites with a
 * domain name is on this server's disk; else 503, with the domain names of the others.
 */
export async function health(app: FastifyInstance, { db, siteFiles }: { db: Database; siteFiles: SiteFiles }) {
  app.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
  addCall(app, "GET /healthz", {}, async (request, reply) => {
    try {
      await db.execute(sql`select 1`);
      return reply.send(answer({ status: "alive" }));
    } catch (error) {
      request.log.error({ err: error }, "the database does not answer");
      return reply.code(503).send({ ...refuse("server/failed"), code: 503 });
    }
  });
  addCall(app, "GET /readyz", {}, async (request, reply) => {
    try {
      const incomplete = await siteFiles.findIncomplete();
      if (incomplete.length === 0) return reply.send(answer({ status: "ready" }));
      const missing = incomplete.flatMap(({ domainNames }) => domainNames);
      return reply.code(503).send(refuse("server/not-ready", { details: { status: "incomplete", missing } }));
    } catch (error) {
      request.log.error({ err: error }, "it could not be found out whether the server is ready");
      return reply.code(503).send({ ...refuse("server/failed"), code: 503 });
    }
  });
}
