import { inLanguage } from "#core/text.ts";
import type { NumberOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";

/**
 * A number: a positive whole one if the form requires it, with no more decimal places than the form
 * allows.
 */
export const number: FieldLogic<number, NumberOptions> = {
  check(answer, { options: { isPositiveInteger, decimals } }) {
    if (isPositiveInteger && !(Number.isSafeInteger(answer) && answer > 0))
      return [{ at: "", code: "positive-integer", text: problemText("number.positiveInteger") }];
    if (decimals === undefined || getDecimals(answer) <= decimals) return [];
    const text = decimals === 0 ? problemText("number.integer") : problemText("number.decimals", { digits: decimals });
    return [{ at: "", code: "decimals", text }];
  },
  format(answer, { unit }, language) {
    const numberFormat = new Intl.NumberFormat(language === "zh" ? "zh-CN" : "en", { maximumFractionDigits: 10 });
    return [numberFormat.format(answer), inLanguage(unit, language)].filter(Boolean).join(" ");
  },
};

function getDecimals(number: number): number {
  const [mantissa = "", exponent = "0"] = String(number).split("e");
  return Math.max((mantissa.split(".")[1]?.length ?? 0) - Number(exponent), 0);
}
