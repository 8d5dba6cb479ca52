import { and, desc, eq, getTableColumns, ne, or, type SQL, sql } from "drizzle-orm";
import type { FoundScore } from "#contract/lookUps.ts";
import type { LookUpPart } from "#core/lookUps.ts";
import { isAmong } from "../../base/db/isAmong.ts";
import type { Database } from "../../base/db/open.ts";
import { resultCorrections, resultHidings, resultSets, results } from "../../base/db/resultSchema.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { findBasis } from "../sets/basis.ts";
import { currentEdition, type ResultRules } from "../sets/rules.ts";
import { findLatePoints } from "./latePoints.ts";
import { listPersonIds, readOwnRows } from "./registrations.ts";
import { isRunner, type SoughtRunner } from "./runner.ts";
import { readSetFacts, type SetFacts } from "./sets.ts";
import { nameStartBlock } from "./startBlock.ts";

const {
  setId,
  row,
  bib,
  name,
  latinName,
  gender,
  club,
  country,
  city,
  ageGroup,
  wave,
  status,
  gunMs,
  netMs,
  splitsMs,
} = getTableColumns(results);
const { overallRank, genderRank, ageGroupRank } = getTableColumns(results);
const shown = { bib, name, latinName, gender, club, country, city, ageGroup, wave, status, gunMs, netMs, splitsMs };
const ranks = { overallRank, genderRank, ageGroupRank };

const { item, edition, number, kind, publishedAt, note } = getTableColumns(resultSets);
const head = { item, edition, number, kind, publishedAt, note };

const hiddenPart = sql<"name" | "row" | null>`(
  select max(h.part) from ${resultHidings} h where(h.race_id = ${resultSets.raceId}
    and (h.person_id = ${results.personId} or h.entry_id = ${results.entryId})))`;

// The newest published set of each item and edition.
const isNewest = sql`${resultSets.number} = (
  select max(s.number) from ${resultSets} s where(s.race_id = ${resultSets.raceId}
    and s.item = ${resultSets.item} and s.edition = ${resultSets.edition}))`;

async function readScoreRows(db: Database, where: SQL | undefined) {
  return db
    .select({ setId, row, ...shown, ...ranks, ...head, hiddenPart })
    .from(resultSets)
    .innerJoin(results, eq(results.setId, resultSets.setId))
    .where(and(where, ne(kind, "draft"), isNewest))
    .orderBy(desc(edition), resultSets.item, row);
}

export type ScoreRow = Awaited<ReturnType<typeof readScoreRows>>[number];

/** What a look-up of scores reads: of this edition of the race, or of all. */
export interface ScoreScope {
  site: RaceSite;
  years: "this" | "all";
  shows: ReadonlySet<LookUpPart>;
}

function isInScope({ site, years }: ScoreScope): SQL | undefined {
  const isOfRace = eq(resultSets.raceId, site.raceId);
  return years === "all" ? isOfRace : and(isOfRace, eq(edition, currentEdition(site.site)));
}

/**
 * Finds the published results of a runner, hidden ones too: they are their own. Who is not found
 * costs the same queries as who has another name.
 */
export async function findOwnScores(db: Database, scope: ScoreScope, runner: SoughtRunner): Promise<ScoreRow[]> {
  const own = await readOwnRows(db, scope.site.raceId, runner);
  const entryIds = own.flatMap(({ entry }) => entry?.entryId ?? []);
  const isTheirs = or(
    isAmong(results.personId, listPersonIds(runner, own)),
    entryIds.length > 0 ? isAmong(results.entryId, entryIds) : undefined,
  );
  const rows = await readScoreRows(db, and(isInScope(scope), isTheirs));
  return rows.filter((found) => isRunner(runner, own.length > 0, found));
}

/** Finds what the public results of this edition have for a bib. */
export async function findPublicScores(
  db: Database,
  scope: ScoreScope,
  wanted: { bib: string; item?: string | undefined },
): Promise<ScoreRow[]> {
  const isBib = isAmong(bib, [...new Set([wanted.bib, wanted.bib.toUpperCase()])]);
  const isItem = wanted.item === undefined ? undefined : eq(resultSets.item, wanted.item);
  const rows = await readScoreRows(db, and(isInScope({ ...scope, years: "this" }), isItem, isBib));
  return rows.flatMap((found) => {
    if (found.hiddenPart === "row") return [];
    return found.hiddenPart === "name" ? { ...found, name: null, latinName: null } : found;
  });
}

/** Describes results as a look-up shows them; `isOwn` if their runner is the one who asks. */
export function describeScores(
  db: Database,
  scope: ScoreScope,
  rows: readonly ScoreRow[],
  isOwn: boolean,
): Promise<Omit<FoundScore, "certificate">[]> {
  return Promise.all(
    rows.map(async (found) => {
      const facts = await readSetFacts(db, found.setId);
      if (!facts) throw new Error(`The published set ${found.setId} is not there.`);
      return describeScore(found, facts, scope, isOwn ? await readReason(db, scope.site.raceId, found) : null);
    }),
  );
}

// What the organiser stated when they set the status by hand, before the set was published.
async function readReason(db: Database, raceId: string, found: ScoreRow): Promise<string | null> {
  if (found.bib === null || found.status === "finished") return null;
  const { correctedAt, reason, releasedAt } = resultCorrections;
  const [correction] = await db
    .select({ reason })
    .from(resultCorrections)
    .where(
      and(
        eq(resultCorrections.raceId, raceId),
        eq(resultCorrections.item, found.item),
        eq(resultCorrections.edition, found.edition),
        eq(resultCorrections.bib, found.bib),
        eq(resultCorrections.field, "status"),
        eq(resultCorrections.after, found.status),
        sql`${correctedAt} <= ${found.publishedAt} and (${releasedAt} is null or ${releasedAt} > ${found.publishedAt})`,
      ),
    )
    .orderBy(desc(correctedAt))
    .limit(1);
  return correction?.reason ?? null;
}

function describeScore(
  found: ScoreRow,
  { rules, ranked }: SetFacts,
  { site, shows }: ScoreScope,
  reason: string | null,
): Omit<FoundScore, "certificate"> {
  const { gender, ageGroup, wave, splitsMs, overallRank, genderRank, ageGroupRank } = found;
  const hasRanks = shows.has("ranks");
  return {
    item: found.item,
    itemName: rules.itemName,
    edition: found.edition,
    set: {
      number: found.number,
      kind: found.kind as FoundScore["set"]["kind"],
      publishedAt: found.publishedAt?.getTime() ?? 0,
      note: found.note,
    },
    bib: found.bib,
    name: found.name,
    latinName: found.latinName,
    gender,
    club: found.club,
    country: found.country,
    city: found.city,
    ageGroup: rules.ageGroups.find(({ id }) => id === ageGroup)?.name ?? (ageGroup === null ? null : { zh: ageGroup }),
    startBlock: nameStartBlock(site, found.item, wave),
    status: found.status,
    reason: { points: findLatePoints(found, rules).map((point) => point.name), text: reason },
    basis: findBasis(rules, overallRank),
    gunMs: found.gunMs,
    netMs: found.netMs,
    splits: shows.has("splits") ? listSplits(rules, splitsMs) : [],
    overallRank: hasRanks ? overallRank : null,
    overallOf: ranked.overall,
    genderRank: hasRanks ? genderRank : null,
    genderOf: ranked.gender(gender),
    ageGroupRank: hasRanks ? ageGroupRank : null,
    ageGroupOf: ranked.ageGroup(gender, ageGroup),
    isHidden: found.hiddenPart !== null,
  };
}

function listSplits({ points }: ResultRules, splitsMs: ScoreRow["splitsMs"]): FoundScore["splits"] {
  if (!splitsMs?.some((ms) => ms !== null)) return [];
  return points.map(({ id, name, distanceKm }, index) => ({
    point: id,
    name,
    distanceKm,
    ms: splitsMs[index] ?? null,
  }));
}
