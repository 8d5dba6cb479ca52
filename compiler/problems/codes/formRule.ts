import type { Sentence } from "#core/text.ts";
import type { ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";

/** The kind of answer that a rule or calculation judges. */
export type AnswerKind = keyof typeof answerTexts;

const answerTexts = {
  date: { zh: "日期", en: "a date" },
  text: { zh: "文字", en: "a text" },
  "number or text": { zh: "数字或文字", en: "a number or a text" },
  phone: { zh: "电话号码", en: "a phone number" },
  document: { zh: "证件或证件号码", en: "a document or its number" },
  gender: { zh: "性别", en: "a gender" },
  country: { zh: "国家或地区", en: "a country or region" },
} satisfies Record<string, Sentence>;

/** SL600x and SL601x: the rules and calculations of a form. */
export const formRuleKinds = {
  SL6007: {
    severity: "error",
    title: { zh: "位置不指向任何答案", en: "A pointer to no answer" },
    message: ({ place, near }: { place: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `“${place}”不指向任何答案。${hint.zh}请写问题的位置，如/phone，其中一部分如/document/birthday。`,
        en: `${place} points to no answer.${hint.en} Write the place of a question, such as /phone, or of a part of it, such as /document/birthday.`,
      };
    },
    explanation: {
      zh: [
        "规则、计算、附加费或条件用 JSON 指针写明答案的位置，而那里没有答案。",
        "指向空处的规则永远不会检查任何东西。",
        "请写问题的位置，如/phone；表单项的一部分写在其后，如/document/birthday。",
      ],
      en: [
        "A rule, calculation, add-on or condition names an answer by a JSON Pointer, and there is no such answer.",
        "A rule that points to nothing never checks anything.",
        "Write the place of the question, such as /phone; a part of a field follows, as in /document/birthday.",
      ],
    },
    example: '{ "rule": "differs", "field": "/emergency/phone", "other": "/phone", "as": "phone" }',
  },
  SL6008: {
    severity: "error",
    title: { zh: "答案的种类不合适", en: "An answer of the wrong kind" },
    message: ({ place, kind }: { place: string; kind: AnswerKind }) => {
      const { zh, en } = answerTexts[kind];
      return {
        zh: `“${place}”的答案不是${zh}，无法这样判断。请指向答案为${zh}的问题。`,
        en: `The answer at ${place} is not ${en}, so it cannot be checked like this. Point to a question whose answer is ${en}.`,
      };
    },
    explanation: {
      zh: [
        "规则或计算需要某种答案，例如年龄需要出生日期，而所指的问题不是这种答案。",
        "它无法判断这样的答案。",
        "请指向合适的问题，例如/birthday 或/document/birthday。",
      ],
      en: [
        "A rule or calculation needs a certain kind of answer, as an age needs a date of birth, and the question has another kind.",
        "Such an answer cannot be checked.",
        "Point to a question of the right kind, such as /birthday or /document/birthday.",
      ],
    },
  },
  SL6009: {
    severity: "error",
    title: { zh: "缺少必要的参数", en: "A rule without its parameters" },
    message: ({ rule, needs }: { rule: string; needs: readonly string[] }) => ({
      zh: `${rule} 缺少“${needs.join("”或“")}”，不起作用。请补上。`,
      en: `${rule} lacks ${needs.map((one) => `"${one}"`).join(" or ")}, so it has no effect. Add it.`,
    }),
    explanation: {
      zh: [
        "规则没有写明判断所需的内容：age 需要 min 或 max，differs 和 same 需要 other，born 需要 from 或 until，not-before 需要 from，matches-gender 需要 other，age-band 需要 bands（各组的 id 和 max）。",
        "缺了它们，规则不会检查任何东西，计算也没有结果。",
        "请补上缺少的参数。",
      ],
      en: [
        "A rule does not state what it compares with: age needs min or max, differs and same need other, born needs from or until, not-before needs from, matches-gender needs other, and age-band needs bands (the id and max of each group).",
        "Without it the rule checks nothing, and the calculation has no result.",
        "Add the missing parameter.",
      ],
    },
    example: '{ "rule": "age", "field": "/birthday", "min": 20, "items": ["marathon"] }',
  },
  SL6010: {
    severity: "error",
    title: { zh: "上下限写反", en: "Swapped bounds" },
    message: () => ({
      zh: "下限大于上限，没有人能满足这条规则。请检查两者是否写反。",
      en: "The lower bound is above the upper one, so nobody can meet this rule. Check whether the two are swapped.",
    }),
    explanation: {
      zh: [
        "规则的下限大于上限，例如 min 大于 max，或 from 晚于 until。",
        "没有人能满足这样的规则，所有人都会被拒绝。",
        "请检查两者是否写反。",
      ],
      en: [
        "The lower bound of a rule is above its upper one: min above max, or from after until.",
        "Nobody can meet such a rule, so everybody is rejected.",
        "Check whether the two are swapped.",
      ],
    },
  },
  SL6011: {
    severity: "error",
    title: { zh: "赛事没有这个项目", en: "No such item" },
    message: ({ id, items, near }: { id: string; items: readonly string[]; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `赛事没有项目“${id}”，现有项目：${items.join("、")}。${hint.zh}请改正编号。`,
        en: `The race has no item "${id}"; its items are ${items.join(", ")}.${hint.en} Correct the id.`,
      };
    },
    explanation: {
      zh: [
        "表单、规则、条款或人数限制提到一个赛事没有的项目编号。",
        "它对任何项目都不起作用，而真正的项目可能没有表单或规则。",
        "请写站点 race.items（或 race.json）里的 id。",
      ],
      en: [
        "A form, rule, policy or limit names the id of an item that the race does not have.",
        "It applies to no item, and the real one may have no form or rule.",
        "Write an id from race.items of the site, or from race.json.",
      ],
    },
    example: '"items": ["ten km"]\n\n"items": ["ten-km"]',
  },
} satisfies ProblemKinds;
