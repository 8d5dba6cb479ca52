import type { ScoreVerificationAnswer, ScoreVerificationOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { checkScore, scoreUploads, scoreWords } from "../score.ts";

/** A result that a person can have run, in the days, distances and grades that count. */
export const scoreVerification: FieldLogic<ScoreVerificationAnswer, ScoreVerificationOptions> = {
  check: checkScore,
  words: (score, _, language) => scoreWords(score, language),
  uploads: scoreUploads,
};
