import type { ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";
import { quotedNames } from "./quotedNames.ts";

/** SL7001 to SL7010, SL7026 and SL7029: blocks of a page whose type is a composite. */
export const compositeUseKinds = {
  SL7001: {
    severity: "error",
    title: { zh: "没有这个组合板块", en: "No such composite" },
    message: ({ type, near }: { type: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `composites/ 和 packs 列出的组合包中都没有组合板块“${type}”，访客看不到它。${hint.zh}请改正类型，补上它的文件，或把它所在的组合包写进 packs。`,
        en: `Neither composites/ nor the packs that the site names have a composite "${type}", so visitors do not see it.${hint.en} Correct the type, add its file, or name its pack in "packs".`,
      };
    },
    explanation: {
      zh: [
        "名称带斜线的板块是组合板块，它的文件是 composites/<类型>/v1.json。这个文件不存在。",
        "访客看不到这个板块，页面其余部分照常显示。文件中的内容原样保留。",
        "请改正类型；名称相近时 --fix 会代为改正。如果组合板块来自别处，请把它的文件夹复制过来。",
      ],
      en: [
        "A block whose type has a slash is a composite, and its file is composites/<type>/v1.json. There is no such file.",
        "Visitors do not see this block; the rest of the page is shown. The content of the file is kept as it is.",
        "Correct the type; --fix does it if the name is close to a known one. If the composite comes from elsewhere, copy its folder.",
      ],
    },
    example: '"type": "my/sponser-wall"\n\n"type": "my/sponsor-wall"',
  },
  SL7002: {
    severity: "error",
    title: { zh: "组合板块没有这个版本", en: "No such version of a composite" },
    message: ({ type, version, newest }: { type: string; version: number; newest: number }) => ({
      zh: `组合板块“${type}”没有第 ${version} 版，最高是第 ${newest} 版，访客看不到它。请补上 composites/${type}/v${version}.json，或改正 version。`,
      en: `The composite "${type}" has no version ${version}; the newest is ${newest}. Visitors do not see this block. Add composites/${type}/v${version}.json, or correct version.`,
    }),
    explanation: {
      zh: [
        "板块按组合板块的某一版编写，而文件夹中没有这一版的文件。",
        "访客看不到这个板块，页面其余部分照常显示。文件中的内容原样保留。",
        "请补上这一版的文件，或把 version 改为已有的版本，并按那一版的定义改写内容。",
      ],
      en: [
        "The block was written for a version of the composite that has no file in the folder.",
        "Visitors do not see this block; the rest of the page is shown. The content of the file is kept as it is.",
        "Add the file of that version, or write a version that exists and change the content to fit it.",
      ],
    },
    example: '"type": "my/sponsor-wall", "version": 3',
  },
  SL7004: {
    severity: "error",
    title: { zh: "组合板块没有这种样式", en: "No such variant" },
    message: (params: { type: string; variant: string; near: string | undefined; names: readonly string[] }) => {
      const { type, variant, near, names } = params;
      const [hint, all] = [didYouMean(near), quotedNames(names.slice(0, 12))];
      return {
        zh: `组合板块“${type}”没有样式“${variant}”，显示为默认样式。${hint.zh}${names.length > 0 ? `可用：${all.zh}。` : "请去掉 variant。"}`,
        en: `The composite "${type}" has no variant "${variant}", so it looks as without one.${hint.en} ${names.length > 0 ? `It has ${all.en}.` : "Remove variant."}`,
      };
    },
    explanation: {
      zh: [
        "variant 是组合板块的一种样式，名称由组合板块的 variants 定义。这个名称不存在。",
        "访客看到默认样式。",
        "请改正名称，或去掉 variant。名称相近时 --fix 会代为改正。",
      ],
      en: [
        "variant names a look of the composite, and the composite lists them in variants. It has none of this name.",
        "Visitors see the look without a variant.",
        "Correct the name, or remove variant. --fix does it if the name is close to an existing one.",
      ],
    },
    example: '"variant": "drak"\n\n"variant": "dark"',
  },
  SL7005: {
    severity: "error",
    title: { zh: "组合板块没有这个插槽", en: "No such slot" },
    message: (params: { type: string; slot: string; near: string | undefined; names: readonly string[] }) => {
      const { type, slot, near, names } = params;
      const [hint, all] = [didYouMean(near), quotedNames(names.slice(0, 12))];
      return {
        zh: `组合板块“${type}”没有插槽“${slot}”，访客看不到其中的板块。${hint.zh}${names.length > 0 ? `可用：${all.zh}。` : "请把板块移到别处。"}`,
        en: `The composite "${type}" has no slot "${slot}", so visitors do not see the blocks in it.${hint.en} ${names.length > 0 ? `It has ${all.en}.` : "Move the blocks elsewhere."}`,
      };
    },
    explanation: {
      zh: [
        "slots 以插槽的名称为键，名称由组合板块的 slots 定义。这个名称不存在。",
        "访客看不到写在这里的板块，其余部分照常显示。",
        "请改正名称，或把板块移到别处。名称相近时 --fix 会代为改正。",
      ],
      en: [
        "slots has the blocks by the name of their slot, and the composite lists its slots. It has none of this name.",
        "Visitors do not see the blocks that are written here; everything else is shown.",
        "Correct the name, or move the blocks elsewhere. --fix does it if the name is close to an existing one.",
      ],
    },
    example: '"slots": { "belo": [ … ] }\n\n"slots": { "below": [ … ] }',
  },
  SL7006: {
    severity: "error",
    title: { zh: "插槽不接受这种板块", en: "A block that the slot does not take" },
    message: ({
      type,
      slot,
      block,
      blocks,
    }: {
      type: string;
      slot: string;
      block: string;
      blocks: readonly string[];
    }) => {
      const all = quotedNames(blocks.slice(0, 12));
      return {
        zh: `组合板块“${type}”的插槽“${slot}”不接受“${block}”，访客看不到它。可用：${all.zh}。`,
        en: `The slot "${slot}" of the composite "${type}" takes no "${block}", so visitors do not see it. It takes ${all.en}.`,
      };
    },
    explanation: {
      zh: [
        "组合板块规定了每个插槽可以放哪些类型的板块，这个板块的类型不在其中。",
        "访客看不到这个板块，插槽中的其他板块照常显示。",
        "请换成可用的类型，或把板块移到组合板块之外。",
      ],
      en: [
        "The composite lists the types of blocks that each of its slots takes, and the type of this block is not one of them.",
        "Visitors do not see this block; the others in the slot are shown.",
        "Use a type that the slot takes, or move the block out of the composite.",
      ],
    },
    example: '"slots": { "below": [{ "type": "carousel", … }] }\n\n"slots": { "below": [{ "type": "rich-text", … }] }',
  },
  SL7007: {
    severity: "error",
    title: { zh: "插槽中的板块太多", en: "Too many blocks in a slot" },
    message: ({ type, slot, max, count }: { type: string; slot: string; max: number; count: number }) => ({
      zh: `组合板块“${type}”的插槽“${slot}”最多放 ${max} 个板块，这里有 ${count} 个，多出的不显示。请删减。`,
      en: `The slot "${slot}" of the composite "${type}" takes ${max} ${max === 1 ? "block" : "blocks"}, and there are ${count}; those beyond are not shown. Remove some.`,
    }),
    explanation: {
      zh: [
        "组合板块规定了每个插槽最多放几个板块。",
        "访客只看到前几个，多出的不显示。",
        "请删减，或把多出的板块移到组合板块之外。",
      ],
      en: [
        "The composite limits how many blocks each of its slots takes.",
        "Visitors see the first ones; those beyond the limit are not shown.",
        "Remove some blocks, or move them out of the composite.",
      ],
    },
  },
  SL7010: {
    severity: "error",
    title: { zh: "组合板块展开后太大", en: "A composite that becomes too large" },
    message: ({ type, most }: { type: string; most: number }) => ({
      zh: `“${type}”展开后，这个页面的组合板块会超过 ${most} 个板块或超出运算上限，访客看不到它。请减少列表的条目，或分成几个页面。`,
      en: `With "${type}", the composites of this page become more than ${most} blocks or take too many steps, so visitors do not see it. Shorten its lists, or use several pages.`,
    }),
    explanation: {
      zh: [
        "组合板块发布时展开为普通板块。一个页面的组合板块合计最多展开为 500 个板块，运算步数也有上限。",
        "访客看不到超出上限的这个板块，页面其余部分照常显示。",
        "请缩短列表，或把内容分到几个页面。重复中套重复的组合板块很容易超出上限。",
      ],
      en: [
        "Composites become ordinary blocks when the site is published: all those of one page at most 500, within a limited number of steps.",
        "Visitors do not see this block, with which the limit is exceeded; the rest of the page is shown.",
        "Shorten its lists, or divide the content among several pages. A composite that repeats blocks within a repetition easily exceeds the limit.",
      ],
    },
  },
  SL7026: {
    severity: "error",
    title: { zh: "板块的 id 含有斜线", en: "An id of a block with a slash" },
    message: ({ id }: { id: string }) => ({
      zh: `板块的 id“${id.slice(0, 80)}”含有斜线，只有组合板块展开后的 id 才有。请改用连字符，并改正指向它的链接。`,
      en: `The id "${id.slice(0, 80)}" of a block has a slash, which only ids of blocks from composites have. Use a hyphen, and correct the links to it.`,
    }),
    explanation: {
      zh: [
        "组合板块展开后的板块以“实例/内部”为 id，因此自己写的 id 不能含有斜线。",
        "板块照常显示，但指向它的链接可能通向组合板块中的另一个板块。",
        "请把斜线改为连字符，并改正指向它的链接。没有链接指向它时，--fix 会代为改正。",
      ],
      en: [
        "The blocks that a composite becomes have ids such as instance/inner, so the ids in a file have no slash.",
        "The block is shown, but a link to it can lead to another block, which comes from a composite.",
        "Write a hyphen instead of the slash, and correct the links to the block. Without links to it, --fix does it.",
      ],
    },
    example: '"id": "wall/title"\n\n"id": "wall-title"',
  },
  SL7029: {
    severity: "warning",
    title: { zh: "只有组合板块才有的字段", en: "A field of composite blocks only" },
    message: ({ type, name }: { type: string; name: "variant" | "slots" }) => ({
      zh: `“${type}”是内置板块，没有${name === "variant" ? "样式" : "插槽"}，“${name}”不起作用。请删去，或改用组合板块。`,
      en: `"${type}" is a built-in block, which has no ${name === "variant" ? "variants" : "slots"}, so "${name}" has no effect. Remove it, or use a composite.`,
    }),
    explanation: {
      zh: [
        "variant 和 slots 是组合板块（类型含斜线，如 my/sponsor-wall）的字段；内置板块的外观在 props 和外框（如 tone、width）中设置。",
        "板块照常显示，这个字段不起作用，slots 中的板块不显示。",
        "请删去这个字段，或把内容写进 props；需要变体时，请把内置板块放进自己的组合板块。",
      ],
      en: [
        "variant and slots are fields of composites, whose types have a slash such as my/sponsor-wall. The look of a built-in block is set in its props and its frame, such as tone and width.",
        "The block is shown. The field has no effect, and blocks in slots are not shown.",
        "Remove the field, or write its content into props. For variants, put the built-in block into a composite of your own.",
      ],
    },
    example: '"type": "heading", "variant": "dark"\n\n"type": "heading", "tone": "night"',
  },
  SL7048: {
    severity: "warning",
    title: { zh: "没有用到的 prop", en: "A prop that nothing shows" },
    message: ({ name }: { name: string }) => ({
      zh: `tree 中没有用到“${name}”，在页面里写的 ${name} 不会显示。请用 { "$prop": "/${name}" } 显示它，或把它从 props 中去掉。`,
      en: `The tree does not use "${name}", so what pages write into it is not shown. Show it with { "$prop": "/${name}" }, or remove it from props.`,
    }),
    explanation: {
      zh: [
        "组合板块的 props 中有一项，tree 里没有任何 $prop 用到它。",
        "编辑器会提示填写它，填写的内容访客却看不到。",
        "请在 tree 中用 $prop 显示它，或把它去掉；已经发布的版本请写成新版本。",
      ],
      en: [
        "One of the props of a composite is used by no $prop of its tree.",
        "Editors offer it, and visitors never see what is written into it.",
        "Show it in the tree with $prop, or remove it; of a published version, in a new version.",
      ],
    },
    example:
      '"props": { "type": "object", "properties": { "lead": { … } } }\n\n"tree": [{ "type": "heading", … "text": { "$prop": "/lead" } }]',
  },
} satisfies ProblemKinds;
