import type { TSchema } from "typebox";
import type { TokenScope } from "#core/apiTokens.ts";
import type { Authority } from "#core/authorities.ts";
import type { ErrorCode } from "./errors.ts";

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

interface CallParts {
  /** What it does, in one sentence. */
  summary: string;
  personal: PersonalData;
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
