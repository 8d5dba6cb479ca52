import type { BloodTypeAnswer, BloodTypeOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";

/** The blood type, with Rh where the form asks for it and without where it does not. */
export const bloodType: FieldLogic<BloodTypeAnswer, BloodTypeOptions> = {
  check(answer, { options: { asksRh = false } }) {
    if (answer === "unknown" || /[+-]$/.test(answer) === asksRh) return [];
    const message = asksRh
      ? { zh: "请同时选择 Rh 阳性或阴性。", en: "Please choose whether it is Rh positive or negative, too." }
      : { zh: "请重新选择血型，这里不问 Rh。", en: "Please choose the blood type again: Rh is not asked for here." };
    return [{ at: "", code: "rh", message }];
  },
  words(answer, _options, language) {
    if (answer === "unknown") return language === "zh" ? "不清楚" : "Not known";
    const type = answer.replace(/[+-]$/, "");
    const isPositive = answer.endsWith("+");
    if (type === answer) return language === "zh" ? `${type} 型` : type;
    if (language === "zh") return `${type} 型 Rh ${isPositive ? "阳" : "阴"}性`;
    return `${type} ${isPositive ? "positive (Rh+)" : "negative (Rh−)"}`;
  },
};
