import { messages } from "#locales/generated/forms/answers.ts";
import { textIn } from "#locales/getText.ts";
import type { BloodTypeAnswer, BloodTypeOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";

/** The blood type, with Rh only if the form asks for it. */
export const bloodType: FieldLogic<BloodTypeAnswer, BloodTypeOptions> = {
  check(answer, { options: { asksRh = false } }) {
    if (answer === "unknown" || /[+-]$/.test(answer) === asksRh) return [];
    return [{ at: "", code: "rh", text: problemText(asksRh ? "bloodType.rh" : "bloodType.noRh") }];
  },
  format(answer, _options, language) {
    if (answer === "unknown") return textIn(language, messages, "bloodType.unknown");
    const type = answer.replace(/[+-]$/, "");
    if (type === answer) return textIn(language, messages, "bloodType.plain", { type });
    return textIn(language, messages, answer.endsWith("+") ? "bloodType.positive" : "bloodType.negative", { type });
  },
};
