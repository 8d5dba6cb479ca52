import type { Text } from "#schemas/generated/types.ts";
import type { Application, SubmissionHead } from "./signup.ts";

/** How far an application is. */
export type ApplicationStatus = "waiting" | "approved" | "rejected";

/** How many applications have each status. */
export type ApplicationCounts = Record<ApplicationStatus, number>;

/** A race whose applications organisers decide; the other calls know it by its domain name. */
export interface ReviewRace {
  raceId: string;
  domainName: string;
  title: Text;
  /** IANA zone of the race. */
  timeZone: string;
  items: { id: string; name: Text }[];
  counts: ApplicationCounts;
}

/** Which applications of a race are listed or exported; a part that is left out excludes none. */
export interface ApplicationFilter {
  domainName: string;
  status?: ApplicationStatus | undefined;
  /** The id of an item. */
  item?: string | undefined;
  /** A part of a receipt or of an entrant's name. */
  text?: string | undefined;
}

/** A decision as it is stored. */
export interface Decision {
  status: "approved" | "rejected";
  /** What the runner reads of a rejection. */
  reason: string | null;
  /** Epoch ms. */
  decidedAt: number;
  /** Who decided: the organiser who asks, another one, or somebody with the command `startline applications`. */
  decidedBy: "you" | "organiser" | "command";
  /** The nickname of that organiser; null if the account is deleted, and for the command. */
  nick: string | null;
}

/** An application in a list. */
export interface ApplicationHead extends SubmissionHead {
  /** null while it waits. */
  decision: Decision | null;
}

/** One page of applications, the oldest first. */
export interface ApplicationPage {
  applications: ApplicationHead[];
  /** The id after which the next page begins; null on the last page. */
  next: string | null;
  /** Of the whole race, or of the item that the filter names. */
  counts: ApplicationCounts;
}

/** A file that an answer names, if it is still stored. */
export interface ApplicationFile {
  id: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** Whose answer names it, counted from 0, and at which JSON Pointer. */
  entrant: number;
  pointer: string;
}

/** One application with everything that a decision needs. */
export interface ReviewedApplication extends Application {
  decision: Decision | null;
  files: ApplicationFile[];
}

/** Why a decision is refused. */
export interface DecisionRefusal {
  reason: "already-decided" | "own-application" | "no-reason" | "not-found";
  /** The decision that came first. */
  decision?: Decision;
}
