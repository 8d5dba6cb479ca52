import type { FastifyReply, FastifyRequest } from "fastify";

/** A `preHandler` that keeps responses out of caches. */
export async function noStore(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header("cache-control", "no-store");
}
