import type { Sentence } from "#core/text.ts";
import type { Spoken } from "./spoken.ts";

type Say = (about: Spoken, params: Record<string, unknown>) => Sentence | undefined;

/** What to say by the keyword of JSON Schema that an answer breaks. */
export const sentencesByKeyword: Record<string, Say | undefined> = {
  required: ({ ask }) => ask,
  type: ({ name, ask, deed, isPart }, { type }) => {
    if (type === "boolean" && !isPart)
      return { zh: `${name.zh}请答是或否。`, en: `Please answer ${name.en} with yes or no.` };
    if (deed !== "write") return ask;
    if (type === "integer") return { zh: `${name.zh}要填整数。`, en: `${name.en} has to be a whole number.` };
    return type === "number" ? { zh: `${name.zh}要填数字。`, en: `${name.en} has to be a number.` } : ask;
  },
  enum: ({ name }) => ({ zh: `${name.zh}请从选项中选择。`, en: `Please choose one of the options of ${name.en}.` }),
  const: ({ deed, ask, name }) =>
    deed === "tick" || deed === "confirm"
      ? ask
      : {
          zh: `${name.zh}只能用给出的答案，请重新选择。`,
          en: `Only the given answer is possible for ${name.en}. Please choose it.`,
        },
  minLength: ({ name, ask }, { limit }) =>
    limit === 1
      ? ask
      : { zh: `${name.zh}至少要 ${limit} 个字符。`, en: `${name.en} needs at least ${limit} characters.` },
  maxLength: ({ name }, { limit }) => ({
    zh: `${name.zh}最多 ${limit} 个字符，请写短一些。`,
    en: `${name.en} can have at most ${limit} ${limit === 1 ? "character" : "characters"}. Please shorten it.`,
  }),
  pattern: ({ name }) => ({
    zh: `${name.zh}的写法不对，请检查后重新填写。`,
    en: `${name.en} is not written as it should be. Please check it.`,
  }),
  format: ({ name }, { format }) => formats[String(format)]?.(name),
  minimum: ({ name }, { limit }) => ({
    zh: `${name.zh}不能小于 ${limit}。`,
    en: `${name.en} has to be ${limit} or more.`,
  }),
  maximum: ({ name }, { limit }) => ({
    zh: `${name.zh}不能大于 ${limit}。`,
    en: `${name.en} has to be ${limit} or less.`,
  }),
  exclusiveMinimum: ({ name }, { limit }) => ({
    zh: `${name.zh}要大于 ${limit}。`,
    en: `${name.en} has to be more than ${limit}.`,
  }),
  exclusiveMaximum: ({ name }, { limit }) => ({
    zh: `${name.zh}要小于 ${limit}。`,
    en: `${name.en} has to be less than ${limit}.`,
  }),
  multipleOf: ({ name }, { multipleOf }) => stepped(name, Number(multipleOf)),
  minItems: ({ name, deed, ask }, { limit }) => {
    if (limit === 1) return ask;
    return {
      zh: `${name.zh}至少要${counted[deed]?.zh ?? "填"} ${limit} 项。`,
      en: `Please ${counted[deed]?.en ?? "add"} at least ${limit} for ${name.en}.`,
    };
  },
  maxItems: ({ name, deed }, { limit }) => atMost(name, limit, counted[deed]?.zh ?? "填"),
  items: ({ name }, { limit }) => atMost(name, limit, "填"),
  uniqueItems: ({ name }) => ({
    zh: `${name.zh}里有重复的内容，请去掉一个。`,
    en: `${name.en} has the same entry twice. Please remove one of them.`,
  }),
  contains: ({ name }) => ({
    zh: `${name.zh}里还缺必需的内容，或多了一些，请检查。`,
    en: `${name.en} lacks an entry that is needed, or has too many of them. Please check it.`,
  }),
  additionalProperties: ({ name }) => unasked(name),
  unevaluatedProperties: ({ name }) => unasked(name),
  unevaluatedItems: ({ name }, { limit }) => atMost(name, limit, "填"),
  "false schema": ({ name }) => unasked(name),
  propertyNames: ({ name }) => ({
    zh: `${name.zh}中有一项的名称不能使用，请换一个名称。`,
    en: `An entry of ${name.en} has a name that cannot be used. Please change the name.`,
  }),
  minProperties: ({ name }) => ({ zh: `请把${name.zh}填写完整。`, en: `Please complete ${name.en}.` }),
  maxProperties: ({ name }, { limit }) => atMost(name, limit, "填"),
  not: ({ name }) => ({
    zh: `${name.zh}不能这样填写，请修改。`,
    en: `${name.en} cannot be answered like this. Please change it.`,
  }),
  oneOf: ({ name, deed }, { passingSchemas }) => {
    if (passingSchemas)
      return {
        zh: `${name.zh}只能用一种方式填写，请删去多余的内容。`,
        en: `Please answer ${name.en} in one way only and remove the rest.`,
      };
    return deed === "choose" ? sentencesByKeyword.enum?.({ name } as Spoken, {}) : undefined;
  },
  anyOf: ({ name, deed }) => (deed === "choose" ? sentencesByKeyword.enum?.({ name } as Spoken, {}) : undefined),
};

const counted: Partial<Record<Spoken["deed"], Sentence>> = {
  choose: { zh: "选", en: "choose" },
  upload: { zh: "上传", en: "upload" },
};

function atMost(name: Sentence, limit: unknown, deed: string): Sentence {
  return {
    zh: `${name.zh}最多${deed} ${limit} 项，请去掉多余的。`,
    en: `${name.en} can have at most ${limit}. Please remove the rest.`,
  };
}

function unasked(name: Sentence): Sentence {
  return {
    zh: `${name.zh}现在不需要填写。请清空它；如果页面上看不到，请刷新页面。`,
    en: `${name.en} is not asked for here. Please empty it; if you cannot see it, reload the page.`,
  };
}

// 0.01 is two digits after the point; a runner need not know what a multiple is.
function stepped(name: Sentence, step: number): Sentence {
  const digits = Math.round(-Math.log10(step));
  if (step === 1) return { zh: `${name.zh}要填整数。`, en: `${name.en} has to be a whole number.` };
  if (digits > 0 && Math.abs(step - 10 ** -digits) < 1e-12)
    return {
      zh: `${name.zh}最多 ${digits} 位小数。`,
      en: `${name.en} can have at most ${digits} ${digits === 1 ? "digit" : "digits"} after the point.`,
    };
  return { zh: `${name.zh}要是 ${step} 的倍数。`, en: `${name.en} has to be a multiple of ${step}.` };
}

const date = (name: Sentence): Sentence => ({
  zh: `${name.zh}要填真实的日期，例如 2025-10-26。`,
  en: `${name.en} has to be a real date, such as 2025-10-26.`,
});

const formats: Record<string, ((name: Sentence) => Sentence) | undefined> = {
  email: ({ zh, en }) => ({
    zh: `${zh}要填正确的邮箱地址，例如 lin@example.com。`,
    en: `${en} has to be an email address, such as lin@example.com.`,
  }),
  date,
  "date-time": date,
  time: ({ zh, en }) => ({ zh: `${zh}要填时间，例如 08:30。`, en: `${en} has to be a time, such as 08:30.` }),
  uri: ({ zh, en }) => ({ zh: `请输入正确的网址：${zh}。`, en: `Please enter a correct URL for ${en}.` }),
};
