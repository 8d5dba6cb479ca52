import type { Place, ProblemKinds } from "../kind.ts";
import { quotedNames as quoted } from "./quotedNames.ts";

/** SL610x: answers that nobody types, from the address, the language and the visitor. */
export const formVisitKinds = {
  SL6100: {
    severity: "error",
    title: { zh: "地址参数的问题不是纯文本", en: "A parameter whose question is no text" },
    message: ({ name, keyword }: { name: string; keyword: string }) => ({
      zh: `“${name}”从地址参数取值，只能是文本，不能写 ${keyword}。请只用 type、enum、const、minLength、maxLength、pattern 和 default。`,
      en: `"${name}" comes from a parameter of the address, which is a text: ${keyword} has no place in it. Use only type, enum, const, minLength, maxLength, pattern and default.`,
    }),
    explanation: {
      zh: [
        "calculated 用 query-parameter 给一个问题取值，而这个问题不是带长度、取值或格式限制的文本。",
        "地址里的参数总是文本，而且任何人都可以改写；程序要在参赛者看不见的情况下判断它是否可用。",
        '请把这个问题写成 "type": "string"，用 enum、maxLength 或 pattern 限定取值。',
      ],
      en: [
        "calculated fills a question from the address by query-parameter, and the question is not a text with a length, values or a pattern.",
        "A parameter is always a text, which anybody can change; runners neither see it nor can correct it.",
        'Write the question as "type": "string", and bound it by enum, maxLength or pattern.',
      ],
    },
    example: '"source": { "type": "string", "enum": ["wechat-post", "club"], "default": "club" }',
  },
  SL6101: {
    severity: "error",
    title: { zh: "必填的隐藏问题没有默认值", en: "A required hidden question without a default" },
    message: ({ name, parameter }: { name: string; parameter: string }) => ({
      zh: `“${name}”必填，却只能来自地址参数 ${parameter}：从别处来的人无法提交。请给它写 default，或不要列入 required。`,
      en: `"${name}" is required, and only the parameter ${parameter} of the address answers it: people who come by another link cannot submit. Give it a default, or remove it from required.`,
    }),
    explanation: {
      zh: [
        "required 里有一个从地址参数取值的问题，而它没有默认值。",
        "没有带参数的人看不到这个问题，也就无法补上，永远提交不了。",
        "请给问题写 default，或把它从 required 中移除。",
      ],
      en: [
        "required has a question that a parameter of the address answers, and the question has no default.",
        "People who come without the parameter do not see the question, cannot answer it, and can never submit.",
        "Give the question a default, or remove it from required.",
      ],
    },
  },
  SL6102: {
    severity: "error",
    title: { zh: "两个问题取同一个参数", en: "Two questions from one parameter" },
    message: ({ parameter, first }: { parameter: string; first: Place }) => ({
      zh: `地址参数 ${parameter} 已经用于另一个问题（${first.pointer}）。请改用别的参数，或删去其中一个。`,
      en: `The parameter ${parameter} already answers another question (${first.pointer}). Use another parameter, or remove one of the two.`,
    }),
    explanation: {
      zh: [
        "calculated 里有两个问题从同一个地址参数取值。",
        "两个问题的答案总是一样，导出里会出现两列相同的内容，多半是复制后忘了改。",
        "请给每个问题用各自的参数，或删去一个。",
      ],
      en: [
        "Two questions in calculated are answered by the same parameter of the address.",
        "Both always have the same answer, and an export has the same column twice: one was probably copied and not changed.",
        "Give each question a parameter of its own, or remove one.",
      ],
    },
  },
  SL6103: {
    severity: "error",
    title: { zh: "站点自己使用的参数", en: "A parameter of the site itself" },
    message: ({ parameter, names }: { parameter: string; names: readonly string[] }) => ({
      zh: `地址参数 ${parameter} 由站点自己使用，问题取不到值。请换一个名字，不要用 ${quoted(names).zh}。`,
      en: `The site itself uses the parameter ${parameter}, so the question cannot. Choose another name than ${quoted(names).en}.`,
    }),
    explanation: {
      zh: [
        "这个参数在站点的地址里另有含义，例如 language 选择语言，at 预览某个时刻。",
        "写进链接会改变页面，而不只是记下来源。",
        "请换一个名字，例如 source 或 from。",
      ],
      en: [
        "The parameter has a meaning of its own in addresses of the site: language chooses the language, at shows the page at another time.",
        "In a link it would change the page, and not only state how somebody came.",
        "Choose another name, such as source or from.",
      ],
    },
  },
  SL6104: {
    severity: "warning",
    title: { zh: "只有一种语言的站点区分语言", en: "A language in a site that has one" },
    message: (_: object) => ({
      zh: "站点只有一种语言，按语言区分的问题要么人人都问，要么没有人问。请给站点添加语言，或删去这一项计算。",
      en: "The site has one language, so a question for a language is asked of everybody or of nobody. Add a language to the site, or remove this calculation.",
    }),
    explanation: {
      zh: [
        "calculated 里有 language，而站点的 languages 只有一种。",
        "以另一种语言为条件的问题没有人会被问到。",
        "请给站点添加语言，或删去这一项计算和它的条件。",
      ],
      en: [
        "calculated has a language, and the languages of the site are only one.",
        "A question for another language is asked of nobody.",
        "Add the language to the site, or remove the calculation and its condition.",
      ],
    },
  },
  SL6105: {
    severity: "warning",
    title: { zh: "对所有人都一样的身份", en: "A visitor who is always the same" },
    message: ({ calculate, value }: { calculate: string; value: boolean }) => ({
      zh: `填写这份表单的人，${calculate} 总是 ${value}，以它为条件的问题要么人人都问，要么没有人问。请删去这一项计算，或改变表单对账号的要求。`,
      en: `For everybody who fills in this form ${calculate} is ${value}, so a question that depends on it is asked of everybody or of nobody. Remove this calculation, or change whether the form needs an account.`,
    }),
    explanation: {
      zh: [
        "报名表和 account 为 required 的表单只有登录的人能填；account 为 none，或站点没有账号时，程序不看填写者是谁。",
        "于是 logged-in 或 entered 对每个人都是同一个值，条件不起作用。",
        "请删去这一项计算和它的条件，或改变表单的 account。",
      ],
      en: [
        "A sign-up, and a form whose account is required, is filled in only by people who are logged in; if its account is none, or the site has no accounts, nobody looks at who fills it in.",
        "So logged-in or entered has the same value for everybody, and its condition has no effect.",
        "Remove the calculation and its condition, or change the account of the form.",
      ],
    },
  },
} satisfies ProblemKinds;
