import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import { getShortNetwork } from "../../base/http/network.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import { readSession } from "./guard.ts";
import { endSessions, listSessions } from "./sessions.ts";
import type { AccountTools } from "./tools.ts";
import { readUserData } from "./userData.ts";

/** Adds the calls with which a user reads the own account, lists its sessions and ends them. */
export async function sessionRoutes(app: FastifyInstance, tools: AccountTools) {
  const { db } = tools;
  addCall(app, "GET /user-center/user-data", async (request) => {
    const userData = await readUserData(tools, readSession(request));
    return userData ? answer(userData) : refuse("session/expired");
  });
  addCall(app, "GET /user-center/sessions", async (request) => answer(await listSessions(db, readSession(request))));
  addCall(app, "POST /user-center/sessions/end", async (request) => {
    const { accountId, sessionId } = readSession(request);
    const { sessionId: only } = request.body;
    const choice = only === undefined ? { except: sessionId } : { only };
    const endedCount = await db.transaction(async (tx) => {
      const count = await endSessions(tx, accountId, choice);
      const parties = { actor: accountId, accountId, network: getShortNetwork(request.ip) };
      if (count > 0) await recordSecurityEvent(tx, { kind: "sessions-ended", ...parties, details: { count } });
      return count;
    });
    return only !== undefined && endedCount === 0 ? refuse("account/session-not-found") : answer(null);
  });
  addCall(app, "POST /user-center/logout", async (request) => {
    const { accountId, sessionId } = readSession(request);
    await endSessions(db, accountId, { only: sessionId });
    return answer(null);
  });
}
