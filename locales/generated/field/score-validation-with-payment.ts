// Made by `npm run gen` from locales/field/score-validation-with-payment.json.
import type { Messages } from "#blocks/kit/texts.ts";

export const messages: Messages<"fee" | "feeHelp" | "agree"> = {
  scope: "field/score-validation-with-payment",
  zh: {
    "fee": ["核验费：",["fee"]],
    "feeHelp": ["由组委会核验成绩，费用与报名费一起支付，只收一次。"],
    "agree": ["我同意支付 ",["fee"]," 的核验费"],
  },
  en: {
    "fee": ["Fee for the check: ",["fee"]],
    "feeHelp": ["The organisers check your result. You pay once, together with the entry fee."],
    "agree": ["I agree to pay ",["fee"]," for the check"],
  },
};
