import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { pointerKeys } from "#core/pointers.ts";
import { getUnit, rewriteAt } from "./rewrite.ts";

/**
 * Writes values in the place of one entry of a list in a JSON text, and leaves every other
 * character as it was. Comments inside the old entry move to what `cameFrom` maps to their place:
 * it leads from a pointer into the list of the new values to one into the old entry. A text without
 * such an entry is returned unchanged.
 */
export function replaceEntry(
  source: string,
  pointer: string,
  values: readonly unknown[],
  cameFrom: (inner: string) => string,
): string {
  if (nodeAt(source.replace(/^\ufeff/, ""), pointer)?.parent?.type !== "array") return source;
  if (values.length === 0) return rewriteAt(source, pointer, undefined);
  const nested = rewriteAt(source, pointer, values, cameFrom);
  const mark = nested.startsWith("\ufeff") ? "\ufeff" : "";
  const text = nested.slice(mark.length);
  const list = nodeAt(text, pointer);
  if (list?.type !== "array") return source;
  return mark + text.slice(0, list.offset) + unwrapList(text, list) + text.slice(list.offset + list.length);
}

// The entries of a list without its brackets, one level further out.
function unwrapList(text: string, { offset, length }: Node): string {
  const inner = text.slice(offset + 1, offset + length - 1);
  if (!inner.includes("\n")) return inner.trim();
  const unit = getUnit(text);
  const line = /[^\n]*$/.exec(text.slice(0, offset))?.[0] ?? "";
  const indent = /^[ \t]*/.exec(line)?.[0] ?? "";
  return inner.trim().replaceAll(`\n${indent}${unit}`, `\n${indent}`);
}

function nodeAt(text: string, pointer: string): Node | undefined {
  let node = parseTree(text);
  for (const key of pointerKeys(pointer))
    node = node && findNodeAtLocation(node, [node.type === "array" ? Number(key) : key]);
  return node;
}
