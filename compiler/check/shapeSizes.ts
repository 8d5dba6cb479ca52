import type { Sentence } from "#core/text.ts";

/** The codes of problems with how long, large or many something is, by the validator's keyword. */
export const sizeCodes: Record<string, string> = {
  minLength: "SL2013",
  maxLength: "SL2013",
  minimum: "SL2013",
  maximum: "SL2013",
  exclusiveMinimum: "SL2013",
  exclusiveMaximum: "SL2013",
  multipleOf: "SL2013",
  minItems: "SL2013",
  maxItems: "SL2013",
  minProperties: "SL2013",
  maxProperties: "SL2013",
  uniqueItems: "SL2014",
};

/** Says that something is too short, too long, too small, too large, too few, too many, or fits no form at all. */
export function wrongSize(keyword: string, limit: number): Sentence {
  switch (keyword) {
    case "minLength":
      return limit === 1
        ? { zh: "此处为空，请填写或删除该字段。", en: "this is empty. Fill it in, or take the field out." }
        : { zh: `文字太短，至少 ${limit} 个字符。`, en: `the text is too short. Write at least ${limit} characters.` };
    case "maxLength":
      return {
        zh: `文字太长，请缩短到 ${limit} 个字符以内。`,
        en: `the text is too long. Shorten it to ${limit} characters at most.`,
      };
    case "minimum":
      return { zh: `数字太小，请写 ${limit} 或更大的数。`, en: `the number is too small. Write ${limit} or more.` };
    case "maximum":
      return { zh: `数字太大，请写 ${limit} 或更小的数。`, en: `the number is too large. Write ${limit} or less.` };
    case "exclusiveMinimum":
      return { zh: `数字太小，请写大于 ${limit} 的数。`, en: `the number is too small. Write more than ${limit}.` };
    case "exclusiveMaximum":
      return { zh: `数字太大，请写小于 ${limit} 的数。`, en: `the number is too large. Write less than ${limit}.` };
    case "multipleOf":
      return { zh: `此处应为 ${limit} 的倍数。`, en: `this should be a multiple of ${limit}. Write such a number.` };
    case "minItems":
    case "minProperties":
      return {
        zh: `此处至少需要 ${limit} 项，请补充。`,
        en: `at least ${limit} entries are needed here. Add what is missing.`,
      };
    case "maxItems":
    case "maxProperties":
      return { zh: `此处最多 ${limit} 项，请删除多余的。`, en: `at most ${limit} entries fit here. Take some out.` };
    case "uniqueItems":
      return {
        zh: "列表中有重复的内容，请删除重复项。",
        en: "the same entry stands in this list twice. Take one out.",
      };
    default:
      return {
        zh: "此处的内容不符合该字段的任何一种写法，请参照其说明改正。",
        en: "what is written here fits none of the forms that this field can have. See its description and correct it.",
      };
  }
}
