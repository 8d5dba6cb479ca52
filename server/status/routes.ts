import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../base/db/open.ts";
import type { Env } from "../base/env/env.ts";
import { addCall } from "../base/http/call.ts";
import { answer, refuse, refuseUnavailable, secondsUnavailable } from "../base/http/envelope.ts";
import { logUnavailable } from "../base/http/errors.ts";
import type { Merchants } from "../money/payments/merchants.ts";
import type { FileStore } from "../sites/files/store.ts";
import type { SiteFiles } from "../sites/publish/siteFiles.ts";
import { metrics } from "./metrics.ts";
import { watchReadiness } from "./readiness.ts";

interface Parts {
  env: Env;
  db: Database;
  store: FileStore;
  siteFiles: SiteFiles;
  merchants: Pick<Merchants, "othersAre">;
  /** How long in ms an answer of GET /readyz is cached. */
  intervalMs?: number | undefined;
}

/**
 * GET /healthz: 200 when the server and its database answer, else 503. GET /readyz: 200 when the
 * server can be sent visitors, else 503 with the reasons and the domain names of sites with missing
 * files. Anyone may call them, so neither contains a path.
 */
export async function health(app: FastifyInstance, { env, db, store, siteFiles, merchants, intervalMs }: Parts) {
  app.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
  addCall(app, "GET /healthz", async (request, reply) => {
    try {
      await db.execute(sql`select 1`);
      return reply.send(answer({ status: "alive" }));
    } catch (error) {
      logUnavailable(request, error);
      return reply.code(503).send(refuseUnavailable());
    }
  });
  await app.register(metrics, { db, merchants, token: env.metricsToken });
  const warn = (facts: object, line: string) => app.log.warn(facts, line);
  const folders = writtenFolders(env, store);
  const { diskFloorBytes } = env;
  const checkReadiness = watchReadiness({ db, siteFiles, merchants, folders, diskFloorBytes, warn }, intervalMs);
  addCall(app, "GET /readyz", async (_request, reply) => {
    const { reasons, missing } = await checkReadiness();
    if (reasons.length === 0) return reply.send(answer({ status: "ready" }));
    const sites = missing.length > 0 ? { status: "incomplete", missing } : {};
    const refusal = refuse("server/not-ready", { details: { ...sites, reasons } });
    return reply.code(503).header("retry-after", secondsUnavailable).send(refusal);
  });
}

/** Returns the folders that a server writes to: each may be a disk of its own. */
function writtenFolders(
  { dataDir, databaseUrl, uploads }: Pick<Env, "dataDir" | "databaseUrl" | "uploads">,
  { folder }: Pick<FileStore, "folder">,
): string[] {
  const dataFolders = ["arrivals", ...(uploads.s3 ? [] : ["uploads"]), ...(databaseUrl ? [] : ["pg"])];
  return [dataDir, folder, ...dataFolders.map((name) => join(dataDir, name))];
}
