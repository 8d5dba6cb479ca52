import type { FastifyInstance } from "fastify";
import { addCall } from "../../../base/http/call.ts";
import { answer, refuse, refuseFor } from "../../../base/http/envelope.ts";
import { secondsToWait } from "../../../base/limits/limits.ts";
import { exactLimits } from "../../../base/limits/table.ts";
import { readInvitation } from "../../../entry/invitations/find.ts";
import type { SignupTools } from "../../../money/payments/tools.ts";
import { getReviewer, requireOrganiser } from "../../../people/accounts/guard.ts";
import { disposition } from "../../../people/uploads/names.ts";
import { findRaceSite } from "../../../race/raceSite.ts";
import { beginByHand } from "./byHand.ts";
import { type Changed, sendAgain, withdrawInvitation } from "./end.ts";
import { exportInvitations } from "./export.ts";
import { importInvitations } from "./importRows.ts";
import { listInvitations } from "./list.ts";

/** The refusals of calls about invitations, by what is returned in place of a result. */
export const invitationRefusals = {
  "no-race": "site/not-bound",
  "not-allowed": "session/not-allowed",
  "no-rows": "export/no-rows",
  "unknown-item": "invitation/unknown-item",
  "no-places": "invitation/no-places",
  cancelled: "invitation/cancelled",
} as const;

/** Five thousand rows of the longest contacts and notes that people write. */
export const largestImport = 4 * 1024 * 1024;

/**
 * Adds the calls with which organisers invite runners, and the one with which an invited runner
 * learns of it.
 */
export async function invitationRoutes(app: FastifyInstance, tools: SignupTools) {
  const { db, secrets } = tools;
  const options = { preHandler: requireOrganiser(tools) };

  addCall(app, "POST /sign-up/invitation", {}, async ({ body: { domainName, token } }) => {
    const site = await findRaceSite(tools, domainName);
    if (!site) return refuse("site/not-bound");
    const offer = await readInvitation(tools, site, token);
    return offer ? answer(offer) : refuse("invitation/unknown-link");
  });
  addCall(app, "GET /sign-up/organise/invitations", options, async (request) => {
    const page = await listInvitations(tools, getReviewer(request), request.query);
    return typeof page === "string" ? refuse(invitationRefusals[page]) : answer(page);
  });
  addCall(app, "POST /sign-up/organise/invitations", { ...options, bodyLimit: largestImport }, async (request) => {
    const reviewer = getReviewer(request);
    const key = `invite/${secrets.mac("account", reviewer.actor)}`;
    const wait = await secondsToWait(db, key, exactLimits.invitations);
    if (wait > 0) return refuseFor(wait, "request/too-many");
    const read = await importInvitations(tools, reviewer, request.body);
    return typeof read === "string" ? refuse(invitationRefusals[read]) : answer(read);
  });
  addCall(app, "POST /sign-up/organise/invitations/withdraw", options, async (request) =>
    answerChanged(await withdrawInvitation(db, getReviewer(request), request.body.invitationId)),
  );
  addCall(app, "POST /sign-up/organise/invitations/send-again", options, async (request) =>
    answerChanged(await sendAgain(db, getReviewer(request), request.body.invitationId)),
  );
  addCall(app, "GET /sign-up/organise/invitations/export", options, async (request, reply) => {
    const exported = await exportInvitations(tools, getReviewer(request), request.query);
    if (typeof exported === "string") return refuse(invitationRefusals[exported]);
    const { file, type, name } = exported;
    return reply.type(type).header("content-disposition", disposition("attachment", name)).send(file);
  });
  addCall(app, "POST /sign-up/organise/by-hand", options, async (request) => {
    const begun = await beginByHand(tools, getReviewer(request), request.body);
    if (begun.outcome !== "begun") return refuse(invitationRefusals[begun.outcome]);
    return answer({ token: begun.token, endsAt: begun.endsAt.getTime() });
  });
}

function answerChanged(changed: Changed) {
  if (changed === "changed") return answer(null);
  return refuse(changed === "over" ? "invitation/over" : "invitation/not-found");
}
