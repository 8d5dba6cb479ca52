import type { FastifyInstance } from "fastify";
import { addCall } from "../base/http/call.ts";
import { answer, refuse, spokenLanguage } from "../base/http/envelope.ts";
import { requireAuthority, sessionOf } from "../people/accounts/guard.ts";
import { organiser } from "../people/profile/routes.ts";
import { disposition } from "../uploads/names.ts";
import { listApplications } from "./applications.ts";
import { exportSubmissions } from "./export/export.ts";
import { findRaceSite } from "./raceSite.ts";
import { decideApplication } from "./review/decide.ts";
import type { SignupTools } from "./tools.ts";

/** Adds the calls with which organisers decide applications and export sign-ups. */
export async function organiserRoutes(app: FastifyInstance, tools: SignupTools) {
  const { db } = tools;
  const options = { preHandler: requireAuthority(db, organiser) };

  addCall(app, "GET /sign-up/applications", options, async (request) => {
    const { domainName, after } = request.query;
    const site = await findRaceSite(tools, domainName);
    if (!site) return refuse("site/not-bound");
    const page = { raceId: site.raceId, after, language: spokenLanguage(request) };
    return answer(await listApplications(tools, sessionOf(request).accountId, page));
  });
  addCall(app, "POST /sign-up/applications/decide", options, async (request) => {
    const decided = await decideApplication(db, sessionOf(request).accountId, request.body);
    if (decided.outcome === "decided") return answer(null);
    return { ...refuse(decided.error, { details: { ...decided.refusal } }), msg: decided.message };
  });
  addCall(app, "GET /sign-up/export", options, async (request, reply) => {
    const wanted = { language: "zh", ...request.query } as const;
    const exported = await exportSubmissions(tools, sessionOf(request).accountId, wanted);
    if (exported.outcome !== "exported")
      return exported.outcome === "no-race" ? refuse("site/not-bound") : refuse("export/no-rows");
    const { file, type, name } = exported;
    return reply.type(type).header("content-disposition", disposition("attachment", name)).send(file);
  });
}
