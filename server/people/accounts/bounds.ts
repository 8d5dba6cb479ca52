import type { FastifyReply, FastifyRequest } from "fastify";
import { refuseFor } from "../../base/http/envelope.ts";
import { networkOf } from "../../base/http/network.ts";
import { type Limit, secondsToWait } from "../../base/limits/limits.ts";
import type { AccountTools } from "./tools.ts";

/** Returns a `preHandler`: the coarse last limit for one network that calls without end. It also keeps responses out of caches. */
export function boundNetwork({ env, db, secrets }: Pick<AccountTools, "env" | "db" | "secrets">, job: string) {
  const limit: Limit = { most: env.accounts.callsPerNetwork, seconds: 60 };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", "no-store");
    const key = `network/${job}/${secrets.mac("network", networkOf(request.ip))}`;
    const wait = await secondsToWait(db, key, limit);
    if (wait > 0) return reply.send(refuseFor(wait, "request/too-many"));
  };
}
