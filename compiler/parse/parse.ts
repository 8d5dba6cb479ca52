import { type Node, parseTree } from "jsonc-parser";
import { pointerKeys } from "#core/pointers.ts";
import {
  type ControlCharacter,
  controlCharacterAt,
  controlCharacters,
  withoutControlCharacters,
  writtenPointer,
} from "../controlCharacters.ts";
import {
  brokenByControlCharacter,
  doubledKey,
  hasComments,
  hasControlCharacter,
  notJson,
  notUtf8,
} from "../problems/catalogue.ts";
import { tooDeep, tooLarge } from "../problems/catalogueFiles.ts";
import type { Finding, Problem } from "../problems/problems.ts";
import { findBroken } from "./brokenJson.ts";
import { blankComments, commentsOf } from "./comments.ts";
import { type DoubledKey, doubledKeys } from "./doubledKeys.ts";

// The longest file that is read, in bytes (20 MB), and the deepest nesting, in levels.
const limits = { bytes: 20 * 1024 * 1024, depth: 200 };

/** A parsed JSON file. `locate` fills in file, line and column of a finding; positions are only worked out when it is called. */
export interface ParsedFile {
  /** The text as it was given. */
  source: string;
  /** Without control characters: each that the text has is a flaw, and of a clean value nothing else has to be said about it. */
  value?: unknown;
  /** Why there is no value. */
  problem?: Problem;
  /** What is wrong with the text although it can be read: lost letters, control characters and doubled keys are errors, comments a warning. */
  flaws: Problem[];
  locate(finding: Finding): Problem;
}

/**
 * Parses JSON that may have comments and begin with a byte order mark, and nothing else that is not JSON; too large, too deep or broken
 * text gives one problem instead of a value.
 */
export function parseJson(source: string, file?: string): ParsedFile {
  const text = source.charCodeAt(0) === 0xfeff ? source.slice(1) : source;
  const locate = locator(text, file);
  const refuse = (finding: Finding): ParsedFile => ({
    problem: { ...finding, ...(file ? { file } : {}) },
    source,
    flaws: [],
    locate,
  });
  if (isLongerThan(text, limits.bytes)) return refuse(tooLarge(limits.bytes));
  const strict = parseStrictly(text);
  // Comments are looked for where there is no other way to read the text.
  const [comment] = strict ? [] : commentsOf(text);
  const plain = comment ? blankComments(text) : text;
  const parsed = strict ?? (comment && parseStrictly(plain));
  if (!parsed) return { source, problem: brokenPlace(plain, text, file), flaws: [], locate };
  const keys = countKeys(parsed.value, limits.depth);
  if (Number.isNaN(keys)) return refuse(tooDeep(limits.depth));
  const garbled = garbledPlace(text, file);
  const unseen = controlCharacters(plain);
  const flaws = [
    ...(garbled ? [garbled] : []),
    ...unseen.map((character) => unseenPlace(text, character, file)),
    ...doubledKeys(plain, keys).map((key) => doubledPlace(text, key, file)),
    ...(comment ? [commentPlace(text, comment.offset, file)] : []),
  ];
  if (unseen.length === 0) return { source, value: parsed.value, flaws, locate };
  const value = withoutControlCharacters(parsed.value);
  return { source, value, flaws, locate: locator(text, file, writtenPointer(plain)) };
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

// How many keys the objects of a value have in all; NaN where it is nested deeper than that.
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

// The tolerant parser recurses: what is nested deeper than the limit is refused before it sees it.
function brokenPlace(text: string, written: string, file?: string): Problem {
  const named = file ? { file } : {};
  const garbled = garbledPlace(written, file);
  if (garbled) return garbled;
  if (nestingOf(text) > limits.depth) return { ...tooDeep(limits.depth), ...named };
  const { offset, why, suggestion } = findBroken(text, written);
  const place = placeOf(text, offset);
  const character = controlCharacterAt(text, offset);
  // Text of two bytes a letter without a mark at its beginning.
  if (character === "U+0000" && offset < 2) return { ...notUtf8(place), ...named, ...place };
  if (character) return { ...brokenByControlCharacter(character, place), ...named, ...place };
  return { ...notJson(why, place, suggestion), ...named, ...place };
}

// What the decoder put where bytes were no UTF-8; text of two bytes a letter has empty ones as well.
function garbledPlace(text: string, file?: string): Problem | undefined {
  const offset = text.indexOf("\ufffd");
  if (offset < 0) return undefined;
  const place = placeOf(text, offset);
  return { ...notUtf8(place), ...(file ? { file } : {}), ...place };
}

function unseenPlace(text: string, { offset, ...character }: ControlCharacter, file?: string): Problem {
  const place = placeOf(text, offset);
  return { ...hasControlCharacter(character, place), ...(file ? { file } : {}), ...place };
}

function doubledPlace(text: string, { name, first, offset }: DoubledKey, file?: string): Problem {
  const place = placeOf(text, offset);
  return { ...doubledKey(name, placeOf(text, first).line, place), ...(file ? { file } : {}), ...place };
}

function commentPlace(text: string, offset: number, file?: string): Problem {
  const place = placeOf(text, offset);
  return { ...hasComments(place), ...(file ? { file } : {}), ...place };
}

function nestingOf(text: string): number {
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

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: offset - lineStart + 1 };
}

// A fix is made in the text as it is written; a pointer that people read has none of the characters that nobody sees.
function locator(text: string, file?: string, written = (pointer: string): string => pointer): ParsedFile["locate"] {
  let tree: Node | undefined;
  let places: ((offset: number) => { line: number; column: number }) | undefined;
  return (finding) => {
    tree ??= parseTree(text);
    places ??= placeFinder(text);
    const node = tree && nodeAt(tree, pointerKeys(written(finding.pointer)));
    const fix = finding.fix && { fix: { ...finding.fix, pointer: written(finding.fix.pointer) } };
    return { ...finding, ...fix, ...(file ? { file } : {}), ...(node ? places(node.offset) : {}) };
  };
}

function placeFinder(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
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

// The nearest node on the way to a pointer: what is missing is shown at the object that lacks it.
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
