import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, refuseField } from "../../base/http/envelope.ts";
import { getReviewer, readSession } from "../accounts/guard.ts";
import type { AccountTools } from "../accounts/tools.ts";
import { readAreas } from "../areas/routes.ts";
import { decideRealName, listReviews, readRealName, submitRealName } from "./realName.ts";
import { saveProfile } from "./service.ts";

/**
 * Adds the calls for what runners state of themselves, the verification of their real name, and its
 * review by organisers.
 */
export async function profileRoutes(app: FastifyInstance, tools: AccountTools) {
  const { db, secrets } = tools;
  const areas = await readAreas();
  const forUsers = { bodyLimit: 16_384 };
  const forOrganisers = { bodyLimit: 4096 };

  addCall(app, "POST /user-center/profile", forUsers, async (request) => {
    const result = await saveProfile(db, readSession(request).accountId, request.body, areas);
    return result.outcome === "saved" ? answer(null) : refuseField(result.error, result.field);
  });
  addCall(app, "POST /user-center/real-name", forUsers, async (request) => {
    const result = await submitRealName(db, secrets, readSession(request).accountId, request.body);
    return result.outcome === "submitted" ? answer(null) : refuseField(result.error, result.field);
  });
  addCall(app, "GET /user-center/real-name", forUsers, async (request) =>
    answer(await readRealName(db, secrets, readSession(request).accountId)),
  );
  addCall(app, "GET /user-center/reviews", forOrganisers, async (request) =>
    answer(await listReviews(tools, getReviewer(request), request.query.after)),
  );
  addCall(app, "POST /user-center/reviews/decide", forOrganisers, async (request) => {
    const result = await decideRealName(db, getReviewer(request), request.body);
    return result.outcome === "decided" ? answer(null) : refuse(result.error);
  });
}
