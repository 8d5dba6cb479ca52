import { and, eq, sql } from "drizzle-orm";
import type { OrganisedPool } from "#contract/organisePlaces.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import { entries, pools, raceItems } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import type { Reviewer } from "../../base/rights.ts";
import { ensureSettled, type UpkeepTools } from "../../entry/places/upkeep.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import { type RaceFacts, readRaceFacts } from "../../sites/items/facts.ts";
import { readChanges } from "./placeChanges.ts";

const mostChanges = 20;

/**
 * Returns the pools that the published site of a race has, in its order, with what is taken of them
 * and what organisers changed.
 */
export async function listPools(
  tools: UpkeepTools,
  reviewer: Reviewer,
  domainName: string,
): Promise<OrganisedPool[] | "site/not-bound" | "session/not-allowed"> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const { db } = tools;
  const { raceId } = site;
  const facts = await settledFacts(tools, site);
  const rows = await db.select().from(pools).where(eq(pools.raceId, raceId));
  const waiting = await countWaiting(db, raceId);
  const changes = await readChanges(db, reviewer, { raceId });
  const now = await databaseNow(db);
  return facts.pools.flatMap(({ name }) => {
    const row = rows.find((row) => row.name === name);
    if (!row) return [];
    const opensAt = getOpening(site, facts, name);
    const items = facts.items.filter((item) => item.pools.includes(name));
    const [kind, id = ""] = name.split("/");
    const { places, stated, claimed, poolId } = row;
    return [
      {
        pool: name,
        id,
        name: kind === "item" ? itemName(site, id) : null,
        places,
        stated,
        claimed,
        items: items.map(({ item }) => itemName(site, item)),
        waiting: waiting.get(poolId) ?? 0,
        hasOpened: opensAt === undefined || opensAt <= now,
        changes: changes.filter((change) => change.pool === name).slice(0, mostChanges),
      },
    ];
  });
}

/** Returns the published places of a site's race, once its pools are stored. */
export async function settledFacts(tools: UpkeepTools, site: RaceSite): Promise<RaceFacts> {
  const facts = readRaceFacts(site.site);
  const items = facts.items.map(({ item }) => item);
  await ensureSettled(tools, site, items);
  return facts;
}

/**
 * Returns when sign-up for the first item of a pool begins; undefined if one of them always was
 * open.
 */
export function getOpening({ site }: Pick<RaceSite, "site">, { items }: RaceFacts, pool: string): Date | undefined {
  const openings = items
    .filter((item) => item.pools.includes(pool))
    .map(({ item }) => {
      const opening = site.race?.items?.find(({ id }) => id === item)?.opensAt ?? site.race?.registration?.opensAt;
      return Date.parse(opening ?? "");
    });
  if (openings.length === 0 || openings.some(Number.isNaN)) return undefined;
  return new Date(Math.min(...openings));
}

async function countWaiting(db: Database, raceId: string): Promise<Map<number, number>> {
  const poolId = sql<number>`unnest(${raceItems.poolIds})`;
  const isWaiting = and(eq(entries.raceId, raceId), eq(entries.state, "waitlisted"));
  const rows = await db
    .select({ poolId: poolId.as("pool_id"), many: sql<number>`count(*)::int` })
    .from(entries)
    .innerJoin(raceItems, and(eq(raceItems.raceId, entries.raceId), eq(raceItems.item, entries.item)))
    .where(isWaiting)
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.poolId, row.many]));
}
