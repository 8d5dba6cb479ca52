import type { Sentence } from "#core/text.ts";

/**
 * The sentence about a limit of length, size or number, by the keyword of JSON Schema that sets it.
 */
export function sizeText(keyword: string, limit: number): Sentence {
  if (keyword === "minLength" && limit === 1)
    return { zh: "此处为空。请填写，或删除该字段。", en: "This is empty. Fill it in, or remove the field." };
  return (
    texts[keyword]?.(limit) ?? {
      zh: `此处须符合 ${keyword} 的限度 ${limit}。`,
      en: `The limit of ${keyword} is ${limit}.`,
    }
  );
}

const tooFew = (limit: number) => ({
  zh: `此处至少需要 ${limit} 项。请补充。`,
  en: limit === 1 ? "This list is empty. Add an entry." : `At least ${limit} entries are needed here. Add more.`,
});
const tooMany = (limit: number) => ({
  zh: `此处最多 ${limit} 项。请删除多余的。`,
  en:
    limit === 1
      ? "Only one entry is allowed here. Remove the others."
      : `At most ${limit} entries are allowed here. Remove some.`,
});

const texts: Record<string, ((limit: number) => Sentence) | undefined> = {
  minLength: (limit) => ({
    zh: `文字太短，请写至少 ${limit} 个字符。`,
    en: `The text is too short. Write at least ${limit} characters.`,
  }),
  maxLength: (limit) => ({
    zh: `文字太长，请缩短到 ${limit} 个字符以内。`,
    en: `The text is too long. Shorten it to at most ${limit} characters.`,
  }),
  minimum: (limit) => ({
    zh: `数字太小，请写 ${limit} 或更大的数。`,
    en: `The number is too small. Write ${limit} or more.`,
  }),
  maximum: (limit) => ({
    zh: `数字太大，请写 ${limit} 或更小的数。`,
    en: `The number is too large. Write ${limit} or less.`,
  }),
  exclusiveMinimum: (limit) => ({
    zh: `数字太小，请写大于 ${limit} 的数。`,
    en: `The number is too small. Write more than ${limit}.`,
  }),
  exclusiveMaximum: (limit) => ({
    zh: `数字太大，请写小于 ${limit} 的数。`,
    en: `The number is too large. Write less than ${limit}.`,
  }),
  multipleOf: (limit) => ({ zh: `此处应为 ${limit} 的倍数。`, en: `Write a multiple of ${limit} here.` }),
  minItems: tooFew,
  minProperties: tooFew,
  maxItems: tooMany,
  maxProperties: tooMany,
};
