import type { FastifyInstance } from "fastify";
import { scheduleChaining } from "../../base/audit/chain.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { placesLeft } from "../../race/left.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { recentReport } from "./invariants.ts";
import { ensureSettled, scheduleUpkeep } from "./upkeep.ts";

/**
 * The call that shows how many places are left, and what keeps the entries of all races in order.
 */
export async function entryRoutes(app: FastifyInstance, tools: SignupTools) {
  addCall(app, "GET /sign-up/places", async ({ query }) => {
    const site = await findRaceSite(tools, query.domainName);
    if (!site) return refuse("site/not-bound");
    const items = (site.site.race?.items ?? []).map(({ id }) => id);
    await ensureSettled(tools, site, items);
    return answer(await placesLeft(tools.db, site.raceId));
  });
  addCall(app, "GET /status/invariants", async ({ query }) => {
    const site = await findRaceSite(tools, query.domainName);
    return site ? answer(await recentReport(tools.db, site.raceId)) : refuse("site/not-bound");
  });
  scheduleUpkeep(app, tools);
  scheduleChaining(app, tools.db);
}
