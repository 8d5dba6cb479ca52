import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { normaliseDomainName } from "../../base/http/domainName.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import type { BoundSites } from "./boundSites.ts";

/**
 * Adds the call by which a proxy finds out whether it may get a certificate for a host: with HTTP
 * status 404, it does not.
 */
export async function certificateRoutes(app: FastifyInstance, { boundSites }: { boundSites: BoundSites }) {
  addCall(app, "GET /status/domain", async ({ query: { domain } }, reply) => {
    reply.header("cache-control", "no-store");
    const name = normaliseDomainName(domain);
    const site = name === undefined ? undefined : await boundSites.find(name);
    if (!site) return reply.code(404).send(refuse("site/not-bound"));
    return reply.send(answer({ status: "bound" }));
  });
}
