import { and, eq } from "drizzle-orm";
import type { LiveItem, LiveRunner } from "#core/live.ts";
import { formatTime } from "#core/raceTimes.ts";
import { chooseName } from "#core/runnerName.ts";
import type { Language } from "#core/text.ts";
import type { Database } from "../../base/db/open.ts";
import { liveAlerts, liveFollows } from "../../base/db/timingSchema.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { notifyContact } from "../../people/sending/notifyOwner.ts";
import { buildPageLink } from "../../race/ownLink.ts";
import { getSender } from "../../race/raceSite.ts";
import { findShownSite } from "../../race/shownSite.ts";
import { currentEdition } from "../sets/rules.ts";
import { readAllRules } from "../timing/flagPassings.ts";
import { findContact } from "./follows.ts";
import type { FoundLive, LiveRaces } from "./liveRaces.ts";

const minute = 60_000;
/** An alert that is later than this is not sent, for any reason. */
const mostLateMs = 10 * minute;
const keptMs = 24 * 60 * minute;

type Tools = Pick<SignupTools, "db" | "secrets" | "env" | "boundSites" | "store" | "warn">;
type Follow = typeof liveFollows.$inferSelect;

/**
 * Sends alerts of the races that run: once for each account, runner and point, whichever server
 * sees the passing first. Those of races that are over are deleted.
 */
export async function sendLiveAlerts(tools: Tools, races: LiveRaces): Promise<void> {
  const { db } = tools;
  const { raceId, edition } = liveFollows;
  // Mostly there are none.
  for (const followed of await db.selectDistinct({ raceId, edition }).from(liveFollows)) {
    const site = await findShownSite(tools, followed.raceId);
    if (!site) continue;
    const rules = [...readAllRules(site).values()];
    const now = Date.now();
    const endsAt = Math.max(...rules.map((itemRules) => itemRules.endsAt));
    const isOver = followed.edition !== currentEdition(site.site) || now > endsAt + keptMs;
    if (isOver) await forgetFollows(db, followed);
    const hasBegun = rules.some(({ firstGun }) => firstGun !== null && firstGun <= now);
    if (isOver || !hasBegun || now > endsAt + mostLateMs) continue;
    const live = await races.open(site, false);
    if (live) await sendAlerts(tools, live, followed);
  }
}

interface Followed {
  raceId: string;
  edition: string;
}

async function sendAlerts(tools: Tools, live: FoundLive, { raceId, edition }: Followed): Promise<void> {
  const isFollowed = and(eq(liveFollows.raceId, raceId), eq(liveFollows.edition, edition));
  const follows = await tools.db.select().from(liveFollows).where(isFollowed);
  const sent = await readSent(tools.db, { raceId, edition });
  const { items } = live.race.index();
  for (const follow of follows) {
    const runner = live.race.runner(follow.bib);
    const item = items.find(({ id }) => id === runner?.item);
    if (!runner || !item) continue;
    for (const passed of listPassed(runner, item, follow.language))
      if (!sent.has(nameAlert({ ...follow, point: passed.point.id })))
        await sendAlert(tools, live, { follow, item, ...passed });
  }
}

// So that most need no transaction of their own; what decides is the row that is inserted.
async function readSent(db: Database, { raceId, edition }: Followed): Promise<ReadonlySet<string>> {
  const isOfRace = and(eq(liveAlerts.raceId, raceId), eq(liveAlerts.edition, edition));
  return new Set((await db.select().from(liveAlerts).where(isOfRace)).map(nameAlert));
}

function nameAlert({ accountId, bib, point }: Pick<typeof liveAlerts.$inferSelect, "accountId" | "bib" | "point">) {
  return JSON.stringify([accountId, bib, point]);
}

/** A point that a runner passed a moment ago. */
interface Passed {
  name: string;
  point: LiveItem["points"][number];
  ms: number;
  passedAt: number;
}

// Of who hides the name, or is out of the race, nobody gets an alert.
function listPassed(runner: LiveRunner, { points }: LiveItem, language: Language): Passed[] {
  const { status, gunAt, times } = runner;
  const name = chooseName(runner, language);
  if (name === null || (status !== "running" && status !== "finished")) return [];
  const now = Date.now();
  return points.flatMap((point, index) => {
    const ms = index === 0 ? null : (times[index] ?? null);
    if (ms === null) return [];
    const passedAt = gunAt + ms;
    const isTimely = passedAt <= now && now - passedAt <= mostLateMs;
    return isTimely ? [{ name, point, ms, passedAt }] : [];
  });
}

async function sendAlert(
  tools: Tools,
  { site, page }: FoundLive,
  { follow, item, name, point, ms, passedAt }: Passed & { follow: Follow; item: LiveItem },
): Promise<void> {
  const { accountId, raceId, edition, bib, language } = follow;
  const row = { accountId, raceId, edition, bib, point: point.id };
  await tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const [claimed] = await tx.insert(liveAlerts).values(row).onConflictDoNothing().returning();
    const contact = claimed && (await findContact(tx, tools.secrets, accountId));
    if (!contact) return;
    const link = buildPageLink(site, tools.env.port, page);
    const values = { bib, name, item: item.name, point: point.name, time: formatTime(ms), link, site: getSender(site) };
    const key = `live/${tools.secrets.mac("live alert", JSON.stringify(row))}`;
    const until = new Date(passedAt + mostLateMs);
    await notifyContact(
      tx,
      tools,
      { ...contact, language },
      { key, until, template: "live-alert", values },
      "live-alert",
    );
  });
}

async function forgetFollows(db: Database, { raceId, edition }: Followed): Promise<void> {
  for (const table of [liveFollows, liveAlerts])
    await db.delete(table).where(and(eq(table.raceId, raceId), eq(table.edition, edition)));
}
