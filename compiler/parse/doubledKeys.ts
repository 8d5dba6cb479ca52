import { type Node, parseTree } from "jsonc-parser";

/** A duplicate key in an object of a JSON text, with both places. JSON parsers keep the last value and silently drop the first. */
export interface DoubledKey {
  name: string;
  /** Offset of the first one. */
  first: number;
  /** Offset of the second one. */
  offset: number;
}

/**
 * The duplicate keys of a JSON text whose value has `keys` keys in total. If no more colons than keys follow a quote, none is duplicate, and
 * the text is not parsed again.
 */
export function doubledKeys(text: string, keys: number): DoubledKey[] {
  let colons = 0;
  for (let at = text.indexOf(":"); at >= 0; at = text.indexOf(":", at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= 32) before--;
    if (text.charCodeAt(before) === 34) colons++;
  }
  if (colons === keys) return [];
  const tree = parseTree(text);
  return tree ? doubledIn(tree) : [];
}

function doubledIn(node: Node): DoubledKey[] {
  const first = new Map<string, number>();
  const found: DoubledKey[] = [];
  for (const child of node.children ?? []) {
    const [key, value] = node.type === "object" ? (child.children ?? []) : [];
    if (key) {
      const before = first.get(key.value);
      if (before === undefined) first.set(key.value, key.offset);
      else found.push({ name: key.value, first: before, offset: key.offset });
    }
    found.push(...doubledIn(value ?? child));
  }
  return found;
}
