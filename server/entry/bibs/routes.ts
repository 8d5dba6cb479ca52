import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { readSession } from "../../people/accounts/guard.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { chooseBib, listLucky, wishBib } from "./lucky.ts";

/** Adds the calls with which runners choose lucky numbers, or ask for one. */
export async function luckyBibRoutes(app: FastifyInstance, tools: SignupTools) {
  addCall(app, "GET /sign-up/lucky-bibs", async (request) => {
    const site = await findRaceSite(tools, request.query.domainName);
    if (!site) return refuse("site/not-bound");
    const lucky = await listLucky(tools, site, readSession(request).accountId);
    return typeof lucky === "string" ? refuse(lucky) : answer(lucky);
  });
  addCall(app, "POST /sign-up/lucky-bibs", async (request) => {
    const { domainName, submissionId, entrant, bib } = request.body;
    const site = await findRaceSite(tools, domainName);
    if (!site) return refuse("site/not-bound");
    const own = { accountId: readSession(request).accountId, submissionId, entrant };
    const refused = await chooseBib(tools, site, own, bib);
    return refused ? refuse(refused.error, refused) : answer(null);
  });
  addCall(app, "POST /sign-up/lucky-bibs/wish", async (request) => {
    const { domainName, submissionId, entrant, isWanted } = request.body;
    const site = await findRaceSite(tools, domainName);
    if (!site) return refuse("site/not-bound");
    const own = { accountId: readSession(request).accountId, submissionId, entrant };
    const refused = await wishBib(tools, site, own, isWanted);
    return refused ? refuse(refused.error, refused) : answer(null);
  });
}
