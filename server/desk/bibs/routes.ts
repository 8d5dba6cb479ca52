import type { FastifyInstance } from "fastify";
import type { BodyOf, QueryOf } from "#contract/contract.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import { operator, type Reviewer } from "../../base/rights.ts";
import { getReviewer } from "../../people/accounts/guard.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import type { OrganiseTools } from "../organise/race.ts";
import { assignBibs } from "./assign.ts";
import { importBibs } from "./import.ts";
import { readOverview } from "./overview.ts";

// Sixty thousand rows.
const bodyLimit = 8 * 1024 * 1024;

/** Adds the calls with which organisers give bibs. */
export async function organiseBibRoutes(app: FastifyInstance, tools: OrganiseTools) {
  addCall(app, "GET /sign-up/organise/bibs", (request) => list(tools, getReviewer(request), request.query));
  addCall(app, "POST /sign-up/organise/bibs/assign", (request) => assign(tools, getReviewer(request), request.body));
  addCall(app, "POST /sign-up/organise/bibs/import", { bodyLimit }, (request) =>
    take(tools, getReviewer(request), request.body),
  );
}

/** Adds the calls of `startline bibs`. The routes around it check the key. */
export async function bibAdminRoutes(app: FastifyInstance, tools: OrganiseTools) {
  addCall(app, "GET /admin/bibs", ({ query }) => list(tools, operator, query));
  addCall(app, "POST /admin/bibs/assign", ({ body }) => assign(tools, operator, body));
  addCall(app, "POST /admin/bibs/import", { bodyLimit }, ({ body }) => take(tools, operator, body));
}

async function list(tools: OrganiseTools, reviewer: Reviewer, { domainName }: QueryOf<"GET /sign-up/organise/bibs">) {
  const race = await organisedRace(tools, reviewer, domainName);
  if (typeof race === "string") return refuse(race);
  return answer(await readOverview(tools.db, race));
}

async function assign(
  tools: OrganiseTools,
  reviewer: Reviewer,
  { domainName, isTrial, seed }: BodyOf<"POST /sign-up/organise/bibs/assign">,
) {
  const race = await organisedRace(tools, reviewer, domainName);
  if (typeof race === "string") return refuse(race);
  const assigned = await assignBibs(tools, race, { isTrial, seed, actor: reviewer.actor });
  return typeof assigned === "string" ? refuse(assigned) : answer(assigned);
}

async function take(
  tools: OrganiseTools,
  reviewer: Reviewer,
  { domainName, rows, isTrial }: BodyOf<"POST /sign-up/organise/bibs/import">,
) {
  const race = await organisedRace(tools, reviewer, domainName);
  if (typeof race === "string") return refuse(race);
  return answer(await importBibs(tools.db, race.raceId, { rows, isTrial, actor: reviewer.actor }));
}
