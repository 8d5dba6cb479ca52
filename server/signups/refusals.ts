import type { RefusalReason, SubmissionProblem, SubmissionRefusal } from "#contract/signup.ts";
import type { Sentence } from "#core/text.ts";
import { type Envelope, refuse } from "../base/http/envelope.ts";
import { signupMessages } from "./messages.ts";

/** A problem before it is said in one language. */
export type FoundProblem = Omit<SubmissionProblem, "message"> & { message: Sentence };

/** Why a form was not taken. */
export interface Refusal extends Omit<SubmissionRefusal, "problems"> {
  said: Sentence;
  problems: FoundProblem[];
}

const codes: Record<RefusalReason, number> = {
  "form-changed": 409,
  "not-open": 403,
  "unknown-item": 400,
  entrants: 400,
  answers: 400,
  policies: 409,
  fee: 409,
  "already-registered": 409,
  "key-used": 409,
};

/** A refusal for that reason. */
export function refusal(
  reason: RefusalReason,
  said: Sentence,
  more: Partial<Omit<Refusal, "reason" | "said">> = {},
): Refusal {
  return { reason, said, problems: [], ...more };
}

/** A refusal of answers; the sentence says how many there are to mend. */
export function wrongAnswers(problems: FoundProblem[]): Refusal {
  return refusal("answers", signupMessages.wrongAnswers(problems.length), { problems });
}

/** A refusal as the call answers it. */
export function answerRefusal({ said, problems, ...refusal }: Refusal, language: "zh" | "en"): Envelope {
  const spoken = problems.map((problem) => ({ ...problem, message: problem.message[language] }));
  const data: SubmissionRefusal = { ...refusal, problems: spoken };
  return { ...refuse(codes[refusal.reason], said), data };
}
