import { type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Sentence } from "#core/text.ts";

/** Why a text is no JSON: where its first mistake is, what is wrong there, and the character that was meant. */
export interface Broken {
  offset: number;
  why: Sentence;
  suggestion?: string;
}

/** Finds the first mistake of a text that is no JSON. `text` has blanks where `written` has comments. The parser recurses: what is nested without end must not come here. */
export function findBroken(text: string, written = text): Broken {
  if (text.trim() === "")
    return { offset: 0, why: { zh: "没有任何内容，文件是空的", en: "there is nothing: the file is empty" } };
  const errors: ParseError[] = [];
  parseTree(text, errors, { allowTrailingComma: false, disallowComments: true, allowEmptyContent: false });
  const [first] = errors;
  if (!first) return { offset: 0, why: unreadable };
  const reason = printParseErrorCode(first.error);
  const met = { text, written, offset: first.offset, before: text.slice(0, first.offset).trimEnd(), reason };
  for (const rule of rules) {
    const broken = rule(met);
    if (broken) return broken;
  }
  return { offset: first.offset, why: reasons[reason] ?? unreadable };
}

interface Met {
  text: string;
  written: string;
  /** Where the parser stopped. */
  offset: number;
  /** What stands before that place, without the blanks at its end. */
  before: string;
  /** The parser's word for what it met. */
  reason: string;
}

const unreadable: Sentence = { zh: "无法读取", en: "it cannot be read" };

// From what is most telling to what always applies.
const rules: ((met: Met) => Broken | undefined)[] = [
  lookAlike,
  quoteInText,
  wrongWord,
  wrongNumber,
  insideText,
  strayBracket,
  comma,
  earlyEnd,
];

const meant: Record<string, string> = {
  "，": ",",
  "、": ",",
  "；": ",",
  ";": ",",
  "：": ":",
  "=": ":",
  "'": '"',
  "‘": '"',
  "’": '"',
  "“": '"',
  "”": '"',
  "「": '"',
  "」": '"',
  "＂": '"',
};

// Whoever types Chinese gets such characters wherever the keyboard was not switched.
function lookAlike({ text, offset, reason }: Met): Broken | undefined {
  const lineEnd = /\r?\n|$/.exec(text.slice(offset))?.index ?? 0;
  const closing =
    reason === "UnexpectedEndOfString"
      ? text.slice(offset, offset + lineEnd).search(/[“”＂](?=\s*(?:[,，:：}\]]|$))/)
      : -1;
  const at = offset + Math.max(closing, 0);
  const character = [...text.slice(at, at + 2)][0] ?? "";
  if (/^[\s\u200b\ufeff]$/.test(character) && !/^[ \t\r\n]$/.test(character))
    return {
      offset: at,
      why: {
        zh: "有一个全角空格或不可见的空格，请改为普通空格",
        en: "there is a blank of another kind. Write an ordinary blank",
      },
    };
  if (reason !== "InvalidSymbol" && closing < 0) return undefined;
  const plain = meant[character] ?? (/^[\uff01-\uff5e]$/.test(character) ? character.normalize("NFKC") : undefined);
  if (plain === undefined) return undefined;
  return {
    offset: at,
    why: {
      zh: `写的是「${character}」，JSON 要用英文半角的 ${plain}`,
      en: `the character ${character} stands where JSON needs ${plain}`,
    },
    suggestion: plain,
  };
}

function quoteInText({ text, written, offset, before, reason }: Met): Broken | undefined {
  // Of "<a href="//example.org">" a comment would be what begins with the slashes.
  const isAddress = /^(?:Comma|Close\w+)Expected$/.test(reason) && /^\/\/.*"/.test(written.slice(before.length));
  const end = isAddress ? before.length : offset;
  if (text[end - 1] !== '"' || !(isAddress || ["InvalidSymbol", "InvalidCommentToken"].includes(reason)))
    return undefined;
  return {
    offset: end - 1,
    why: {
      zh: '的双引号使文字提前结束。文字里面的双引号请写成 \\"，或用“”',
      en: 'a double quote ends the text too early. Write \\" for one inside of a text',
    },
    suggestion: '\\"',
  };
}

const words: Record<string, string> = { true: "true", false: "false", null: "null", none: "null", undefined: "null" };

function wrongWord({ text, offset, reason }: Met): Broken | undefined {
  const word = reason === "InvalidSymbol" ? (/^[A-Za-z]+/.exec(text.slice(offset, offset + 20))?.[0] ?? "") : "";
  const right = Object.hasOwn(words, word.toLowerCase()) ? words[word.toLowerCase()] : undefined;
  if (right === undefined) return undefined;
  return {
    offset,
    why: { zh: `写的是「${word}」，JSON 中应写 ${right}`, en: `the word ${word} stands where JSON has ${right}` },
    suggestion: right,
  };
}

function wrongNumber({ text, offset, before, reason }: Met): Broken | undefined {
  const rest = text.slice(offset);
  if (/\d$/.test(before) && before.length === offset) {
    if (reason === "CommaExpected" && /[:[,]\s*-?0$/.test(before) && /^\d/.test(rest))
      return {
        offset: offset - 1,
        why: { zh: "的数字以 0 开头，请去掉它", en: "a number begins with 0. Take that off" },
      };
    if (reason === "InvalidSymbol")
      return {
        offset,
        why: {
          zh: "的数字后面带了文字。请只写数字，不写单位",
          en: "something follows a number. Write the number alone, without a unit",
        },
      };
  }
  if (/\d,$/.test(before) && before.length === offset && /^\d/.test(rest))
    return {
      offset: offset - 1,
      why: { zh: "的数字里有逗号，请去掉它", en: "there is a comma inside of a number. Take it out" },
    };
  if (reason === "InvalidSymbol" && /^\+\d/.test(rest))
    return { offset, why: { zh: "的数字前有加号，请去掉它", en: "a number begins with +. Take that off" } };
  return undefined;
}

// The parser names the text's beginning; a paragraph may have a thousand characters.
function insideText({ text, offset, reason }: Met): Broken | undefined {
  const find: Record<string, RegExp | undefined> = {
    InvalidEscapeCharacter: /(?<=^"(?:[^"\\]|\\["\\/bfnrt]|\\u[\da-f]{4})*)\\(?!["\\/bfnrt]|u[\da-f]{4})/i,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those characters are what is looked for
    InvalidCharacter: /[\u0000-\u001f]/,
  };
  const at = find[reason]?.exec(text.slice(offset))?.index;
  const why = reasons[reason];
  return at === undefined || !why ? undefined : { offset: offset + at, why };
}

function strayBracket({ text, offset, before, reason }: Met): Broken | undefined {
  const next = text[offset] ?? "";
  if (reason !== "CommaExpected" || !/[}\]]/.test(next) || before.endsWith(",")) return undefined;
  return {
    offset,
    why: { zh: `的 ${next} 没有成对的左括号，或种类不对`, en: `a ${next} has no partner, or is of the wrong kind` },
  };
}

// A comma that is missing, or one too many, is the mistake of what stands before: there the organiser has to type.
function comma({ text, offset, before, reason }: Met): Broken | undefined {
  const at = before.length;
  const why = reasons[reason];
  if (reason === "CommaExpected" && why) return { offset: at, why };
  if (!/^(?:PropertyName|Value)Expected$/.test(reason) || !before.endsWith(",")) return undefined;
  const next = text.slice(offset).trimStart()[0];
  if (next === undefined) return undefined;
  if (next === "{" && reason === "PropertyNameExpected")
    return {
      offset: at - 1,
      why: { zh: "之前少了一个右花括号 }", en: "a closing brace } is missing before the comma" },
    };
  if (/[}\],]/.test(next)) return { offset: at - 1, why: { zh: "多了一个逗号", en: "there is a comma too many" } };
  return why && { offset: at - 1, why };
}

function earlyEnd({ text, offset, reason }: Met): Broken | undefined {
  if (text.slice(offset).trim() !== "" || /^Close/.test(reason)) return undefined;
  return {
    offset,
    why: {
      zh: "文件就结束了，后面的内容和右括号不见了",
      en: "the file ends, and the rest with its closing brackets is missing",
    },
  };
}

const reasons: Record<string, Sentence> = {
  CommaExpected: { zh: "缺少逗号", en: "a comma is missing" },
  ColonExpected: { zh: "缺少冒号", en: "a colon is missing" },
  PropertyNameExpected: {
    zh: "应为带双引号的字段名（也可能多了一个逗号）",
    en: "a field name in double quotes is expected (or there is a comma too many)",
  },
  ValueExpected: { zh: "缺少一个值（也可能多了一个逗号）", en: "a value is missing (or there is a comma too many)" },
  CloseBraceExpected: { zh: "缺少右花括号 }", en: "a closing brace } is missing" },
  CloseBracketExpected: { zh: "缺少右方括号 ]", en: "a closing bracket ] is missing" },
  EndOfFileExpected: { zh: "之后还有多余的内容", en: "there is more text after the end" },
  InvalidCommentToken: { zh: "的注释没有结束的 */", en: "a comment begins that has no */ at its end" },
  UnexpectedEndOfString: {
    zh: "的文字在这一行没有结束的双引号（文字中的换行须写成 \\n）",
    en: "a text has no closing double quote on its line (write a line break inside a text as \\n)",
  },
  InvalidNumberFormat: { zh: "的数字写法不对", en: "a number is not written properly" },
  InvalidEscapeCharacter: {
    zh: "的反斜杠不能这样写。路径请用 /，反斜杠本身请写成 \\\\",
    en: "a backslash does not belong. Write / in paths, and \\\\ for a backslash itself",
  },
  InvalidCharacter: {
    zh: "的文字中有制表符或控制字符（制表符须写成 \\t，换行写成 \\n）",
    en: "there is a tab or control character inside of a text (write a tab as \\t, a line break as \\n)",
  },
  InvalidSymbol: { zh: "有无法识别的词（文字须加双引号）", en: "there is an unknown word (texts need double quotes)" },
};
