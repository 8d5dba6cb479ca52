import type { NumberOptions } from "#schemas/generated/types.ts";
import { type FieldLogic, inLanguage } from "../field.ts";

/** A number; a positive whole one where the form says so, and with no more decimals than it allows. */
export const number: FieldLogic<number, NumberOptions> = {
  check(answer, { options: { isPositiveInteger, decimals } }) {
    if (isPositiveInteger && !(Number.isSafeInteger(answer) && answer > 0)) return [{ at: "", ...notPositiveInteger }];
    if (decimals === undefined || decimalsOf(answer) <= decimals) return [];
    return [{ at: "", code: "decimals", message: tooManyDecimals(decimals) }];
  },
  words(answer, { unit }, language) {
    const written = new Intl.NumberFormat(language === "zh" ? "zh-CN" : "en", { maximumFractionDigits: 10 });
    return [written.format(answer), inLanguage(unit, language)].filter(Boolean).join(" ");
  },
};

const notPositiveInteger = {
  code: "positive-integer",
  message: { zh: "请填写 1 以上的整数。", en: "Please give a whole number of 1 or more." },
};

function tooManyDecimals(decimals: number): { zh: string; en: string } {
  if (decimals === 0) return { zh: "请填写整数。", en: "Please give a whole number." };
  return {
    zh: `小数点后最多 ${decimals} 位。`,
    en: `Please give no more than ${decimals} ${decimals === 1 ? "digit" : "digits"} after the point.`,
  };
}

function decimalsOf(number: number): number {
  const [mantissa = "", exponent = "0"] = String(number).split("e");
  return Math.max((mantissa.split(".")[1]?.length ?? 0) - Number(exponent), 0);
}
