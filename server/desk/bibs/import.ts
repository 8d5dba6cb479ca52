import { eq, inArray } from "drizzle-orm";
import type { BibRowFault, ImportedBibs } from "#contract/bibs.ts";
import { bibPattern } from "#core/bibs.ts";
import { isLiveState } from "#core/liveEntries.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { lockBibs } from "../../race/bibs.ts";
import { storeBibs } from "./assign.ts";

/** A row of a file of bibs: the cells as they were typed. */
export interface BibRow {
  /** The public code of the entry. */
  code: string;
  /** "" takes its bib away. */
  bib: string;
}

const mostFaults = 500;

/**
 * Gives entries the bibs of a file, also such as other entries of the file had. All rows or none:
 * if one is wrong, nothing changes and each wrong row is listed.
 */
export async function importBibs(
  db: Database,
  raceId: string,
  { rows, isTrial, actor }: { rows: readonly BibRow[]; isTrial: boolean; actor: string },
): Promise<ImportedBibs> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await lockBibs(tx, raceId);
    const live = await readLive(tx, raceId);
    const { wanted, faults } = checkRows(rows, live);
    const changes = new Map(
      [...wanted].flatMap(([code, bib]) => {
        const entry = live.get(code);
        return entry && entry.bib !== bib ? [[entry.entryId, bib] as const] : [];
      }),
    );
    const same = wanted.size - changes.size;
    const wrong = faults.length;
    if (wrong > 0) return { changed: 0, same: 0, wrong, faults: faults.slice(0, mostFaults) };
    const result = { changed: changes.size, same, wrong, faults: [] };
    if (isTrial || changes.size === 0) return result;
    // First free, since each number is an entry's alone at any moment.
    const ids = [...changes.keys()];
    for (let at = 0; at < ids.length; at += 5000)
      await tx
        .update(entries)
        .set({ bib: null })
        .where(inArray(entries.entryId, ids.slice(at, at + 5000)));
    await storeBibs(tx, changes);
    const details = { changed: changes.size, same };
    await recordAudit(tx, { raceId, actor, action: "import-bibs", entity: "entries", entityId: raceId, details });
    return result;
  });
}

type LiveEntry = Pick<typeof entries.$inferSelect, "entryId" | "code" | "bib" | "state">;

// Those that have ended too: their codes are known, and get no bib.
async function readLive(tx: Database, raceId: string): Promise<Map<string, LiveEntry>> {
  const { entryId, code, bib, state } = entries;
  const rows = await tx
    .select({ entryId, code, bib, state })
    .from(entries)
    .where(eq(entries.raceId, raceId))
    .for("update");
  return new Map(rows.map((row) => [row.code, row]));
}

function checkRows(
  rows: readonly BibRow[],
  live: ReadonlyMap<string, LiveEntry>,
): { wanted: Map<string, string | null>; faults: ImportedBibs["faults"] } {
  const wanted = new Map<string, string | null>();
  const faults: ImportedBibs["faults"] = [];
  const bibRows = new Set<string>();
  const places = new Map<string, number>();
  for (const [index, { code: typedCode, bib: typedBib }] of rows.entries()) {
    const [code, bib] = [typedCode.trim().toUpperCase(), typedBib.trim()];
    const fault = findFault({ code, bib }, { entry: live.get(code), wanted, bibRows });
    if (fault) faults.push({ row: index + 2, fault });
    else {
      wanted.set(code, bib === "" ? null : bib);
      places.set(code, index + 2);
      if (bib !== "") bibRows.add(bib);
    }
  }
  // A number of an entry that keeps it.
  const holders = new Map(
    [...live.values()].flatMap(({ bib, code, state }) =>
      bib !== null && isLiveState(state) ? [[bib, code] as const] : [],
    ),
  );
  for (const [code, bib] of wanted) {
    const holder = bib === null ? undefined : holders.get(bib);
    if (holder !== undefined && holder !== code && !wanted.has(holder))
      faults.push({ row: places.get(code) ?? 0, fault: "taken" });
  }
  return { wanted, faults: faults.sort((a, b) => a.row - b.row) };
}

function findFault(
  { code, bib }: BibRow,
  {
    entry,
    wanted,
    bibRows,
  }: { entry: LiveEntry | undefined; wanted: ReadonlyMap<string, unknown>; bibRows: ReadonlySet<string> },
): BibRowFault | undefined {
  if (!entry) return "unknown";
  if (wanted.has(code)) return "code-twice";
  if (entry.state !== "confirmed") return "not-confirmed";
  if (bib !== "" && !bibPattern.test(bib)) return "bib";
  return bibRows.has(bib) ? "bib-twice" : undefined;
}
