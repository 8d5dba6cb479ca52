import type { ProblemKinds } from "../kind.ts";
import { shorten } from "../quote.ts";
import { didYouMean } from "./hint.ts";

const consequence = {
  zh: "用到它的板块可能缺少这一部分，或不显示；页面其余部分照常显示。",
  en: "Blocks that use the composite may lack this part, or are not shown; the rest of the page is.",
} as const;

const nodeTexts = {
  unknown: { zh: "没有这种节点", en: "there is no such node" },
  stray: { zh: "这里不能写这个字段", en: "this field does not belong to the node" },
  two: { zh: "需要恰好两个值的列表", en: "it needs a list of exactly two values" },
  list: { zh: "需要一个列表", en: "it needs a list" },
  template: {
    zh: '需要文字模板 { "zh": … }，以及 values 中的值',
    en: 'it needs a template { "zh": … }, and values by name',
  },
  format: { zh: "as 不是可用的写法", en: "as is no format of a value" },
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

/** SL7008, SL7009 and SL7014 to SL7024: the trees of composites. */
export const compositeTreeKinds = {
  SL7008: {
    severity: "error",
    title: { zh: "组合板块包含自身", en: "A composite that contains itself" },
    message: ({ type, inside }: { type: string; inside: string }) => ({
      zh: `“${type}”通过“${inside}”包含自身，不会展开。请去掉其中一处。`,
      en: `"${type}" contains itself by way of "${inside}", so this part is left out. Remove one of the two.`,
    }),
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
  SL7014: {
    severity: "error",
    title: { zh: "没有这个 prop", en: "No such prop" },
    message: ({ pointer, near }: { pointer: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `$prop“${pointer}”不指向 props 中的任何值。${hint.zh}请改正。`,
        en: `$prop "${pointer}" leads to none of the props.${hint.en} Correct it.`,
      };
    },
    explanation: {
      zh: [
        "$prop 是 props 中的路径，如 /title；写了 of 时，是该条目中的路径。这里的路径不存在，或没有以斜线开头。",
        consequence.zh,
        "请改正路径，或在 props 中补上这个值。",
      ],
      en: [
        "$prop is a path in the props, such as /title, or in the entry that of names. This path does not exist, or does not start with a slash.",
        consequence.en,
        "Correct the path, or add the value to props.",
      ],
    },
    example: '{ "$prop": "title" }\n\n{ "$prop": "/title" }',
  },
  SL7015: {
    severity: "error",
    title: { zh: "值可能不符合这个位置", en: "A value that may not fit its place" },
    message: ({ word, limit }: { word: string; limit: unknown }) => {
      const shown = limit === undefined ? "" : ` ${shorten(JSON.stringify(limit) ?? "", 60)}`;
      return {
        zh: `这个节点的值可能不符合这个位置的要求（${word}${shown}）。请在 props 中写同样的限制，或改用别的值。`,
        en: `The value of this node may not fit its place (${word}${shown}). State the same limit in props, or use another value.`,
      };
    },
    explanation: {
      zh: [
        "组合板块在读取时检查一次：每一个正确的实例都必须展开成正确的板块。这里的值有可能不符合板块的定义，括号中是不符合的要求。",
        consequence.zh,
        "请在 props 中为这个值写上同样的限制，例如 maxLength 或 enum，或换一个合适的节点。",
      ],
      en: [
        "A composite is checked once, when it is read: each right instance has to become right blocks. The value here can be one that the schema of the block refuses, for the reason in brackets.",
        consequence.en,
        "Give the prop the same limit, such as maxLength or enum, or use a node that fits.",
      ],
    },
    example:
      '"level": { "$prop": "/level" } … "level": { "type": "integer" }\n\n"level": { "type": "integer", "minimum": 2, "maximum": 4 }',
  },
  SL7016: {
    severity: "error",
    title: { zh: "必填的值可能缺少", en: "A required value that may be missing" },
    message: ({ name }: { name: string }) => ({
      zh: `“${name}”必须有值，而这个节点可能没有值。请用 $default，或在 $when 中先判断。`,
      en: `"${name}" is required, and this node may have no value. Use $default, or ask for it first with $when.`,
    }),
    explanation: {
      zh: [
        "节点用到的 prop 可以不写，或条件不成立时没有值，而板块必须有这个值。",
        consequence.zh,
        "请在 required 中列出这个 prop、给它 default、用 $default 写明替代的值，或把板块放在 $when 中。",
      ],
      en: [
        "The node uses a prop that an instance can leave out, or has no value if a condition fails, and the block requires one.",
        consequence.en,
        "List the prop in required, give it a default, write another value with $default, or put the block into a $when that asks for the prop.",
      ],
    },
    example:
      '"text": { "$prop": "/title" }\n\n"text": { "$default": [{ "$prop": "/title" }, { "zh": "伙伴", "en": "Partners" }] }',
  },
  SL7017: {
    severity: "error",
    title: { zh: "不是列表", en: "No list" },
    message: () => ({
      zh: "这里需要列表，而这个值不是列表。请改用 type 为 array 的 prop。",
      en: "A list is needed here, and this value is none. Use a prop of the type array.",
    }),
    explanation: {
      zh: [
        "$each、$count、$first 和没有写成列表的 $join 需要列表，如 type 为 array 的 prop；这里的值是文字、数字或对象。",
        consequence.zh,
        "请改正路径，或把这个 prop 定义为列表。",
      ],
      en: [
        "$each, $count, $first, and $join of one node need a list, such as a prop of the type array. The value here is a text, a number or an object.",
        consequence.en,
        "Correct the path, or make the prop a list.",
      ],
    },
    example: '"$each": { "$prop": "/title" }\n\n"$each": { "$prop": "/sponsors" }',
  },
  SL7018: {
    severity: "error",
    title: { zh: "没有这个条目名称", en: "No entry of that name" },
    message: ({ name, near }: { name: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `外层没有 as 为“${name}”的 $each。${hint.zh}请改正 of。`,
        en: `No $each around this has "${name}" as its as.${hint.en} Correct of.`,
      };
    },
    explanation: {
      zh: [
        "of 写的是外层某个 $each 的 as，即当前条目的名称。这里没有这个名称。",
        consequence.zh,
        "请改正名称，或把节点移到 $each 之内。",
      ],
      en: [
        "of is the as of an $each around the node, the name of its entry. There is none of this name here.",
        consequence.en,
        "Correct the name, or move the node into the $each.",
      ],
    },
    example: '"as": "sponsor" … { "$prop": "/logo", "of": "sponser" }\n\n{ "$prop": "/logo", "of": "sponsor" }',
  },
  SL7019: {
    severity: "error",
    title: { zh: "没有这个样式值", en: "No such token" },
    message: ({ name, near }: { name: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `tokens 中没有“${name}”。${hint.zh}请在 tokens 中写明它的默认值，或改正名称。`,
        en: `tokens has no "${name}".${hint.en} State its usual value in tokens, or correct the name.`,
      };
    },
    explanation: {
      zh: [
        "$token 和各个样式只能使用组合板块在 tokens 中写明的名称，那里是没有指定样式时的值。",
        consequence.zh,
        "请在 tokens 中补上这个名称和它的值，或改正名称。",
      ],
      en: [
        "$token and the variants can only use the names in tokens, which has their values without a variant.",
        consequence.en,
        "Add the name with its value to tokens, or correct it.",
      ],
    },
    example: '"tokens": { "tone": "plain" }, "variants": { "dark": { "tokens": { "tone": "night" } } }',
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
  SL7022: {
    severity: "error",
    title: { zh: "模板中的名称没有值", en: "A name in a template without a value" },
    message: ({ name, near }: { name: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `values 中没有“${name}”，访客会看到花括号。${hint.zh}请补上它的值。`,
        en: `values has no "${name}", so visitors would read the braces.${hint.en} Add its value.`,
      };
    },
    explanation: {
      zh: [
        "$text 中花括号里的名称要在 values 中有值。",
        consequence.zh,
        "请补上这个值，或改正名称；要显示花括号时写两层。",
      ],
      en: [
        "Each name in the braces of a $text has a value in values.",
        consequence.en,
        "Add the value, or correct the name. To show braces themselves, double them.",
      ],
    },
    example: '{ "$text": { "zh": "共 {count} 家" }, "values": { "count": { "$count": { "$prop": "/sponsors" } } } }',
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
