import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, spokenLanguage } from "../../base/http/envelope.ts";
import { hostOf } from "../../base/http/proxies.ts";
import { requireAuthority, sessionOf } from "../../people/accounts/guard.ts";
import { organiser } from "../../people/profile/routes.ts";
import type { SignupTools } from "../tools.ts";
import { searchApplications } from "./list.ts";
import { listReviewRaces } from "./races.ts";
import { readApplication } from "./read.ts";

/** Adds the calls with which organisers read before they decide: the races, their applications, and one of them in full. */
export async function reviewRoutes(app: FastifyInstance, tools: SignupTools) {
  const options = { preHandler: requireAuthority(tools.db, organiser) };

  addCall(app, "GET /sign-up/review/races", options, async (request) =>
    answer(await listReviewRaces(tools, hostOf(request))),
  );
  addCall(app, "GET /sign-up/review/applications", options, async (request) => {
    const page = await searchApplications(tools, sessionOf(request).accountId, request.query);
    return page ? answer(page) : refuse("site/not-bound");
  });
  addCall(app, "GET /sign-up/review/applications/:id", options, async (request) => {
    const language = spokenLanguage(request);
    const found = await readApplication(tools, sessionOf(request).accountId, { id: request.params.id, language });
    return found ? answer(found) : refuse("application/not-found");
  });
}
