import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, answerResult, refuse, requestLanguage } from "../../base/http/envelope.ts";
import { getHost } from "../../base/http/requestHost.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { getReviewer } from "../../people/accounts/guard.ts";
import { disposition } from "../../people/uploads/names.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import { readEntry } from "./entry.ts";
import { exportEntries } from "./export.ts";
import { listColumns, saveLayout } from "./layouts.ts";
import { searchEntries } from "./list.ts";
import { listRaces } from "./race.ts";
import { decideRefund, requestRefundOf, retryRefundOf } from "./refunds.ts";
import { readRequests } from "./requests.ts";

/** Adds the calls with which organisers see the entries of their races and pay back. */
export async function organiseRoutes(app: FastifyInstance, tools: SignupTools) {
  addCall(app, "GET /sign-up/organise/races", async (request) =>
    answer(await listRaces(tools, getReviewer(request), getHost(request))),
  );
  addCall(app, "GET /sign-up/organise/entries", async (request) => {
    return answerResult(await searchEntries(tools, getReviewer(request), request.query));
  });
  addCall(app, "GET /sign-up/organise/export", async (request, reply) => {
    const exported = await exportEntries(tools, getReviewer(request), { language: "zh", ...request.query });
    if (typeof exported === "string") return refuse(exported);
    const { file, type, name } = exported;
    return reply.type(type).header("content-disposition", disposition("attachment", name)).send(file);
  });
  addCall(app, "GET /sign-up/organise/columns", async (request) => {
    return answerResult(await listColumns(tools, getReviewer(request), request.query.domainName));
  });
  addCall(app, "POST /sign-up/organise/columns", async (request) => {
    return answerResult(await saveLayout(tools, getReviewer(request), request.body));
  });
  addCall(app, "GET /sign-up/organise/entries/:code", async (request) => {
    const language = requestLanguage(request);
    const entry = await readEntry(tools, getReviewer(request), { code: request.params.code, language });
    return entry ? answer(entry) : refuse("entry/not-found");
  });
  addCall(app, "POST /sign-up/organise/refund", async (request) => {
    return answerResult(await requestRefundOf(tools, getReviewer(request), request.body));
  });
  addCall(app, "POST /sign-up/organise/refunds/retry", async (request) => {
    return answerResult(await retryRefundOf(tools, getReviewer(request), request.body));
  });
  addCall(app, "GET /sign-up/organise/refunds", async (request) => {
    const reviewer = getReviewer(request);
    const race = await organisedRace(tools, reviewer, request.query.domainName);
    if (typeof race === "string") return refuse(race);
    return answer(await readRequests(tools.db, reviewer, { waitingIn: race.raceId }));
  });
  addCall(app, "POST /sign-up/organise/refunds/decide", async (request) => {
    return answerResult(await decideRefund(tools, getReviewer(request), request.body));
  });
}
