import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { forgetOldCodes } from "../codes/service.ts";
import type { Database } from "../db/open.ts";
import { forgetOldCounts } from "../limits/limits.ts";
import { codeRoutes } from "./code-routes.ts";
import { passwordRoutes } from "./password-routes.ts";
import { loginRoutes } from "./routes.ts";
import { sessionRoutes } from "./session-routes.ts";
import { forgetOldSessions } from "./sessions.ts";
import type { AccountTools } from "./tools.ts";

const oneHour = 3_600_000;

/** The calls of accounts: 10 to 16, who somebody is, and their sessions. */
export async function accountCalls(app: FastifyInstance, tools: AccountTools) {
  await app.register(formbody, { bodyLimit: 16_384 });
  await app.register(loginRoutes, tools);
  await app.register(codeRoutes, tools);
  await app.register(passwordRoutes, tools);
  await app.register(sessionRoutes, tools);
  clearUp(app, tools.db);
}

// Every process may do it: what one forgets, the others find gone.
function clearUp(app: FastifyInstance, db: Database): void {
  const timer = setInterval(() => {
    forgetOld(db).catch((error) =>
      app.log.error({ err: error }, "old sessions, codes and counts could not be cleared"),
    );
  }, oneHour);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

async function forgetOld(db: Database): Promise<void> {
  await forgetOldSessions(db);
  await forgetOldCodes(db);
  await forgetOldCounts(db);
}
