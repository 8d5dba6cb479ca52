import type { ErrorCode } from "#contract/errors.ts";
import type { RefusalReason, SubmissionProblem, SubmissionRefusal } from "#contract/signup.ts";
import type { Sentence } from "#core/text.ts";
import { refuse, type Values } from "../base/http/envelope.ts";

/** A problem with its sentence in both languages. */
export type FoundProblem = Omit<SubmissionProblem, "message"> & { message: Sentence };

type SignupError = Extract<ErrorCode, `sign-up/${string}`>;
/** A code of a refused answer to a general form. */
export type AnswerError = Extract<ErrorCode, `answers/${string}`>;

/** Why a form was not accepted; `values` fill its sentence. */
export interface Refusal<Code extends SignupError | AnswerError = SignupError>
  extends Omit<SubmissionRefusal, "problems" | "reason"> {
  error: Code;
  values: Values;
  problems: FoundProblem[];
}

const reasons: Record<SignupError | AnswerError, RefusalReason> = {
  "sign-up/form-changed": "form-changed",
  "sign-up/not-open": "not-open",
  "sign-up/unknown-item": "unknown-item",
  "sign-up/no-entrant": "entrants",
  "sign-up/one-entrant-only": "entrants",
  "sign-up/too-many-entrants": "entrants",
  "sign-up/wrong-answers": "answers",
  "sign-up/policies": "policies",
  "sign-up/fee": "fee",
  "sign-up/already-registered": "already-registered",
  "sign-up/full": "full",
  "sign-up/unpaid-account": "unpaid",
  "sign-up/unpaid-person": "unpaid",
  "sign-up/cancelled": "not-open",
  "sign-up/too-few-entrants": "entrants",
  "sign-up/key-used": "key-used",
  "sign-up/coupon-unknown": "coupon",
  "sign-up/coupon-not-now": "coupon",
  "sign-up/coupon-used-up": "coupon",
  "sign-up/coupon-per-payer": "coupon",
  "sign-up/team-link": "team",
  "sign-up/team-closed": "team",
  "sign-up/team-full": "team",
  "sign-up/team-member": "team",
  "sign-up/transfer-link": "transfer",
  "sign-up/transfer-closed": "transfer",
  "sign-up/transfer-options": "transfer",
  "sign-up/deferral-unknown": "transfer",
  "sign-up/deferral-closed": "transfer",
  "sign-up/deferral-person": "transfer",
  "sign-up/invitation-link": "invitation",
  "sign-up/payments-missing": "payments-missing",
  "answers/form-changed": "form-changed",
  "answers/not-open": "not-open",
  "answers/full": "full",
  "answers/already-answered": "already-answered",
  "answers/wrong": "answers",
  "answers/policies": "policies",
  "answers/key-used": "key-used",
};

/** Returns a refusal with that code. */
export function refusal<Code extends SignupError | AnswerError>(
  error: Code,
  more: Partial<Omit<Refusal, "error">> = {},
): Refusal<Code> {
  return { error, values: {}, problems: [], ...more };
}

/**
 * Ends the transaction in which a form was to be accepted, with nothing stored: it is refused with
 * a code of the contract.
 */
export class Refused<Code extends SignupError | AnswerError = SignupError | AnswerError> extends Error {
  readonly refusal: Refusal<Code>;
  constructor(error: Code, more: Partial<Omit<Refusal, "error">> = {}) {
    super(`The form is refused: ${error}.`);
    this.refusal = refusal(error, more);
  }
}

/** Returns with which code of a family an error refuses; undefined if it does not. */
export function findRefusal<Family extends "sign-up" | "answers">(
  error: unknown,
  family: Family,
): Refusal<Extract<SignupError | AnswerError, `${Family}/${string}`>> | undefined {
  if (!(error instanceof Refused) || !error.refusal.error.startsWith(`${family}/`)) return undefined;
  return error.refusal as Refusal<Extract<SignupError | AnswerError, `${Family}/${string}`>>;
}

/** Returns a refusal of answers; its sentence states how many there are to correct. */
export function wrongAnswers<Code extends "sign-up/wrong-answers" | "answers/wrong">(
  error: Code,
  problems: FoundProblem[],
): Refusal<Code> {
  return refusal(error, { values: { count: problems.length }, problems });
}

/** Returns a refusal as the call answers it, its problems in one language. */
export function answerRefusal<Code extends SignupError | AnswerError>(
  { error, values, problems, ...rest }: Refusal<Code>,
  language: "zh" | "en",
) {
  const details: SubmissionRefusal = {
    reason: reasons[error],
    ...rest,
    problems: problems.map((problem) => ({ ...problem, message: problem.message[language] })),
  };
  return refuse(error, { details: { ...details }, values });
}
