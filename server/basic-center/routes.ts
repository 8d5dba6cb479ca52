import type { FastifyInstance } from "fastify";
import { findSession } from "../accounts/sessions.ts";
import type { Database } from "../db/open.ts";
import { answer, messages, refuse } from "../http/envelope.ts";

/** The basic center: call 8, which tells whether the session of the `token` header still holds. */
export async function basicCenter(app: FastifyInstance, { db }: { db: Database }) {
  app.post(
    "/basic-center/api/common/getCommonInfo",
    { bodyLimit: 4096, config: { rateLimit: { max: 300 } } },
    async (request, reply) => {
      const session = await findSession(db, request.headers.token);
      return reply
        .header("cache-control", "no-store")
        .send(session ? answer({ userId: session.accountId }) : refuse(401, messages.loginExpired));
    },
  );
}
