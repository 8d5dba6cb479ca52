import type { FastifyInstance } from "fastify";
import type { Database } from "../../base/db/open.ts";
import { answer, messages, refuse } from "../../base/http/envelope.ts";
import type { Env } from "../../env.ts";
import { findSession } from "../accounts/sessions.ts";

/** The basic center: call 8, which tells whether the session of the `token` header still holds. */
export async function basicCenter(app: FastifyInstance, { db, env }: { db: Database; env: Env }) {
  app.post(
    "/basic-center/api/common/getCommonInfo",
    // Each process counts for itself: a page asks this when it opens, and the database is to answer it, not to count it.
    { bodyLimit: 4096, config: { rateLimit: { max: 2 * env.accounts.callsPerNetwork } } },
    async (request, reply) => {
      const session = await findSession(db, request.headers.token);
      return reply
        .header("cache-control", "no-store")
        .send(session ? answer({ userId: session.accountId }) : refuse(401, messages.loginExpired));
    },
  );
}
