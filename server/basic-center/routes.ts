import type { FastifyInstance } from "fastify";
import type { Database } from "../db/open.ts";
import { answer, messages, refuse } from "../http/envelope.ts";
import { findSession } from "./service.ts";

/** The basic center: call 8, which tells whether the session of the `token` header still holds. */
export async function basicCenter(app: FastifyInstance, { db }: { db: Database }) {
  app.post(
    "/basic-center/api/common/getCommonInfo",
    { bodyLimit: 4096, config: { rateLimit: { max: 300 } } },
    async (request, reply) => {
      const { token } = request.headers;
      const session = typeof token === "string" ? await findSession(db, token) : undefined;
      return reply
        .header("cache-control", "no-store")
        .send(session ? answer(session) : refuse(401, messages.loginExpired));
    },
  );
}
