/** A list of a unit whose entries are rows that documents also state, and the prop that has it. */
export interface StatedRows {
  rows: "cut-off" | "prize";
  prop: string;
}

/**
 * The props that state when registration opens and closes, or the race starts and ends: of the
 * unit, or of each entry of its list `each`; only if its other props are those of `if`.
 */
export interface RaceTimes {
  each?: string;
  if?: Record<string, string>;
  opens?: string;
  closes?: string;
  start?: string;
  end?: string;
}
