import type { FastifyInstance } from "fastify";
import type { Database } from "../../base/db/open.ts";
import { answer, messages, refuse } from "../../base/http/envelope.ts";
import { findSession } from "../accounts/sessions.ts";

/** The basic center: call 8, which tells whether the session of the `token` header still holds. */
export async function basicCenter(app: FastifyInstance, { db }: { db: Database }) {
  app.post(
    "/basic-center/api/common/getCommonInfo",
    { bodyLimit: 4096, config: { limit: "session" } },
    async (request, reply) => {
      const session = await findSession(db, request.headers.token);
      return reply
        .header("cache-control", "no-store")
        .send(session ? answer({ userId: session.accountId }) : refuse(401, messages.loginExpired));
    },
  );
}
