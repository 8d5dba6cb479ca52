import type { FastifyInstance, onRequestHookHandler } from "fastify";
import type { Env } from "../../env.ts";
import type { Database } from "../db/open.ts";
import { refuseFor } from "../http/envelope.ts";
import { networkOf } from "../http/network.ts";
import type { Secrets } from "../secrets.ts";
import { countInBatches } from "./batches.ts";
import { drawUses, type Limit } from "./limits.ts";
import { type RequestLimit, requestLimits } from "./table.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The limit of `requestLimits` that requests of this route count towards. */
    limit?: RequestLimit;
  }
}

/**
 * Refuses requests to routes with `config.limit` with 429 if their network has made too many, over all servers. Call it before the routes
 * are added.
 */
export function limitRequests(
  app: FastifyInstance,
  { db, secrets, env }: { db: Database; secrets: Secrets; env: Pick<Env, "accounts"> },
): void {
  const limiters = new Map(Object.entries(requestLimits).map(([name, limitOf]) => [name, limiter(name, limitOf(env))]));
  app.addHook("onRoute", (route) => {
    const added = limiters.get(route.config?.limit ?? "");
    if (added) route.onRequest = [...[route.onRequest ?? []].flat(), added];
  });

  function limiter(name: string, limit: Limit): onRequestHookHandler {
    // Memory has the address for a minute, the database never.
    const count = countInBatches(limit, (network, uses, shared) =>
      drawUses(db, `request/${name}/${secrets.mac("network", network)}`, shared, uses),
    );
    return (request, reply, done) => {
      const settle = (isWithin: boolean) => {
        if (isWithin) return done();
        reply.code(429).header("cache-control", "no-store").send(refuseFor(limit.seconds, "request/too-many"));
      };
      const isWithin = count(networkOf(request.ip));
      if (typeof isWithin === "boolean") settle(isWithin);
      else isWithin.then(settle, done);
    };
  }
}
