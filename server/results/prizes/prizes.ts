import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { ErrorOf } from "#contract/contract.ts";

import type { PrizeEventKind, PrizeState } from "#contract/resultWords.ts";
import type { PrizeList } from "#schemas/generated/types.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { prizeEvents, resultSets } from "../../base/db/resultSchema.ts";
import { dayIn } from "../../sites/items/dayIn.ts";
import { holdsPlace, isSetOf, lockEdition } from "../sets/derive.ts";
import { type PlacedList, selectPlaces } from "../sets/places.ts";
import { findNewestSet } from "../sets/publish.ts";
import type { Edition, ResultRules } from "../sets/rules.ts";
import { type Award, awardPrizes, type Candidate, type Contest } from "./awards.ts";
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
  listId: string;
  name: string | null;
  gender: number;
  ageGroup: string | null;
  state: PrizeState;
  events: { event: PrizeEventKind; reason: string | null; at: Date; by: string }[];
}

interface PlacedRunner {
  bib: string;
  name: string | null;
  gender: number;
  age_group: string | null;
  status: string;
  [place: `place_list_${number}`]: number | null;
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
    return { ...award, listId: listOfKey(award.key), name, gender, ageGroup, state, events: own };
  });
  return { setNumber: set.number, ...days, prizes: [...prizes, ...listLost(prizes, events)] };
}

/** Why what became of a prize is not stored. */
export interface PrizeRefusal {
  error: ErrorOf<"POST /sign-up/organise/results/prizes">;
  values?: { state: PrizeState };
}

const possible: Record<PrizeEventKind, readonly PrizeState[]> = {
  claimed: ["due"],
  paid: ["due", "claimed"],
  withheld: ["in_publicity", "due", "claimed", "expired"],
  released: ["withheld"],
};

/**
 * Stores what became of a prize, if it can in the state that the prize has now. Of two at once the
 * second sees what the first has stored.
 */
export async function markPrize(
  db: Database,
  edition: Edition,
  { list, bib, event, reason }: { list: string; bib: string; event: PrizeEventKind; reason: string | null },
  actor: string,
): Promise<ComputedPrizes | PrizeRefusal> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await lockEdition(tx, edition);
    const before = await computePrizes(tx, edition);
    const prize = before.prizes.find((one) => one.key === list && one.bib === bib);
    if (!prize) return { error: "prizes/unknown" };
    if (!possible[event].includes(prize.state)) return { error: "prizes/wrong-state", values: { state: prize.state } };
    if (event === "withheld" && reason === null) return { error: "prizes/reason-missing" };
    await tx.insert(prizeEvents).values({ ...edition, list, bib, event, reason, by: actor });
    const { raceId, item } = edition;
    const entityId = `${item}/${edition.edition}/${list}/${bib}`;
    const details = { amountFen: prize.amountFen };
    await recordAudit(tx, {
      raceId,
      actor,
      action: `prize-${event}`,
      entity: "prize",
      entityId,
      before: prize.state,
      reason,
      details,
    });
    return computePrizes(tx, edition);
  });
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

// Paid to a runner who is not in the list any more.
function listLost(
  prizes: readonly ComputedPrize[],
  events: readonly (typeof prizeEvents.$inferSelect)[],
): ComputedPrize[] {
  const paid = events.filter(
    ({ event, list, bib }) => event === "paid" && !prizes.some((prize) => prize.key === list && prize.bib === bib),
  );
  return paid.map(({ list, bib }) => ({
    key: list,
    listId: listOfKey(list),
    bib,
    name: null,
    gender: 0,
    ageGroup: null,
    place: 0,
    amountFen: 0,
    taxFen: 0,
    without: null,
    state: "reclaimed" as const,
    events: events.filter((event) => event.list === list && event.bib === bib),
  }));
}

// One list of the rules is several if men, women or age groups are apart.
function listContests({ prizes }: ResultRules, runners: readonly PlacedRunner[]): Contest[] {
  return (prizes?.lists ?? []).flatMap((list, index) => {
    const contests = new Map<string, Candidate[]>();
    for (const runner of runners) {
      const place = runner[`place_list_${index}`];
      if (place === null || place === undefined) continue;
      const gender = list.genders ? [runner.gender === 1 ? "male" : "female"] : [];
      const key = [list.id, ...gender, ...(list.ageGroups ? [runner.age_group] : [])].join("/");
      const candidate = { bib: runner.bib, place, isDisqualified: runner.status === "dsq" };
      contests.set(key, [...(contests.get(key) ?? []), candidate]);
    }
    return [...contests].map(([key, candidates]) => ({
      key,
      list,
      candidates: candidates.sort((one, other) => one.place - other.place),
    }));
  });
}

const listOfKey = (key: string) => key.split("/")[0] ?? key;

// Of each list those who may get one of its prizes: all prizes more if they are passed on.
async function readPlaced(db: Database, edition: Edition, setId: number, rules: ResultRules): Promise<PlacedRunner[]> {
  const { lists = [], passOn, promote = false } = rules.prizes ?? {};
  const all = lists.reduce((sum, { amountsFen, ageGroups, genders }) => {
    return sum + amountsFen.length * (ageGroups?.length ?? 1) * (genders?.length ?? 1);
  }, 0);
  const placed = lists.map((list, index) => placeList(list, `list_${index}`, rules));
  const isNear = lists.map(({ amountsFen }, index) => {
    const most = amountsFen.length + (passOn ? all : 0);
    return sql`${sql.raw(`place_list_${index}`)} <= ${sql.raw(String(most))}`;
  });
  if (placed.length === 0) return [];
  const source = sql`(
    select bib, name, gender, age_group, gun_ms, net_ms, status, city, country, category,
      ${holdsPlace(edition, promote)} as holds_place
    from results where(set_id = ${setId} and bib is not null))`;
  return readRows<PlacedRunner>(
    db,
    sql`select bib, name, gender, age_group, status, ${sql.join(
      lists.map((_, index) => sql.raw(`place_list_${index}`)),
      sql`, `,
    )} from (${selectPlaces(source, placed, rules)}) as placed where(${sql.join(isNear, sql` or `)})`,
  );
}

function placeList({ genders, ageGroups, eligible = {} }: PrizeList, name: string, { basis }: ResultRules): PlacedList {
  const conditions: SQL[] = [sql`holds_place`];
  const apart: SQL[] = [];
  if (genders) {
    conditions.push(sql`gender = any(${sql.param(genders.map((gender) => (gender === "male" ? 1 : 2)))}::int[])`);
    apart.push(sql`gender`);
  }
  if (ageGroups) {
    conditions.push(sql`age_group = any(${sql.param(ageGroups)}::text[])`);
    apart.push(sql`age_group`);
  }
  const { cities, countries, categories } = eligible;
  if (cities)
    conditions.push(
      sql`exists (select from unnest(${sql.param(cities)}::text[]) as c(word) where(position(c.word in city) > 0))`,
    );
  if (countries) conditions.push(sql`country = any(${sql.param(countries)}::text[])`);
  if (categories) conditions.push(sql`category = any(${sql.param(categories)}::text[])`);
  const own = ageGroups ? basis.ageGroup : genders ? basis.gender : basis.overall;
  return { name, isIn: sql`coalesce(${sql.join(conditions, sql` and `)}, false)`, apart, basis: own };
}
