import { and, count, eq, isNotNull, isNull } from "drizzle-orm";
import type { BibOverview } from "#contract/bibs.ts";
import { readBib, writeBib } from "#core/bibs.ts";
import { isLiveState } from "#core/liveEntries.ts";
import { bibWishes } from "../../base/db/bibSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { getBibs, nameStartOf } from "../../race/bibs.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";

/** Reads what of a race's bibs is given. */
export async function readOverview(db: Database, site: RaceSite): Promise<BibOverview> {
  const bibs = getBibs(site);
  const { blocks = [], lucky, shownFrom } = bibs ?? {};
  const { bibsFrozenAt } = site.site.race ?? {};
  const { raceId } = site;
  const { item, bib, state } = entries;
  const rows = await db
    .select({ item, bib, state })
    .from(entries)
    .where(and(eq(entries.raceId, raceId), isNotNull(bib)));
  const given = new Map<string, number>();
  let others = 0;
  for (const row of rows) {
    const block = blocks.find(
      (candidate) => candidate.item === row.item && readBib(candidate, row.bib ?? "") !== undefined,
    );
    if (block) given.set(block.id, (given.get(block.id) ?? 0) + 1);
    else if (isLiveState(row.state)) others++;
  }
  const taken = new Set(rows.flatMap(({ bib, state }) => (bib !== null && isLiveState(state) ? [bib] : [])));
  return {
    hasRules: bibs !== undefined,
    blocks: blocks.map((block) => ({
      id: block.id,
      item: block.item,
      itemName: itemName(site, block.item),
      first: writeBib(block, block.from),
      last: writeBib(block, block.to),
      startName: nameStartOf(site, block),
      numbers: Math.max(0, block.to - block.from + 1),
      given: given.get(block.id) ?? 0,
    })),
    others,
    without: await countWithout(db, site),
    lucky: lucky
      ? {
          by: lucky.by,
          opensAt: Date.parse(lucky.opensAt),
          closesAt: Date.parse(lucky.closesAt),
          numbers: lucky.numbers.length,
          given: lucky.numbers.filter((number) => taken.has(number)).length,
          wishes: await countWishes(db, raceId),
        }
      : null,
    shownFrom: shownFrom === undefined ? null : Date.parse(shownFrom),
    frozenAt: bibsFrozenAt === undefined ? null : Date.parse(bibsFrozenAt),
  };
}

async function countWithout(db: Database, site: RaceSite): Promise<BibOverview["without"]> {
  const { item } = entries;
  const rows = await db
    .select({ item, count: count() })
    .from(entries)
    .where(and(eq(entries.raceId, site.raceId), eq(entries.state, "confirmed"), isNull(entries.bib)))
    .groupBy(item)
    .orderBy(item);
  return rows.map((row) => ({ ...row, itemName: itemName(site, row.item) }));
}

async function countWishes(db: Database, raceId: string): Promise<number> {
  const isWaiting = and(eq(entries.raceId, raceId), eq(entries.state, "confirmed"), isNull(entries.bib));
  const [row] = await db
    .select({ count: count() })
    .from(bibWishes)
    .innerJoin(entries, eq(entries.entryId, bibWishes.entryId))
    .where(isWaiting);
  return row?.count ?? 0;
}
