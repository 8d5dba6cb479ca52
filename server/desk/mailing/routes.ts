import type { FastifyInstance, FastifyReply } from "fastify";
import type { BodyOf, QueryOf } from "#contract/contract.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import { operator, type Reviewer } from "../../base/rights.ts";
import { findOffer } from "../../entry/mailing/rules.ts";
import { importRunners } from "../../entry/mailing/runners.ts";
import { getReviewer } from "../../people/accounts/guard.ts";
import { disposition } from "../../people/uploads/names.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import { exportMailings } from "./export.ts";
import { listMailings } from "./list.ts";
import { shipRows, takeStep } from "./steps.ts";
import type { DeskTools } from "./tools.ts";

// Five thousand rows of the longest cells.
const bodyLimit = 4 * 1024 * 1024;

/** Adds the calls with which organisers mail race packs. */
export async function organiseMailingRoutes(app: FastifyInstance, tools: DeskTools) {
  addCall(app, "GET /sign-up/organise/mailings", (request) => list(tools, getReviewer(request), request.query));
  addCall(app, "POST /sign-up/organise/mailings/step", (request) => take(tools, getReviewer(request), request.body));
  addCall(app, "POST /sign-up/organise/mailings/ship", { bodyLimit }, (request) =>
    ship(tools, getReviewer(request), request.body),
  );
  addCall(app, "GET /sign-up/organise/mailings/export", (request, reply) =>
    sendFile(tools, reply, getReviewer(request), request.query),
  );
  addCall(app, "POST /sign-up/organise/mailings/runners", { bodyLimit }, (request) =>
    importList(tools, getReviewer(request), request.body),
  );
}

/** Adds the calls of `startline mailing`. The routes around it check the key. */
export async function mailingAdminRoutes(app: FastifyInstance, tools: DeskTools) {
  addCall(app, "GET /admin/mailings", ({ query }) => list(tools, operator, query));
  addCall(app, "POST /admin/mailings/step", ({ body }) => take(tools, operator, body));
  addCall(app, "POST /admin/mailings/ship", { bodyLimit }, ({ body }) => ship(tools, operator, body));
  addCall(app, "GET /admin/mailings/export", ({ query }, reply) => sendFile(tools, reply, operator, query));
  addCall(app, "POST /admin/mailings/runners", { bodyLimit }, ({ body }) => importList(tools, operator, body));
}

async function list(
  tools: DeskTools,
  reviewer: Reviewer,
  { domainName, ...filter }: QueryOf<"GET /sign-up/organise/mailings">,
) {
  const race = await organisedRace(tools, reviewer, domainName);
  return typeof race === "string" ? refuse(race) : answer(await listMailings(tools, reviewer, race, filter));
}

async function take(
  tools: DeskTools,
  reviewer: Reviewer,
  { domainName, ...step }: BodyOf<"POST /sign-up/organise/mailings/step">,
) {
  const race = await organisedRace(tools, reviewer, domainName);
  if (typeof race === "string") return refuse(race);
  const taken = await takeStep(tools, race, { ...step, actor: reviewer.actor });
  return "error" in taken ? refuse(taken.error, taken) : answer(taken);
}

async function ship(
  tools: DeskTools,
  reviewer: Reviewer,
  { domainName, rows }: BodyOf<"POST /sign-up/organise/mailings/ship">,
) {
  const race = await organisedRace(tools, reviewer, domainName);
  return typeof race === "string" ? refuse(race) : answer(await shipRows(tools, race, rows, reviewer.actor));
}

async function importList(
  tools: DeskTools,
  reviewer: Reviewer,
  { domainName, rows }: BodyOf<"POST /sign-up/organise/mailings/runners">,
) {
  const race = await organisedRace(tools, reviewer, domainName);
  if (typeof race === "string") return refuse(race);
  if (!findOffer(race)?.mailing.from) return refuse("mailing/not-offered");
  return answer(await importRunners(tools, race.raceId, rows, reviewer.actor));
}

async function sendFile(
  tools: DeskTools,
  reply: FastifyReply,
  reviewer: Reviewer,
  query: QueryOf<"GET /sign-up/organise/mailings/export">,
) {
  const exported = await exportMailings(tools, reviewer, query);
  if (typeof exported === "string") return refuse(exported);
  const { file, type, name } = exported;
  return reply.type(type).header("content-disposition", disposition("attachment", name)).send(file);
}
