import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../base/db/open.ts";
import { messages, refuse } from "../../base/http/envelope.ts";
import { networkOf } from "../../base/http/network.ts";
import { isWithin, type Limit } from "../../base/limits/limits.ts";
import type { Secrets } from "../../base/secrets.ts";
import { strangerOf } from "./device.ts";
import type { AccountTools } from "./tools.ts";

/** A schema of a text with at most so many characters. */
export const text = (maxLength: number) => ({ type: "string", minLength: 1, maxLength });

/** A schema of a body: keys that it does not name are taken out before anybody sees them. */
export function bodyOf(properties: Record<string, unknown>, required: string[]) {
  return { body: { type: "object", additionalProperties: false, required, properties } };
}

/** A `preHandler`: the coarse last line against one network that does a thing without end. Also keeps answers out of caches. */
export function boundNetwork({ env, db, secrets }: Pick<AccountTools, "env" | "db" | "secrets">, job: string) {
  const limit: Limit = { most: env.accounts.callsPerNetwork, seconds: 60 };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", "no-store");
    const key = `network/${job}/${secrets.mac("network", networkOf(request.ip))}`;
    if (!(await isWithin(db, key, limit))) return reply.send(refuse(429, messages.tooMany));
  };
}

/** Whether a browser has done a thing no more often than that; a browser is told by what can be forged, so this only slows the honest and the lazy. */
export function isBrowserWithin(
  db: Database,
  secrets: Secrets,
  request: FastifyRequest,
  { job, limit }: { job: string; limit: Limit },
): Promise<boolean> {
  return isWithin(db, `browser/${job}/${secrets.mac("device", strangerOf(request))}`, limit);
}
