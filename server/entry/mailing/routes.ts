import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, refuseFor, requestLanguage } from "../../base/http/envelope.ts";
import { secondsToWait } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { readSession } from "../../people/accounts/guard.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { readOffer } from "./listOwn.ts";
import { requestMailing } from "./request.ts";
import { findOffer } from "./rules.ts";
import { claimRunner } from "./runners.ts";

/** Adds the calls with which runners have packs mailed that were never collected. */
export async function mailingRoutes(app: FastifyInstance, tools: SignupTools) {
  addCall(app, "GET /sign-up/mailings", async (request) => {
    const site = await findRaceSite(tools, request.query.domainName);
    if (!site) return refuse("site/not-bound");
    const offer = await readOffer(tools, site, readSession(request).accountId);
    return offer ? answer(offer) : refuse("mailing/not-offered");
  });
  addCall(app, "POST /sign-up/mailings", async (request) => {
    const { accountId } = readSession(request);
    const site = await findRaceSite(tools, request.body.domainName);
    if (!site) return refuse("site/not-bound");
    const runner = { accountId, language: requestLanguage(request) };
    const requested = await requestMailing(tools, site, runner, request.body);
    return "error" in requested ? refuse(requested.error, requested) : answer(requested);
  });
  addCall(app, "POST /sign-up/mailings/claim", async (request) => {
    const { accountId } = readSession(request);
    const { domainName, ...person } = request.body;
    const key = `look-up/target/${tools.secrets.mac("mailing claim", accountId)}`;
    const wait = await secondsToWait(tools.db, key, exactLimits.lookUpPerTarget);
    if (wait > 0) return refuseFor(wait, "request/too-many");
    const site = await findRaceSite(tools, domainName);
    if (!site) return refuse("site/not-bound");
    if (!findOffer(site)?.mailing.from) return refuse("mailing/not-offered");
    const runnerId = await claimRunner(tools, { raceId: site.raceId, accountId, ...person });
    return runnerId === undefined ? refuse("mailing/not-listed") : answer(null);
  });
}
