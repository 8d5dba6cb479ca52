import type { Place, ProblemKinds } from "../kind.ts";

/** SL2027 to SL2029: what containers and frames state twice, or of nothing. */
export const layoutKinds = {
  SL2027: {
    severity: "warning",
    title: { zh: "手机上的顺序有误", en: "A place on phones that is taken or not there" },
    message: ({ order, columns, first }: { order: number; columns: number; first: Place | undefined }) => ({
      zh: first
        ? `手机上的第 ${order} 位已由“${first.pointer}”使用。请换一个顺序。`
        : `只有 ${columns} 栏，没有第 ${order} 位。请写 1 到 ${columns}。`,
      en: first
        ? `The place ${order} on phones is already that of ${first.pointer}. Choose another one.`
        : `There are ${columns} columns, and no place ${order}. Write 1 to ${columns}.`,
    }),
    explanation: {
      zh: [
        "一栏的 phoneOrder 与另一栏相同，或大于栏数。",
        "手机上各栏的先后与所写的不同。",
        "请给每栏写 1 到栏数中不同的数字，或都不写。",
      ],
      en: [
        "The phoneOrder of a column is that of another one, or greater than the number of columns.",
        "On phones the columns come in another order than is written.",
        "Give each column another number from 1 to the number of columns, or none to all of them.",
      ],
    },
    example: '"phoneOrder": 1 … "phoneOrder": 1\n\n"phoneOrder": 2 … "phoneOrder": 1',
  },
  SL2028: {
    severity: "warning",
    title: { zh: "空标签", en: "A tab with nothing in it" },
    message: () => ({
      zh: "这个标签里没有板块，打开后是空的。请加入板块，或删去这个标签。",
      en: "This tab has no blocks, so nothing is there when it opens. Add blocks, or remove the tab.",
    }),
    explanation: {
      zh: ["tabs 中一个标签的 blocks 是空的。", "访客打开它什么也看不到。", "请加入板块，或删去这个标签。"],
      en: ["The blocks of a tab are empty.", "Visitors who open it see nothing.", "Add blocks, or remove the tab."],
    },
  },
  SL2029: {
    severity: "warning",
    title: { zh: "既有底色又有背景图", en: "A tone and a picture behind one block" },
    message: ({ tone }: { tone: string }) => ({
      zh: `background 会盖住底色“${tone}”。请只保留其中一个。`,
      en: `The background covers the tone "${tone}". Keep one of the two.`,
    }),
    explanation: {
      zh: ["一个板块同时写了 tone 和 background。", "背景图会盖住底色，底色不起作用。", "请删去其中一个。"],
      en: [
        "A block has a tone and a background.",
        "The picture covers the tone, which has no effect.",
        "Remove one of the two.",
      ],
    },
  },
} satisfies ProblemKinds;
