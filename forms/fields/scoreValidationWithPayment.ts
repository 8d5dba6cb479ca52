import type { ScoreValidationWithPaymentAnswer, ScoreValidationWithPaymentOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { checkScore, scoreUploads, scoreWords } from "../score.ts";

/** A result like the other, for whose check the runner agreed to pay. */
export const scoreValidationWithPayment: FieldLogic<
  ScoreValidationWithPaymentAnswer,
  ScoreValidationWithPaymentOptions
> = {
  check: checkScore,
  words: (score, { feeFen }, language) => {
    const fee = `¥${(feeFen / 100).toFixed(feeFen % 100 === 0 ? 0 : 2)}`;
    return `${scoreWords(score, language)} · ${language === "zh" ? `核验费 ${fee}` : `fee ${fee}`}`;
  },
  uploads: scoreUploads,
};
