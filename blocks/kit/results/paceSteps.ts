import type { Passage } from "#core/publicResults.ts";

/** A section of a race as a step of the plot. */
export interface PaceStep {
  point: string;
  fromKm: number;
  toKm: number;
  paceMs: number;
}

/** A part of the course, in kilometres. */
export interface Stretch {
  fromKm: number;
  toKm: number;
}

/**
 * What a plot of paces is drawn from: its place on the course, and its paces from fast to slow.
 */
export interface PacePlan extends Stretch {
  steps: PaceStep[];
  fieldSteps: PaceStep[];
  fastestMs: number;
  slowestMs: number;
}

/** Returns the sections of a runner that have a pace. */
export function listSteps(passages: readonly Passage[]): PaceStep[] {
  return passages.flatMap(({ point, distanceKm, sectionKm, paceMs }) =>
    paceMs === null || sectionKm === null ? [] : [{ point, fromKm: distanceKm - sectionKm, toKm: distanceKm, paceMs }],
  );
}

/**
 * Plans a plot of these passages on a stretch of the course; undefined if no section has a pace.
 */
export function planPaces(passages: readonly Passage[], stretch?: Stretch): PacePlan | undefined {
  const steps = listSteps(passages);
  const fieldSteps = passages.flatMap(({ point, distanceKm, fieldPaceMs }, index) =>
    fieldPaceMs === null
      ? []
      : [{ point, fromKm: passages[index - 1]?.distanceKm ?? 0, toKm: distanceKm, paceMs: fieldPaceMs }],
  );
  const length = passages.at(-1)?.distanceKm ?? 0;
  const { fromKm, toKm } = stretch ?? { fromKm: 0, toKm: length };
  const isIn = (step: PaceStep) => step.toKm > fromKm && step.fromKm < toKm;
  const paces = [...steps, ...fieldSteps].filter(isIn).map(({ paceMs }) => paceMs);
  if (!steps.some(isIn)) return undefined;
  // Whole quarters of a minute, with room at both ends.
  const quarter = 15_000;
  const fastestMs = (Math.floor(Math.min(...paces) / quarter) - 1) * quarter;
  const slowestMs = (Math.ceil(Math.max(...paces) / quarter) + 1) * quarter;
  return {
    fromKm,
    toKm,
    steps: steps.filter(isIn),
    fieldSteps: fieldSteps.filter(isIn),
    fastestMs: Math.max(0, fastestMs),
    slowestMs,
  };
}

/** Returns the stretch of the sections that two places on the course are in. */
export function coverSections(steps: readonly PaceStep[], oneKm: number, otherKm: number): Stretch | undefined {
  const [from, to] = oneKm < otherKm ? [oneKm, otherKm] : [otherKm, oneKm];
  const covered = steps.filter(({ fromKm, toKm }) => toKm > from && fromKm < to);
  const [first] = covered;
  return first && { fromKm: first.fromKm, toKm: covered.at(-1)?.toKm ?? first.toKm };
}

/** Returns the lines of an axis of paces, at most five, at whole quarters of a minute. */
export function listTicks(fastestMs: number, slowestMs: number): number[] {
  const step = [15, 30, 60, 120, 300, 600]
    .map((seconds) => seconds * 1000)
    .find((ms) => (slowestMs - fastestMs) / ms <= 5);
  const stepMs = step ?? 1_200_000;
  const first = Math.ceil(fastestMs / stepMs) * stepMs;
  const ticks: number[] = [];
  for (let ms = first; ms <= slowestMs; ms += stepMs) ticks.push(ms);
  return ticks;
}
