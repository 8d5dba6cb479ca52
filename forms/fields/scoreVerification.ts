import type { ScoreVerificationAnswer, ScoreVerificationOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { checkScore, formatScore, scoreUploads } from "./kit/score.ts";

/** A plausible result of a day, distance and grade that count. */
export const scoreVerification: FieldLogic<ScoreVerificationAnswer, ScoreVerificationOptions> = {
  offers: { option: "items", at: "/item" },
  check: checkScore,
  format: (score, _, language) => formatScore(score, language),
  uploads: scoreUploads,
};
