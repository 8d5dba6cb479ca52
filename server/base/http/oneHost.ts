import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { refuse } from "./envelope.ts";

/**
 * Refuses requests that name two hosts, in two headers or in the address and a header (RFC 9112,
 * section 3.2): a proxy in front may have cached the answer for the other one.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!namesTwoHosts(request.raw)) return done();
    reply.code(400).send(refuse("request/invalid"));
  });
}

function namesTwoHosts({ url = "", rawHeaders, headers }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  if (names.length > 1) return true;
  const [, host] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  return host !== undefined && host.toLowerCase() !== headers.host?.toLowerCase();
}
