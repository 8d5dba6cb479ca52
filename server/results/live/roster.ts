import { sql } from "drizzle-orm";
import type { CorrectedField, HiddenPart, ResultStatus } from "#contract/resultWords.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { makeStartList, readStartList, type Starter, type StartList } from "../runs/startList.ts";

/** What is known of a starter beside what timing systems send. */
export interface Card extends Starter {
  name: string | null;
  /** In Latin letters, as the file states it. */
  latinName: string | null;
  gender: number;
  club: string | null;
  country: string | null;
  /** In the words of the file. */
  category: string | null;
  /** As a file states it. */
  status: ResultStatus | null;
  gunMs: number | null;
  netMs: number | null;
  splitsMs: (number | null)[] | null;
  /** The ids of the points that these are of; null for those of the item. */
  pointIds: string[] | null;
  /** What was set by hand. */
  fixes: Partial<Record<CorrectedField, string | null>>;
}

/** Who is on the live page of a race, by item and bib, and whose bib it is. */
export interface Roster {
  cards: Card[];
  startList: StartList;
}

interface RaceEdition {
  raceId: string;
  edition: string;
}

/**
 * Reads the version of a roster: another one once files, corrections, hidings or bibs of entries
 * change.
 */
export async function readRosterVersion(db: Database, { raceId, edition }: RaceEdition): Promise<string> {
  const isOf = sql`b.race_id = ${raceId} and b.edition = ${edition}`;
  const [row] = await readRows<{ version: string }>(
    db,
    sql`select concat_ws('/',
      (select string_agg(b.batch_id::text, ',' order by b.import_seq) from result_batches b
        where(${isOf} and b.state = 'imported')),
      (select concat_ws('.', count(*), count(b.released_at)) from result_corrections b where(${isOf})),
      (select concat_ws('.', count(*), extract(epoch from max(h.hidden_at))) from result_hidings h
        where(h.race_id = ${raceId})),
      (select sum(hashtextextended(concat_ws('/', e.entry_id, e.item, e.bib, e.state), 0)) from entries e
        where(e.race_id = ${raceId} and e.bib is not null))) as version`,
  );
  return row?.version ?? "";
}

/** Reads who is on the live page, without who hides themselves; a hidden name is left out. */
export async function readRoster(db: Database, { raceId, edition }: RaceEdition): Promise<Roster> {
  const isOf = sql`b.race_id = ${raceId} and b.edition = ${edition}`;
  const rows = await readRows<Card & { personId: string | null; entryCode: string | null }>(
    db,
    sql`select distinct on (b.item, r.bib collate "C") r.bib, b.item, r.wave, coalesce(r.name, r.latin_name) as name,
        r.latin_name as "latinName", r.gender, r.club, r.country, r.category, r.status,
        r.gun_ms as "gunMs", r.net_ms as "netMs", r.splits_ms as "splitsMs", b.point_ids as "pointIds", r.person_id as "personId", r.entry_code as "entryCode"
      from result_rows r join result_batches b on b.batch_id = r.batch_id
      where(${isOf} and b.state = 'imported' and r.bib is not null and not r.is_refused)
      order by b.item, r.bib collate "C", b.import_seq desc, r.line`,
  );
  const fixes = await readRows<{ item: string; bib: string; fixes: Card["fixes"] }>(
    db,
    sql`select b.item, b.bib, jsonb_object_agg(b.field, b.after) as fixes from result_corrections b
      where(${isOf} and b.released_at is null) group by b.item, b.bib`,
  );
  const hidings = await readRows<{
    part: HiddenPart;
    personId: string | null;
    bib: string | null;
    code: string | null;
  }>(
    db,
    sql`select h.part, coalesce(h.person_id, e.person_id) as "personId", e.bib, e.code
      from result_hidings h left join entries e on e.entry_id = h.entry_id where(h.race_id = ${raceId})`,
  );
  const startList = await readStartList(db, { raceId, edition });
  const fixesOf = new Map(fixes.map((row) => [`${row.item}/${row.bib}`, row.fixes]));
  const hidden = indexHidings(hidings);
  const listed = new Map(rows.map((row) => [`${row.item}/${row.bib}`, row]));
  const cards = startList.starters.flatMap((starter): Card[] => {
    const key = `${starter.item}/${starter.bib}`;
    const { personId, entryCode, ...row } = listed.get(key) ?? { ...unknown, personId: null, entryCode: null };
    const part = hidden([personId && `person/${personId}`, entryCode && `code/${entryCode}`, `bib/${starter.bib}`]);
    if (part === "row") return [];
    const { name = row.name, ...own } = fixesOf.get(key) ?? {};
    const names = part === "name" ? { name: null, latinName: null } : { name, latinName: row.latinName };
    return [{ ...row, ...starter, ...names, fixes: own }];
  });
  return { cards, startList };
}

/** Returns the roster of a rehearsal: the start list and invented runners, whose names say so. */
export function addInvented(roster: Roster, invented: readonly { item: string; bibs: readonly string[] }[]): Roster {
  const cards = invented.flatMap(({ item, bibs }) =>
    bibs.map(
      (bib, index): Card => ({ ...unknown, bib, item, wave: null, name: `Runner ${bib}`, gender: 1 + (index % 2) }),
    ),
  );
  // An invented bib hides one of the start list.
  const taken = new Set(cards.map(({ bib }) => bib));
  const listed = roster.cards.filter(({ bib }) => !taken.has(bib)).map(forgetRace);
  const starters = roster.startList.starters.filter(({ bib }) => !taken.has(bib));
  return { cards: [...listed, ...cards], startList: makeStartList([...starters, ...cards]) };
}

// How the race itself went, by files and by hand, is not of the rehearsal.
function forgetRace({ fixes, ...card }: Card): Card {
  const { status: _status, gunMs: _gun, netMs: _net, ...others } = fixes;
  return { ...card, status: null, gunMs: null, netMs: null, splitsMs: null, fixes: others };
}

const unknown = {
  name: null,
  latinName: null,
  gender: 0,
  club: null,
  country: null,
  category: null,
  status: null,
  gunMs: null,
  netMs: null,
  splitsMs: null,
  pointIds: null,
  fixes: {},
} satisfies Partial<Card>;

function indexHidings(
  hidings: readonly { part: HiddenPart; personId: string | null; bib: string | null; code: string | null }[],
): (keys: (string | null)[]) => HiddenPart | undefined {
  const parts = new Map<string, HiddenPart>();
  for (const { part, personId, bib, code } of hidings)
    for (const key of [personId && `person/${personId}`, bib && `bib/${bib}`, code && `code/${code}`])
      if (key && parts.get(key) !== "row") parts.set(key, part);
  return (keys) => {
    const found = keys.map((key) => (key === null ? undefined : parts.get(key)));
    return found.includes("row") ? "row" : found.find((part) => part !== undefined);
  };
}
