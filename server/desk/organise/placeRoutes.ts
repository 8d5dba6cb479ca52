import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, answerResult, refuse } from "../../base/http/envelope.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { getReviewer } from "../../people/accounts/guard.ts";
import { changePlaces, decidePlaces, type PlacesRefusal } from "./places.ts";
import { listPools } from "./pools.ts";

/** Adds the calls with which organisers change the places of their races. */
export async function placeRoutes(app: FastifyInstance, tools: SignupTools) {
  addCall(app, "GET /sign-up/organise/places", async (request) => {
    return answerResult(await listPools(tools, getReviewer(request), request.query.domainName));
  });
  addCall(app, "POST /sign-up/organise/places", async (request) => {
    const change = await changePlaces(tools, getReviewer(request), request.body);
    return "error" in change ? buildPlaceRefusal(change) : answer(change);
  });
  addCall(app, "POST /sign-up/organise/places/decide", async (request) => {
    const decision = await decidePlaces(tools, getReviewer(request), request.body);
    return "error" in decision ? buildPlaceRefusal(decision) : answer(decision);
  });
}

/** Returns the refusal of a change of places. */
export function buildPlaceRefusal({ error, values }: PlacesRefusal) {
  return refuse(error, { details: { ...values }, values: { ...values } });
}
