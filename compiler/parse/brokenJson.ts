import { type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import type { TextFix } from "../problems/problems.ts";
import type { ParamsOf } from "../problems/table.ts";

type BrokenJson = ParamsOf<"SL1001">;

/**
 * Why a text is not JSON: its first mistake and the place of it; `suggestion` is the text that was
 * meant there.
 */
export interface Broken extends BrokenJson {
  offset: number;
  suggestion?: string;
}

/**
 * Finds the first mistake of a text that is not JSON. `text` has blanks in the place of the
 * comments of `written`. The parser recurses: the text must not be nested too deeply.
 */
export function findBroken(text: string, written = text): Broken {
  if (text.trim() === "") return { offset: 0, reason: "empty" };
  const errors: ParseError[] = [];
  parseTree(text, errors, { allowTrailingComma: false, disallowComments: true, allowEmptyContent: false });
  const [first] = errors;
  if (!first) return { offset: 0, reason: "unreadable" };
  const error = printParseErrorCode(first.error);
  const met = { text, written, offset: first.offset, before: text.slice(0, first.offset).trimEnd(), error };
  for (const rule of rules) {
    const broken = rule(met);
    if (broken) return broken;
  }
  return { offset: first.offset, reason: reasons[error] ?? "unreadable" };
}

/**
 * Returns the fix of a mistake for which only one text can be meant: a comma too many or too few, a
 * character of a Chinese keyboard, True for true.
 */
export function textFix(text: string, offset: number, broken: BrokenJson): { fix?: TextFix } {
  const replace = (length: number, written: string) => ({
    fix: { pointer: "", at: offset, length, text: written } as const,
  });
  if (broken.reason === "extra-comma") return replace(1, "");
  const { reason, written = "", meant: right } = broken;
  if (right === '"') {
    // Both quotes of a text, or neither.
    const [whole, inner] = /^[‘’“”「」＂']([^"\\\n‘’“”「」＂']*)[‘’“”「」＂'"]/.exec(text.slice(offset)) ?? [];
    return whole === undefined ? {} : replace(whole.length, `"${inner}"`);
  }
  if (right !== undefined && (reason === "look-alike" || reason === "word")) return replace(written.length, right);
  // On a line of its own the next value begins another entry.
  const isNextLine = /^[ \t]*\r?\n\s*["{[]/.test(text.slice(offset));
  return broken.reason === "missing-comma" && isNextLine ? replace(0, ",") : {};
}

/** The parser's first error and its surroundings. */
interface Met {
  text: string;
  written: string;
  /** The place at which the parser stopped. */
  offset: number;
  /** The text before that place, without the blanks at its end. */
  before: string;
  /** The parser's name of the error. */
  error: string;
}

// From the most specific to the one that always applies.
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

// A Chinese keyboard types such characters until it is switched.
function lookAlike({ text, offset, error }: Met): Broken | undefined {
  const lineEnd = /\r?\n|$/.exec(text.slice(offset))?.index ?? 0;
  const closing =
    error === "UnexpectedEndOfString"
      ? text.slice(offset, offset + lineEnd).search(/[“”＂](?=\s*(?:[,，:：}\]]|$))/)
      : -1;
  const at = offset + Math.max(closing, 0);
  const character = [...text.slice(at, at + 2)][0] ?? "";
  if (/^[\s\u200b\ufeff]$/.test(character) && !/^[ \t\r\n]$/.test(character))
    return { offset: at, reason: "other-space" };
  if (error !== "InvalidSymbol" && closing < 0) return undefined;
  const plain = meant[character] ?? (/^[\uff01-\uff5e]$/.test(character) ? character.normalize("NFKC") : undefined);
  if (plain === undefined) return undefined;
  return { offset: at, reason: "look-alike", written: character, meant: plain, suggestion: plain };
}

function quoteInText({ text, written, offset, before, error }: Met): Broken | undefined {
  // In "<a href="//example.org"> the slashes look like the start of a comment.
  const isAddress = /^(?:Comma|Close\w+)Expected$/.test(error) && /^\/\/.*"/.test(written.slice(before.length));
  const end = isAddress ? before.length : offset;
  if (text[end - 1] !== '"' || !(isAddress || ["InvalidSymbol", "InvalidCommentToken"].includes(error)))
    return undefined;
  return { offset: end - 1, reason: "quote-in-text", suggestion: '\\"' };
}

const words: Record<string, string> = { true: "true", false: "false", null: "null", none: "null", undefined: "null" };

function wrongWord({ text, offset, error }: Met): Broken | undefined {
  const word = error === "InvalidSymbol" ? (/^[A-Za-z]+/.exec(text.slice(offset, offset + 20))?.[0] ?? "") : "";
  const right = Object.hasOwn(words, word.toLowerCase()) ? words[word.toLowerCase()] : undefined;
  return right === undefined ? undefined : { offset, reason: "word", written: word, meant: right, suggestion: right };
}

function wrongNumber({ text, offset, before, error }: Met): Broken | undefined {
  const rest = text.slice(offset);
  if (/\d$/.test(before) && before.length === offset) {
    if (error === "CommaExpected" && /[:[,]\s*-?0$/.test(before) && /^\d/.test(rest))
      return { offset: offset - 1, reason: "leading-zero" };
    if (error === "InvalidSymbol") return { offset, reason: "unit-after-number" };
  }
  if (/\d,$/.test(before) && before.length === offset && /^\d/.test(rest))
    return { offset: offset - 1, reason: "comma-in-number" };
  if (error === "InvalidSymbol" && /^\+\d/.test(rest)) return { offset, reason: "plus-sign" };
  return undefined;
}

// The parser reports the start of the text, which may have a thousand characters.
function insideText({ text, offset, error }: Met): Broken | undefined {
  const find: Record<string, RegExp | undefined> = {
    InvalidEscapeCharacter: /(?<=^"(?:[^"\\]|\\["\\/bfnrt]|\\u[\da-f]{4})*)\\(?!["\\/bfnrt]|u[\da-f]{4})/i,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for those characters
    InvalidCharacter: /[\u0000-\u001f]/,
  };
  const at = find[error]?.exec(text.slice(offset))?.index;
  const reason = reasons[error];
  return at === undefined || !reason ? undefined : { offset: offset + at, reason };
}

function strayBracket({ text, offset, before, error }: Met): Broken | undefined {
  const next = text[offset] ?? "";
  if (error !== "CommaExpected" || !/[}\]]/.test(next) || before.endsWith(",")) return undefined;
  return { offset, reason: "stray-bracket", written: next };
}

// A missing or extra comma is located after the text before it: the organiser types there.
function comma({ text, offset, before, error }: Met): Broken | undefined {
  const at = before.length;
  const reason = reasons[error];
  if (error === "CommaExpected" && reason) return { offset: at, reason };
  if (!/^(?:PropertyName|Value)Expected$/.test(error) || !before.endsWith(",")) return undefined;
  const next = text.slice(offset).trimStart()[0];
  if (next === undefined) return undefined;
  if (next === "{" && error === "PropertyNameExpected") return { offset: at - 1, reason: "unclosed-object" };
  if (/[}\],]/.test(next)) return { offset: at - 1, reason: "extra-comma" };
  return reason && { offset: at - 1, reason };
}

function earlyEnd({ text, offset, error }: Met): Broken | undefined {
  const isAtEnd = text.slice(offset).trim() === "" && !/^Close/.test(error);
  return isAtEnd ? { offset, reason: "early-end" } : undefined;
}

const reasons: Record<string, BrokenJson["reason"] | undefined> = {
  CommaExpected: "missing-comma",
  ColonExpected: "missing-colon",
  PropertyNameExpected: "missing-name",
  ValueExpected: "missing-value",
  CloseBraceExpected: "missing-brace",
  CloseBracketExpected: "missing-bracket",
  EndOfFileExpected: "text-after-end",
  InvalidCommentToken: "open-comment",
  UnexpectedEndOfString: "open-text",
  InvalidNumberFormat: "number-format",
  InvalidEscapeCharacter: "backslash",
  InvalidCharacter: "control-character",
  InvalidSymbol: "unknown-word",
};
