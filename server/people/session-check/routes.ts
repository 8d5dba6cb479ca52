import type { FastifyInstance } from "fastify";
import type { Database } from "../../base/db/open.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import type { Env } from "../../env.ts";
import { findSession } from "../accounts/sessions.ts";

/** Adds call 8, which checks whether the session of the header `token` is valid. */
export async function sessionCheck(app: FastifyInstance, { db, env }: { db: Database; env: Env }) {
  // Each process counts for itself: a page asks this when it opens, and the database is to answer it, not to count it.
  const options = { bodyLimit: 4096, config: { rateLimit: { max: 2 * env.accounts.callsPerNetwork } } };
  addCall(app, "POST /basic-center/api/common/getCommonInfo", options, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const session = await findSession(db, request.headers.token);
    return session ? answer({ userId: session.accountId }) : refuse("session/expired");
  });
}
