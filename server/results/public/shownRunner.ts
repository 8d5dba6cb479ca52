import type { PublicRunner } from "#contract/publicResults.ts";
import { results } from "../../base/db/resultSchema.ts";
import type { HiddenRows } from "./publishedSets.ts";

/** The columns that public answers are made of: no birthday, document, city or entry among them. */
export const shownColumns = {
  row: results.row,
  bib: results.bib,
  name: results.name,
  latinName: results.latinName,
  gender: results.gender,
  ageGroup: results.ageGroup,
  club: results.club,
  country: results.country,
  status: results.status,
  gunMs: results.gunMs,
  netMs: results.netMs,
  overallRank: results.overallRank,
  genderRank: results.genderRank,
  ageGroupRank: results.ageGroupRank,
} as const;

type ShownRow = Pick<typeof results.$inferSelect, keyof typeof shownColumns>;

/** Returns what everybody may read of a runner. Who is disqualified has no times. */
export function showRunner({ row, gender, ...runner }: ShownRow, { names }: Pick<HiddenRows, "names">): PublicRunner {
  const isNameHidden = names.has(row);
  const isDisqualified = runner.status === "dsq";
  return {
    ...runner,
    gender: gender === 1 || gender === 2 ? gender : 0,
    isNameHidden,
    ...(isNameHidden && { name: null, latinName: null }),
    ...(isDisqualified && { gunMs: null, netMs: null }),
  };
}
