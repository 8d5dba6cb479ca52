import type { ProblemKinds } from "../kind.ts";
import { consequence } from "./compositeConsequence.ts";
import { didYouMean } from "./hint.ts";

const nodeTexts = {
  unknown: { zh: "没有这种节点", en: "there is no such node" },
  stray: { zh: "这里不能写这个字段", en: "this field does not belong to the node" },
  two: { zh: "需要恰好两个值的列表", en: "it needs a list of exactly two values" },
  list: { zh: "需要一个列表", en: "it needs a list" },
  template: {
    zh: '需要文字模板 { "zh": … }，以及 values 中的值',
    en: 'it needs a template { "zh": … }, and values by name',
  },
  format: {
    zh: "as 只能是 number、plain、money、distance、duration、moment、date、day、weekday 或 time",
    en: "as has to be number, plain, money, distance, duration, moment, date, day, weekday or time",
  },
  as: {
    zh: "as 要给条目取一个未用过的名称，如 sponsor",
    en: "as has to be an unused name for the entry, such as sponsor",
  },
  block: { zh: "这里应是板块或节点", en: "a block or a node belongs here" },
  blocks: {
    zh: "重复板块时，把 $each 写在列表之内，并用 blocks",
    en: "to repeat blocks, write $each inside of the list, with blocks",
  },
  old: {
    zh: "这个版本的容器不能放组合板块的内容，请用更新的版本",
    en: "this version of the container cannot hold blocks of a composite; use a newer version",
  },
} as const;

const slotTexts = {
  unknown: { zh: "没有在 slots 中定义", en: "is not one of the composite's slots" },
  twice: { zh: "放置了两次", en: "is placed twice" },
  repeated: { zh: "放在 $each 之内，会重复", en: "is inside $each and would be repeated" },
  unused: {
    zh: "没有放在 tree 中，其中的板块不会显示",
    en: "is not placed in the tree, so its blocks are never shown",
  },
} as const;

/**
 * SL7008, SL7009, SL7020, SL7021 and SL7024: which blocks, nodes and slots a tree of a composite
 * has, and where.
 */
export const compositeTreeKinds = {
  SL7008: {
    severity: "error",
    title: { zh: "组合板块包含自身", en: "A composite that contains itself" },
    message: ({ type, inside }: { type: string; inside: string }) =>
      type === inside
        ? {
            zh: `“${type}”的 tree 中有它自身，这一处不会展开。请把它从 tree 中去掉。`,
            en: `The tree of "${type}" contains "${type}" itself, so this part is left out. Remove it from the tree.`,
          }
        : {
            zh: `“${type}”通过“${inside}”包含自身，不会展开。请去掉其中一处。`,
            en: `"${type}" contains itself by way of "${inside}", so this part is left out. Remove one of the two.`,
          },
    explanation: {
      zh: [
        "组合板块的 tree 中直接或间接地用到了自身，展开永远不会结束。",
        consequence.zh,
        "请去掉形成循环的那个板块；要重复时用 $each。",
      ],
      en: [
        "The tree of the composite uses the composite itself, directly or by way of others, and would never end.",
        consequence.en,
        "Remove the block that closes the circle. To repeat something, use $each.",
      ],
    },
  },
  SL7009: {
    severity: "error",
    title: { zh: "组合板块嵌套太深", en: "Composites nested too deeply" },
    message: ({ type, levels, most }: { type: string; levels: number; most: number }) => ({
      zh: `加上“${type}”，组合板块嵌套 ${levels} 层，最多 ${most} 层。请减少层数。`,
      en: `With "${type}", composites are ${levels} levels deep, and ${most} are allowed. Use fewer levels.`,
    }),
    explanation: {
      zh: ["组合板块里可以用其他组合板块，最多四层。", consequence.zh, "请把内层的板块直接写出来。"],
      en: [
        "Composites may use other composites, at most four levels deep.",
        consequence.en,
        "Write out the blocks of an inner one instead.",
      ],
    },
  },
  SL7020: {
    severity: "error",
    title: { zh: "节点写错了", en: "A node that is written wrongly" },
    message: ({ name, problem, near }: { name: string; problem: keyof typeof nodeTexts; near: string | undefined }) => {
      const [{ zh, en }, hint] = [nodeTexts[problem], didYouMean(near)];
      return {
        zh: `${name === "" ? "" : `“${name}”：`}${zh}。${hint.zh}请改正。`,
        en: `${name === "" ? en.charAt(0).toUpperCase() + en.slice(1) : `"${name}": ${en}`}.${hint.en} Correct it.`,
      };
    },
    explanation: {
      zh: [
        "以 $ 开头的字段使一个对象成为节点，每种节点有自己的字段。这里的节点不存在，或缺少、多出了什么。",
        consequence.zh,
        "请按 docs/composites.md 中的写法改正。",
      ],
      en: [
        "A field that starts with $ makes an object a node, and each node has its own fields. This one does not exist, or has too few or too many of them.",
        consequence.en,
        "Write it as docs/composites.md shows.",
      ],
    },
    example: '{ "$equal": [ … ] }\n\n{ "$equals": [{ "$prop": "/kind" }, "gold"] }',
  },
  SL7021: {
    severity: "error",
    title: { zh: "插槽的位置不对", en: "A slot in the wrong place" },
    message: ({ slot, problem }: { slot: string; problem: keyof typeof slotTexts }) => {
      const { zh, en } = slotTexts[problem];
      return { zh: `插槽“${slot}”${zh}。请改正。`, en: `The slot "${slot}" ${en}. Correct it.` };
    },
    explanation: {
      zh: [
        'slots 中的每个插槽都要在 tree 中用 { "$slot": … } 放置一次，不能放在 $each 之内。',
        consequence.zh,
        "请补上、删去或移动 $slot。",
      ],
      en: [
        'Each of the slots has one place in the tree, { "$slot": … }, outside of any $each.',
        consequence.en,
        "Add, remove or move the $slot.",
      ],
    },
    example: '"slots": { "below": { … } }, "tree": [ …, { "$slot": "below" }]',
  },
  SL7024: {
    severity: "error",
    title: { zh: "tree 中的 id 重复", en: "An id that the tree has twice" },
    message: ({ id, first }: { id: string; first: { pointer: string } }) => ({
      zh: `tree 中已有 id 为“${id}”的板块（${first.pointer}）。请换一个。`,
      en: `The tree already has a block with the id "${id}" (${first.pointer}). Use another one.`,
    }),
    explanation: {
      zh: [
        "展开后的板块以 tree 中的 id 区分，因此它在整个 tree 中唯一。",
        "两个板块可能互相替换，链接也可能指向错的一个。",
        "请换一个 id。",
      ],
      en: [
        "The ids of the tree distinguish the blocks that a composite becomes, so each is unique there.",
        "One of two blocks could take the place of the other, and links could lead to the wrong one.",
        "Use another id.",
      ],
    },
  },
} satisfies ProblemKinds;
