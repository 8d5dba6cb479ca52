import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, requestLanguage } from "../../base/http/envelope.ts";
import { hasCurrent, md5 } from "../../base/http/prebuilt.ts";
import { readSession } from "../../people/accounts/guard.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import type { CertificateTools } from "../certificates/issue.ts";
import { type OpenSet, openSet, type WantedSet } from "./chooseSet.ts";
import { findRunner } from "./describeRunner.ts";
import { hideRunner } from "./hideRunner.ts";
import { listRunners } from "./listRunners.ts";
import { listPublishedResults } from "./overview.ts";
import { listOwnResults } from "./ownRunners.ts";
import { openPublicResults } from "./publishedSets.ts";

/** Adds the calls with which everybody reads published results, and runners hide their own. */
export async function publicResultRoutes(app: FastifyInstance, tools: CertificateTools) {
  const publicResults = openPublicResults(tools.db);
  const open = async ({ domainName, ...wanted }: WantedSet & { domainName: string }) => {
    const site = await findRaceSite(tools, domainName);
    if (!site) return "site/not-bound";
    return (await openSet(publicResults, site.raceId, wanted)) ?? "results/not-published";
  };
  addCall(app, "GET /sign-up/results", async ({ query }) => {
    const site = await findRaceSite(tools, query.domainName);
    if (!site) return refuse("site/not-bound");
    return answer(await listPublishedResults(publicResults, site, query.at));
  });
  addCall(app, "GET /sign-up/results/list", async (request, reply) => {
    const set = await open(request.query);
    if (typeof set === "string") return refuse(set);
    return isCurrent(request, reply, set) ? reply.code(304).send() : answer(await listRunners(set, request.query));
  });
  addCall(app, "GET /sign-up/results/runner", async (request, reply) => {
    const set = await open(request.query);
    if (typeof set === "string") return refuse(set);
    const result = await findRunner(set, request.query.bib);
    if (!result) return refuse("results/unknown-runner");
    return isCurrent(request, reply, set) ? reply.code(304).send() : answer(result);
  });
  addCall(app, "GET /sign-up/results/own", async (request) => {
    const { accountId } = readSession(request);
    const { domainName, at } = request.query;
    const site = await findRaceSite(tools, domainName);
    if (!site) return refuse("site/not-bound");
    const owner = { site, accountId, language: requestLanguage(request), at };
    return answer({ results: await listOwnResults(tools, owner) });
  });
  addCall(app, "PUT /sign-up/results/hiding", async (request) => {
    const { accountId } = readSession(request);
    const { domainName, ...wanted } = request.body;
    const site = await findRaceSite(tools, domainName);
    if (!site) return refuse("site/not-bound");
    const isHidden = await hideRunner(tools.db, { raceId: site.raceId, accountId, ...wanted });
    return isHidden ? answer(null) : refuse("results/unknown-entry");
  });
}

// Sets never change, but what runners hide acts at once: browsers ask each time, mostly for a 304.
function isCurrent(request: FastifyRequest, reply: FastifyReply, { key }: OpenSet): boolean {
  const etag = `W/"${md5(`${key} ${request.url}`)}"`;
  reply.headers({ etag, "cache-control": "no-cache" });
  return hasCurrent(request.headers["if-none-match"], etag);
}
