import { messages } from "#locales/generated/forms/answers.ts";
import { textIn } from "#locales/getText.ts";
import type { ScoreValidationWithPaymentAnswer, ScoreValidationWithPaymentOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { checkScore, formatScore, scoreUploads } from "./kit/score.ts";

/** A result for whose verification the runner agreed to pay. */
export const scoreValidationWithPayment: FieldLogic<
  ScoreValidationWithPaymentAnswer,
  ScoreValidationWithPaymentOptions
> = {
  offers: { option: "items", at: "/item" },
  check: checkScore,
  format: (score, { feeFen }, language) => {
    const yuan = (feeFen / 100).toFixed(feeFen % 100 === 0 ? 0 : 2);
    return `${formatScore(score, language)} · ${textIn(language, messages, "score.fee", { yuan })}`;
  },
  uploads: scoreUploads,
};
