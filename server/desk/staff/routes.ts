import type { FastifyInstance } from "fastify";
import { organiser, personalData, staff } from "#core/authorities.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, requestLanguage } from "../../base/http/envelope.ts";
import { findRaces, includesRace, type Reviewer } from "../../base/rights.ts";
import { closeDevice, describeState, haveAllSynced, listDevices, openDevice } from "../../entry/handOut/devices.ts";
import { type Line, syncLines } from "../../entry/handOut/sync.ts";
import { endCollected } from "../../entry/mailing/end.ts";
import { getPickUp } from "../../entry/pickUp/plan.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { getReviewer, readSession } from "../../people/accounts/guard.ts";
import { findRaceSite, type RaceSite } from "../../race/raceSite.ts";
import { readSnapshot } from "./snapshot.ts";

/** Adds the calls of the devices with which staff hand race packs out. */
export async function staffRoutes(app: FastifyInstance, tools: SignupTools): Promise<void> {
  const { db } = tools;
  addCall(app, "GET /sign-up/staff/snapshot", async (request) => {
    const site = await findStaffed(tools, getReviewer(request), request.query.domainName);
    return typeof site === "string" ? refuse(site) : answer(await readSnapshot(tools, site, requestLanguage(request)));
  });
  addCall(app, "GET /sign-up/staff/devices", async (request) => {
    const site = await findStaffed(tools, getReviewer(request), request.query.domainName);
    if (typeof site === "string") return refuse(site);
    const { accountId } = readSession(request);
    const devices = (await listDevices(db, site.raceId)).map((device) => ({
      deviceId: device.deviceId,
      site: device.site,
      name: device.name,
      openedAt: device.openedAt.getTime(),
      lastSyncAt: device.lastSyncAt?.getTime() ?? null,
      pending: device.pending,
      isOwn: device.accountId === accountId,
      state: describeState(device),
    }));
    return answer({ raceId: site.raceId, devices, haveAllSynced: await haveAllSynced(db, site.raceId) });
  });
  addCall(app, "POST /sign-up/staff/devices", async (request) => {
    const { domainName, site: siteId, name } = request.body;
    const site = await findStaffed(tools, getReviewer(request), domainName);
    if (typeof site === "string") return refuse(site);
    if (!getPickUp(site)?.sites.some(({ id }) => id === siteId)) return refuse("staff/unknown-site");
    const { accountId, sessionId } = readSession(request);
    const deviceId = await openDevice(db, { raceId: site.raceId, site: siteId, name, accountId, sessionId });
    return answer({ deviceId });
  });
  addCall(app, "POST /sign-up/staff/sync", async (request) => {
    const { domainName, lines, ...sent } = request.body;
    const site = await findStaffed(tools, getReviewer(request), domainName);
    if (typeof site === "string") return refuse(site);
    const { accountId, sessionId } = readSession(request);
    const batch = { ...sent, lines: lines as Line[], raceId: site.raceId, actor: accountId, sessionId };
    const synced = await syncLines(
      tools,
      batch,
      (getPickUp(site)?.materials ?? []).map(({ id }) => id),
      async (tx, entryId, actor) => (await endCollected(tx, tools, [entryId], { actor, site })).length > 0,
    );
    return typeof synced === "string" ? refuse(synced) : answer(synced);
  });
  addCall(app, "POST /sign-up/staff/devices/close", async (request) => {
    const { domainName, deviceId } = request.body;
    const reviewer = getReviewer(request);
    const site = await findStaffed(tools, reviewer, domainName);
    if (typeof site === "string") return refuse(site);
    const { raceId } = site;
    const isOrganiser = includesRace(findRaces(reviewer, organiser), raceId);
    const done = await closeDevice(db, { deviceId, raceId, actor: readSession(request).accountId, isOrganiser });
    return done === "closed" || done === "waiting" ? answer(done) : refuse(done);
  });
}

// The race of a domain, for its staff and for its organisers who see personal data.
async function findStaffed(
  tools: SignupTools,
  reviewer: Reviewer,
  domainName: string,
): Promise<RaceSite | "site/not-bound" | "session/not-allowed"> {
  const site = await findRaceSite(tools, domainName);
  if (!site) return "site/not-bound";
  const isAllowed = ([staff, personalData] as const).some((right) =>
    includesRace(findRaces(reviewer, right), site.raceId),
  );
  return isAllowed ? site : "session/not-allowed";
}
