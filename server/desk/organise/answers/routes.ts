import type { FastifyInstance } from "fastify";
import { addCall } from "../../../base/http/call.ts";
import { answer, answerResult, refuse, refuseFor, requestLanguage } from "../../../base/http/envelope.ts";
import type { SignupTools } from "../../../money/payments/tools.ts";
import { getReviewer } from "../../../people/accounts/guard.ts";
import { identifyCaller } from "../../../people/sending/messageRequest.ts";
import { listAnswers } from "./list.ts";
import { readAnswer } from "./read.ts";
import { markAnswer, replyToAnswer } from "./reply.ts";

/** Adds the calls with which organisers read and answer what people wrote into general forms. */
export async function organiseAnswerRoutes(app: FastifyInstance, tools: SignupTools) {
  addCall(app, "GET /sign-up/organise/answers", async (request) => {
    return answerResult(await listAnswers(tools, getReviewer(request), request.query));
  });
  addCall(app, "GET /sign-up/organise/answers/:id", async (request) => {
    const query = { id: request.params.id, language: requestLanguage(request) };
    const detail = await readAnswer(tools, getReviewer(request), query);
    return detail ? answer(detail) : refuse("answer/not-found");
  });
  addCall(app, "POST /sign-up/organise/answers/done", async (request) => {
    const isKnown = await markAnswer(tools, getReviewer(request), request.body);
    return isKnown ? answer(null) : refuse("answer/not-found");
  });
  addCall(app, "POST /sign-up/organise/answers/reply", async (request) => {
    const by = { who: getReviewer(request), caller: identifyCaller(request) };
    const replied = await replyToAnswer(tools, by, request.body);
    if (replied.outcome === "limited") return refuseFor(replied.seconds, "answer/reply-limit");
    return replied.outcome === "sent" ? answer(null) : refuse(`answer/${replied.outcome}`);
  });
}
