import type { FastifyInstance } from "fastify";
import { findSession } from "../accounts/sessions.ts";
import type { Database } from "../db/open.ts";
import { answer, messages, refuse } from "../http/envelope.ts";

/** The basic center: call 8, which tells whether the session of the `token` header still holds. */
export async function basicCenter(app: FastifyInstance, { db }: { db: Database }) {
  app.post(
    "/basic-center/api/common/getCommonInfo",
    // By address, so only as the last line: thousands of runners come from one carrier's address.
    { bodyLimit: 4096, config: { rateLimit: { max: 6000 } } },
    async (request, reply) => {
      const session = await findSession(db, request.headers.token);
      return reply
        .header("cache-control", "no-store")
        .send(session ? answer({ userId: session.accountId }) : refuse(401, messages.loginExpired));
    },
  );
}
