import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, answerResult, refuse } from "../../base/http/envelope.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { getReviewer } from "../../people/accounts/guard.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { listAudit } from "./audit.ts";
import { publishHead } from "./auditHead.ts";
import { readNumbers } from "./numbers.ts";

/**
 * Adds the calls with which organisers watch a race: its numbers and who did what; and the head of
 * the audit, for anyone.
 */
export async function liveRoutes(app: FastifyInstance, tools: SignupTools) {
  addCall(app, "GET /sign-up/organise/numbers", async (request) => {
    return answerResult(await readNumbers(tools, getReviewer(request), request.query));
  });
  addCall(app, "GET /sign-up/organise/audit", async (request) => {
    return answerResult(await listAudit(tools, getReviewer(request), request.query));
  });
  addCall(app, "GET /status/audit", async ({ query }) => {
    const site = await findRaceSite(tools, query.domainName);
    return site ? answer(await publishHead(tools, site, query)) : refuse("site/not-bound");
  });
}
