import type { FastifyInstance } from "fastify";
import type { ErrorCode } from "#contract/errors.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, answerResult, refuse } from "../../base/http/envelope.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { readSession } from "../../people/accounts/guard.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { listTeams, readInvitation } from "../teams/read.ts";
import { dissolve, handOver, removeMember, renewLink } from "./change.ts";

/** Adds the calls of teams, which captains make and members join by submitting a form for teams. */
export async function teamRoutes(app: FastifyInstance, tools: SignupTools) {
  const answerChange = <Code extends ErrorCode>(outcome: "done" | Code) =>
    outcome === "done" ? answer(null) : refuse(outcome as Code);

  addCall(app, "POST /sign-up/teams/invitation", async ({ body: { domainName, token } }) => {
    const site = await findRaceSite(tools, domainName);
    if (!site) return refuse("site/not-bound");
    const invitation = await readInvitation(tools, site, token);
    return invitation ? answer(invitation) : refuse("team/unknown-link");
  });
  addCall(app, "GET /sign-up/teams", async (request) => answer(await listTeams(tools, readSession(request).accountId)));
  addCall(app, "POST /sign-up/teams/:id/renew-link", async (request) => {
    const { accountId } = readSession(request);
    return answerResult(await renewLink(tools, { accountId, teamId: request.params.id }));
  });
  addCall(app, "POST /sign-up/teams/:id/remove", async (request) => {
    const captain = { accountId: readSession(request).accountId, teamId: request.params.id };
    return answerChange(await removeMember(tools, captain, request.body.submissionId));
  });
  addCall(app, "POST /sign-up/teams/:id/hand-over", async (request) => {
    const captain = { accountId: readSession(request).accountId, teamId: request.params.id };
    return answerChange(await handOver(tools, captain, request.body.submissionId));
  });
  addCall(app, "POST /sign-up/teams/:id/dissolve", async (request) => {
    const { accountId } = readSession(request);
    return answerChange(await dissolve(tools, { accountId, teamId: request.params.id }));
  });
}
