import { type Node, parseTree } from "jsonc-parser";
import { findInvisible, nameOfCharacter } from "#core/hostileText.ts";
import { withoutInvisible } from "#core/invisible.ts";
import { escapeKey, pointerKeys, toPointer } from "#core/pointers.ts";
import type { Fix } from "../problems/problems.ts";

/**
 * A text or key of a JSON file with invisible characters: its place, the first of them, and the
 * fix.
 */
export interface ControlCharacter {
  /** Offset of the first such character in the file's text. */
  offset: number;
  /** Its name, such as U+0000. */
  name: string;
  isKey: boolean;
  /** JSON Pointer of the text, or of the value under the key, without such characters. */
  pointer: string;
  /** Removes the characters; missing if that could remove what was meant. */
  fix?: Fix;
}

// They are written as they are or as escapes. Whole emojis match too: this only decides whether the
// text is parsed, and a pattern with the flag u that excludes them is slower than reading the JSON;
// one pattern for both takes twice as long as the two.
const characters = /[\u007f-\u009f\ud800-\udfff]/;
const escapes = /\\(?:[bf]|u(?:00[01789]|[dD][89a-fA-F]))/;

/**
 * Returns the texts and keys of a JSON text, with comments blanked out, that contain control
 * characters or halves of characters; one entry for each.
 */
export function controlCharacters(text: string): ControlCharacter[] {
  if (!characters.test(text) && !(text.includes("\\") && escapes.test(text))) return [];
  const tree = parseTree(text);
  return tree ? inNode(tree, [], text) : [];
}

/**
 * Returns the name of the control character at an offset of a text, such as U+0000; undefined for
 * any other character, a tab or a line break.
 */
export function controlCharacterAt(text: string, offset: number): string | undefined {
  const [character = ""] = text.slice(offset, offset + 2);
  return findInvisible(character) === 0 ? nameOfCharacter(character) : undefined;
}

/**
 * Leads from a place of the value without control characters to the same place as it is written.
 */
export function createPointerWriter(text: string): (pointer: string) => string {
  const tree = parseTree(text);
  return (pointer) => {
    let node: Node | undefined = tree;
    let pointerText = "";
    for (const key of pointerKeys(pointer)) {
      const child: Node | undefined =
        node?.type === "object"
          ? node.children?.findLast((child) => withoutInvisible(String(child.children?.[0]?.value)) === key)
          : undefined;
      pointerText += `/${escapeKey(child ? String(child.children?.[0]?.value) : key)}`;
      node = child ? child.children?.[1] : node?.type === "array" ? node.children?.[Number(key)] : undefined;
    }
    return pointerText;
  };
}

function inNode(node: Node, path: (string | number)[], text: string): ControlCharacter[] {
  if (node.type === "string") return inText(node, path, text);
  return (node.children ?? []).flatMap((child, index) => {
    const [key, value] = child.type === "property" ? (child.children ?? []) : [];
    if (!key || !value) return inNode(child, [...path, index], text);
    const inner = [...path, String(key.value)];
    return [...inText(key, inner, text, node), ...inNode(value, inner, text)];
  });
}

function inText(node: Node, path: (string | number)[], text: string, holder?: Node): ControlCharacter[] {
  const value = String(node.value);
  const at = findInvisible(value);
  if (at < 0) return [];
  const source = text.slice(node.offset, node.offset + node.length);
  const cleaned = withoutInvisible(value);
  const isTaken = holder?.children?.some(
    (child) => withoutInvisible(String(child.children?.[0]?.value)) === cleaned && child !== node.parent,
  );
  // A backslash before b or f was usually meant as a backslash.
  const isSafe = cleaned.trim() !== "" && !isTaken && !/(?<!\\)(?:\\\\)*\\[bf]/.test(source);
  const place = toPointer(path);
  const fix: Fix = holder ? { pointer: place, name: cleaned } : { pointer: place, value: cleaned };
  return [
    {
      offset: node.offset + offsetIn(source, at),
      name: nameOfCharacter(value.slice(at)),
      isKey: holder !== undefined,
      pointer: withoutInvisible(place),
      ...(isSafe && { fix }),
    },
  ];
}

// The offset within the quotes at which the character with that index is written.
function offsetIn(source: string, index: number): number {
  const jsonCharacter = /\\u[\da-f]{4}|\\.|[^\\]/gisy;
  jsonCharacter.lastIndex = 1;
  for (let remaining = index; remaining > 0; remaining--) jsonCharacter.exec(source);
  return jsonCharacter.lastIndex;
}
