import { findGun } from "../../runs/timedRuns.ts";
import type { BibResult } from "./runner.ts";

/** When somebody was at a point, a little before and after included. */
export interface Passing {
  /** Its id, or "finish". */
  point: string;
  from: Date;
  until: Date;
}

// Photographers work some metres from a mat, and runners stay in the picture for seconds.
const windowMs = 15_000;

/** Returns when a runner passed the points of the item and the finish, by the published result. */
export function findPassings({ wave, gunMs, splitsMs, rules }: BibResult): Passing[] {
  const { firstGun, gunTimesFrom, points } = rules;
  const ownGun = findGun(rules, wave);
  if (ownGun === null) return [];
  // Splits are as the timer stated them; the time of the finish counts from the own gun.
  const splitGun = gunTimesFrom === "first" ? (firstGun ?? ownGun) : ownGun;
  const at = (point: string, instant: number) => ({
    point,
    from: new Date(instant - windowMs),
    until: new Date(instant + windowMs),
  });
  const passed = points.flatMap(({ id }, index) => {
    const ms = splitsMs?.[index] ?? null;
    return ms === null ? [] : [at(id, splitGun + ms)];
  });
  return gunMs === null ? passed : [...passed, at("finish", ownGun + gunMs)];
}
