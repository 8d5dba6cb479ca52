import type { FastifyInstance } from "fastify";
import type { Database } from "../../base/db/open.ts";
import { acceptForms } from "../../base/http/hostileText.ts";
import { forgetOldCounts } from "../../base/limits/limits.ts";
import { forgetOldCodes } from "../codes/service.ts";
import { codeRoutes } from "./codeRoutes.ts";
import { passwordRoutes } from "./passwordRoutes.ts";
import { loginRoutes } from "./routes.ts";
import { sessionRoutes } from "./sessionRoutes.ts";
import { forgetOldSessions } from "./sessions.ts";
import type { AccountTools } from "./tools.ts";

const oneHour = 3_600_000;

/** The calls of accounts: 10 to 16, who somebody is, and their sessions. */
export async function accountCalls(app: FastifyInstance, tools: AccountTools) {
  acceptForms(app, 16_384);
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
