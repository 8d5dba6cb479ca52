import type { FastifyInstance } from "fastify";
import { mostInvented } from "#contract/timing.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, answerResult, refuse } from "../../base/http/envelope.ts";
import { operator, type Reviewer } from "../../base/rights.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { getReviewer } from "../../people/accounts/guard.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import type { RaceTools } from "../../race/tools.ts";
import { listFlagged } from "./flagged.ts";
import { listLabels } from "./labels.ts";
import { readPlan } from "./plan.ts";
import { clearRehearsals, listSources, makeSource, revokeSource, statePoints } from "./sources.ts";
import { openWatchedRaces } from "./watchedRaces.ts";

type Tools = RaceTools & { secrets: Secrets };

/** Adds the calls with which organisers set up timing systems and look at what these send. */
export async function timingCalls(app: FastifyInstance, tools: Tools): Promise<void> {
  const { db } = tools;
  const watch = openWatchedRaces(db);
  addCall(app, "GET /sign-up/organise/timing/sources", async (request) =>
    list(tools, getReviewer(request), request.query.domainName),
  );
  addCall(app, "POST /sign-up/organise/timing/sources", async (request) =>
    make(tools, getReviewer(request), request.body),
  );
  addCall(app, "POST /sign-up/organise/timing/sources/revoke", async (request) =>
    revoke(tools, getReviewer(request), request.body),
  );
  addCall(app, "POST /sign-up/organise/timing/sources/points", async (request) => {
    const reviewer = getReviewer(request);
    const site = await organisedRace(tools, reviewer, request.body.domainName);
    if (typeof site === "string") return refuse(site);
    const refusal = await statePoints(db, site, request.body, reviewer.actor);
    return refusal === null ? answer(null) : refuse(refusal);
  });
  addCall(app, "POST /sign-up/organise/timing/clear", async (request) =>
    clear(tools, getReviewer(request), request.body.domainName),
  );
  addCall(app, "GET /sign-up/organise/timing/labels", async (request) => {
    const { domainName, rehearsal = false } = request.query;
    const site = await organisedRace(tools, getReviewer(request), domainName);
    if (typeof site === "string") return refuse(site);
    return answer(listLabels(await watch(site, rehearsal)));
  });
  addCall(app, "GET /sign-up/organise/timing/passings", async (request) => {
    const { domainName, rehearsal = false, ...wanted } = request.query;
    const site = await organisedRace(tools, getReviewer(request), domainName);
    if (typeof site === "string") return refuse(site);
    return answer(await listFlagged(db, await watch(site, rehearsal), wanted));
  });
}

/** Adds the calls of `startline timing`. The routes around it check the key. */
export async function timingAdminRoutes(app: FastifyInstance, tools: Tools): Promise<void> {
  addCall(app, "GET /admin/timing/sources", async ({ query }) => list(tools, operator, query.domainName));
  addCall(app, "POST /admin/timing/sources", async ({ body }) => make(tools, operator, body));
  addCall(app, "POST /admin/timing/sources/revoke", async ({ body }) => revoke(tools, operator, body));
  addCall(app, "GET /admin/timing/plan", async ({ query }) => {
    const site = await organisedRace(tools, operator, query.domainName);
    return typeof site === "string" ? refuse(site) : answer(await readPlan(tools.db, site));
  });
  addCall(app, "POST /admin/timing/clear", async ({ body }) => clear(tools, operator, body.domainName));
}

async function list(tools: Tools, reviewer: Reviewer, domainName: string) {
  const site = await organisedRace(tools, reviewer, domainName);
  return typeof site === "string" ? refuse(site) : answer(await listSources(tools.db, site.raceId));
}

type Wanted = Parameters<typeof makeSource>[2] & { domainName: string };

async function make(tools: Tools, reviewer: Reviewer, { domainName, ...wanted }: Wanted) {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return refuse(site);
  const made = await makeSource(tools, site, wanted, reviewer.actor);
  return made === "timing/too-many-runners" ? refuse(made, { values: { most: mostInvented } }) : answerResult(made);
}

async function revoke(
  tools: Tools,
  reviewer: Reviewer,
  { domainName, sourceId }: { domainName: string; sourceId: number },
) {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return refuse(site);
  const refusal = await revokeSource(tools.db, site.raceId, sourceId, reviewer.actor);
  return refusal === null ? answer(null) : refuse(refusal);
}

async function clear(tools: Tools, reviewer: Reviewer, domainName: string) {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return refuse(site);
  return answer({ deleted: await clearRehearsals(tools.db, site.raceId, reviewer.actor) });
}
