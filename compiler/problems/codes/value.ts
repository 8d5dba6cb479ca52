import type { ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";
import { patternText } from "./patternTexts.ts";
import { sizeText } from "./sizeTexts.ts";
import { expectedText, writtenText } from "./typeTexts.ts";

/** A text that does not fit the pattern or format of its field. */
interface Misformed {
  written: string;
  /** The regular expression or the format's name. */
  pattern: string;
  near: string | undefined;
}

const misformed = ({ written, pattern, near }: Misformed) => {
  const [expected, hint] = [patternText(pattern), didYouMean(near)];
  return {
    zh: `“${written}”的写法不对，应为${expected.zh}。${hint.zh}`,
    en: `"${written}" does not have the expected form. Write ${expected.en}.${hint.en}`,
  };
};

/** SL20xx: values that do not fit their field. */
export const valueKinds = {
  SL2001: {
    severity: "error",
    title: { zh: "值的类型不对", en: "A value of the wrong type" },
    message: (
      params: { expected: string[]; written: string; meant: unknown } | { picture: string } | { text: string },
    ) => {
      if ("picture" in params) {
        const form = `{ "src": ${JSON.stringify(params.picture)} }`;
        return {
          zh: `图片请写成 ${form}，说明文字写在"alt"中。`,
          en: `Write a picture as ${form}, with its description in "alt".`,
        };
      }
      if ("text" in params) {
        const form = `{ "zh": ${JSON.stringify(params.text)} }`;
        return {
          zh: `文字须写明语言。请写成 ${form}，英文写在"en"中。`,
          en: `A text needs its language. Write ${form}, with the English in "en".`,
        };
      }
      const [expected, written] = [expectedText(params.expected), writtenText(params.written)];
      const shown = params.meant === undefined ? undefined : JSON.stringify(params.meant);
      return {
        zh: `此处应为${expected.zh}，现在是${written.zh}。请${shown === undefined ? "改正" : `写 ${shown}`}。`,
        en: `${expected.en} is expected here, but ${written.en} is written. Write ${shown ?? expected.en.toLowerCase()}.`,
      };
    },
    explanation: {
      zh: [
        "该字段需要另一种值，例如需要列表而写了文字，需要数字而写了带引号的数字，或者文字没有写明语言。",
        "含有这种错误的板块或页面不会显示给访客，其余部分照常显示。",
        '请按提示换成正确的类型。给人看的文字要写成{ "zh": "…", "en": "…" }；只写了一段文字时，--fix 会把它作为中文。',
      ],
      en: [
        "The field takes another type of value: a list is expected and a text is written, a number is in quotes, or a text does not name its language.",
        "Visitors do not see the block or page with this mistake; everything else is shown.",
        'Write the expected type. Texts for readers are { "zh": "…", "en": "…" }; --fix turns a plain text into the Chinese one.',
      ],
    },
    example: '"title": "赛事新闻"\n\n"title": { "zh": "赛事新闻", "en": "News" }',
  },
  SL2010: {
    severity: "error",
    title: { zh: "缺少必填字段", en: "A required field is missing" },
    message: ({ name, beside }: { name: string; beside: string[] }) => ({
      zh: `缺少字段“${name}”。请补上${beside.length > 0 ? `，并把${beside.join("、")}写进其中` : ""}。`,
      en: `The field "${name}" is missing. Add it${beside.length > 0 ? ` and move ${beside.join(", ")} into it` : ""}.`,
    }),
    explanation: {
      zh: [
        "此处的对象缺少一个不可缺少的字段。位置指向缺少字段的那个对象。",
        "没有它，板块或页面无法正确显示，因此访客看不到它。",
        "请补上该字段。schemas/文件夹中的说明列出了每种板块的必填字段。",
      ],
      en: [
        "An object lacks a required field. The reported place is that object.",
        "Without the field the block or page cannot be shown properly, so visitors do not see it.",
        "Add the field. The schemas folder lists the required fields of each block.",
      ],
    },
    example: '{ "id": "main", "image": { "src": "media/start.jpg" } }',
  },
  SL2011: {
    severity: "error",
    title: { zh: "不在可选值之内", en: "Not one of the choices" },
    message: ({ written, choices, near }: { written: string; choices: unknown[]; near: string | undefined }) => {
      const hint = didYouMean(near);
      const names = choices.map((one) => JSON.stringify(one));
      return {
        zh: `${written} 不在可选值之内，请写${names.join("、")}。${hint.zh}`,
        en: `${written} is not a choice here. Write ${names.length > 1 ? `one of ${names.join(", ")}` : names.join("")}.${hint.en}`,
      };
    },
    explanation: {
      zh: [
        "该字段只接受几个固定的值，而这里写的是别的。",
        "程序不知道这个值的含义，含有它的板块或页面不会显示。",
        "请从提示列出的值中选一个。如果只是拼写错误，提示会给出最接近的值，--fix 可以直接改正。",
      ],
      en: [
        "The field takes one of a few fixed values, and this is none of them.",
        "The program does not know what the value means, so the block or page is not shown.",
        "Choose one of the listed values. If it is a misspelling, the message names the nearest value, and --fix writes it.",
      ],
    },
    example: '"radius": "larg"\n\n"radius": "large"',
  },
  SL2012: {
    severity: "error",
    title: { zh: "写法不对", en: "A text in the wrong form" },
    message: misformed,
    explanation: {
      zh: [
        "该字段的文字须按固定的写法，例如时刻、日期、颜色或编号，而这里的写法不同。",
        "时刻必须带时区，否则身处其他时区的访客会看到错误的时间。",
        "请按提示中的样子书写。时刻形如 2025-10-26T07:30:00+08:00，颜色形如#c8102e。",
      ],
      en: [
        "The field takes a text in a fixed form, such as an instant, a date, a colour or an id, and this text has another form.",
        "An instant needs its time zone: without it, visitors in other zones would see a wrong time.",
        "Write it as in the message: an instant like 2025-10-26T07:30:00+08:00, a colour like #c8102e.",
      ],
    },
    example: '"opensAt": "2025-08-11 10:00"\n\n"opensAt": "2025-08-11T10:00:00+08:00"',
  },
  SL2013: {
    severity: "error",
    title: { zh: "过短、过长、过小、过大、过少或过多", en: "Too short, long, small, large, few or many" },
    message: ({ keyword, limit }: { keyword: string; limit: number }) => sizeText(keyword, limit),
    explanation: {
      zh: [
        "文字的长度、数字的大小或列表的项数超出了允许的范围。",
        "这些界限保证页面在手机上也能正常显示。超出界限的板块或页面不会显示。",
        "请按提示中的界限缩短、补充或修改。",
      ],
      en: [
        "The length of a text, the size of a number or the number of entries is out of range.",
        "The limits keep pages readable on a phone. A block or page beyond them is not shown.",
        "Shorten, add or change as in the message.",
      ],
    },
    example: '"version": 0\n\n"version": 1',
  },
  SL2014: {
    severity: "error",
    title: { zh: "列表中有重复项", en: "A duplicate entry in a list" },
    message: () => ({
      zh: "列表中有重复的内容。请删除重复项。",
      en: "This list contains the same entry twice. Remove one of them.",
    }),
    explanation: {
      zh: ["同一个值在列表中出现了两次。", "重复的值没有意义，通常是复制后忘了修改。", "请删除或改正其中一个。"],
      en: [
        "A list contains the same value twice.",
        "The second one does nothing; usually it is a copy that was not changed.",
        "Remove or correct one of them.",
      ],
    },
    example: '"languages": ["zh", "zh"]\n\n"languages": ["zh", "en"]',
  },
  SL2015: {
    severity: "error",
    title: { zh: "不符合任何一种写法", en: "None of the allowed forms" },
    message: () => ({
      zh: "此处的内容不符合该字段的任何一种写法。请参照其说明改正。",
      en: "This value has none of the forms that the field allows. See the field's description and correct it.",
    }),
    explanation: {
      zh: [
        "该字段有几种写法，而这里的内容一种也不符合。",
        "程序无法判断本意，因此不显示含有它的板块或页面。",
        "请查看该字段在 schemas/中的说明，选一种写法照着写。",
      ],
      en: [
        "The field can be written in several forms, and this value has none of them.",
        "The program cannot know what was meant, so the block or page is not shown.",
        "See the field's description in the schemas folder and follow one of the forms.",
      ],
    },
  },
  SL2016: {
    severity: "error",
    title: { zh: "链接的写法不对", en: "A malformed link" },
    message: misformed,
    explanation: {
      zh: [
        "链接不是本站页面、外部地址、邮件、电话或锚点中的任何一种。",
        "板块照常显示，但访客无法点击该链接。",
        "本站页面以/开头，外部地址以 https://开头。",
      ],
      en: [
        "The link is neither a page of this site nor an external address, an email address, a phone number or an anchor.",
        "The block is shown, but visitors cannot follow this link.",
        "Start a page of this site with /, and an external address with https://.",
      ],
    },
    example: '"link": "www.example.org"\n\n"link": "https://www.example.org"',
  },
  SL2017: {
    severity: "error",
    title: { zh: "必填字段的名称写错", en: "A misspelt required field" },
    message: ({ written, name }: { written: string; name: string }) => ({
      zh: `缺少字段“${name}”，而此处写的是“${written}”。请改写为“${name}”。`,
      en: `The field "${name}" is missing, and "${written}" is written instead. Write "${name}".`,
    }),
    explanation: {
      zh: [
        "对象缺少一个必填字段，而旁边有一个名称很像的字段，很可能是拼写错误。",
        "没有正确的字段，板块或页面无法显示。",
        "请把字段名改成提示中的名称，内容不用动。",
      ],
      en: [
        "An object lacks a required field and has a field with nearly the same name, most likely a slip.",
        "Without the right name the block or page cannot be shown.",
        "Rename the field as suggested; its value can stay.",
      ],
    },
    example: '"slide": [ … ]\n\n"slides": [ … ]',
  },
  SL2038: {
    severity: "error",
    title: { zh: "数字太大", en: "A number that is too large" },
    message: () => ({
      zh: "这个数字太大，程序无法读取。请检查位数和指数（e 后面的数），写出本来的数字。",
      en: "This number is too large to be read. Check its digits and its exponent, and write the number that is meant.",
    }),
    explanation: {
      zh: [
        "数字超出了程序能表示的范围（约 1.8e308），例如 1e400。",
        "它读出来是无穷大，含有它的板块或页面不显示。",
        "请写出本来的数字；多半是指数多写了一位。",
      ],
      en: [
        "The number is beyond what programs can represent (about 1.8e308), such as 1e400.",
        "It is read as infinity, so the block or page with it is not shown.",
        "Write the number that is meant; usually the exponent has a digit too many.",
      ],
    },
    example: '"distanceKm": 1e400\n\n"distanceKm": 10',
  },
} satisfies ProblemKinds;
