import type { FastifyInstance } from "fastify";
import type { Env } from "../../env.ts";
import type { Database } from "../db/open.ts";
import { networkOf } from "../http/network.ts";
import type { Secrets } from "../secrets.ts";
import { countInBatches } from "./batches.ts";
import { drawUses } from "./limits.ts";
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
  const counters = new Map(
    Object.entries(requestLimits).map(([name, limitOf]) => {
      const limit = limitOf(env);
      // Memory has the address for a minute, the database never.
      const count = countInBatches(limit, (network, uses, shared) =>
        drawUses(db, `request/${name}/${secrets.mac("network", network)}`, shared, uses),
      );
      return [name, { limit, count }];
    }),
  );
  app.addHook("onRequest", (request, reply, done) => {
    const counter = counters.get(request.routeOptions.config.limit ?? "");
    if (!counter) return done();
    const settle = (isWithin: boolean) => {
      if (isWithin) return done();
      reply.header("retry-after", counter.limit.seconds);
      done(Object.assign(new Error("too many requests"), { statusCode: 429 }));
    };
    const isWithin = counter.count(networkOf(request.ip));
    if (typeof isWithin === "boolean") settle(isWithin);
    else isWithin.then(settle, done);
  });
}
