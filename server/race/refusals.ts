import { errors } from "#contract/errors.ts";
import type { AnswerError, DecisionError, SignUpError } from "#contract/refusals.ts";
import type { SubmissionProblem, SubmissionRefusal } from "#contract/signup.ts";
import type { Sentence } from "#core/text.ts";
import { refuse, type Values } from "../base/http/envelope.ts";

/** A problem with its sentence in both languages. */
export type FoundProblem = Omit<SubmissionProblem, "message"> & { message: Sentence };

type FormError = SignUpError | AnswerError | DecisionError;

/** Why a form was not accepted; `values` fill its sentence. */
export interface Refusal<Code extends FormError = SignUpError> extends Omit<SubmissionRefusal, "problems" | "reason"> {
  error: Code;
  values: Values;
  problems: FoundProblem[];
}

/** Returns a refusal with that code. */
export function refusal<Code extends FormError>(
  error: Code,
  fields: Partial<Omit<Refusal, "error">> = {},
): Refusal<Code> {
  return { error, values: {}, problems: [], ...fields };
}

/**
 * Ends the transaction in which a form was to be accepted, or an application approved, with nothing
 * stored: it is refused with a code of the contract.
 */
export class Refused<Code extends FormError = FormError> extends Error {
  readonly refusal: Refusal<Code>;
  constructor(error: Code, fields: Partial<Omit<Refusal, "error">> = {}) {
    super(`The form is refused: ${error}.`);
    this.refusal = refusal(error, fields);
  }
}

/** Returns with which code of a family an error refuses; undefined if it does not. */
export function findRefusal<Family extends "sign-up" | "answers" | "application">(
  error: unknown,
  family: Family,
): Refusal<Extract<FormError, `${Family}/${string}`>> | undefined {
  if (!(error instanceof Refused) || !error.refusal.error.startsWith(`${family}/`)) return undefined;
  return error.refusal as Refusal<Extract<FormError, `${Family}/${string}`>>;
}

/** Returns a refusal of answers; its sentence states how many there are to correct. */
export function wrongAnswers<Code extends "sign-up/wrong-answers" | "answers/wrong">(
  error: Code,
  problems: FoundProblem[],
): Refusal<Code> {
  return refusal(error, { values: { count: problems.length }, problems });
}

/** Returns a refusal as the call answers it, its problems in one language. */
export function answerRefusal<Code extends SignUpError | AnswerError>(
  { error, values, problems, ...rest }: Refusal<Code>,
  language: "zh" | "en",
) {
  const details: SubmissionRefusal = {
    reason: errors[error].reason,
    ...rest,
    problems: problems.map((problem) => ({ ...problem, message: problem.message[language] })),
  };
  return refuse(error, { details: { ...details }, values });
}
