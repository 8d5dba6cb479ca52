import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { takeDown } from "../../sites/takedown/takeDown.ts";
import { deleteAccountOf, exportAccount } from "./accountTools.ts";

/**
 * Adds the calls by which the command `startline` exports and deletes accounts, and takes domain
 * names and sites down.
 */
export async function operatorRoutes(app: FastifyInstance, tools: SignupTools) {
  addCall(app, "GET /admin/account", async ({ query: { who } }) => {
    const exported = await exportAccount(tools, who);
    return exported ? answer(exported) : refuse("account/not-found");
  });
  addCall(app, "POST /admin/account/delete", async ({ body }) => answer(await deleteAccountOf(tools, body)));
  addCall(app, "POST /admin/take-down", async ({ body }) => {
    const done = await takeDown(tools.db, body);
    tools.boundSites.forget();
    return answer(done);
  });
}
