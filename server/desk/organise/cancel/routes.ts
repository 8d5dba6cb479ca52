import type { FastifyInstance } from "fastify";
import { addCall } from "../../../base/http/call.ts";
import { answer, refuse } from "../../../base/http/envelope.ts";
import { scheduleCleanUp } from "../../../base/jobs/cleanUp.ts";
import type { SignupTools } from "../../../money/payments/tools.ts";
import { getReviewer, requireOrganiser } from "../../../people/accounts/guard.ts";
import { decideCancellation, readCancellation, requestCancellation } from "./cancel.ts";
import { carryOutCancellations } from "./carryOut.ts";

/** The refusals of calls about cancellations, by what is returned in place of one. */
export const cancelRefusals = {
  "no-race": "site/not-bound",
  "not-allowed": "session/not-allowed",
  rule: "cancellation/rule",
  requested: "cancellation/requested",
  cancelled: "cancellation/cancelled",
  "key-used": "cancellation/key-used",
  "not-found": "cancellation/not-found",
  decided: "cancellation/decided",
  "second-organiser": "cancellation/second-organiser",
} as const;

const fiveSeconds = 5000;

/** Adds the calls with which two organisers cancel a race, and what carries it out. */
export async function cancelRoutes(app: FastifyInstance, tools: SignupTools) {
  const options = { preHandler: requireOrganiser(tools) };

  addCall(app, "GET /sign-up/organise/cancellation", options, async (request) => {
    const cancellation = await readCancellation(tools, getReviewer(request), request.query);
    return typeof cancellation === "string" ? refuse(cancelRefusals[cancellation]) : answer(cancellation);
  });
  addCall(app, "POST /sign-up/organise/cancellation", options, async (request) => {
    const requested = await requestCancellation(tools, getReviewer(request), request.body);
    return typeof requested === "string" ? refuse(cancelRefusals[requested]) : answer(requested);
  });
  addCall(app, "POST /sign-up/organise/cancellation/decide", options, async (request) => {
    const decided = await decideCancellation(tools, getReviewer(request), request.body);
    return typeof decided === "string" ? refuse(cancelRefusals[decided]) : answer(decided);
  });
  scheduleCleanUp(app, {
    everyMs: fiveSeconds,
    failure: "the cancellation of a race could not be carried out",
    run: () => carryOutCancellations(tools),
  });
}
