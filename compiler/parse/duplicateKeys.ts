import { type Node, parseTree } from "jsonc-parser";

/**
 * A duplicate key in an object of a JSON text, with both places. JSON parsers keep the last value
 * and silently drop the first.
 */
export interface DuplicateKey {
  name: string;
  /** Offset of the first one. */
  first: number;
  /** Offset of the second one. */
  offset: number;
}

/**
 * Returns the duplicate keys of a JSON text whose value has `keys` keys in total. If no more colons
 * than keys follow a quote, none is duplicate, and the text is not parsed again.
 */
export function duplicateKeys(text: string, keys: number): DuplicateKey[] {
  let colons = 0;
  for (let at = text.indexOf(":"); at >= 0; at = text.indexOf(":", at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= 32) before--;
    if (text.charCodeAt(before) === 34) colons++;
  }
  if (colons === keys) return [];
  const tree = parseTree(text);
  return tree ? duplicatesIn(tree) : [];
}

function duplicatesIn(node: Node): DuplicateKey[] {
  const first = new Map<string, number>();
  const duplicateKeys: DuplicateKey[] = [];
  for (const child of node.children ?? []) {
    const [key, value] = node.type === "object" ? (child.children ?? []) : [];
    if (key) {
      const before = first.get(key.value);
      if (before === undefined) first.set(key.value, key.offset);
      else duplicateKeys.push({ name: key.value, first: before, offset: key.offset });
    }
    duplicateKeys.push(...duplicatesIn(value ?? child));
  }
  return duplicateKeys;
}
