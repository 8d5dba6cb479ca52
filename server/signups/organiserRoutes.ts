import type { FastifyInstance } from "fastify";
import { answer, messages, refuse, spokenLanguage } from "../base/http/envelope.ts";
import { requireAuthority, whoAsks } from "../people/accounts/guard.ts";
import { organiser } from "../people/profile/routes.ts";
import { disposition } from "../uploads/names.ts";
import { listApplications } from "./applications.ts";
import { placeProperties } from "./draftRoutes.ts";
import { type ExportRequest, exportSubmissions } from "./export/export.ts";
import { signupMessages } from "./messages.ts";
import { findRaceSite } from "./raceSite.ts";
import { type ApplicationDecision, decideApplication } from "./review/decide.ts";
import { filterProperties } from "./review/routes.ts";
import type { SignupTools } from "./tools.ts";

const id = { type: "string", minLength: 1, maxLength: 64 };
const applicationsQuery = {
  type: "object",
  required: ["domainName"],
  properties: { domainName: placeProperties.domainName, after: id },
  additionalProperties: false,
};
/** The body of a decision. */
export const decisionBody = {
  type: "object",
  required: ["submissionId", "isApproved"],
  properties: { submissionId: id, isApproved: { type: "boolean" }, reason: { type: "string", maxLength: 300 } },
  additionalProperties: false,
};
/** What an export can be asked for. */
export const exportQuery = {
  type: "object",
  required: ["domainName", "format"],
  properties: {
    ...filterProperties,
    domainName: placeProperties.domainName,
    form: id,
    use: { enum: ["sign-up", "through-entry"] },
    format: { enum: ["csv", "xlsx"] },
    language: { enum: ["zh", "en"] },
  },
  additionalProperties: false,
};

/** What organisers do with what was submitted: decide on applications, and take the list away. */
export async function organiserRoutes(app: FastifyInstance, tools: SignupTools) {
  const { db } = tools;
  const preHandler = requireAuthority(db, organiser);

  app.get<{ Querystring: { domainName: string; after?: string } }>(
    "/sign-up/applications",
    { preHandler, schema: { querystring: applicationsQuery } },
    async (request) => {
      const { domainName, after } = request.query;
      const site = await findRaceSite(tools, domainName);
      if (!site) return refuse(404, messages.noRaceBound);
      const language = spokenLanguage(request);
      return answer(
        await listApplications(tools, whoAsks(request).accountId, { raceId: site.raceId, after, language }),
      );
    },
  );
  app.post<{ Body: ApplicationDecision }>(
    "/sign-up/applications/decide",
    { preHandler, schema: { body: decisionBody } },
    async (request) => {
      const decided = await decideApplication(db, whoAsks(request).accountId, request.body);
      if (decided.outcome === "decided") return answer(null);
      return { ...refuse(409, decided.message), data: decided.refusal };
    },
  );
  app.get<{ Querystring: Omit<ExportRequest, "language"> & Partial<ExportRequest> }>(
    "/sign-up/export",
    { preHandler, schema: { querystring: exportQuery } },
    async (request, reply) => {
      const asked = { language: "zh", ...request.query } as const;
      const exported = await exportSubmissions(tools, whoAsks(request).accountId, asked);
      if (exported.outcome !== "exported")
        return refuse(404, exported.outcome === "no-race" ? messages.noRaceBound : signupMessages.noRows);
      const { file, type, name } = exported;
      return reply.type(type).header("content-disposition", disposition("attachment", name)).send(file);
    },
  );
}
