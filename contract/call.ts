import type { TSchema } from "typebox";
import type { TokenScope } from "#core/apiTokens.ts";
import type { ErrorCode } from "./errors.ts";

/**
 * Who may make a call: anyone; a user who is logged in; an account with the authority ORGANISER; an operator, who has the running
 * server's key; a developer, from the server's own machine and never in production.
 */
export type Caller = "anyone" | "user" | "organiser" | "operator" | "developer";

/** One call of the API. Its key in a table of calls is its method and path, such as `"POST /sign-up/submissions"`. */
export interface Call {
  /** What it does, in one sentence. */
  summary: string;
  caller: Caller;
  /** An organiser's API token with one of these scopes may make it too. No token may make a call without this. */
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
