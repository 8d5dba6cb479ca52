import type { EntryState } from "../../base/db/entryStates.ts";

/**
 * The states that follow each state of an entry. There are no others; `settle.ts` and each change
 * of an entry ask this table.
 */
export const entryEdges: Readonly<Record<EntryState, readonly EntryState[]>> = {
  pool: ["won", "waitlisted", "lost", "withdrawn"],
  won: ["confirmed", "forfeited", "withdrawn"],
  waitlisted: ["offered", "reserved", "confirmed", "withdrawn"],
  offered: ["reserved", "confirmed", "offer_expired", "declined", "withdrawn"],
  reserved: ["confirmed", "expired", "withdrawn"],
  confirmed: ["withdrawn", "disqualified", "transferred", "deferred"],
  lost: [],
  forfeited: [],
  expired: [],
  offer_expired: [],
  declined: [],
  withdrawn: [],
  disqualified: [],
  transferred: [],
  deferred: [],
};

/** The states in which an entry can begin. */
export const firstStates = ["pool", "reserved", "waitlisted", "offered", "confirmed"] as const satisfies EntryState[];

/** Returns whether an entry can go from one state to the other. */
export function isEdge(before: EntryState, after: EntryState): boolean {
  return entryEdges[before].includes(after);
}
