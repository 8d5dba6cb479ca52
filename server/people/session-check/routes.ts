import type { FastifyInstance } from "fastify";
import type { Database } from "../../base/db/open.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import { findSession } from "../accounts/sessions.ts";

/** Adds call 8, which checks whether the session of the header `token` is valid. */
export async function sessionCheck(app: FastifyInstance, { db }: { db: Database }) {
  const options = { bodyLimit: 4096 };
  addCall(app, "POST /basic-center/api/common/getCommonInfo", options, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const session = await findSession(db, request.headers.token);
    return session ? answer({ userId: session.accountId }) : refuse("session/expired");
  });
}
