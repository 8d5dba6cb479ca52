import { and, asc, eq, inArray } from "drizzle-orm";
import type { PublicResult } from "#contract/publicResults.ts";
import { results } from "../../base/db/resultSchema.ts";
import { cacheReads } from "../../base/readCache.ts";
import { findBasis } from "../sets/basis.ts";
import type { OpenSet } from "./chooseSet.ts";
import { type FieldSizes, findFieldFacts, nameAgeList } from "./fieldFacts.ts";
import { describeOpenSet, isShown } from "./listRunners.ts";
import { findReason, listPassages } from "./passages.ts";
import { shownColumns, showRunner } from "./shownRunner.ts";

const readRunner = cacheReads<PublicResult>(1000);

/** Returns the public result of the runner with a bib; undefined if none is shown. */
export function findRunner(open: OpenSet, bib: string): Promise<PublicResult | undefined> {
  return readRunner(JSON.stringify([open.key, bib]), async () => {
    const [row] = await open.results.db
      .select({ row: results.row })
      .from(results)
      .where(and(isShown(open), inArray(results.bib, spellBib(bib))))
      .orderBy(asc(results.row))
      .limit(1);
    return row && describeRunner(open, row.row);
  });
}

// As it is typed, in large and in small letters: the index knows no others.
function spellBib(bib: string): string[] {
  return [...new Set([bib, bib.toUpperCase(), bib.toLowerCase()])];
}

/**
 * Describes the result in a row of a set as its page shows it, also one that the runner hides; a
 * hidden name is not shown.
 */
export async function describeRunner(open: OpenSet, row: number): Promise<PublicResult | undefined> {
  const { set, hidden } = open;
  const { rules } = set;
  const [found] = await open.results.db
    .select({ ...shownColumns, wave: results.wave, splitsMs: results.splitsMs })
    .from(results)
    .where(and(eq(results.setId, set.setId), eq(results.row, row)));
  if (!found) return undefined;
  const { wave, splitsMs, ...columns } = found;
  const runner = showRunner(columns, hidden);
  const { sizes, distribution, paces } = await findFieldFacts(open);
  const times = { gunMs: runner.gunMs, netMs: runner.netMs, wave, splitsMs: runner.status === "dsq" ? null : splitsMs };
  const passages = listPassages(rules, times, paces);
  return {
    ...(await describeOpenSet(open)),
    runner,
    basis: findBasis(rules, runner.overallRank),
    start: rules.guns.length > 1 ? wave : null,
    passages,
    ranks: listRanks(runner, sizes, open),
    reason: findReason(rules, runner.status, passages),
    field: distribution,
  };
}

function listRanks(
  { overallRank, genderRank, ageGroupRank, ageGroup, gender }: PublicResult["runner"],
  sizes: FieldSizes,
  { set }: OpenSet,
): PublicResult["ranks"] {
  const ageList = nameAgeList(set.rules, ageGroup ?? "", gender);
  const ranks = [
    { list: "overall", rank: overallRank, size: sizes.overall },
    { list: "gender", rank: genderRank, size: sizes.gender.get(gender) ?? 0 },
    { list: "ageGroup", rank: ageGroupRank, size: sizes.ageGroup.get(ageList) ?? 0 },
  ] as const;
  return ranks.flatMap(({ list, rank, size }) => (rank === null ? [] : [{ list, rank, size }]));
}
