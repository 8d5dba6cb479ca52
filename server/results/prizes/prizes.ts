import { and, asc, eq } from "drizzle-orm";
import type { PrizeEventKind, PrizeState } from "#contract/resultWords.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import type { Database } from "../../base/db/open.ts";
import { prizeEvents, resultSets } from "../../base/db/resultSchema.ts";
import { dayIn } from "../../sites/items/dayIn.ts";
import { findNewestSet } from "../sets/current.ts";
import { isSetOf } from "../sets/derive.ts";
import type { Edition, ResultRules } from "../sets/rules.ts";
import { type Award, awardPrizes } from "./awards.ts";
import { listContests, readPlaced } from "./contests.ts";
import { addDays, addWorkdays } from "./workdays.ts";

/** The prizes of an edition by its newest published set. */
export interface ComputedPrizes {
  /** The number of that set; null if none is published. */
  setNumber: number | null;
  /** The first day on which prizes are due, YYYY-MM-DD; null before the official results. */
  dueOn: string | null;
  /** The last day on which they can be claimed; null if there is none. */
  claimUntil: string | null;
  prizes: ComputedPrize[];
}

/** A prize, or that a runner gets none, and what became of it. */
export interface ComputedPrize extends Award {
  name: string | null;
  gender: number;
  ageGroup: string | null;
  state: PrizeState;
  /** What was paid last, before tax; null if nothing was. */
  paidFen: number | null;
  events: { event: PrizeEventKind; reason: string | null; at: Date; by: string }[];
}

/**
 * Computes the prizes of an edition from its newest published set and the rules that it was made
 * by, with what became of each. A paid prize that is no longer the runner's is listed too. `now` is
 * the database's unless given.
 */
export async function computePrizes(db: Database, edition: Edition, now?: Date): Promise<ComputedPrizes> {
  const set = await findNewestSet(db, edition);
  const rules = set?.rules as ResultRules | undefined;
  const days = set && rules ? await findDays(db, edition, rules) : { dueOn: null, claimUntil: null };
  if (!set || !rules?.prizes) return { setNumber: set?.number ?? null, ...days, prizes: [] };
  const runners = await readPlaced(db, edition, set.setId, rules);
  const byBib = new Map(runners.map((runner) => [runner.bib, runner]));
  const awards = awardPrizes(listContests(rules, runners), rules.prizes);
  const today = dayIn(rules.timeZone, now ?? (await databaseNow(db)));
  const events = await db.select().from(prizeEvents).where(isEventOf(edition)).orderBy(asc(prizeEvents.seq));
  const prizes = awards.map((award): ComputedPrize => {
    const own = events.filter(({ list, bib }) => list === award.key && bib === award.bib);
    const { name = null, gender = 0, age_group: ageGroup = null } = byBib.get(award.bib) ?? {};
    const state = judgeState(
      award,
      own.map(({ event }) => event),
      { today, ...days },
    );
    return { ...award, name, gender, ageGroup, state, paidFen: findPaid(own), events: own };
  });
  return { setNumber: set.number, ...days, prizes: [...prizes, ...listLost(prizes, events)] };
}

function isEventOf({ raceId, item, edition }: Edition) {
  return and(eq(prizeEvents.raceId, raceId), eq(prizeEvents.item, item), eq(prizeEvents.edition, edition));
}

// The publicity begins with the first official set, also if it is amended afterwards.
async function findDays(db: Database, edition: Edition, { prizes, timeZone }: ResultRules) {
  const isOfficial = and(isSetOf(edition), eq(resultSets.kind, "official"));
  const [official] = await db
    .select({ at: resultSets.publishedAt })
    .from(resultSets)
    .where(isOfficial)
    .orderBy(asc(resultSets.number))
    .limit(1);
  if (!official?.at) return { dueOn: null, claimUntil: null };
  const { publicityDays = 0, claimDays, holidays, workdays } = prizes ?? {};
  const day = dayIn(timeZone, official.at);
  const last = addWorkdays(day, publicityDays, { holidays, workdays });
  const dueOn = publicityDays === 0 ? day : addDays(last, 1);
  return { dueOn, claimUntil: claimDays === undefined ? null : addDays(dueOn, claimDays - 1) };
}

function judgeState(
  { without }: Award,
  events: readonly PrizeEventKind[],
  { today, dueOn, claimUntil }: { today: string; dueOn: string | null; claimUntil: string | null },
): PrizeState {
  const isPaid = events.includes("paid");
  if (without) return isPaid ? "reclaimed" : without;
  if (isPaid) return "paid";
  if (events.findLast((event) => event === "withheld" || event === "released") === "withheld") return "withheld";
  if (events.includes("claimed")) return "claimed";
  if (dueOn === null) return "provisional";
  if (today < dueOn) return "in_publicity";
  return claimUntil !== null && today > claimUntil ? "expired" : "due";
}

function findPaid(events: readonly { event: PrizeEventKind; paidFen: number | null }[]): number | null {
  return events.findLast(({ event }) => event === "paid")?.paidFen ?? null;
}

// Paid to a runner who is not in the list any more.
function listLost(
  prizes: readonly ComputedPrize[],
  events: readonly (typeof prizeEvents.$inferSelect)[],
): ComputedPrize[] {
  const paid = events.filter(
    ({ event, list, bib }) => event === "paid" && !prizes.some((prize) => prize.key === list && prize.bib === bib),
  );
  const lost = new Map(paid.map((event) => [`${event.list} ${event.bib}`, event]));
  return [...lost.values()].map(({ list, bib, paidFen }) => ({
    key: list,
    bib,
    name: null,
    gender: 0,
    ageGroup: null,
    place: 0,
    amountFen: 0,
    taxFen: 0,
    without: null,
    state: "reclaimed" as const,
    paidFen,
    events: events.filter((event) => event.list === list && event.bib === bib),
  }));
}
