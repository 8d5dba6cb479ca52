import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer } from "../../base/http/envelope.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { readSession, requireLogin } from "../../people/accounts/guard.ts";
import { listDeferrals } from "./list.ts";

/**
 * Adds the call of deferrals, which runners carry out by submitting the form of the other race with
 * the id of their sign-up.
 */
export async function deferralRoutes(app: FastifyInstance, tools: SignupTools) {
  addCall(app, "GET /sign-up/deferrals", { preHandler: requireLogin(tools.db) }, async (request) =>
    answer(await listDeferrals(tools, readSession(request).accountId)),
  );
}
