import { inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { organiser, raceOfAuthority } from "#core/authorities.ts";

/** The actor of what somebody did with the command `startline`. */
export const commandActor = "command";

/** The ids of the races that somebody organises. */
export type Races = "all" | ReadonlySet<string>;

/** Who reads and decides what runners submit, and for which races. `actor` is an account, or `commandActor`. */
export interface Reviewer {
  actor: string;
  races: Races;
}

/** The operator of the server, who may do everything. */
export const operator: Reviewer = { actor: commandActor, races: "all" };

/** Returns the races that an account with these authorities organises. */
export function racesOf(authorities: string[]): Races {
  if (authorities.includes(organiser)) return "all";
  return new Set(authorities.flatMap((authority) => raceOfAuthority(authority) ?? []));
}

/** Returns whether a race is among these. */
export function includesRace(races: Races, raceId: string): boolean {
  return races === "all" || races.has(raceId);
}

/** The SQL condition that a column has the id of one of these races; undefined if any race fits. */
export function isOneOf(races: Races, column: PgColumn): SQL | undefined {
  if (races === "all") return undefined;
  return races.size === 0 ? sql`false` : inArray(column, [...races]);
}
