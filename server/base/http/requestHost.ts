import type { FastifyRequest } from "fastify";
import { normaliseDomainName } from "./domainName.ts";

/**
 * Returns the domain name that a request is for: the Host header's, which is the only one that
 * counts; undefined if it has none.
 */
export function getHost(request: FastifyRequest): string | undefined {
  return normaliseDomainName(request.raw.headers.host ?? "");
}
