import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { getReviewer, requireOrganiser } from "../../people/accounts/guard.ts";
import { changePlaces, decidePlaces, type PlacesRefusal } from "./places.ts";
import { listPools } from "./pools.ts";

/** The refusals of calls about places, by what is returned in place of a change. */
export const placeRefusals = {
  "no-race": "site/not-bound",
  "not-allowed": "session/not-allowed",
  "unknown-pool": "places/unknown-pool",
  "too-many": "places/too-many",
  "key-used": "places/key-used",
  decided: "places/decided",
  "second-organiser": "places/second-organiser",
} as const;

/** Adds the calls with which organisers change the places of their races. */
export async function placeRoutes(app: FastifyInstance, tools: SignupTools) {
  const options = { preHandler: requireOrganiser(tools) };

  addCall(app, "GET /sign-up/organise/places", options, async (request) => {
    const listed = await listPools(tools, getReviewer(request), request.query.domainName);
    return typeof listed === "string" ? refuse(placeRefusals[listed]) : answer(listed);
  });
  addCall(app, "POST /sign-up/organise/places", options, async (request) => {
    const changed = await changePlaces(tools, getReviewer(request), request.body);
    return "error" in changed ? buildPlaceRefusal(changed) : answer(changed);
  });
  addCall(app, "POST /sign-up/organise/places/decide", options, async (request) => {
    const decided = await decidePlaces(tools, getReviewer(request), request.body);
    return "error" in decided ? buildPlaceRefusal(decided) : answer(decided);
  });
}

/** Returns the refusal of a change of places. */
export function buildPlaceRefusal(refused: PlacesRefusal) {
  if (refused.error === "changed") {
    const { places } = refused;
    return refuse("places/changed", { details: { places }, values: { places } });
  }
  if (refused.error === "taken") {
    const { claimed } = refused;
    return refuse("places/taken", { details: { claimed }, values: { claimed } });
  }
  return refuse(placeRefusals[refused.error]);
}
