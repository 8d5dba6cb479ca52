import type { FastifyInstance } from "fastify";
import { addCall } from "../../../base/http/call.ts";
import { answerResult } from "../../../base/http/envelope.ts";
import { scheduleCleanUp } from "../../../base/jobs/cleanUp.ts";
import type { SignupTools } from "../../../money/payments/tools.ts";
import { getReviewer } from "../../../people/accounts/guard.ts";
import { decideCancellation, readCancellation, requestCancellation } from "./cancel.ts";
import { carryOutCancellations } from "./carryOut.ts";

const fiveSeconds = 5000;

/** Adds the calls with which two organisers cancel a race, and what carries it out. */
export async function cancelRoutes(app: FastifyInstance, tools: SignupTools) {
  addCall(app, "GET /sign-up/organise/cancellation", async (request) => {
    return answerResult(await readCancellation(tools, getReviewer(request), request.query));
  });
  addCall(app, "POST /sign-up/organise/cancellation", async (request) => {
    return answerResult(await requestCancellation(tools, getReviewer(request), request.body));
  });
  addCall(app, "POST /sign-up/organise/cancellation/decide", async (request) => {
    return answerResult(await decideCancellation(tools, getReviewer(request), request.body));
  });
  scheduleCleanUp(app, {
    everyMs: fiveSeconds,
    failure: "the cancellation of a race could not be carried out",
    run: () => carryOutCancellations(tools),
  });
}
