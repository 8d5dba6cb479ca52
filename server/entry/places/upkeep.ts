import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { releases, sites } from "../../base/db/schema.ts";
import { scheduleCleanUp } from "../../base/jobs/cleanUp.ts";
import { findWaiver, isPaidOnline, type PaymentMode, payWithinMinutes } from "../../money/orders/policy.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import { getSender, itemName, type RaceSite } from "../../race/raceSite.ts";
import { findShownSite } from "../../race/shownSite.ts";
import { readRaceFacts } from "../../sites/items/facts.ts";
import { areSettled, settleRace } from "../../sites/items/settle.ts";
import { lockPublishing } from "../../sites/publish/bind.ts";
import { checkInvariants } from "./invariants.ts";
import { promoteWaiting } from "./promote.ts";

/** What storing the items of races and giving out their places works with. */
export type UpkeepTools = SendingTools & Pick<SignupTools, "boundSites" | "store" | "merchants"> & { env: PaymentMode };

const oneHour = 3_600_000;
// A place that was freed by a server that ended before it could give it on waits no longer.
const promoteEveryMs = 20_000;

/**
 * Checks the entries every hour, and gives freed places to those who wait. Every server does; what
 * one has done the others find done.
 */
export function scheduleUpkeep(app: FastifyInstance, tools: SignupTools): void {
  scheduleCleanUp(app, {
    everyMs: oneHour,
    failure: "the entries could not be checked",
    run: async () => {
      const { invariants } = await checkInvariants(tools.db);
      const brokenInvariants = invariants.filter((invariant) => invariant.broken > 0);
      if (brokenInvariants.length > 0)
        app.log.error({ broken: brokenInvariants }, "the entries contradict each other (GET /status/invariants)");
    },
  });
  scheduleCleanUp(app, {
    everyMs: promoteEveryMs,
    failure: "free places could not be given to those who wait",
    run: () => promoteAll(tools),
  });
}

const settledItems = new WeakMap<Database, Set<string>>();

/**
 * Makes sure that items of a site are stored, before somebody signs up or reads how many places are
 * left. A publish stores them, but not those of a race whose information came later. One query for
 * each item and process.
 */
export async function ensureSettled(tools: UpkeepTools, site: RaceSite, items: readonly string[]): Promise<void> {
  const names = settledItems.get(tools.db) ?? new Set();
  settledItems.set(tools.db, names);
  const getName = (item: string) => `${site.raceId}\n${item}`;
  const unknown = items.filter((item) => !names.has(getName(item)));
  if (unknown.length === 0) return;
  if (!(await areSettled(tools.db, site.raceId, unknown))) await settleSite(tools, site);
  for (const item of unknown) names.add(getName(item));
}

/**
 * Stores the items of a site. The edition is read again under the lock of publishing: what was
 * published meanwhile is settled by that.
 */
export async function settleSite(
  { db, boundSites }: UpkeepTools,
  { raceId, domainName, site }: RaceSite,
): Promise<void> {
  const bound = await boundSites.find(domainName);
  await db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await lockPublishing(tx);
    const [current] = await tx
      .select({ uri: releases.uri })
      .from(sites)
      .innerJoin(releases, eq(releases.releaseId, sites.releaseId))
      .where(eq(sites.raceId, raceId));
    if (bound && current?.uri === bound.uri) await settleRace(tx, raceId, readRaceFacts(site));
  });
}

async function promoteAll(tools: SignupTools): Promise<void> {
  const waiting = await tools.db
    .selectDistinct({ raceId: entries.raceId })
    .from(entries)
    .where(eq(entries.state, "waitlisted"));
  for (const { raceId } of waiting) await promoteSite(tools, raceId, await findShownSite(tools, raceId));
}

/** Gives the free places of a race to those who wait for them. */
export async function promoteSite(tools: UpkeepTools, raceId: string, site: RaceSite | undefined): Promise<number> {
  const names = { site: site && getSender(site), itemName: (item: string) => itemName(site, item) };
  const isPaid = isPaidOnline(tools, raceId, site);
  const minutesFor = (item: string) => (isPaid ? payWithinMinutes(site, item) : undefined);
  return promoteWaiting(tools, raceId, {
    ...names,
    payWithinMinutes: minutesFor,
    waiver: await findWaiver(tools, raceId, site),
  });
}

/**
 * Offers the places that a transaction freed to those who wait for them, once it has committed. If
 * this fails, the server does it a moment later.
 */
export async function offerFreedPlaces(
  tools: UpkeepTools & { warn(line: string): void },
  raceId: string,
  site: RaceSite | undefined,
): Promise<void> {
  await promoteSite(tools, raceId, site).catch(({ message }) => tools.warn(message));
}
