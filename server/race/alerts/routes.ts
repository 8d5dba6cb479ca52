import type { FastifyInstance } from "fastify";
import type { AlertFile } from "#core/raceAlerts.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, answerResult, refuse } from "../../base/http/envelope.ts";
import { prebuild, sendPrebuilt } from "../../base/http/prebuilt.ts";
import { getHost } from "../../base/http/requestHost.ts";
import { operator, type Reviewer } from "../../base/rights.ts";
import { getReviewer } from "../../people/accounts/guard.ts";
import { organisedRace } from "../organisedRace.ts";
import { findRaceSite } from "../raceSite.ts";
import type { RaceTools } from "../tools.ts";
import type { AlertFiles } from "./alertFiles.ts";
import { endAlert, listAlerts, showAlert } from "./alerts.ts";
import { listSentences, type WantedAlert } from "./sentences.ts";

/** The address of what every page asks for, on each domain of a race. */
export const alertsPath = "/live/alerts.json";

// Of a site without a race.
const noAlerts: AlertFile = { alerts: [], askAfter: 600 };

/** Adds the calls with which organisers show alerts on every page of a race's site. */
export async function alertRoutes(app: FastifyInstance, tools: RaceTools): Promise<void> {
  addCall(app, "GET /sign-up/organise/alerts", (request) =>
    list(tools, getReviewer(request), request.query.domainName),
  );
  addCall(app, "POST /sign-up/organise/alerts", (request) => show(tools, getReviewer(request), request.body));
  addCall(app, "POST /sign-up/organise/alerts/end", (request) => end(tools, getReviewer(request), request.body));
}

/** Adds the calls of `startline alert`. The routes around it check the key. */
export async function alertAdminRoutes(app: FastifyInstance, tools: RaceTools): Promise<void> {
  addCall(app, "GET /admin/alerts", ({ query }) => list(tools, operator, query.domainName));
  addCall(app, "POST /admin/alerts", ({ body }) => show(tools, operator, body));
  addCall(app, "POST /admin/alerts/end", ({ body }) => end(tools, operator, body));
}

/** Adds the file of alerts that open pages ask for. */
export async function alertFileRoutes(
  app: FastifyInstance,
  { alertFiles, ...tools }: RaceTools & { alertFiles: AlertFiles },
): Promise<void> {
  app.get(alertsPath, async (request, reply) => {
    const race = await findRaceSite(tools, getHost(request) ?? "");
    const content = JSON.stringify(race ? await alertFiles.read(race) : noAlerts);
    return sendPrebuilt(request, reply, prebuild("application/json; charset=utf-8", "public, max-age=1", content));
  });
}

async function list(tools: RaceTools, reviewer: Reviewer, domainName: string) {
  const race = await organisedRace(tools, reviewer, domainName);
  if (typeof race === "string") return refuse(race);
  const items = (race.site.race?.items ?? []).map(({ id, name }) => ({ id, name }));
  return answer({ sentences: listSentences(race), items, alerts: await listAlerts(tools.db, race.raceId) });
}

async function show(
  tools: RaceTools,
  reviewer: Reviewer,
  { domainName, ...wanted }: WantedAlert & { domainName: string; minutes: number },
) {
  const race = await organisedRace(tools, reviewer, domainName);
  return typeof race === "string"
    ? refuse(race)
    : answerResult(await showAlert(tools.db, race, wanted, reviewer.actor));
}

async function end(
  tools: RaceTools,
  reviewer: Reviewer,
  { domainName, alertId }: { domainName: string; alertId: number },
) {
  const race = await organisedRace(tools, reviewer, domainName);
  return typeof race === "string"
    ? refuse(race)
    : answerResult(await endAlert(tools.db, race, alertId, reviewer.actor));
}
