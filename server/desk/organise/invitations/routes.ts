import type { FastifyInstance } from "fastify";
import { addCall } from "../../../base/http/call.ts";
import { answer, answerResult, refuse, refuseFor } from "../../../base/http/envelope.ts";
import { secondsToWait } from "../../../base/limits/limits.ts";
import { exactLimits } from "../../../base/limits/table.ts";
import { readOffer } from "../../../entry/links/invitation.ts";
import type { SignupTools } from "../../../money/payments/tools.ts";
import { getReviewer } from "../../../people/accounts/guard.ts";
import { disposition } from "../../../people/uploads/names.ts";
import { findRaceSite } from "../../../race/raceSite.ts";
import { beginByHand } from "./byHand.ts";
import { type Changed, sendAgain, withdrawInvitation } from "./end.ts";
import { exportInvitations } from "./export.ts";
import { importInvitations } from "./importRows.ts";
import { listInvitations } from "./list.ts";

/** Five thousand rows of the longest contacts and notes that people write. */
export const largestImport = 4 * 1024 * 1024;

/**
 * Adds the calls with which organisers invite runners, and the one with which an invited runner
 * learns of it.
 */
export async function invitationRoutes(app: FastifyInstance, tools: SignupTools) {
  const { db, secrets } = tools;
  addCall(app, "POST /sign-up/invitation", async ({ body: { domainName, token } }) => {
    const site = await findRaceSite(tools, domainName);
    if (!site) return refuse("site/not-bound");
    const offer = await readOffer(tools, site, token);
    return offer ? answer(offer) : refuse("invitation/unknown-link");
  });
  addCall(app, "GET /sign-up/organise/invitations", async (request) => {
    return answerResult(await listInvitations(tools, getReviewer(request), request.query));
  });
  addCall(app, "POST /sign-up/organise/invitations", { bodyLimit: largestImport }, async (request) => {
    const reviewer = getReviewer(request);
    const key = `invite/${secrets.mac("account", reviewer.actor)}`;
    const wait = await secondsToWait(db, key, exactLimits.invitations);
    if (wait > 0) return refuseFor(wait, "request/too-many");
    return answerResult(await importInvitations(tools, reviewer, request.body));
  });
  addCall(app, "POST /sign-up/organise/invitations/withdraw", async (request) =>
    answerChanged(await withdrawInvitation(db, getReviewer(request), request.body.invitationId)),
  );
  addCall(app, "POST /sign-up/organise/invitations/send-again", async (request) =>
    answerChanged(await sendAgain(db, getReviewer(request), request.body.invitationId)),
  );
  addCall(app, "GET /sign-up/organise/invitations/export", async (request, reply) => {
    const exported = await exportInvitations(tools, getReviewer(request), request.query);
    if (typeof exported === "string") return refuse(exported);
    const { file, type, name } = exported;
    return reply.type(type).header("content-disposition", disposition("attachment", name)).send(file);
  });
  addCall(app, "POST /sign-up/organise/by-hand", async (request) => {
    const begun = await beginByHand(tools, getReviewer(request), request.body);
    if (typeof begun === "string") return refuse(begun);
    return answer({ token: begun.token, endsAt: begun.endsAt.getTime() });
  });
}

function answerChanged(outcome: Changed) {
  return outcome === "changed" ? answer(null) : refuse(outcome);
}
