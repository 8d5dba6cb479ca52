import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../base/db/open.ts";
import { refuse } from "../../base/http/envelope.ts";
import { networkOf } from "../../base/http/network.ts";
import { isWithin, type Limit } from "../../base/limits/limits.ts";
import type { Secrets } from "../../base/secrets.ts";
import { strangerOf } from "./device.ts";
import type { AccountTools } from "./tools.ts";

/** Returns a `preHandler`: the coarse last limit for one network that calls without end. It also keeps responses out of caches. */
export function boundNetwork({ env, db, secrets }: Pick<AccountTools, "env" | "db" | "secrets">, job: string) {
  const limit: Limit = { most: env.accounts.callsPerNetwork, seconds: 60 };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", "no-store");
    const key = `network/${job}/${secrets.mac("network", networkOf(request.ip))}`;
    if (!(await isWithin(db, key, limit))) return reply.send(refuse("request/too-many"));
  };
}

/** Counts one more use by this browser and returns whether it is within the limit. A browser is known by what can be forged: this slows the honest and the lazy only. */
export function isBrowserWithin(
  db: Database,
  secrets: Secrets,
  request: FastifyRequest,
  { job, limit }: { job: string; limit: Limit },
): Promise<boolean> {
  return isWithin(db, `browser/${job}/${secrets.mac("device", strangerOf(request))}`, limit);
}
