import type { Place, ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";

/** SL600x and SL601x: the questions and steps of a form. */
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
        "请检查拼写：类型写在地址的 field/之后，例如 field/phone/v1.schema.json。如果它来自更新的版本，请先更新本程序。",
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
      zh: `表单项 ${type} 没有第 ${version} 版，本程序最高支持第 ${newest} 版。请改写版本，或更新本程序。`,
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
      zh: `问题“${name}”不在任何一步里，选手看不到它。请把“${name}”加到某一步的 fields 中。`,
      en: `The question "${name}" is in no step, so runners never see it. Add "${name}" to the fields of a step.`,
    }),
    explanation: {
      zh: [
        "schema 里有这个问题，但没有任何一步列出它。",
        "选手看不到它；如果它是必填的，谁也无法提交报名。",
        "请把它的名称加到某一步的 fields 里。由程序计算的答案（calculated）不必列出。",
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
        zh: `表单没有问题“${name}”。${hint.zh}请改正名称，或在 schema 的 properties 中添加这个问题。`,
        en: `The form has no question "${name}".${hint.en} Correct the name, or add the question to the properties of the schema.`,
      };
    },
    explanation: {
      zh: [
        "某一步、复制列表、计算或升级写了一个问题的名称，而 schema 里没有它。",
        "多半是拼写不同：名称区分大小写。",
        "请改正名称，或在 schema 的 properties 里添加这个问题。",
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
        "uiSchema 里的标签、说明或选项属于一个不存在的问题。",
        "它们会保留，但不起作用；真正的问题可能因此没有标签。",
        "请把名称改成 properties 里的写法，或将其删除。",
      ],
      en: [
        "A label, help text or options in uiSchema belong to a question that does not exist.",
        "They are kept but have no effect, and the real question may lack its label.",
        "Write the name as in properties, or remove them.",
      ],
    },
  },
  SL6012: {
    severity: "warning",
    title: { zh: "问题没有标签", en: "A question without a label" },
    message: ({ name }: { name: string }) => ({
      zh: `问题“${name}”没有标签，选手不知道要填什么。请在 uiSchema 中为它写 label。`,
      en: `The question "${name}" has no label, so runners do not know what to answer. Write its label in uiSchema.`,
    }),
    explanation: {
      zh: [
        "uiSchema 没有为这个问题写 label，schema 也没有 title。",
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
