import type { FastifyInstance } from "fastify";
import type { ApplicationFilter } from "#contract/applications.ts";
import { answer, messages, refuse, spokenLanguage } from "../../base/http/envelope.ts";
import { signupMessages } from "../../signups/messages.ts";
import { decisionBody } from "../../signups/organiserRoutes.ts";
import { type ApplicationDecision, decideApplication } from "../../signups/review/decide.ts";
import { type ReviewTools, searchApplications } from "../../signups/review/list.ts";
import { readApplication } from "../../signups/review/read.ts";
import { listQuery } from "../../signups/review/routes.ts";
import { commandActor } from "../accounts/authorities.ts";

const byId = {
  type: "object",
  required: ["id"],
  properties: { id: { type: "string", minLength: 1, maxLength: 64 } },
};

/** What `startline applications` does on a running server. The routes around it check the key. */
export async function applicationRoutes(app: FastifyInstance, tools: ReviewTools) {
  app.get<{ Querystring: ApplicationFilter & { after?: string } }>(
    "/admin/applications",
    { schema: { querystring: listQuery } },
    async ({ query }) => {
      const page = await searchApplications(tools, commandActor, query);
      return page ? answer(page) : refuse(404, messages.noRaceBound);
    },
  );
  app.get<{ Querystring: { id: string } }>("/admin/application", { schema: { querystring: byId } }, async (request) => {
    const language = spokenLanguage(request);
    const found = await readApplication(tools, commandActor, { id: request.query.id, language });
    return found ? answer(found) : refuse(404, signupMessages.noApplication);
  });
  app.post<{ Body: ApplicationDecision }>(
    "/admin/applications/decide",
    { schema: { body: decisionBody } },
    async ({ body }) => answer(await decideApplication(tools.db, commandActor, body)),
  );
}
