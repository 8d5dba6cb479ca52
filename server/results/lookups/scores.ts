import { and, desc, eq, or, sql } from "drizzle-orm";
import type { FoundScore } from "#contract/lookUps.ts";
import type { LookUpPart } from "#core/lookUps.ts";
import { isAmong } from "../../base/db/isAmong.ts";
import type { Database } from "../../base/db/open.ts";
import { resultCorrections, results } from "../../base/db/resultSchema.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { type OpenSet, openSetOf } from "../public/chooseSet.ts";
import { describeRunner, findRunner } from "../public/describeRunner.ts";
import { listNewestSets, openPublicResults, type PublicState, type PublishedSet } from "../public/publishedSets.ts";
import { currentEdition } from "../sets/rules.ts";
import { hasConfirmed, listPersonIds, readOwnRows } from "./registrations.ts";
import { isRunner, type SoughtRunner } from "./runner.ts";

/** What a look-up of scores reads: of this edition of the race, or of all. */
export interface ScoreScope {
  site: RaceSite;
  years: "this" | "all";
  shows: ReadonlySet<LookUpPart>;
  /** Of the sets that were published then, in ms since 1970; of all if undefined. */
  at: number | undefined;
}

/** A published result that a look-up found. */
export interface FoundRow {
  open: OpenSet;
  row: number;
}

/**
 * Finds the published results of a runner, hidden ones too: they are their own. Who is not found
 * costs the same queries as who has another name.
 */
export async function findOwnScores(db: Database, scope: ScoreScope, runner: SoughtRunner): Promise<FoundRow[]> {
  const publicResults = openPublicResults(db);
  const state = await publicResults.readState(scope.site.raceId, scope.at);
  const sets = listNewest(state, scope);
  const own = await readOwnRows(db, scope.site.raceId, runner);
  const entryIds = own.flatMap(({ entry }) => entry?.entryId ?? []);
  const isTheirs = or(
    isAmong(results.personId, listPersonIds(runner, own)),
    entryIds.length > 0 ? isAmong(results.entryId, entryIds) : undefined,
  );
  const isInScope = isAmong(
    results.setId,
    sets.map(({ setId }) => setId),
  );
  const { setId, row, name, latinName } = results;
  const rows = await db.select({ setId, row, name, latinName }).from(results).where(and(isTheirs, isInScope));
  const found = rows.filter((candidate) => isRunner(runner, own.some(hasConfirmed), candidate));
  const opened = await Promise.all(
    sets.map(async (set) => {
      const ofSet = found.filter((candidate) => candidate.setId === set.setId);
      const open = ofSet.length > 0 ? await openSetOf(publicResults, state, { ...set, set: set.number }) : undefined;
      return open ? ofSet.map((candidate) => ({ open, row: candidate.row })) : [];
    }),
  );
  return opened.flat().sort((a, b) => compareEditions(a.open.set, b.open.set));
}

function listNewest(state: PublicState, { site, years }: ScoreScope): PublishedSet[] {
  const current = currentEdition(site.site);
  return listNewestSets(state).filter(({ edition }) => years === "all" || edition === current);
}

function compareEditions(a: PublishedSet, b: PublishedSet): number {
  return b.edition.localeCompare(a.edition, "en", { numeric: true });
}

/** Describes the result of the runner who asks, with what they hide from others. */
export async function describeOwnScore(
  db: Database,
  { shows }: ScoreScope,
  { open, row }: FoundRow,
): Promise<Omit<FoundScore, "certificate" | "photos">> {
  const { names, rows } = open.hidden;
  const result = await describeRunner({ ...open, hidden: { rows, names: new Set() } }, row);
  if (!result) throw new Error(`The set ${open.set.setId} has no row ${row}.`);
  const hiddenPart = rows.has(row) ? "row" : names.has(row) ? "name" : null;
  return { result: showParts(result, shows), hiddenPart, statusNote: await readNote(db, open.set, result.runner) };
}

/** Finds what the public results of this edition show for a bib. */
export async function findPublicScores(
  db: Database,
  scope: ScoreScope,
  wanted: { bib: string; item?: string | undefined },
): Promise<FoundScore[]> {
  const publicResults = openPublicResults(db);
  const state = await publicResults.readState(scope.site.raceId, scope.at);
  const sets = listNewest(state, { ...scope, years: "this" });
  const ofItem = sets.filter(({ item }) => wanted.item === undefined || item === wanted.item);
  const found = await Promise.all(
    ofItem.map(async (set) => {
      const open = await openSetOf(publicResults, state, { ...set, set: set.number });
      return open && findRunner(open, wanted.bib);
    }),
  );
  const nothingOwn = { hiddenPart: null, statusNote: null, certificate: null, photos: null };
  return found.flatMap((result) => (result ? { result: showParts(result, scope.shows), ...nothingOwn } : []));
}

function showParts(result: FoundScore["result"], shows: ScoreScope["shows"]): FoundScore["result"] {
  return {
    ...result,
    ...(!shows.has("ranks") && { ranks: [] }),
    ...(!shows.has("splits") && { passages: [], field: null }),
  };
}

// What the organiser stated when they set the status by hand, before the set was published.
async function readNote(
  db: Database,
  { raceId, item, edition, publishedAt }: PublishedSet,
  { bib, status }: FoundScore["result"]["runner"],
): Promise<string | null> {
  if (bib === null || status === "finished") return null;
  const { correctedAt, reason, releasedAt } = resultCorrections;
  const [correction] = await db
    .select({ reason })
    .from(resultCorrections)
    .where(
      and(
        eq(resultCorrections.raceId, raceId),
        eq(resultCorrections.item, item),
        eq(resultCorrections.edition, edition),
        eq(resultCorrections.bib, bib),
        eq(resultCorrections.field, "status"),
        eq(resultCorrections.after, status),
        sql`${correctedAt} <= ${publishedAt} and (${releasedAt} is null or ${releasedAt} > ${publishedAt})`,
      ),
    )
    .orderBy(desc(correctedAt))
    .limit(1);
  return correction?.reason ?? null;
}
