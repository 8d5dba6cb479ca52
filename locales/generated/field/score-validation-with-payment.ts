// Made by `npm run gen` from locales/field/score-validation-with-payment.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "fee": { "fee": string | number };
  "feeHelp": {};
  "agree": { "fee": string | number };
}> = {
  scope: "field/score-validation-with-payment",
  zh: {
    "fee": ["核验费：",["fee"]],
    "feeHelp": ["由组委会核验成绩。"],
    "agree": ["我同意核验费为 ",["fee"]],
  },
  en: {
    "fee": ["Verification fee: ",["fee"]],
    "feeHelp": ["The organiser verifies your result."],
    "agree": ["I agree to the verification fee of ",["fee"]],
  },
};
