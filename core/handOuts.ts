/** What became of a line that a staff device sent. */
export const lineOutcomes = [
  "done",
  "waiting",
  "conflict",
  "kept",
  "number-taken",
  "unknown-code",
  "other-race",
  "not-confirmed",
  "unknown-material",
  "unknown-hand-out",
  /** Its pack is packed or sent by post. */
  "mailed",
] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** What a line of a staff device does. */
export const lineKinds = ["check-in", "hand-out", "undo", "failed-scan"] as const;
export type LineKind = (typeof lineKinds)[number];

/**
 * Returns when a device did something by the server's clock, however wrong its own is: `now` is
 * what its clock showed as it sent the line. Nothing is of the future.
 */
export function correctClock({ at, now }: { at: number; now: number }, serverNow: number): number {
  return Math.min(serverNow, at + serverNow - now);
}
