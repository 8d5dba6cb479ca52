/**
 * What is wrong with a passing, for the organisers' staff: its time, bib or point cannot be read or
 * is nobody's; two items have the bib; it is outside of the race's days, before the gun, faster
 * than anybody runs, against the order of the course, or after the cut-off, which counts; the
 * source corrected it, which counts as corrected, or removed it.
 */
export const passingFlags = [
  "unreadable",
  "unknown-bib",
  "doubled-bib",
  "unknown-point",
  "other-day",
  "before-gun",
  "impossible-pace",
  "out-of-order",
  "after-cut-off",
  "corrected",
  "removed",
] as const;
export type PassingFlag = (typeof passingFlags)[number];

/** The formats in which timing systems send passings. */
export const timingFormats = ["race-result", "racemap"] as const;
export type TimingFormat = (typeof timingFormats)[number];
