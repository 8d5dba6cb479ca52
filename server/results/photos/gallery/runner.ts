import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { liveEntryStates } from "#core/liveEntries.ts";
import { isSameName } from "#forms/values/names.ts";
import { entries } from "../../../base/db/entrySchema.ts";
import type { Database } from "../../../base/db/open.ts";
import { resultHidings, resultSets, results } from "../../../base/db/resultSchema.ts";
import { submissions } from "../../../base/db/signupSchema.ts";
import type { ResultRules } from "../../sets/rules.ts";
import { normaliseBib } from "../import/bibs.ts";
import type { PhotoRunner } from "./grant.ts";

/** A published result with a bib. */
export interface BibResult {
  item: string;
  name: string | null;
  latinName: string | null;
  wave: string | null;
  gunMs: number | null;
  splitsMs: (number | null)[] | null;
  rules: ResultRules;
  /** Whether the runner shows the result to nobody. */
  isHidden: boolean;
}

/** Returns the published results with a bib in an edition, of each item the newest. */
export async function findResults(
  db: Database,
  { raceId, edition, item, bib }: Omit<PhotoRunner, "item"> & { item?: string | null },
): Promise<BibResult[]> {
  const isRace = and(
    eq(resultSets.raceId, raceId),
    eq(resultSets.edition, edition),
    sql`${resultSets.kind} <> 'draft'`,
  );
  const newest = await db
    .selectDistinctOn([resultSets.item], { setId: resultSets.setId, item: resultSets.item, rules: resultSets.rules })
    .from(resultSets)
    .where(item == null ? isRace : and(isRace, eq(resultSets.item, item)))
    .orderBy(resultSets.item, sql`${resultSets.number} desc`);
  if (newest.length === 0) return [];
  const isRunner = sql`${resultHidings.raceId} = ${raceId} and ${resultHidings.part} = 'row' and
    (${resultHidings.personId} = ${results.personId} or ${resultHidings.entryId} = ${results.entryId})`;
  const { setId, name, latinName, wave, gunMs, splitsMs } = results;
  const columns = { setId, name, latinName, wave, gunMs, splitsMs };
  const isHidden = sql<boolean>`exists (select from ${resultHidings} where(${isRunner}))`;
  const isInSets = inArray(
    results.setId,
    newest.map((set) => set.setId),
  );
  const rows = await db
    .select({ ...columns, isHidden })
    .from(results)
    .where(and(isInSets, inArray(results.bib, [...new Set([bib, bib.toLowerCase()])])));
  return rows.flatMap(({ setId: id, ...row }) => {
    const set = newest.find((one) => one.setId === id);
    return set ? [{ ...row, item: set.item, rules: set.rules as ResultRules }] : [];
  });
}

/** Returns the results whose runner has this name, in either writing and any order of its parts. */
export function listNamed(rows: readonly BibResult[], name: string): BibResult[] {
  return rows.filter((row) =>
    [row.name, row.latinName].some((written) => written !== null && isSameName(written, name)),
  );
}

/** Returns the runners of an account's own entries in a race that have a bib. */
export async function listOwnRunners(
  db: Database,
  { raceId, edition, accountId }: { raceId: string; edition: string; accountId: string },
): Promise<PhotoRunner[]> {
  const rows = await db
    .select({ item: entries.item, bib: entries.bib })
    .from(entries)
    .innerJoin(submissions, eq(submissions.submissionId, entries.submissionId))
    .where(
      and(
        eq(entries.raceId, raceId),
        eq(submissions.accountId, accountId),
        isNotNull(entries.bib),
        inArray(entries.state, [...liveEntryStates]),
      ),
    )
    .orderBy(entries.seq)
    .limit(20);
  return rows.map(({ item, bib }) => ({ raceId, edition, item, bib: normaliseBib(bib ?? "") }));
}
