import { inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Authority, organiser, personalData, raceOfAuthority, staff } from "#core/authorities.ts";

/** The actor of what somebody did with the command `startline`. */
export const commandActor = "command";

/** The actors of the program's own actions. */
export const programActors: ReadonlySet<string> = new Set(["program", "server", "provider"]);

/** The ids of the races that somebody organises. */
export type Races = "all" | ReadonlySet<string>;

/**
 * Who reads and decides what runners submit, and for which races. `actor` is an account, or
 * `commandActor`.
 */
export interface Reviewer {
  actor: string;
  races: Races;
  /** For which of them personal data are shown; masked for all if it is left out. */
  personal?: Races;
  /**
   * For which of them applications and documents are read and decided; for none if it is left out.
   */
  reviewed?: Races;
  /** For which race packs are handed out; for none if it is left out. */
  staffed?: Races;
  /**
   * Returns who it is now, for work that takes a while: undefined once the session or the last
   * right has ended. Left out for the operator.
   */
  now?(): Promise<Reviewer | undefined>;
}

/** The operator of the server, who may do everything. */
export const operator: Reviewer = {
  actor: commandActor,
  races: "all",
  personal: "all",
  reviewed: "all",
  staffed: "all",
};

/**
 * Returns the races that an account with these authorities organises, or has another authority
 * over.
 */
export function getRaces(authorities: string[], authority: Authority = organiser): Races {
  if (authorities.includes(authority)) return "all";
  return new Set(authorities.flatMap((grant) => raceOfAuthority(grant, authority) ?? []));
}

const none: Races = new Set();

/**
 * Returns over which races somebody has an authority; those to see personal data and to review
 * count only for races that they organise.
 */
export function findRaces(reviewer: Reviewer, authority: Authority): Races {
  const { races, personal = none, reviewed = none, staffed = none } = reviewer;
  if (authority === staff) return staffed;
  return shareRaces(races, { ORGANISER: races, PERSONAL_DATA: personal, REVIEWER: reviewed }[authority]);
}

/** Returns whether a reviewer sees the personal data of a race. */
export function seesPersonal(reviewer: Reviewer, raceId: string): boolean {
  return includesRace(findRaces(reviewer, personalData), raceId);
}

/** Returns the races that are among both. */
export function shareRaces(races: Races, otherRaces: Races): Races {
  if (races === "all") return otherRaces;
  return otherRaces === "all" ? races : new Set([...races].filter((raceId) => otherRaces.has(raceId)));
}

/** Returns whether there is any race among these. */
export function hasRaces(races: Races): boolean {
  return races === "all" || races.size > 0;
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
