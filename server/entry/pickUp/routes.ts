import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, requestLanguage } from "../../base/http/envelope.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { readSession } from "../../people/accounts/guard.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { bookSlot, cancelBooking, moveBooking } from "./book.ts";
import { listPickUps } from "./listOwn.ts";
import { readPlan } from "./plan.ts";

/**
 * Adds the calls with which runners read the pick-up of a race, and book, move and cancel a slot.
 */
export async function pickUpRoutes(app: FastifyInstance, tools: SignupTools) {
  addCall(app, "GET /sign-up/pick-up", async ({ query }) => {
    const site = await findRaceSite(tools, query.domainName);
    if (!site) return refuse("site/not-bound");
    const plan = await readPlan(tools.db, site);
    return plan ? answer(plan) : refuse("pick-up/not-offered");
  });
  addCall(app, "GET /sign-up/pick-ups", async (request) =>
    answer(await listPickUps(tools, { accountId: readSession(request).accountId, language: requestLanguage(request) })),
  );
  addCall(app, "POST /sign-up/submissions/:id/pick-up", async (request) => {
    const { accountId } = readSession(request);
    const { entrant, slotId } = request.body;
    const booked = await bookSlot(tools, { accountId, submissionId: request.params.id, entrant }, slotId);
    return "error" in booked ? refuse(booked.error, booked) : answer(booked);
  });
  addCall(app, "POST /sign-up/submissions/:id/move-pick-up", async (request) => {
    const { accountId } = readSession(request);
    const { entrant, slotId } = request.body;
    const moved = await moveBooking(tools, { accountId, submissionId: request.params.id, entrant }, slotId);
    return "error" in moved ? refuse(moved.error, moved) : answer(moved);
  });
  addCall(app, "POST /sign-up/submissions/:id/cancel-pick-up", async (request) => {
    const { accountId } = readSession(request);
    const own = { accountId, submissionId: request.params.id, entrant: request.body.entrant };
    const cancelled = await cancelBooking(tools, own);
    return cancelled === "cancelled" ? answer(null) : refuse(cancelled.error, cancelled);
  });
}
