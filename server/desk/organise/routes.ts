import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, requestLanguage } from "../../base/http/envelope.ts";
import { getHost } from "../../base/http/requestHost.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { getReviewer, requireOrganiser } from "../../people/accounts/guard.ts";
import { disposition } from "../../people/uploads/names.ts";
import { readEntry } from "./entry.ts";
import { exportEntries, exportRefusals } from "./export.ts";
import { layoutRefusals, listColumns, saveLayout } from "./layouts.ts";
import { searchEntries } from "./list.ts";
import { listRaces, organisedRace } from "./race.ts";
import { decideRefund, requestRefundOf, retryRefundOf } from "./refunds.ts";
import { readRequests } from "./requests.ts";

/** The refusals of lists of entries, by what the list returns in place of a page. */
export const listRefusals = {
  "no-race": "site/not-bound",
  "not-allowed": "session/not-allowed",
  "no-names": "entry/name-search",
} as const;

const refundRefusals = {
  "not-found": "refund/not-found",
  "not-failed": "refund/not-failed",
  "not-paid": "refund/not-paid",
  "too-much": "refund/too-much",
  own: "refund/own",
  "key-used": "refund/key-used",
  decided: "refund/decided",
  "second-organiser": "refund/second-organiser",
} as const;

/** Adds the calls with which organisers see the entries of their races and pay back. */
export async function organiseRoutes(app: FastifyInstance, tools: SignupTools) {
  const options = { preHandler: requireOrganiser(tools) };

  addCall(app, "GET /sign-up/organise/races", options, async (request) =>
    answer(await listRaces(tools, getReviewer(request), getHost(request))),
  );
  addCall(app, "GET /sign-up/organise/entries", options, async (request) => {
    const page = await searchEntries(tools, getReviewer(request), request.query);
    return typeof page === "string" ? refuse(listRefusals[page]) : answer(page);
  });
  addCall(app, "GET /sign-up/organise/export", options, async (request, reply) => {
    const exported = await exportEntries(tools, getReviewer(request), { language: "zh", ...request.query });
    if (typeof exported === "string") return refuse(exportRefusals[exported]);
    const { file, type, name } = exported;
    return reply.type(type).header("content-disposition", disposition("attachment", name)).send(file);
  });
  addCall(app, "GET /sign-up/organise/columns", options, async (request) => {
    const listed = await listColumns(tools, getReviewer(request), request.query.domainName);
    return typeof listed === "string" ? refuse(layoutRefusals[listed]) : answer(listed);
  });
  addCall(app, "POST /sign-up/organise/columns", options, async (request) => {
    const saved = await saveLayout(tools, getReviewer(request), request.body);
    return typeof saved === "string" ? refuse(layoutRefusals[saved]) : answer(saved);
  });
  addCall(app, "GET /sign-up/organise/entries/:code", options, async (request) => {
    const language = requestLanguage(request);
    const entry = await readEntry(tools, getReviewer(request), { code: request.params.code, language });
    return entry ? answer(entry) : refuse("entry/not-found");
  });
  addCall(app, "POST /sign-up/organise/refund", options, async (request) => {
    const requested = await requestRefundOf(tools, getReviewer(request), request.body);
    if (requested === "not-found") return refuse("entry/not-found");
    return typeof requested === "string" ? refuse(refundRefusals[requested]) : answer(requested);
  });
  addCall(app, "POST /sign-up/organise/refunds/retry", options, async (request) => {
    const retried = await retryRefundOf(tools, getReviewer(request), request.body);
    if (retried === "not-found") return refuse("entry/not-found");
    return typeof retried === "string" ? refuse(refundRefusals[retried]) : answer(retried);
  });
  addCall(app, "GET /sign-up/organise/refunds", options, async (request) => {
    const reviewer = getReviewer(request);
    const race = await organisedRace(tools, reviewer, request.query.domainName);
    if (typeof race === "string") return refuse(listRefusals[race]);
    return answer(await readRequests(tools.db, reviewer, { waitingIn: race.raceId }));
  });
  addCall(app, "POST /sign-up/organise/refunds/decide", options, async (request) => {
    const decided = await decideRefund(tools, getReviewer(request), request.body);
    return typeof decided === "string" ? refuse(refundRefusals[decided]) : answer(decided);
  });
}
