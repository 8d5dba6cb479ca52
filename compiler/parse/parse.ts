import { type Node, parseTree } from "jsonc-parser";
import { withoutInvisibleIn } from "#core/hostileText.ts";
import { pointerKeys } from "#core/pointers.ts";
import type { Finding, Problem } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { findBroken, textFix } from "./brokenJson.ts";
import { blankComments, getComments } from "./comments.ts";
import {
  type ControlCharacter,
  controlCharacterAt,
  controlCharacters,
  createPointerWriter,
} from "./controlCharacters.ts";
import { type DuplicateKey, duplicateKeys } from "./duplicateKeys.ts";

// The largest file that is read, and the deepest nesting, in levels.
const limits = { megabytes: 20, depth: 200 };

/**
 * A parsed JSON file. `locate` adds file, line and column to a finding; positions are computed when
 * it is called.
 */
export interface ParsedFile {
  /** The text as it was given. */
  source: string;
  /** The name of the file, if it is known. */
  file?: string | undefined;
  /** Without control characters: each one in the text is a flaw, and causes no other problem. */
  value?: unknown;
  /** Why there is no value. */
  problem?: Problem;
  /**
   * Problems of a text that can still be read: lost and control characters and duplicate keys are
   * errors, comments a warning.
   */
  flaws: Problem[];
  locate(finding: Finding): Problem;
}

/**
 * Parses JSON that may have comments and a byte order mark, and nothing else that is not JSON. A
 * text that is too large, too deep or broken gives one problem instead of a value.
 */
export function parseJson(source: string, file?: string): ParsedFile {
  const text = source.charCodeAt(0) === 0xfeff ? source.slice(1) : source;
  const locate = locator(text, file);
  const refuse = (problem: Problem): ParsedFile => ({ source, file, problem, flaws: [], locate });
  if (isLongerThan(text, limits.megabytes * 1024 * 1024))
    return refuse(inFile(report("SL3003", "", { megabytes: limits.megabytes }), file));
  const strict = parseStrictly(text);
  // Only a text that cannot be read otherwise is searched for comments.
  const [comment] = strict ? [] : getComments(text);
  const plain = comment ? blankComments(text) : text;
  const parsed = strict ?? (comment && parseStrictly(plain));
  if (!parsed) return refuse(reportBroken(plain, text, file));
  const keys = countKeys(parsed.value, limits.depth);
  if (Number.isNaN(keys)) return refuse(inFile(report("SL3004", "", { levels: limits.depth }), file));
  const invisible = controlCharacters(plain);
  const flaws = [
    ...findGarbled(text, file),
    ...invisible.map(({ offset, ...character }) => inFile(invisibleCharacter(character), file, getPlace(text, offset))),
    ...duplicateKeys(plain, keys).map((key) => duplicateAt(text, key, file)),
    ...(comment ? [inFile(report("SL1006", "", {}), file, getPlace(text, comment.offset))] : []),
  ];
  if (invisible.length === 0) return { source, file, value: parsed.value, flaws, locate };
  const value = withoutInvisibleIn(parsed.value);
  return { source, file, value, flaws, locate: locator(text, file, createPointerWriter(plain)) };
}

function parseStrictly(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function isLongerThan(text: string, bytes: number): boolean {
  if (text.length > bytes) return true;
  return text.length * 3 > bytes && new TextEncoder().encode(text).length > bytes;
}

// Counts the keys of all objects of a value; NaN if it is nested deeper than `depth`.
function countKeys(value: unknown, depth: number): number {
  if (typeof value !== "object" || value === null) return 0;
  if (depth === 0) return Number.NaN;
  let keys = 0;
  if (Array.isArray(value)) {
    for (const inner of value) if (typeof inner === "object") keys += countKeys(inner, depth - 1);
    return keys;
  }
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key];
    keys += typeof inner === "object" ? countKeys(inner, depth - 1) + 1 : 1;
  }
  return keys;
}

// The tolerant parser recurses: a text that is nested too deeply is refused before it is parsed
// again.
function reportBroken(text: string, written: string, file?: string): Problem {
  const [lost] = findGarbled(written, file);
  if (lost) return lost;
  if (getNesting(text) > limits.depth) return inFile(report("SL3004", "", { levels: limits.depth }), file);
  const { offset, suggestion, ...broken } = findBroken(text, written);
  const place = getPlace(text, offset);
  const character = controlCharacterAt(text, offset);
  // UTF-16 without a byte order mark.
  if (character === "U+0000" && offset < 2) return inFile(report("SL1005", "", {}), file, place);
  if (character) return inFile(report("SL1008", "", { character, isIn: "json", isFixable: false }), file, place);
  const fix = textFix(text, offset, broken);
  return inFile(report("SL1001", "", broken, { ...(suggestion !== undefined && { suggestion }), ...fix }), file, place);
}

// The decoder writes U+FFFD in the place of bytes that are not UTF-8.
function findGarbled(text: string, file?: string): Problem[] {
  const offset = text.indexOf("\ufffd");
  return offset < 0 ? [] : [inFile(report("SL1005", "", {}), file, getPlace(text, offset))];
}

function invisibleCharacter({ name, isKey, pointer, fix }: Omit<ControlCharacter, "offset">): Finding {
  const params = { character: name, isIn: isKey ? "key" : "text", isFixable: fix !== undefined } as const;
  return report("SL1008", pointer, params, fix ? { fix } : {});
}

function duplicateAt(text: string, { name, first, offset }: DuplicateKey, file?: string): Problem {
  const firstLine = getPlace(text, first).line;
  return inFile(report("SL1007", "", { name, firstLine }), file, getPlace(text, offset));
}

function inFile(finding: Finding, file: string | undefined, place?: { line: number; column: number }): Problem {
  return { ...finding, ...(file && { file }), ...place };
}

function getNesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const char = text[index];
    if (isInString) {
      if (char === "\\") index++;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === "{" || char === "[") deepest = Math.max(deepest, ++depth);
    else if (char === "}" || char === "]") depth--;
  }
  return deepest;
}

function getPlace(text: string, offset: number): { line: number; column: number } {
  return placeFinder(text.slice(0, offset))(offset);
}

// A fix applies to the text as it is written; a pointer for people has no invisible characters.
function locator(text: string, file?: string, written = (pointer: string): string => pointer): ParsedFile["locate"] {
  let tree: Node | undefined;
  let places: ((offset: number) => { line: number; column: number }) | undefined;
  return (finding) => {
    tree ??= parseTree(text);
    places ??= placeFinder(text);
    const node = tree && nodeAt(tree, pointerKeys(written(finding.pointer)));
    const fix = finding.fix && { fix: { ...finding.fix, pointer: written(finding.fix.pointer) } };
    return { ...finding, ...fix, ...(file && { file }), ...(node && places(node.offset)) };
  };
}

// Old programs end lines with a carriage return alone.
function lineStarts(text: string): number[] {
  const starts = [0];
  if (text.includes("\r")) for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  else for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

function placeFinder(text: string): (offset: number) => { line: number; column: number } {
  const starts = lineStarts(text);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

// The nearest existing node on the way to a pointer: a missing field is located at the object that
// lacks it.
function nodeAt(tree: Node, keys: string[]): Node {
  let node = tree;
  for (const key of keys) {
    const next: Node | undefined =
      node.type === "array"
        ? node.children?.[Number(key)]
        : node.children?.findLast((property) => property.children?.[0]?.value === key)?.children?.[1];
    if (!next) return node;
    node = next;
  }
  return node;
}
