import { type SQL, sql } from "drizzle-orm";
import type { entryStates } from "#contract/entries.ts";

export type EntryState = (typeof entryStates)[number];

/** The states in which an entry takes a place of each pool of its item. */
export const placeHolding = ["reserved", "won", "offered", "confirmed"] as const satisfies EntryState[];

/** States as the list of an SQL `in`. */
export function listStates(states: readonly EntryState[]): SQL {
  return sql.raw(states.map((state) => `'${state}'`).join(", "));
}

/** Returns whether an entry of that state takes places. */
export function holdsPlaces(state: EntryState): boolean {
  return (placeHolding as readonly EntryState[]).includes(state);
}
