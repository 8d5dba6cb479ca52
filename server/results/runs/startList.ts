import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { liveEntryStates } from "#core/liveEntries.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";

/** Somebody with a bib, in an item of a race. */
export interface Starter {
  bib: string;
  item: string;
  /** The start in the words of the file; null for the first. */
  wave: string | null;
}

/** Finds whose bib it is: nobody's, or that of several items at once. */
export interface StartList {
  find(bib: string): Starter | "unknown-bib" | "doubled-bib";
  starters: readonly Starter[];
}

/**
 * Reads who starts in a race: everybody in the imported files of an edition, and who has an entry
 * with a bib.
 */
export async function readStartList(db: Database, { raceId, edition }: RaceEdition): Promise<StartList> {
  const rows = await readRows<Starter>(
    db,
    sql`select distinct on (b.item, r.bib collate "C") r.bib, b.item, r.wave
      from result_rows r join result_batches b on b.batch_id = r.batch_id
      where(b.race_id = ${raceId} and b.edition = ${edition} and b.state = 'imported'
        and r.bib is not null and not r.is_refused)
      order by b.item, r.bib collate "C", b.import_seq desc, r.line`,
  );
  const entered = await db
    .select({ bib: entries.bib, item: entries.item })
    .from(entries)
    .where(and(eq(entries.raceId, raceId), isNotNull(entries.bib), inArray(entries.state, liveEntryStates)));
  const listed = new Set(rows.map(({ bib, item }) => `${item}/${bib}`));
  const others = entered.flatMap(({ bib, item }) =>
    bib === null || listed.has(`${item}/${bib}`) ? [] : [{ bib, item, wave: null }],
  );
  return makeStartList([...rows, ...others]);
}

interface RaceEdition {
  raceId: string;
  edition: string;
}

/** Makes the list of these starters. */
export function makeStartList(starters: readonly Starter[]): StartList {
  const exact = new Map<string, Starter[]>();
  const loose = new Map<string, Starter[]>();
  for (const starter of starters) {
    add(exact, starter.bib, starter);
    add(loose, loosenBib(starter.bib), starter);
  }
  return {
    starters,
    find(bib) {
      const holders = exact.get(bib) ?? loose.get(loosenBib(bib)) ?? [];
      if (holders.length > 1) return "doubled-bib";
      return holders[0] ?? "unknown-bib";
    },
  };
}

function add(map: Map<string, Starter[]>, key: string, starter: Starter): void {
  const starters = map.get(key) ?? [];
  if (starters.push(starter) === 1) map.set(key, starters);
}

/** Returns a bib as timing systems write it, which take it for a number: 00042 is 42. */
export function loosenBib(bib: string): string {
  return bib
    .trim()
    .toUpperCase()
    .replace(/^0+(?=.)/, "");
}
