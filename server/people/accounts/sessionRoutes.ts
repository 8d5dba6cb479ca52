import type { FastifyInstance } from "fastify";
import { answer, messages as everywhere, refuse } from "../../base/http/envelope.ts";
import { text } from "./bounds.ts";
import { requireLogin, whoAsks } from "./guard.ts";
import { messages } from "./messages.ts";
import { endSessions, listSessions } from "./sessions.ts";
import type { AccountTools } from "./tools.ts";
import { readUserData } from "./userData.ts";

const endBody = {
  body: {
    type: "object",
    additionalProperties: false,
    properties: { sessionId: text(64), others: { type: "boolean", const: true } },
    oneOf: [{ required: ["sessionId"] }, { required: ["others"] }],
  },
};

/** What somebody who is logged in asks of their own account: who they are, where they are logged in, and to end that. */
export async function sessionRoutes(app: FastifyInstance, tools: AccountTools) {
  const { db } = tools;
  app.addHook("preHandler", requireLogin(db));
  app.get("/user-center/user-data", async (request) => {
    const userData = await readUserData(tools, whoAsks(request));
    return userData ? answer(userData) : refuse(401, everywhere.loginExpired);
  });
  app.get("/user-center/sessions", async (request) => answer(await listSessions(db, whoAsks(request))));
  app.post<{ Body: { sessionId?: string; others?: true } }>(
    "/user-center/sessions/end",
    { schema: endBody },
    async (request) => {
      const { accountId, sessionId } = whoAsks(request);
      const { sessionId: only } = request.body;
      const ended = await endSessions(db, accountId, only === undefined ? { except: sessionId } : { only });
      return only !== undefined && ended === 0 ? refuse(404, messages.sessionNotFound) : answer(null);
    },
  );
  app.post("/user-center/logout", async (request) => {
    const { accountId, sessionId } = whoAsks(request);
    await endSessions(db, accountId, { only: sessionId });
    return answer(null);
  });
}
