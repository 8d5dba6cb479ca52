import type { Place, ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";
import { quotedNames as quoted } from "./quotedNames.ts";

/** SL605x: labels, groups and messages of a form, and the items that it is for. */
export const formSettingKinds = {
  SL6054: {
    severity: "error",
    title: { zh: "没有这个分组", en: "No such group" },
    message: ({ group, near }: { group: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `groups 里没有分组“${group}”。${hint.zh}请改正编号，或添加这个分组。`,
        en: `There is no group "${group}" in groups.${hint.en} Correct the id, or add the group.`,
      };
    },
    explanation: {
      zh: [
        "一个选项写明了所属的分组，而 groups 里没有它。",
        "这个选项可能不会显示在任何标题之下。",
        "请改正编号，或在 groups 里添加这个分组。",
      ],
      en: [
        "A choice names the group that it belongs to, and groups does not have it.",
        "The choice may not be shown below any heading.",
        "Correct the id, or add the group to groups.",
      ],
    },
  },
  SL6055: {
    severity: "warning",
    title: { zh: "两个选项读来一样", en: "Two choices that read the same" },
    message: ({ label, first }: { label: string; first: Place }) => ({
      zh: `“${first.pointer}”的选项也叫“${label}”，选手无法区分。请修改其中一个。`,
      en: `The choice at ${first.pointer} is also called "${label}": runners cannot distinguish the two. Change one of them.`,
    }),
    explanation: {
      zh: [
        "同一个问题的两个选项有相同的名称。",
        "选手无法区分，答案也就不可靠。",
        "多半是复制后忘了修改：请改正其中一个的 label。",
      ],
      en: [
        "Two choices of one question have the same label.",
        "Runners cannot distinguish them, so the answers mean little.",
        "Often one was copied and not changed: correct its label.",
      ],
    },
  },
  SL6057: {
    severity: "warning",
    title: { zh: "表单不用于这个项目", en: "An item that the form is not for" },
    message: ({ id, items }: { id: string; items: readonly string[] }) => ({
      zh: `这个表单只用于${quoted(items).zh}，提到“${id}”的这一处不起作用。请改正编号，或加到表单的 items 中。`,
      en: `This form is only for ${quoted(items).en}, so "${id}" has no effect here. Correct the id, or add it to items of the form.`,
    }),
    explanation: {
      zh: [
        "一条规则、一份须知或一个人数限制提到的项目，不在表单自己的 items 里。",
        "它不起作用：选择这个项目的选手填写的是另一个表单。",
        "请改正编号，或把项目加到表单的 items 中。",
      ],
      en: [
        "A rule, policy or limit names an item that is not in items of the form itself.",
        "It has no effect: runners who choose this item fill in another form.",
        "Correct the id, or add the item to items of the form.",
      ],
    },
  },
  SL6058: {
    severity: "warning",
    title: { zh: "不认识的提示名称", en: "A message that is never shown" },
    message: ({ name, near }: { name: string; near: string }) => ({
      zh: `没有名为“${name}”的检查，这句提示不会显示。您是不是想写“${near}”？`,
      en: `No check is called "${name}", so this message is never shown. Did you mean "${near}"?`,
    }),
    explanation: {
      zh: [
        "messages 里的名称是检查的名称：required、pattern、minLength 等，或规则的名称。",
        "写错名称的提示不会显示，选手看到的是程序自己的句子。",
        "请改正名称。",
      ],
      en: [
        "The names in messages are those of checks: required, pattern, minLength and others, or the name of a rule.",
        "A message under another name is never shown; runners see the program's own sentence.",
        "Correct the name.",
      ],
    },
    example: '"messages": { "required": { "zh": "请写姓名", "en": "Write your name" } }',
  },
  SL6059: {
    severity: "warning",
    title: { zh: "两个问题的标签相同", en: "Two questions with one label" },
    message: ({ label, first }: { label: string; first: Place }) => ({
      zh: `同一步里“${first.pointer}”的问题也叫“${label}”，选手无法区分。请修改其中一个。`,
      en: `In the same step the question at ${first.pointer} is also called "${label}": runners cannot distinguish the two. Change one of them.`,
    }),
    explanation: {
      zh: [
        "同一步里的两个问题有相同的标签。",
        "选手不知道各自要填什么，错误提示也分不清是哪一个。",
        "多半是复制后忘了修改：请改正其中一个的 label。",
      ],
      en: [
        "Two questions of one step have the same label.",
        "Runners do not know what to write into which, and an error does not identify its question.",
        "Often one was copied and not changed: correct its label.",
      ],
    },
  },
  SL6068: {
    severity: "warning",
    title: { zh: "排序的位数多于选项", en: "More places to rank than choices" },
    message: ({ top, choices }: { top: number; choices: number }) => ({
      zh: `要排出前 ${top} 位，选项却只有 ${choices} 个，选手只能排 ${choices} 位。请改小 top，或补上缺少的选项。`,
      en: `The best ${top} are to be ranked, but there are only ${choices} choices, so people rank ${choices}. Lower top, or add the choices that are missing.`,
    }),
    explanation: {
      zh: [
        "排序题的 top 大于 choices 的个数。",
        "选手只能排出现有的选项，与题目所说的位数不符。",
        "请改小 top，或补上选项；全部都要排时不用写 top。",
      ],
      en: [
        "The top of a ranking is greater than the number of its choices.",
        "People can only rank the choices that there are, fewer than the question asks for.",
        "Lower top, or add choices. To have all of them ranked, leave top out.",
      ],
    },
    example: '"top": 5, "choices": [{ "id": "a", … }, { "id": "b", … }, { "id": "c", … }]',
  },
} satisfies ProblemKinds;
