import { and, count, eq, ne, sql, sum } from "drizzle-orm";
import type { EntryState } from "#contract/entries.ts";
import type { ItemNumbers, Numbers, PlotRange, RaceNumbers } from "#contract/numbers.ts";
import { entries, pools } from "../../base/db/entrySchema.ts";
import { holdsPlaces } from "../../base/db/entryStates.ts";
import type { Database } from "../../base/db/open.ts";
import { orders, payments, refunds } from "../../base/db/orderSchema.ts";
import { keepRecent } from "../../base/db/recent.ts";
import type { Reviewer } from "../../base/rights.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import { readPlot } from "./plot.ts";
import type { OrganiseTools } from "./race.ts";

// However many organisers look, on however many screens, a server counts a race once in this time.
const freshMs = 3000;
const recentNumbers = keepRecent<RaceNumbers>(freshMs);

/**
 * The entries and the money of a race by item, and its sign-ups over time, at most 3 s old, if the
 * reviewer organises it.
 */
export async function readNumbers(
  tools: OrganiseTools,
  reviewer: Reviewer,
  { domainName, range }: { domainName: string; range: PlotRange },
): Promise<RaceNumbers | "site/not-bound" | "session/not-allowed"> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const { db } = tools;
  return recentNumbers(db, `${range} ${site.domainName}`, () => countAll(db, site, range));
}

async function countAll(db: Database, site: RaceSite, range: PlotRange): Promise<RaceNumbers> {
  const { raceId } = site;
  const states = await countStates(db, raceId);
  const money = await countMoney(db, raceId);
  const poolRows = await db.select().from(pools).where(eq(pools.raceId, raceId)).orderBy(pools.poolId);
  const placesByPool = new Map(poolRows.map(({ name, places }) => [name, places]));
  const published = (site.site.race?.items ?? []).map(({ id }) => id);
  // An item that the site no longer has keeps its entries and its money.
  const ids = [...new Set([...published, ...states.keys(), ...money.keys()])];
  const items = ids.map((item) => ({
    item,
    itemName: itemName(site, item),
    places: placesByPool.get(`item/${item}`) ?? null,
    ...countByState(states.get(item) ?? new Map()),
    takenFen: 0,
    refundedFen: 0,
    refundingFen: 0,
    dueFen: 0,
    ...money.get(item),
  }));
  const shared = poolRows.filter(({ name }) => name.startsWith("pool/"));
  const { at, ...plot } = await readPlot(db, site, range);
  return {
    at,
    items,
    total: sumTotal(items),
    pools: shared.map(({ name, places, claimed }) => ({ name: name.slice("pool/".length), places, claimed })),
    plot,
  };
}

function sumTotal(items: ItemNumbers[]): Numbers {
  const total = items
    .map(({ item: _item, itemName: _name, ...ownNumbers }): Numbers => ownNumbers)
    .reduce(add, nothing);
  return { ...total, places: items.length > 0 ? total.places : null };
}

const nothing: Numbers = {
  places: 0,
  claimed: 0,
  confirmed: 0,
  unpaid: 0,
  waiting: 0,
  drawn: 0,
  expired: 0,
  withdrawn: 0,
  others: 0,
  takenFen: 0,
  refundedFen: 0,
  refundingFen: 0,
  dueFen: 0,
};

function add(a: Numbers, b: Numbers): Numbers {
  const names = Object.keys(a) as (keyof Numbers)[];
  const sums = names.map((name) => {
    const [x, y] = [a[name], b[name]];
    return [name, x === null || y === null ? null : x + y];
  });
  return Object.fromEntries(sums);
}

type States = Map<EntryState, number>;

// By the index of entries by item, without reading an entry.
async function countStates(db: Database, raceId: string): Promise<Map<string, States>> {
  const { item, state } = entries;
  const rows = await db
    .select({ item, state, count: count() })
    .from(entries)
    .where(eq(entries.raceId, raceId))
    .groupBy(item, state);
  const states = new Map<string, States>();
  for (const row of rows) states.set(row.item, (states.get(row.item) ?? new Map()).set(row.state, row.count));
  return states;
}

const namedStates = {
  confirmed: "confirmed",
  unpaid: "reserved",
  waiting: "waitlisted",
  drawn: "pool",
  expired: "expired",
  withdrawn: "withdrawn",
} as const satisfies Partial<Record<keyof ItemNumbers, EntryState>>;

function countByState(states: States) {
  const sumStates = (isMeant: (state: EntryState) => boolean) =>
    [...states].reduce((total, [state, many]) => (isMeant(state) ? total + many : total), 0);
  const listedStates: readonly EntryState[] = Object.values(namedStates);
  const counts = Object.fromEntries(Object.entries(namedStates).map(([name, state]) => [name, states.get(state) ?? 0]));
  return {
    ...(counts as Record<keyof typeof namedStates, number>),
    claimed: sumStates(holdsPlaces),
    others: sumStates((state) => !listedStates.includes(state)),
  };
}

type Money = Partial<Pick<ItemNumbers, "takenFen" | "refundedFen" | "refundingFen" | "dueFen">>;

async function countMoney(db: Database, raceId: string): Promise<Map<string, Money>> {
  const { item, orderId, state } = orders;
  const ofRace = eq(orders.raceId, raceId);
  const due = await db
    .select({ item, fen: sum(orders.amountFen).mapWith(Number) })
    .from(orders)
    .where(and(ofRace, eq(state, "pending_payment")))
    .groupBy(item);
  const takenByItem = await db
    .select({ item, fen: sum(payments.amountFen).mapWith(Number) })
    .from(payments)
    .innerJoin(orders, eq(orderId, payments.orderId))
    .where(and(ofRace, eq(payments.state, "paid")))
    .groupBy(item);
  const isDone = sql<boolean>`${refunds.state} = 'refunded'`;
  const refundsByItem = await db
    .select({ item, isDone, fen: sum(refunds.amountFen).mapWith(Number) })
    .from(refunds)
    .innerJoin(orders, eq(orderId, refunds.orderId))
    .where(and(ofRace, ne(refunds.state, "failed")))
    .groupBy(item, isDone);
  const money = new Map<string, Money>();
  const add = (id: string, amounts: Money) => money.set(id, { ...money.get(id), ...amounts });
  for (const row of due) add(row.item, { dueFen: row.fen });
  for (const row of takenByItem) add(row.item, { takenFen: row.fen });
  for (const row of refundsByItem) add(row.item, row.isDone ? { refundedFen: row.fen } : { refundingFen: row.fen });
  return money;
}
