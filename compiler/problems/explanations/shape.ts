import { type Explanation, paragraphs } from "./explanation.ts";

/** SL2xxx, values: what is written in a field does not fit the field. */
export const explanations: Record<string, Explanation> = {
  SL2001: {
    title: { zh: "值的类型不对", en: "A value of the wrong kind" },
    text: paragraphs(
      [
        "该字段需要另一种值，例如需要列表而写了文字，需要数字而写了带引号的数字，或者文字没有写明语言。",
        "含有这种错误的板块或页面不会显示给访客，其余部分照常显示。",
        '请按提示换成正确的类型。给人看的文字要写成 { "zh": "…", "en": "…" }；只写了一段文字时，--fix 会把它作为中文。',
      ],
      [
        "The field takes another kind of value: it wants a list and has a text, wants a number and has one in quotes, or a text does not say its language.",
        "Visitors do not see the block or page with this mistake; everything else is shown.",
        'Write the kind that is named. Texts for readers are { "zh": "…", "en": "…" }; where there is only a bare text, --fix makes it the Chinese one.',
      ],
    ),
    example: '"title": "赛事新闻"\n\n"title": { "zh": "赛事新闻", "en": "News" }',
  },
  SL2010: {
    title: { zh: "缺少必填字段", en: "A field is missing" },
    text: paragraphs(
      [
        "此处的对象缺少一个不可缺少的字段。位置指向缺少字段的那个对象。",
        "没有它，板块或页面无法正确显示，因此访客看不到它。",
        "请补上该字段。schemas/ 文件夹中的说明列出了每种板块的必填字段。",
      ],
      [
        "An object lacks a field that it cannot do without. The place that is named is that object.",
        "Without it the block or page cannot be drawn as it should, so visitors do not see it.",
        "Add the field. The schemas folder says of each block which fields it needs.",
      ],
    ),
    example: '{ "id": "main", "image": { "src": "media/start.jpg" } }',
  },
  SL2011: {
    title: { zh: "不在可选值之内", en: "Not one of the choices" },
    text: paragraphs(
      [
        "该字段只接受几个固定的值，而这里写的是别的。",
        "程序不知道这个值的含义，含有它的板块或页面不会显示。",
        "请从提示列出的值中选一个。如果只是拼写错误，提示会给出最接近的值，--fix 可以直接改正。",
      ],
      [
        "The field takes a few fixed values only, and this is none of them.",
        "The program does not know what it would mean, so the block or page is not shown.",
        "Choose one of the values that are listed. Where it is a misspelling, the nearest one is named, and --fix writes it.",
      ],
    ),
    example: '"radius": "larg"\n\n"radius": "large"',
  },
  SL2012: {
    title: { zh: "写法不对", en: "Not written in the right way" },
    text: paragraphs(
      [
        "该字段的文字须按固定的写法，例如时刻、日期、颜色或编号，而这里的写法不同。",
        "时刻必须带时区，否则身处其他时区的访客会看到错误的时间。",
        "请按提示中的样子书写。时刻形如 2025-10-26T07:30:00+08:00，颜色形如 #c8102e。",
      ],
      [
        "The field takes a text of a fixed form, such as a moment, a day, a colour or an id, and this one is written differently.",
        "A moment needs its zone: without it, visitors in other zones would see a wrong time.",
        "Write it as the message shows: a moment like 2025-10-26T07:30:00+08:00, a colour like #c8102e.",
      ],
    ),
    example: '"opensAt": "2025-08-11 10:00"\n\n"opensAt": "2025-08-11T10:00:00+08:00"',
  },
  SL2013: {
    title: { zh: "过短、过长、过小、过大、过少或过多", en: "Too short, long, small, large, few or many" },
    text: paragraphs(
      [
        "文字的长度、数字的大小或列表的项数超出了允许的范围。",
        "这些界限保证页面在手机上也能正常显示。超出界限的板块或页面不会显示。",
        "请按提示中的界限缩短、补充或修改。",
      ],
      [
        "The length of a text, the size of a number or the number of entries is outside of what is allowed.",
        "The limits keep pages readable on a phone. A block or page beyond them is not shown.",
        "Shorten, add or change as the message says.",
      ],
    ),
    example: '"version": 0\n\n"version": 1',
  },
  SL2014: {
    title: { zh: "列表中有重复项", en: "An entry stands twice in a list" },
    text: paragraphs(
      ["同一个值在列表中出现了两次。", "重复的值没有意义，通常是复制后忘了修改。", "请删除或改正其中一个。"],
      [
        "The same value stands in a list twice.",
        "The second one does nothing; mostly it is a copy that was not changed.",
        "Take one out, or correct it.",
      ],
    ),
    example: '"languages": ["zh", "zh"]\n\n"languages": ["zh", "en"]',
  },
  SL2015: {
    title: { zh: "不符合任何一种写法", en: "None of the allowed forms" },
    text: paragraphs(
      [
        "该字段有几种写法，而这里的内容一种也不符合。",
        "程序无法判断本意，因此不显示含有它的板块或页面。",
        "请查看该字段在 schemas/ 中的说明，选一种写法照着写。",
      ],
      [
        "The field can be written in several forms, and this fits none of them.",
        "What was meant cannot be told, so the block or page with it is not shown.",
        "See the field's description in the schemas folder and follow one of the forms.",
      ],
    ),
  },
};
