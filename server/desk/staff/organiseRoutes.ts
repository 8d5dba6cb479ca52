import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import { getPickUp } from "../../entry/pickUp/plan.ts";
import { getReviewer } from "../../people/accounts/guard.ts";
import { disposition } from "../../people/uploads/names.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import type { OrganiseTools } from "../organise/race.ts";
import { exportPickUp } from "./lists.ts";
import { readLoad } from "./load.ts";

/** Adds the calls with which organisers watch the pick-up of a race and take its lists. */
export async function organisePickUpRoutes(app: FastifyInstance, tools: OrganiseTools): Promise<void> {
  addCall(app, "GET /sign-up/organise/pick-up", async (request) => {
    const site = await organisedRace(tools, getReviewer(request), request.query.domainName);
    if (typeof site === "string") return refuse(site);
    const pickUp = getPickUp(site);
    return pickUp ? answer(await readLoad(tools.db, site.raceId, pickUp)) : refuse("pick-up/not-offered");
  });
  addCall(app, "GET /sign-up/organise/pick-up/export", async (request, reply) => {
    const exported = await exportPickUp(tools, getReviewer(request), request.query);
    if (typeof exported === "string") return refuse(exported);
    const { file, type, name } = exported;
    return reply.type(type).header("content-disposition", disposition("attachment", name)).send(file);
  });
}
