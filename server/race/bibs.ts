import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { findBibBlock } from "#core/bibs.ts";
import type { Answers } from "#forms/form.ts";
import type { BibBlock, Bibs, Text } from "#schemas/generated/types.ts";
import { entries } from "../base/db/entrySchema.ts";
import type { Database } from "../base/db/open.ts";
import type { RaceSite } from "./raceSite.ts";

/** Returns the rules of a race's bibs; undefined if it has none. */
export function getBibs(site: Pick<RaceSite, "site"> | undefined): Bibs | undefined {
  return site?.site.race?.bibs;
}

/** What a runner reads of the own bib. */
export interface ShownBib {
  bib: string | null;
  /** The start block of its number; null if it has none. */
  startBlock: Text | null;
}

/** Returns what the runner of an entry reads of its bib: nothing before bibs are shown. */
export function showBib(
  site: Pick<RaceSite, "site"> | undefined,
  { item, bib }: { item: string; bib: string | null },
  now = new Date(),
): ShownBib {
  const { shownFrom } = getBibs(site) ?? {};
  const isShown = bib !== null && (shownFrom === undefined || now.getTime() >= Date.parse(shownFrom));
  return isShown ? { bib, startBlock: nameStart(site, item, bib) } : { bib: null, startBlock: null };
}

/** Names the start block of a bib by the block that its number is of; null if that has none. */
export function nameStart(site: Pick<RaceSite, "site"> | undefined, item: string, bib: string): Text | null {
  const block = findBibBlock(getBibs(site)?.blocks ?? [], item, bib);
  return block ? nameStartOf(site, block) : null;
}

/** Names the start of a block; null if it has none. */
export function nameStartOf(
  site: Pick<RaceSite, "site"> | undefined,
  { item, start }: Pick<BibBlock, "item" | "start">,
): Text | null {
  if (start === undefined) return null;
  const starts = site?.site.race?.items?.find(({ id }) => id === item)?.results?.starts ?? [];
  return starts.find(({ id }) => id === start)?.name ?? { zh: start };
}

/** Lists the start blocks that bibs lead to, each id once. */
export function listStarts(site: Pick<RaceSite, "site">): { id: string; name: Text }[] {
  const starts = new Map<string, { id: string; name: Text }>();
  for (const block of getBibs(site)?.blocks ?? []) {
    const name = nameStartOf(site, block);
    if (block.start !== undefined && name && !starts.has(block.start))
      starts.set(block.start, { id: block.start, name });
  }
  return [...starts.values()];
}

/** The condition that the bib of an entry leads to a start block. */
export function startsFrom(site: Pick<RaceSite, "site">, start: string): SQL {
  const blocks = getBibs(site)?.blocks.filter((block) => block.start === start) ?? [];
  const isOfBlock = blocks.map(({ item, prefix = "", digits = 1, from, to }) => {
    const number = sql`lpad(n::text, greatest(length(n::text), ${digits}::int), '0')`;
    const bibs = sql`select ${prefix}::text || ${number} from generate_series(${from}::int, ${to}::int) n`;
    return and(eq(entries.item, item), sql`${entries.bib} in (${bibs})`);
  });
  return or(...isOfBlock) ?? sql`false`;
}

/** Returns whether a runner with these answers can have the numbers of a block. */
export function fitsBlock({ when }: Pick<BibBlock, "when">, answers: Answers): boolean {
  if (!when) return true;
  const values = [answers[when.field]].flat();
  return values.some((value) => when.in.includes(String(value)));
}

const lockName = (raceId: string) => sql`hashtextextended(${`bibs/${raceId}`}, 0)`;

/** Keeps everybody else from giving bibs of a race until the transaction ends. */
export const lockBibs = (tx: Database, raceId: string) => lock(tx, sql`pg_advisory_xact_lock(${lockName(raceId)})`);

/** Keeps bibs of a race from being given to many at once until the transaction ends. */
export const shareBibs = (tx: Database, raceId: string) =>
  lock(tx, sql`pg_advisory_xact_lock_shared(${lockName(raceId)})`);

async function lock(tx: Database, lock: SQL): Promise<void> {
  await tx.execute(sql`select ${lock}`);
}
