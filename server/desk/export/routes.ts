import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, answerResult, refuse } from "../../base/http/envelope.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { getReviewer } from "../../people/accounts/guard.ts";
import { disposition } from "../../people/uploads/names.ts";
import { decideApplication } from "../review/decide.ts";
import { decideRevocation, requestRevocation } from "../review/revoke.ts";
import { exportSubmissions } from "./export.ts";

/** Adds the calls with which organisers decide applications and export sign-ups. */
export async function organiserRoutes(app: FastifyInstance, tools: SignupTools) {
  addCall(app, "POST /sign-up/applications/decide", async (request) => {
    const decision = await decideApplication(tools, getReviewer(request), request.body);
    if (decision.outcome === "decided") return answer(null);
    return { ...refuse(decision.error, { details: { ...decision.refusal } }), msg: decision.message };
  });
  addCall(app, "POST /sign-up/applications/revoke", async (request) => {
    return answerResult(await requestRevocation(tools, getReviewer(request), request.body));
  });
  addCall(app, "POST /sign-up/applications/decide-revocation", async (request) => {
    return answerResult(await decideRevocation(tools, getReviewer(request), request.body));
  });
  addCall(app, "GET /sign-up/export", async (request, reply) => {
    const query = { language: "zh", ...request.query } as const;
    const exported = await exportSubmissions(tools, getReviewer(request), query);
    if (typeof exported === "string") return refuse(exported);
    const { file, type, name } = exported;
    return reply.type(type).header("content-disposition", disposition("attachment", name)).send(file);
  });
}
