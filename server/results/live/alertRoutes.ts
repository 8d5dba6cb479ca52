import type { FastifyInstance } from "fastify";
import type { LiveAlerts } from "#contract/live.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, requestLanguage } from "../../base/http/envelope.ts";
import { scheduleCleanUp } from "../../base/jobs/cleanUp.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { readSession } from "../../people/accounts/guard.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { currentEdition } from "../sets/rules.ts";
import { sendLiveAlerts } from "./alerts.ts";
import { type Follower, findContact, listFollows, storeFollows } from "./follows.ts";
import type { FoundLive, LiveRaces } from "./liveRaces.ts";

const fiveSeconds = 5000;

/** Adds the calls with which an account asks for alerts of a race, and what sends them. */
export async function liveAlertRoutes(app: FastifyInstance, tools: SignupTools & { races: LiveRaces }): Promise<void> {
  const { db, secrets, races } = tools;
  const open = async (domainName: string): Promise<FoundLive | "site/not-bound" | "live/closed"> => {
    const site = await findRaceSite(tools, domainName);
    if (!site) return "site/not-bound";
    return (await races.open(site, false)) ?? "live/closed";
  };
  const follow = ({ site }: FoundLive, accountId: string): Follower => ({
    accountId,
    raceId: site.raceId,
    edition: currentEdition(site.site),
  });
  const describe = async (follower: Follower): Promise<LiveAlerts> => ({
    bibs: await listFollows(db, follower),
    channel: (await findContact(db, secrets, follower.accountId))?.channel ?? null,
  });
  addCall(app, "GET /sign-up/live/alerts", async (request) => {
    const live = await open(request.query.domainName);
    if (typeof live === "string") return refuse(live);
    return answer(await describe(follow(live, readSession(request).accountId)));
  });
  addCall(app, "PUT /sign-up/live/alerts", async (request) => {
    const live = await open(request.body.domainName);
    if (typeof live === "string") return refuse(live);
    const follower = follow(live, readSession(request).accountId);
    const bibs = request.body.bibs.flatMap((bib) => {
      const runner = live.race.runner(bib);
      return runner && runner.name !== null ? [runner.bib] : [];
    });
    await storeFollows(db, follower, { bibs: [...new Set(bibs)], language: requestLanguage(request) });
    return answer(await describe(follower));
  });
  scheduleCleanUp(app, {
    everyMs: fiveSeconds,
    failure: "alerts of the live page could not be sent",
    run: () => sendLiveAlerts(tools, races),
  });
}
