import type { Sentence } from "#core/text.ts";
import type { Place, ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";

/** The kind of answer that a rule or calculation judges. */
export type AnswerKind = keyof typeof answerTexts;

const answerTexts = {
  date: { zh: "日期", en: "a date" },
  text: { zh: "文字", en: "a text" },
  "number or text": { zh: "数字或文字", en: "a number or a text" },
} satisfies Record<string, Sentence>;

/** SL600x and SL601x: the questions, steps and rules of a form. */
export const formKinds = {
  SL6001: {
    severity: "error",
    title: { zh: "没有这种表单项", en: "No such field type" },
    message: ({ type, near }: { type: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `没有名为“${type}”的表单项。${hint.zh}请改正类型，或更新本程序。`,
        en: `There is no field type "${type}".${hint.en} Correct the type, or update this program.`,
      };
    },
    explanation: {
      zh: [
        "表单里的某个问题引用了一种本程序没有的表单项。",
        "没有这种表单项，选手就看不到这个问题，也无法报名，所以这样的表单不会发布。",
        "请检查拼写：类型写在地址的field/之后，例如field/phone/v1.schema.json。如果它来自更新的版本，请先更新本程序。",
      ],
      en: [
        "A question of the form refers to a field type that this program does not have.",
        "Without it runners can neither see the question nor sign up, so such a form is not published.",
        "Check the spelling: the type follows field/ in the address, as in field/phone/v1.schema.json. If it comes from a newer release, update this program first.",
      ],
    },
    example: '"phone": { "$ref": "https://startline.dev/schemas/field/phone/v1.schema.json" }',
  },
  SL6002: {
    severity: "error",
    title: { zh: "没有这个版本的表单项", en: "No such version of this field type" },
    message: ({ type, version, newest }: { type: string; version: number; newest: number }) => ({
      zh: `表单项${type}没有第${version}版，本程序最高支持第${newest}版。请改写版本，或更新本程序。`,
      en: `The field type ${type} has no version ${version}: this program supports up to version ${newest}. Write another version, or update this program.`,
    }),
    explanation: {
      zh: [
        "表单里的某个问题引用了一种表单项的某个版本，而本程序没有这个版本。",
        "版本决定答案的写法；写法不明的答案无法检查，所以这样的表单不会发布。",
        "请写一个本程序认识的版本，或者更新本程序。",
      ],
      en: [
        "A question refers to a version of a field type that this program does not have.",
        "The version determines the format of answers, and answers in an unknown format cannot be checked. Such a form is not published.",
        "Write a version that this program knows, or update the program.",
      ],
    },
  },
  SL6003: {
    severity: "error",
    title: { zh: "问题不在任何一步里", en: "A question in no step" },
    message: ({ name }: { name: string }) => ({
      zh: `问题“${name}”不在任何一步里，选手看不到它。请把“${name}”加到某一步的fields中。`,
      en: `The question "${name}" is in no step, so runners never see it. Add "${name}" to the fields of a step.`,
    }),
    explanation: {
      zh: [
        "schema里有这个问题，但没有任何一步列出它。",
        "选手看不到它；如果它是必填的，谁也无法提交报名。",
        "请把它的名称加到某一步的fields里。由程序计算的答案（calculated）不必列出。",
      ],
      en: [
        "The schema has this question, but no step lists it.",
        "Runners never see it, and if it is required, nobody can sign up.",
        "Add its name to the fields of a step. Calculated answers need not be listed.",
      ],
    },
    example: '"steps": [{ "id": "you", "title": { "zh": "个人信息" }, "fields": ["name", "phone"] }]',
  },
  SL6004: {
    severity: "error",
    title: { zh: "问题在两步里", en: "A question in two steps" },
    message: ({ name, first }: { name: string; first: Place }) => ({
      zh: `问题“${name}”已在“${first.pointer}”出现。每个问题只能在一步里，请删去其中一处。`,
      en: `The question "${name}" is already at ${first.pointer}. A question belongs to one step: remove one of the two.`,
    }),
    explanation: {
      zh: [
        "同一个问题被两步列出。",
        "同一个答案出现在两处，改了一处另一处也变，选手会困惑，错误也不知该显示在哪里。",
        "请只在一步里保留它。",
      ],
      en: [
        "Two steps list the same question.",
        "One answer in two places changes in both when either is edited, which confuses runners, and an error has two places to appear.",
        "Keep it in one of the steps.",
      ],
    },
    example:
      '"steps": [{ "id": "a", "fields": ["name"] }, { "id": "b", "fields": ["name"] }]\n\n"steps": [{ "id": "a", "fields": ["name"] }, { "id": "b", "fields": ["phone"] }]',
  },
  SL6005: {
    severity: "error",
    title: { zh: "没有这个问题", en: "No such question" },
    message: ({ name, near }: { name: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `表单没有问题“${name}”。${hint.zh}请改正名称，或在schema的properties中添加这个问题。`,
        en: `The form has no question "${name}".${hint.en} Correct the name, or add the question to the properties of the schema.`,
      };
    },
    explanation: {
      zh: [
        "某一步、复制列表、计算或升级写了一个问题的名称，而schema里没有它。",
        "多半是拼写不同：名称区分大小写。",
        "请改正名称，或在schema的properties里添加这个问题。",
      ],
      en: [
        "A step, the list of copied answers, a calculation or an upgrade names a question that the schema does not have.",
        "Usually the spelling differs: names are case-sensitive.",
        "Correct the name, or add the question to the properties of the schema.",
      ],
    },
  },
  SL6006: {
    severity: "warning",
    title: { zh: "为不存在的问题写了设置", en: "Settings of a question that does not exist" },
    message: ({ name, near }: { name: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `这里没有问题“${name}”，这些设置不起作用。${hint.zh}请改正名称，或将其删除。`,
        en: `There is no question "${name}" here, so these settings have no effect.${hint.en} Correct the name, or remove them.`,
      };
    },
    explanation: {
      zh: [
        "uiSchema里的标签、说明或选项属于一个不存在的问题。",
        "它们会保留，但不起作用；真正的问题可能因此没有标签。",
        "请把名称改成properties里的写法，或将其删除。",
      ],
      en: [
        "A label, help text or options in uiSchema belong to a question that does not exist.",
        "They are kept but have no effect, and the real question may lack its label.",
        "Write the name as in properties, or remove them.",
      ],
    },
  },
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
        "规则、计算、附加费或条件用JSON指针写明答案的位置，而那里没有答案。",
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
        "请指向合适的问题，例如/birthday或/document/birthday。",
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
      zh: `${rule}缺少“${needs.join("”或“")}”，不起作用。请补上。`,
      en: `${rule} lacks ${needs.map((one) => `"${one}"`).join(" or ")}, so it has no effect. Add it.`,
    }),
    explanation: {
      zh: [
        "规则没有写明判断所需的内容：age需要min或max，differs和same需要other，born需要from或until，not-before需要from，matches-gender需要other，age-band需要bands（各组的id和max）。",
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
        "规则的下限大于上限，例如min大于max，或from晚于until。",
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
        "请写站点race.items（或race.json）里的id。",
      ],
      en: [
        "A form, rule, policy or limit names the id of an item that the race does not have.",
        "It applies to no item, and the real one may have no form or rule.",
        "Write an id from race.items of the site, or from race.json.",
      ],
    },
    example: '"items": ["ten km"]\n\n"items": ["ten-km"]',
  },
  SL6012: {
    severity: "warning",
    title: { zh: "问题没有标签", en: "A question without a label" },
    message: ({ name }: { name: string }) => ({
      zh: `问题“${name}”没有标签，选手不知道要填什么。请在uiSchema中为它写label。`,
      en: `The question "${name}" has no label, so runners do not know what to answer. Write its label in uiSchema.`,
    }),
    explanation: {
      zh: [
        "uiSchema没有为这个问题写label，schema也没有title。",
        "选手只能看到它的内部名称，使用读屏软件的人更无从得知要填什么。",
        "请写一个简短的标签，中英文各一。",
      ],
      en: [
        "The question has neither a label in uiSchema nor a title in the schema.",
        "Runners see its internal name, and users of screen readers do not learn what is asked.",
        "Write a short label in each language.",
      ],
    },
    example: '"uiSchema": { "name": { "label": { "zh": "姓名", "en": "Name" } } }',
  },
} satisfies ProblemKinds;
