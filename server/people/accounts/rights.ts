import { inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Authority, organiser, raceOfAuthority } from "#core/authorities.ts";

/** The actor of what somebody did with the command `startline`. */
export const commandActor = "command";

/** The actors of what the program did by itself. */
export const programActors: ReadonlySet<string> = new Set(["program", "server", "provider"]);

/** The ids of the races that somebody organises. */
export type Races = "all" | ReadonlySet<string>;

/** Who reads and decides what runners submit, and for which races. `actor` is an account, or `commandActor`. */
export interface Reviewer {
  actor: string;
  races: Races;
  /** For which of them personal data of entries are shown; masked for all if it is left out. */
  personal?: Races;
  /** Returns who it is now, for work that takes a while: undefined once the session or the last right has ended. Left out for the operator. */
  now?(): Promise<Reviewer | undefined>;
}

/** The operator of the server, who may do everything. */
export const operator: Reviewer = { actor: commandActor, races: "all", personal: "all" };

/** Returns the races that an account with these authorities organises, or has another authority over. */
export function racesOf(authorities: string[], authority: Authority = organiser): Races {
  if (authorities.includes(authority)) return "all";
  return new Set(authorities.flatMap((written) => raceOfAuthority(written, authority) ?? []));
}

/** Returns whether a reviewer sees the personal data of a race's entries. */
export function seesPersonal({ races, personal = new Set() }: Reviewer, raceId: string): boolean {
  return includesRace(races, raceId) && includesRace(personal, raceId);
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
