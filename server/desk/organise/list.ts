import { and, count, eq } from "drizzle-orm";
import type { EntryFilter, EntryPage } from "#contract/organise.ts";
import { searchableName } from "#forms/values/names.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { type Reviewer, seesPersonal } from "../../base/rights.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import type { OrganiseTools } from "./race.ts";
import {
  buildCondition,
  type EntryRow,
  getHead,
  hasCode,
  mayBeNamed,
  type OpenedEntry,
  openRows,
  readRows,
} from "./rows.ts";

const pageSize = 50;
const batchSize = 500;
// Names are sealed, those with the marks of the wanted one are opened to be compared: a request
// opens this many at most, and the next one continues after them.
const mostOpened = 5000;

/**
 * The entries of a race that match, the newest first, if the reviewer organises it. A search by
 * name needs the right to personal data, because who finds a name knows it. Who saw personal data
 * is an audit line.
 */
export async function searchEntries(
  tools: OrganiseTools,
  reviewer: Reviewer,
  { domainName, after, text, ...filter }: EntryFilter & { after?: string | undefined },
): Promise<EntryPage | "site/not-bound" | "session/not-allowed" | "entry/name-search"> {
  const { db } = tools;
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const { raceId } = site;
  const isShown = seesPersonal(reviewer, raceId);
  const where = buildCondition(raceId, filter);
  const mark = after === undefined ? undefined : Number(after);
  const needle = searchableName(text ?? "");
  const byCode = hasCode(text ?? "");
  const codeRows = byCode ? await readRows(db, and(where, byCode), { limit: pageSize }) : [];
  const isSearch = needle !== "" && codeRows.length === 0;
  if (isSearch && !isShown) {
    if (!byCode) return "entry/name-search";
    return { entries: [], next: null, counts: await countStates(tools, raceId, filter.item) };
  }
  const listing =
    needle === ""
      ? await readPage(tools, where, mark)
      : isSearch
        ? await findNamed(tools, {
            where: and(where, mayBeNamed(tools.secrets, raceId, needle)),
            wanted: needle,
            after: mark,
          })
        : { rows: await openRows(db, tools.secrets, codeRows), next: null };
  if (isShown) {
    const details = { ...filter, isSearch: text !== undefined, count: listing.rows.length };
    const { actor } = reviewer;
    await recordAudit(db, { raceId, actor, action: "list", entity: "entries", entityId: raceId, details });
  }
  return {
    entries: listing.rows.map((row) => getHead(row, site, isShown)),
    next: listing.next,
    counts: await countStates(tools, raceId, filter.item),
  };
}

type Where = ReturnType<typeof buildCondition>;

interface Found {
  rows: OpenedEntry[];
  next: string | null;
}

async function readPage({ db, secrets }: OrganiseTools, where: Where, after: number | undefined): Promise<Found> {
  const rows = await readRows(db, where, { after, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  return { rows: await openRows(db, secrets, page), next: rows.length > pageSize ? getMark(page) : null };
}

async function findNamed(
  { db, secrets }: OrganiseTools,
  { where, wanted, after }: { where: Where; wanted: string; after: number | undefined },
): Promise<Found> {
  const rows: OpenedEntry[] = [];
  let last = after;
  for (let count = 0; count < mostOpened; count += batchSize) {
    const batch = await readRows(db, where, { after: last, limit: batchSize });
    for (const row of await openRows(db, secrets, batch)) {
      last = row.entry.seq;
      if (searchableName(row.name).startsWith(wanted)) rows.push(row);
      if (rows.length === pageSize) return { rows, next: String(last) };
    }
    if (batch.length < batchSize) return { rows, next: null };
  }
  return { rows, next: last === undefined ? null : String(last) };
}

function getMark(rows: EntryRow[]): string | null {
  const seq = rows.at(-1)?.entry.seq;
  return seq === undefined ? null : String(seq);
}

async function countStates(
  { db }: OrganiseTools,
  raceId: string,
  item: string | undefined,
): Promise<EntryPage["counts"]> {
  return db
    .select({ state: entries.state, count: count() })
    .from(entries)
    .where(and(eq(entries.raceId, raceId), item === undefined ? undefined : eq(entries.item, item)))
    .groupBy(entries.state)
    .orderBy(entries.state);
}
