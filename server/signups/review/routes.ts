import type { FastifyInstance } from "fastify";
import type { ApplicationFilter } from "#contract/applications.ts";
import { normaliseDomainName } from "../../base/http/domainName.ts";
import { answer, messages, refuse, spokenLanguage } from "../../base/http/envelope.ts";
import { requireAuthority, whoAsks } from "../../people/accounts/guard.ts";
import { organiser } from "../../people/profile/routes.ts";
import { signupMessages } from "../messages.ts";
import type { SignupTools } from "../tools.ts";
import { searchApplications } from "./list.ts";
import { listReviewRaces } from "./races.ts";
import { readApplication } from "./read.ts";

const id = { type: "string", minLength: 1, maxLength: 64 };

/** The properties of a query that names applications of a race. */
export const filterProperties = {
  domainName: { type: "string", minLength: 1, maxLength: 260 },
  status: { enum: ["waiting", "approved", "rejected"] },
  item: id,
  text: { type: "string", minLength: 1, maxLength: 100 },
};

/** The query of a list of applications. */
export const listQuery = {
  type: "object",
  required: ["domainName"],
  properties: { ...filterProperties, after: id },
  additionalProperties: false,
};

/** What organisers read before they decide: the races, their applications, and one of them in full. */
export async function reviewRoutes(app: FastifyInstance, tools: SignupTools) {
  const preHandler = requireAuthority(tools.db, organiser);

  app.get("/sign-up/review/races", { preHandler }, async (request) =>
    answer(await listReviewRaces(tools, normaliseDomainName(request.hostname))),
  );
  app.get<{ Querystring: ApplicationFilter & { after?: string } }>(
    "/sign-up/review/applications",
    { preHandler, schema: { querystring: listQuery } },
    async (request) => {
      const page = await searchApplications(tools, whoAsks(request).accountId, request.query);
      return page ? answer(page) : refuse(404, messages.noRaceBound);
    },
  );
  app.get<{ Params: { id: string } }>("/sign-up/review/applications/:id", { preHandler }, async (request) => {
    const language = spokenLanguage(request);
    const found = await readApplication(tools, whoAsks(request).accountId, { id: request.params.id, language });
    return found ? answer(found) : refuse(404, signupMessages.noApplication);
  });
}
