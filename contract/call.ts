import type { TSchema } from "typebox";
import type { TokenScope } from "#core/apiTokens.ts";
import type { Authority } from "#core/authorities.ts";
import type { ErrorCode } from "./errors.ts";
import type { Cost, Limits } from "./limits.ts";
import type { Purpose } from "./purposes.ts";

/**
 * Who may make a call: anyone; a user who is logged in; an account with the authority ORGANISER; an
 * operator, who has the running server's key; a developer, from the server's own machine and never
 * in production.
 */
export type Caller = "anyone" | "user" | "organiser" | "operator" | "developer";

/**
 * Which personal data an answer holds at most: none; masked, which is in full for an organiser who
 * also has PERSONAL_DATA for the race; or full. Personal are names, documents, contacts, answers
 * and files of people who sign up. A user gets only their own.
 */
export type PersonalData = "none" | "masked" | "full";

/** The things of one account, and then those of one race, that a request can name. */
export type Owned =
  | "session"
  | "submission"
  | "order"
  | "team"
  | "upload"
  | "application"
  | "answer"
  | "entry"
  | "refund request"
  | "change of places"
  | "cancellation"
  | "invitation"
  | "document"
  | "result batch";

interface CallParts {
  /** What it does, in one sentence. */
  summary: string;
  personal: PersonalData;
  cost: Cost;
  /** The limits that its requests count towards, if not the usual ones of its cost. */
  limits?: Limits;
  /**
   * The purposes for which it sends messages; it cannot send for others. They have the limits of
   * `server/people/sending/table.ts`.
   */
  sends?: readonly Purpose[];
  /** Whether organisers may make it before they pass their second factor: it is one to pass it. */
  isBeforeSecondFactor?: true;
  /**
   * The field that names a thing of one account or race, and what it is: to all but its owner and
   * the organisers of its race it does not exist.
   */
  owner?: Readonly<Record<string, Owned>>;
  /**
   * An organiser's API token with one of these scopes may make it too. No token may make a call
   * without this.
   */
  scopes?: readonly TokenScope[];
  /** Who makes it, if no program of this repository does. */
  madeBy?: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** How the body is encoded; JSON unless given. */
  encoding?: "form" | "multipart";
  /** The `data` of the envelope if the call succeeds. */
  data?: TSchema;
  /** What it answers instead of an envelope if it succeeds. */
  file?: string;
  /** The codes with which it refuses, in addition to those of every call. */
  errors?: ErrorCode[];
}

/**
 * The authorities of which an organiser needs one over the race that the call is about, or over any
 * race if it is about none.
 */
type Rights = readonly [Authority, ...Authority[]];

/**
 * One call of the API. Its key in a table of calls is its method and path, such as
 * `"POST /sign-up/submissions"`. A call that is not for organisers only may have rights too, with
 * which they get what is of others.
 */
export type Call = CallParts &
  ({ caller: "organiser"; rights: Rights } | { caller: Exclude<Caller, "organiser">; rights?: Rights });

/** Returns whether a call needs the session of an account, or an API token of one. */
export function hasAccount({ caller }: Pick<Call, "caller">): boolean {
  return caller === "user" || caller === "organiser";
}
