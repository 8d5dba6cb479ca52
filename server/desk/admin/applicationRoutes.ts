import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, requestLanguage } from "../../base/http/envelope.ts";
import { operator } from "../../base/rights.ts";
import type { Uploads } from "../../people/uploads/uploads.ts";
import type { ApprovalTools } from "../review/approve.ts";
import { decideApplication } from "../review/decide.ts";
import { openApplicationFile } from "../review/file.ts";
import { type ReviewTools, searchApplications } from "../review/list.ts";
import { readApplication } from "../review/read.ts";
import { reviewTeams } from "../review/teams.ts";

/**
 * Adds the calls of `startline applications` and `startline teams`. The routes around it check the
 * key.
 */
export async function applicationRoutes(
  app: FastifyInstance,
  tools: ReviewTools & ApprovalTools & { uploads: Uploads },
) {
  addCall(app, "GET /admin/applications", async ({ query }) => {
    const page = await searchApplications(tools, operator, query);
    return typeof page === "string" ? refuse("site/not-bound") : answer(page);
  });
  addCall(app, "GET /admin/application", async (request) => {
    const language = requestLanguage(request);
    const application = await readApplication(tools, operator, { id: request.query.id, language });
    return application ? answer(application) : refuse("application/not-found");
  });
  addCall(app, "GET /admin/application-file", async ({ query }, reply) => {
    const file = await openApplicationFile(tools.uploads, operator, query);
    return file ? reply.type(file.upload.type).send(file.content) : refuse("upload/not-found");
  });
  addCall(app, "GET /admin/teams", async ({ query }) => {
    const page = await reviewTeams(tools, operator, query);
    return typeof page === "string" ? refuse("site/not-bound") : answer(page);
  });
  addCall(app, "POST /admin/applications/decide", async ({ body }) =>
    answer(await decideApplication(tools, operator, body)),
  );
}
