import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler, RouteOptions } from "fastify";
import type { ExactLimit, RequestLimit } from "#contract/limits.ts";
import type { Database } from "../db/open.ts";
import type { Env } from "../env/env.ts";
import { refuseFor } from "../http/envelope.ts";
import { getNetwork } from "../http/network.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { countInBatches } from "./batches.ts";
import { drawUses, type Limit, secondsToWait } from "./limits.ts";
import { type RouteLimits, routeLimits } from "./routes.ts";
import { exactLimits, requestLimits } from "./table.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route's entry in `routeLimits`. */
    limits?: RouteLimits;
  }
}

// A route that nobody entered is not free of limits.
const unknown: RouteLimits = { cost: "writes", network: "write" };
// These calls always answered with the HTTP status; all others answer with an envelope, which the
// browser's programs read.
const byStatus: RequestLimit[] = ["race", "problem", "session"];

interface Tools {
  db: Database;
  secrets: Secrets;
  env: Pick<Env, "accounts">;
}

/**
 * Counts the requests of each route towards its limits by network and account in `routeLimits`,
 * over all servers, and refuses those that are too many with 429 and the seconds to wait. Call it
 * before the routes are added.
 */
export function limitRequests(app: FastifyInstance, tools: Tools): void {
  const { env } = tools;
  const counters = new Map(
    Object.entries(requestLimits).map(([name, limitOf]) => [name, countNetworks(tools, name, limitOf(env))]),
  );
  app.addHook("onRoute", (route) => {
    // A HEAD route is made from a GET route, with its hooks.
    if (route.config?.limits) return;
    const limits = limitsOfRoute(route);
    route.config = { ...route.config, limits };
    const { network, account } = limits;
    const count = counters.get(network ?? "");
    if (network && count) {
      const status = route.config.call && !byStatus.includes(network) ? 200 : 429;
      const limiter = limitNetwork(count, requestLimits[network](env), status);
      route.onRequest = [...[route.onRequest ?? []].flat(), limiter];
    }
    // After the guard of the route, which identifies the caller.
    if (account) route.preHandler = [...[route.preHandler ?? []].flat(), limitAccount(tools, account)];
  });
}

function limitsOfRoute({ method, url }: Pick<RouteOptions, "method" | "url">): RouteLimits {
  const [first = ""] = [method].flat();
  const name = `${first === "HEAD" ? "GET" : first} ${url}`;
  return Object.hasOwn(routeLimits, name) ? (routeLimits[name as keyof typeof routeLimits] ?? unknown) : unknown;
}

function countNetworks({ db, secrets }: Tools, name: string, limit: Limit) {
  // Memory has the address for a minute, the database never.
  return countInBatches(limit, (network, uses, shared) =>
    drawUses(db, `request/${name}/${secrets.mac("network", network)}`, shared, uses),
  );
}

function limitNetwork(
  count: ReturnType<typeof countInBatches>,
  { seconds }: Limit,
  status: 200 | 429,
): onRequestHookHandler {
  return (request, reply, done) => {
    const settle = (isWithin: boolean) => {
      if (isWithin) return done();
      reply.code(status).header("cache-control", "no-store").send(refuseFor(seconds, "request/too-many"));
    };
    const isWithin = count(getNetwork(request.ip));
    if (typeof isWithin === "boolean") settle(isWithin);
    else isWithin.then(settle, done);
  };
}

function limitAccount({ db, secrets }: Tools, name: ExactLimit) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const accountId = request.loggedIn?.accountId ?? request.apiToken?.accountId;
    if (accountId === undefined) return;
    const key = `account/${name}/${secrets.mac("account", accountId)}`;
    const wait = await secondsToWait(db, key, exactLimits[name]);
    if (wait > 0) return reply.header("cache-control", "no-store").send(refuseFor(wait, "request/too-many"));
  };
}
