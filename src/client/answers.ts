import type { AnswerBody } from "#contract/answers.ts";
import type { SubmissionRefusal } from "#contract/signup.ts";
import type { Client } from "./client.ts";
import { type ApiError, errorCode } from "./errors.ts";

const silent = { isSilent: true } as const;

/** Fetches whether a general form of a site is open, by its id. */
export const fetchFormState = (client: Client, query: { domainName: string; form: string }) =>
  client.call("GET /sign-up/form-state", { query, ...silent });

/**
 * Submits answers to a general form; a repeated call with the same key and answers returns the same
 * receipt. Rejects with what `answerRefusalOf` reads.
 */
export const submitAnswers = (client: Client, body: AnswerBody) =>
  client.call("POST /sign-up/answers", { json: body, ...silent });

/**
 * Returns why answers were refused; undefined if the call failed otherwise (network, login, human
 * verification).
 */
export function answerRefusalOf(error: unknown): SubmissionRefusal | undefined {
  if (!errorCode(error)?.startsWith("answers/")) return undefined;
  return (error as ApiError).details as SubmissionRefusal;
}
