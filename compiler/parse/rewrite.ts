import { applyEdits, type Edit, findNodeAtLocation, modify, type Node, parseTree } from "jsonc-parser";
import { pointerKeys } from "#core/pointers.ts";
import { carryComments } from "./carryComments.ts";
import { blankComments, getComments, isLineComment, placeComments } from "./comments.ts";

/**
 * Writes a value at a JSON Pointer of a JSON text and leaves every other character as it was:
 * order, indentation, line ends, comments and unknown keys. Comments inside the old value move to
 * the value that `cameFrom` maps to their place, by default the one at the same place. A missing
 * key is added ($schema first, others last), missing objects on the way are made; undefined removes
 * the key or entry. A text that is not JSON is returned unchanged, as is one without such a place.
 */
export function rewriteAt(
  source: string,
  pointer: string,
  value: unknown,
  cameFrom = (inner: string): string => inner,
): string {
  const mark = source.startsWith("\ufeff") ? "\ufeff" : "";
  const text = source.slice(mark.length);
  const tree = parseTree(text);
  if (!tree) return source;
  const path: (string | number)[] = [];
  const keys = pointerKeys(pointer);
  let parent = tree;
  for (const [index, key] of keys.entries()) {
    const segment = parent.type === "array" ? Number(key) : key;
    const next = findNodeAtLocation(parent, [segment]);
    path.push(segment);
    if (next) parent = next;
    else return mark + (value === undefined ? text : addKey(text, parent, keys.slice(index), value));
  }
  if (value === undefined) return mark + takeOut(text, path);
  const end = parent.offset + parent.length;
  const comments = placeComments(text.slice(parent.offset, end));
  const isInline = isOneLine(text, parent.parent) && comments.length === 0;
  const indent = getIndent(text, parent.offset);
  const rewritten = carryComments(comments, write(value, indent, text, isInline), { cameFrom, top: "inside", indent });
  return mark + text.slice(0, parent.offset) + rewritten + text.slice(end);
}

// The removed text extends to the values around it; comments in between stay.
function takeOut(text: string, path: (string | number)[]): string {
  const edits = modify(text, path, undefined, {}).map((found) => {
    const edit = withoutBracket(text, path, found);
    const end = edit.offset + edit.length;
    const comments = getComments(text.slice(edit.offset, end)).map((comment) => comment.text);
    if (comments.length === 0) return edit;
    const line = getEol(text) + getIndent(text, edit.offset);
    const isLast = /^[ \t]*[\r\n]/.test(text.slice(end));
    const gap = isLineComment(comments.at(-1) ?? "") ? line : " ";
    return { ...edit, content: `${edit.content} ${comments.join(line)}${isLast ? "" : gap}` };
  });
  return applyEdits(text, edits);
}

// For the last entry of a list, the library assumes a character between it and the bracket, as in
// [1, 2 ].
function withoutBracket(text: string, path: (string | number)[], edit: Edit): Edit {
  const tree = parseTree(text);
  const entry = tree && findNodeAtLocation(tree, path);
  const list = entry?.parent;
  if (!entry || list?.type !== "array" || list.children?.at(-1) !== entry || list.children.length === 1) return edit;
  return { ...edit, length: entry.offset + entry.length - edit.offset };
}

/**
 * Renames the key at a JSON Pointer and leaves every other character as it was. A missing key, or a
 * name that another key already has, changes nothing.
 */
export function renameKeyAt(source: string, pointer: string, name: string): string {
  const mark = source.startsWith("\ufeff") ? "\ufeff" : "";
  const text = source.slice(mark.length);
  const path = pointerKeys(pointer);
  let node = parseTree(text);
  for (const key of path) node = node && findNodeAtLocation(node, [node.type === "array" ? Number(key) : key]);
  const property = node?.parent;
  const key = property?.type === "property" ? property.children?.[0] : undefined;
  if (!property?.parent || !key || findNodeAtLocation(property.parent, [name])) return source;
  return mark + text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length);
}

function addKey(text: string, parent: Node, [key = "", ...rest]: string[], value: unknown): string {
  if (parent.type !== "object") return text;
  const properties = parent.children ?? [];
  const isFirst = key === "$schema";
  const inner = rest.reduceRight((nested, name) => ({ [name]: nested }), value);
  const isInline = isOneLine(text, parent) && properties.length > 0;
  const first = properties[0];
  const indent = first && !isInline ? getIndent(text, first.offset) : getIndent(text, parent.offset) + getUnit(text);
  const property = `${JSON.stringify(key)}: ${write(inner, indent, text, isInline)}`;
  const gap = isInline ? " " : getEol(text) + indent;
  const [start, end] = [parent.offset + 1, parent.offset + parent.length - 1];
  // An empty object may hold a comment.
  if (!first)
    return `${text.slice(0, end).trimEnd()}${gap}${property}${getEol(text)}${getIndent(text, parent.offset)}${text.slice(end)}`;
  if (isFirst) {
    // Comments above the first key go on being about that one.
    const hasComment = getComments(text.slice(start, first.offset)).length > 0;
    if (hasComment) return `${text.slice(0, start)}${gap}${property},${text.slice(start)}`;
    return `${text.slice(0, first.offset)}${property},${gap}${text.slice(first.offset)}`;
  }
  const last = properties.at(-1) ?? first;
  const at = last.offset + last.length;
  const beside = isInline ? at : at + besideLength(text.slice(at, end));
  return `${text.slice(0, at)},${text.slice(at, beside)}${gap}${property}${text.slice(beside)}`;
}

// The end of the comments after a value on its line.
function besideLength(rest: string): number {
  const [line = ""] = /^[^\r\n]*/.exec(rest) ?? [];
  const last = getComments(rest).findLast(({ offset }) => offset < line.length);
  return last ? last.offset + last.text.length : 0;
}

function write(value: unknown, indent: string, text: string, isInline: boolean): string {
  if (isInline) return inline(value);
  return JSON.stringify(value, null, getUnit(text)).replaceAll("\n", getEol(text) + indent);
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${inline(inner)}`);
  return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}

// Returns whether the organiser wrote an object or list on one line.
function isOneLine(text: string, node: Node | undefined): boolean {
  const holder = node?.type === "property" ? node.parent : node;
  return holder !== undefined && !text.slice(holder.offset, holder.offset + holder.length).includes("\n");
}

function getIndent(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}

/**
 * Returns the white space by which a JSON text goes in: that of its first indented line, else two
 * spaces.
 */
export function getUnit(text: string): string {
  const unit = (plain: string) => /^[[{](?:[ \t]*\r?\n)+([ \t]+)/.exec(plain.trimStart())?.[1];
  return unit(text) ?? unit(blankComments(text)) ?? "  ";
}

function getEol(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}
