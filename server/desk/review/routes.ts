import type { FastifyInstance } from "fastify";
import type { PublicApplicationCounts } from "#contract/applications.ts";
import { keepRecent } from "../../base/db/recent.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, answerResult, refuse, requestLanguage } from "../../base/http/envelope.ts";
import { getHost } from "../../base/http/requestHost.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { getReviewer } from "../../people/accounts/guard.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { countByCategory } from "./counts.ts";
import { searchApplications } from "./list.ts";
import { listReviewRaces } from "./races.ts";
import { readApplication } from "./read.ts";
import { reviewTeams } from "./teams.ts";

// Everybody who opens a page that shows them asks.
const readCounts = keepRecent<PublicApplicationCounts>(60_000);

/**
 * Adds the calls with which organisers read before they decide: the races, their applications, and
 * one of them in full; and that with which anyone reads how many there are.
 */
export async function reviewRoutes(app: FastifyInstance, tools: SignupTools) {
  addCall(app, "GET /sign-up/review/races", async (request) =>
    answer(await listReviewRaces(tools, getReviewer(request), { here: getHost(request), has: request.query.with })),
  );
  addCall(app, "GET /sign-up/review/applications", async (request) => {
    return answerResult(await searchApplications(tools, getReviewer(request), request.query));
  });
  addCall(app, "GET /sign-up/review/applications/:id", async (request) => {
    const language = requestLanguage(request);
    const application = await readApplication(tools, getReviewer(request), { id: request.params.id, language });
    return application ? answer(application) : refuse("application/not-found");
  });
  addCall(app, "GET /sign-up/applications/counts", async ({ query }) => {
    const site = await findRaceSite(tools, query.domainName);
    if (!site) return refuse("site/not-bound");
    return answer(await readCounts(tools.db, site.domainName, () => countByCategory(tools, site)));
  });
  addCall(app, "GET /sign-up/review/teams", async (request) => {
    return answerResult(await reviewTeams(tools, getReviewer(request), request.query));
  });
}
