import type { FastifyInstance } from "fastify";
import type { Database } from "../../base/db/open.ts";
import { acceptForms } from "../../base/http/hostileText.ts";
import { scheduleCleanUp } from "../../base/jobs/cleanUp.ts";
import { deleteOldCounts } from "../../base/limits/limits.ts";
import { deleteOldCodes } from "../codes/service.ts";
import { codeRoutes } from "./codeRoutes.ts";
import { passwordRoutes } from "./passwordRoutes.ts";
import { loginRoutes } from "./routes.ts";
import { sessionRoutes } from "./sessionRoutes.ts";
import { deleteOldSessions } from "./sessions.ts";
import type { AccountTools } from "./tools.ts";

const oneHour = 3_600_000;

/** The calls of accounts: 10 to 16, who somebody is, and their sessions. */
export async function accountCalls(app: FastifyInstance, tools: AccountTools) {
  acceptForms(app, 16_384);
  await app.register(loginRoutes, tools);
  await app.register(codeRoutes, tools);
  await app.register(passwordRoutes, tools);
  await app.register(sessionRoutes, tools);
  scheduleCleanUp(app, {
    everyMs: oneHour,
    failure: "old sessions, codes and counts could not be deleted",
    run: () => deleteExpired(tools.db),
  });
}

async function deleteExpired(db: Database): Promise<void> {
  await deleteOldSessions(db);
  await deleteOldCodes(db);
  await deleteOldCounts(db);
}
