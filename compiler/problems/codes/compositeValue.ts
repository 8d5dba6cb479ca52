import type { ProblemKinds } from "../kind.ts";
import { shorten } from "../quote.ts";
import { consequence } from "./compositeConsequence.ts";
import { didYouMean } from "./hint.ts";

/** SL7014 to SL7019 and SL7022: the values of the nodes in a tree of a composite. */
export const compositeValueKinds = {
  SL7014: {
    severity: "error",
    title: { zh: "没有这个 prop", en: "No such prop" },
    message: ({ pointer, near, names }: { pointer: string; near: string | undefined; names: readonly string[] }) => {
      const hint = didYouMean(near);
      if (names.length === 0)
        return {
          zh: `$prop“${pointer}”不指向 props 中的任何值，这里的 props 没有任何字段。请在 props 中补上它，或去掉 $prop。`,
          en: `$prop "${pointer}" leads to none of the props: there are none at this place. Add it to props, or remove the node.`,
        };
      return {
        zh: `$prop“${pointer}”不指向 props 中的任何值。${hint.zh}可用的有：${names.join("、")}。`,
        en: `$prop "${pointer}" leads to none of the props.${hint.en} There are ${names.join(", ")}.`,
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
} satisfies ProblemKinds;
