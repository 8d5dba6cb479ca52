import type { ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";

/** SL603x to SL605x: what can be answered to the questions of a form. */
export const formAnswerKinds = {
  SL6037: {
    severity: "warning",
    title: { zh: "与不可能的答案比较", en: "A comparison with an impossible answer" },
    message: ({ value, near }: { value: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `“${value}”不可能是这个问题的答案，所以条件永远不成立。${hint.zh}请写问题的某个值。`,
        en: `"${value}" is never the answer to this question, so the condition never holds.${hint.en} Write one of the values of the question.`,
      };
    },
    explanation: {
      zh: [
        "条件（if、when）把答案与一个值比较，而这个问题不接受这个值。",
        "条件永远不成立：选手看不到该看到的问题，附加费或规则也不起作用。",
        "请写选项的编号，而不是名称；数字和 true、false 不加引号，文字加引号。",
      ],
      en: [
        "A condition (if, when) compares an answer with a value that the question does not accept.",
        "It never holds: questions never appear, and add-ons or rules have no effect.",
        "Write the id of a choice, not its label; numbers, true and false have no quotes, texts do.",
      ],
    },
    example: '"health": { "const": "conditoins" }\n\n"health": { "const": "conditions" }',
  },
  SL6038: {
    severity: "error",
    title: { zh: "选项与 enum 不一致", en: "Choices and enum that disagree" },
    message: ({ value, isOffered }: { value: string; isOffered: boolean }) =>
      isOffered
        ? {
            zh: `选手可以选“${value}”，但 schema 不接受它，选了就无法提交。请让选项和 enum 一致。`,
            en: `Runners can choose "${value}", but the schema does not accept it, so they could not submit. Make the choices and enum agree.`,
          }
        : {
            zh: `enum 里有“${value}”，但选手无法选它。请让选项和 enum 一致。`,
            en: `enum has "${value}", but runners cannot choose it. Make the choices and enum agree.`,
          },
    explanation: {
      zh: [
        "问题的选项（choices、sizes、bands 等）与 schema 里的 enum 不同。",
        "选了 schema 不接受的选项，报名就无法提交；enum 里多出的值谁也选不到。",
        "请让两处写同样的编号。",
      ],
      en: [
        "The choices of a question (choices, sizes, bands and others) differ from enum in the schema.",
        "Runners who choose what the schema does not accept cannot submit; a value that only enum has can never be chosen.",
        "Write the same ids in both places.",
      ],
    },
    example: '"enum": ["fit", "conditions"] … "choices": [{ "id": "fit" }, { "id": "conditions" }]',
  },
  SL6039: {
    severity: "error",
    title: { zh: "没有答案能满足的要求", en: "Bounds that no answer can meet" },
    message: () => ({
      zh: "没有答案能同时满足这一要求和其余的要求。请检查上下限是否写反或写错。",
      en: "No answer can meet this together with the other bounds of the question. Check whether they are swapped or wrong.",
    }),
    explanation: {
      zh: [
        "一个问题的要求互相矛盾：例如最小值大于最大值，最短的长度大于最长的，开始日期晚于结束日期，或者要选的比能选的多。",
        "任何答案都会被拒绝；如果它是必填的，谁也提交不了报名。",
        "请检查上下限是否写反，以及表单项自身的限制。",
      ],
      en: [
        "The bounds of a question contradict each other: a minimum above the maximum, a shortest length above the longest, a window that ends before it begins, or more choices than there are.",
        "Every answer is rejected; if the question is required, nobody can sign up.",
        "Check whether bounds are swapped, and the limits of the field type itself.",
      ],
    },
    example: '"minimum": 17, "maximum": 1\n\n"minimum": 1, "maximum": 17',
  },
  SL6040: {
    severity: "error",
    title: { zh: "年龄组的顺序不对", en: "Age bands out of order" },
    message: ({ id, age }: { id: string; age: number | undefined }) =>
      age === undefined
        ? {
            zh: `年龄组“${id}”没有 max，它之后的组永远轮不到。请写明 max，或把它放到最后。`,
            en: `The band "${id}" has no max, so no age reaches the bands after it. Write its max, or put it last.`,
          }
        : {
            zh: `前一组已经到 ${age} 岁，没有年龄属于“${id}”。请从小到大写 max。`,
            en: `The band before goes up to ${age}, so no age is in "${id}". Write max in ascending order.`,
          },
    explanation: {
      zh: [
        "年龄组按顺序查找，取第一个 max 不小于年龄的组；max 必须从小到大，只有最后一组可以不写。",
        "排在后面的组如果 max 不更大，就没有人会在其中：选手会被分到错误的组。",
        "请从小到大排列，并检查 max。",
      ],
      en: [
        "The bands are read in order, and the first one whose max is not below the age counts; max must ascend, and only the last band may omit it.",
        "Nobody is in a band whose max is not above the one before, so runners get the wrong group.",
        "Put the youngest first, and check each max.",
      ],
    },
    example: '"bands": [{ "id": "youth", "max": 17 }, { "id": "adult", "max": 64 }, { "id": "senior" }]',
  },
  SL6041: {
    severity: "warning",
    title: { zh: "有的年龄不属于任何组", en: "Ages without a band" },
    message: ({ age }: { age: number }) => ({
      zh: `${age} 岁以上的选手不属于任何年龄组。请去掉最后一组的 max，或再加一组。`,
      en: `Runners above ${age} are in no age band. Remove max from the last band, or add another one.`,
    }),
    explanation: {
      zh: [
        "最后一个年龄组写了 max，年龄更大的选手就不属于任何组。",
        "他们的这个答案是空的；如果它是必填的，他们无法提交报名。",
        "请去掉最后一组的 max。如果年龄规则不允许更大的年龄，可以不理会。",
      ],
      en: [
        "The last band has a max, so older runners are in none.",
        "Their answer stays empty; if it is required, they cannot sign up.",
        "Remove max from the last band. If a rule does not admit older runners, ignore this.",
      ],
    },
  },
  SL6042: {
    severity: "error",
    title: { zh: "计算的结果不被接受", en: "A calculated answer that is refused" },
    message: ({ value, near }: { value: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `计算会得出“${value}”，但问题不接受这个值，这些选手无法提交。${hint.zh}请改正编号，或写进 enum。`,
        en: `The calculation gives "${value}", which the question does not accept, so these runners could not submit.${hint.en} Correct the value, or add it to enum.`,
      };
    },
    explanation: {
      zh: [
        "calculated 计算出的值不符合 schema：enum 里没有这个组，或者类型不对（年龄是整数，年龄组是文字）。",
        "得到这个值的选手无法提交报名，而他们自己不能修改它。",
        '请让组的编号与 enum 一致；年龄用 "type": "integer"。',
      ],
      en: [
        "A value of calculated does not fit the schema: enum lacks the band, or the type is wrong (an age is an integer, a band is a text).",
        "Runners with this value cannot sign up, and they cannot change it.",
        'Make the ids of the bands agree with enum; an age has "type": "integer".',
      ],
    },
  },
  SL6043: {
    severity: "warning",
    title: { zh: "重复的值", en: "A value twice" },
    message: ({ value }: { value: string }) => ({
      zh: `“${value}”已经写过。请删去一个，或改成原本要写的值。`,
      en: `"${value}" is already in the list. Remove one of the two, or write the value that was meant.`,
    }),
    explanation: {
      zh: [
        "同一个列表里有两个相同的值，或者同一个问题计算两次。",
        "多余的那个不起作用；多半是复制后忘了修改。",
        "请删去一个，或改成原本要写的值。",
      ],
      en: [
        "A list has the same value twice, or one question is calculated twice.",
        "The second one has no effect; often it was copied and not changed.",
        "Remove one of the two, or write the value that was meant.",
      ],
    },
  },
  SL6047: {
    severity: "error",
    title: { zh: "默认值不被接受", en: "A default that is refused" },
    message: ({ value, near }: { value: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `默认值“${value}”不符合问题的要求，没有改动它的选手无法提交。${hint.zh}请写一个可以接受的值。`,
        en: `The default "${value}" does not fit the question, so runners who leave it cannot submit.${hint.en} Write a value that is accepted.`,
      };
    },
    explanation: {
      zh: [
        "default 是预先填好的答案，但它不符合类型、enum 或上下限。",
        "没有改动它的选手会看到错误，无法提交。",
        "请写一个可以接受的值，或去掉 default。",
      ],
      en: [
        "default is filled in beforehand, but it does not fit the type, enum or bounds.",
        "Runners who leave it as it is get an error and cannot submit.",
        "Write a value that is accepted, or remove default.",
      ],
    },
  },
  SL6048: {
    severity: "warning",
    title: { zh: "enum 里无法接受的值", en: "A value of an enum that is refused" },
    message: ({ value }: { value: string }) => ({
      zh: `enum 里的“${value}”不符合同一问题的类型或上下限，选了就无法提交。请改正其中之一。`,
      en: `"${value}" is in enum but does not fit the type or the bounds of the same question. Correct one of the two.`,
    }),
    explanation: {
      zh: [
        "enum 里的一个值不符合旁边的 type、长度、上下限或 pattern。",
        "选了它的选手无法提交。",
        "请改正这个值，或改正其余的要求；数字不加引号，文字加引号。",
      ],
      en: [
        "A value of enum does not fit the type, length, bounds or pattern beside it.",
        "Runners who choose it cannot submit.",
        "Correct the value or the other keywords; numbers have no quotes, texts do.",
      ],
    },
  },
  SL6051: {
    severity: "warning",
    title: { zh: "对这种答案不起作用的要求", en: "A bound for another type of answer" },
    message: ({ keyword, type }: { keyword: string; type: string }) => ({
      zh: `答案的类型是 ${type}，“${keyword}”对它不起作用。请改正 type，或换用合适的要求。`,
      en: `The answer is of type ${type}, to which "${keyword}" does not apply. Correct type, or write a bound for this type.`,
    }),
    explanation: {
      zh: [
        "minimum、maximum 只检查数字，minLength、maxLength、pattern 和 format 只检查文字，minItems、maxItems 只检查列表。",
        "对其他类型的答案它们不起作用，任何值都会通过。",
        "请改正 type，或换用合适的要求。",
      ],
      en: [
        "minimum and maximum judge numbers only; minLength, maxLength, pattern and format texts only; minItems and maxItems lists only.",
        "They do not apply to other types, so any value is accepted.",
        "Correct type, or write a bound for this type.",
      ],
    },
    example: '"type": "string", "maximum": 17\n\n"type": "integer", "maximum": 17',
  },
  SL6053: {
    severity: "error",
    title: { zh: "不存在的日期", en: "A day that does not exist" },
    message: ({ day }: { day: string }) => ({
      zh: `日历上没有 ${day} 这一天。请改正日期。`,
      en: `There is no ${day} in the calendar. Correct the day.`,
    }),
    explanation: {
      zh: ["规则、计算或表单项的选项写了一个不存在的日期，例如 2 月 30 日。", "与它比较的结果不可靠。", "请改正日期。"],
      en: [
        "A rule, a calculation or an option has a day that does not exist, such as 30 February.",
        "What is compared with it cannot be relied on.",
        "Correct the day.",
      ],
    },
  },
} satisfies ProblemKinds;
