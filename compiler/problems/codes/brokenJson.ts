import type { Sentence } from "#core/text.ts";

/**
 * What breaks a JSON text, with the character or word that is written and the one that JSON has in
 * its place.
 */
export interface BrokenJson {
  reason: BrokenJsonReason;
  written?: string;
  meant?: string;
}

/** The ways in which a text can fail to be JSON. */
export type BrokenJsonReason = keyof typeof reasons;

/** What is wrong with a text that is not JSON, to follow "not valid JSON:". */
export function brokenJsonText({ reason, written = "", meant = "" }: BrokenJson): Sentence {
  const text: Sentence | ((written: string, meant: string) => Sentence) = reasons[reason];
  return typeof text === "function" ? text(written, meant) : text;
}

const reasons = {
  empty: { zh: "文件是空的。", en: "the file is empty." },
  unreadable: { zh: "此处无法读取。", en: "it cannot be read from here on." },
  "other-space": {
    zh: "此处是全角空格或不可见的空格，请改为普通空格。",
    en: "this is a special space. Replace it with an ordinary space.",
  },
  "look-alike": (written: string, meant: string) => ({
    zh: `此处写的是「${written}」，JSON 要用半角的 ${meant}。`,
    en: `JSON needs ${meant} instead of ${written}.`,
  }),
  "quote-in-text": {
    zh: '双引号使文字提前结束。文字里的双引号请写成\\"，或用“”。',
    en: 'this double quote ends the text too early. Write \\" for a quote inside a text.',
  },
  word: (written: string, meant: string) => ({
    zh: `此处写的是「${written}」，JSON 要写 ${meant}。`,
    en: `${written} is not a JSON word. Write ${meant}.`,
  }),
  "leading-zero": { zh: "数字以 0 开头，请去掉这个 0。", en: "a number starts with 0. Remove the 0." },
  "unit-after-number": {
    zh: "数字后面带了文字。请只写数字，不写单位。",
    en: "a number is followed by text. Write the number without a unit.",
  },
  "comma-in-number": { zh: "数字里有逗号，请去掉。", en: "there is a comma inside a number. Remove it." },
  "plus-sign": { zh: "数字前有加号，请去掉。", en: "a number starts with +. Remove the +." },
  "stray-bracket": (written: string) => ({
    zh: `${written} 没有成对的左括号，或种类不对。`,
    en: `this ${written} has no opening bracket, or one of another kind.`,
  }),
  "unclosed-object": { zh: "逗号之前缺少右花括号}。", en: "a closing brace } is missing before the comma." },
  "extra-comma": { zh: "多了一个逗号。", en: "there is one comma too many." },
  "early-end": {
    zh: "文件到此就结束了，缺少后面的内容和右括号。",
    en: "the file ends here, and its closing brackets are missing.",
  },
  "missing-comma": { zh: "缺少逗号。", en: "a comma is missing." },
  "missing-colon": { zh: "缺少冒号。", en: "a colon is missing." },
  "missing-name": {
    zh: "此处应为带双引号的字段名，或者多了一个逗号。",
    en: "a field name in double quotes is expected, or there is one comma too many.",
  },
  "missing-value": {
    zh: "缺少一个值，或者多了一个逗号。",
    en: "a value is missing, or there is one comma too many.",
  },
  "missing-brace": { zh: "缺少右花括号}。", en: "a closing brace } is missing." },
  "missing-bracket": { zh: "缺少右方括号]。", en: "a closing bracket ] is missing." },
  "text-after-end": { zh: "结尾之后还有多余的内容。", en: "there is more text after the end." },
  "open-comment": { zh: "注释没有结束的*/。", en: "a comment has no */ at its end." },
  "open-text": {
    zh: "文字在这一行没有结束的双引号。文字中的换行请写成\\n。",
    en: "a text has no closing double quote on its line. Write a line break inside a text as \\n.",
  },
  "number-format": { zh: "数字的写法不对。", en: "a number is malformed." },
  backslash: {
    zh: "反斜杠不能这样写。路径请用/，反斜杠本身请写成\\\\。",
    en: "this backslash escapes nothing. Write / in paths, and \\\\ for a backslash.",
  },
  "control-character": {
    zh: "文字中有制表符或控制字符。制表符请写成\\t，换行请写成\\n。",
    en: "there is a tab or a control character inside a text. Write a tab as \\t and a line break as \\n.",
  },
  "unknown-word": {
    zh: "有无法识别的词。文字请加双引号。",
    en: "there is an unknown word. Put texts in double quotes.",
  },
} as const;
