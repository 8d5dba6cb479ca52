import type { ResultStatus } from "#contract/resultWords.ts";
import type { ResultRules, RulePoint } from "../sets/rules.ts";

interface Passed {
  status: ResultStatus;
  wave: string | null;
  splitsMs: (number | null)[] | null;
}

/**
 * Returns the points that explain a status: those that a runner reached after their cut-off, or
 * required ones that did not see them. None if it was the finish, or has another reason.
 */
export function findLatePoints({ status, wave, splitsMs }: Passed, rules: ResultRules): RulePoint[] {
  if (splitsMs === null) return [];
  if (status === "missing_point")
    return rules.points.filter(({ isRequired }, index) => isRequired && (splitsMs[index] ?? null) === null);
  const gunAt = findGun(wave, rules);
  if (status !== "over_time" || gunAt === null) return [];
  return rules.points.filter(({ cutOffAt }, index) => {
    const ms = splitsMs[index] ?? null;
    return cutOffAt !== null && ms !== null && gunAt + ms > cutOffAt;
  });
}

// As the status was judged by: times of the file may count from the first gun of all.
function findGun(wave: string | null, { guns, firstGun, gunTimesFrom }: ResultRules): number | null {
  const name = wave?.trim().toLowerCase();
  const own = guns.find(({ names }) => name !== undefined && names.includes(name))?.gunAt;
  return gunTimesFrom === "first" ? firstGun : (own ?? firstGun);
}
