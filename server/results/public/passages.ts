import type { PublicResult } from "#contract/publicResults.ts";
import type { results } from "../../base/db/resultSchema.ts";
import { findGun } from "../runs/timedRuns.ts";
import type { ResultRules } from "../sets/rules.ts";

type Passage = PublicResult["passages"][number];
type Times = Pick<typeof results.$inferSelect, "gunMs" | "netMs" | "splitsMs" | "wave">;

/** The id of the finish among the points of an item. */
export const finish = "finish";

/** Returns a runner's times at the points of an item and at the finish, with their sections. */
export function listPassages(rules: ResultRules, times: Times, fieldPaces: readonly (number | null)[]): Passage[] {
  const { points, distanceKm, finishCutOffAt } = rules;
  const gunAt = findGun(rules, times.wave);
  // Splits may count from the first gun, and gun times never do.
  const shift =
    rules.gunTimesFrom === "first" && gunAt !== null && rules.firstGun !== null ? gunAt - rules.firstGun : 0;
  const { gunMs, netMs, splitsMs } = times;
  const offset = gunMs !== null && netMs !== null ? gunMs - netMs : null;
  const passed = [
    ...points.map(({ id, name, distanceKm: km, cutOffAt }, index) => {
      const split = splitsMs?.[index] ?? null;
      return { point: id, name, km, cutOffAt, at: split === null ? null : split - shift };
    }),
    { point: finish, name: null, km: distanceKm, cutOffAt: finishCutOffAt, at: gunMs },
  ];
  let before = { km: 0, at: offset ?? 0 };
  return passed.map(({ point, name, km, cutOffAt, at }, index) => {
    const isFinish = point === finish;
    // Who has only a net time has it from the own start.
    const ownFinish = isFinish && gunMs === null && before.km === 0 ? netMs : null;
    const sectionMs = at === null ? ownFinish : at - before.at;
    const sectionKm = sectionMs === null ? null : roundKm(km - before.km);
    if (at !== null) before = { km, at };
    return {
      point,
      name,
      distanceKm: km,
      gunMs: at,
      netMs: isFinish ? netMs : at !== null && offset !== null ? at - offset : null,
      sectionMs,
      sectionKm,
      paceMs: sectionMs !== null && sectionKm ? Math.round(sectionMs / sectionKm) : null,
      fieldPaceMs: fieldPaces[index] ?? null,
      cutOffMarginMs: at === null || cutOffAt === null || gunAt === null ? null : cutOffAt - (gunAt + at),
    };
  });
}

/** Returns why a runner is not ranked, as far as the rules and times show it. */
export function findReason(rules: ResultRules, status: string, passages: readonly Passage[]): PublicResult["reason"] {
  if (status === "over_time") {
    const late = passages.filter(({ cutOffMarginMs }) => cutOffMarginMs !== null && cutOffMarginMs < 0);
    return { kind: "cut-off", points: late.map(({ point }) => point) };
  }
  if (status !== "missing_point") return null;
  const required = new Set(rules.points.flatMap(({ id, isRequired }) => (isRequired ? [id] : [])));
  const missing = passages.filter(({ point, gunMs }) => required.has(point) && gunMs === null);
  return { kind: "missing-points", points: missing.map(({ point }) => point) };
}

function roundKm(km: number): number {
  return Math.round(km * 10_000) / 10_000;
}
