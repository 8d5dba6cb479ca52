import type { ErrorCode } from "#contract/errors.ts";
import type { RefusalReason, SubmissionProblem, SubmissionRefusal } from "#contract/signup.ts";
import type { Sentence } from "#core/text.ts";
import { refuse, type Values } from "../base/http/envelope.ts";

/** A problem with its sentence in both languages. */
export type FoundProblem = Omit<SubmissionProblem, "message"> & { message: Sentence };

type SignupError = Extract<ErrorCode, `sign-up/${string}`>;

/** Why a form was not accepted; `values` fill its sentence. */
export interface Refusal extends Omit<SubmissionRefusal, "problems" | "reason"> {
  error: SignupError;
  values: Values;
  problems: FoundProblem[];
}

const reasons: Record<SignupError, RefusalReason> = {
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
  "sign-up/key-used": "key-used",
  "sign-up/team-link": "team",
  "sign-up/team-closed": "team",
  "sign-up/team-full": "team",
  "sign-up/team-member": "team",
};

/** Returns a refusal with that code. */
export function refusal(error: SignupError, more: Partial<Omit<Refusal, "error">> = {}): Refusal {
  return { error, values: {}, problems: [], ...more };
}

/** Returns a refusal of answers; its sentence states how many there are to correct. */
export function wrongAnswers(problems: FoundProblem[]): Refusal {
  return refusal("sign-up/wrong-answers", { values: { count: problems.length }, problems });
}

/** Returns a refusal as the call answers it, its problems in one language. */
export function answerRefusal({ error, values, problems, ...rest }: Refusal, language: "zh" | "en") {
  const details: SubmissionRefusal = {
    reason: reasons[error],
    ...rest,
    problems: problems.map((problem) => ({ ...problem, message: problem.message[language] })),
  };
  return refuse(error, { details: { ...details }, values });
}
