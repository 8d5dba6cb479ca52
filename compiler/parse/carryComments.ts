import { type Node, parseTree } from "jsonc-parser";
import { toPointer } from "#core/pointers.ts";
import { isLineComment, type PlacedComment } from "./comments.ts";

/** How comments get into a new text. */
export interface Carrying {
  /** Leads from a pointer into the new value to the place in the old one that it was made from. */
  cameFrom(pointer: string): string;
  /** The place of comments without a value: above the text, or just inside its first bracket. */
  top: "above" | "inside";
  /** What begins the lines after the text's first one. */
  indent?: string;
}

/**
 * Writes comments into a text that `JSON.stringify` made with indentation, each to what the value
 * that it is about became: else to the nearest value around that one, in the end to the top. The
 * text keeps its line ends.
 */
export function carryComments(comments: readonly PlacedComment[], text: string, carrying: Carrying): string {
  const tree = comments.length > 0 ? parseTree(text) : undefined;
  if (!tree) return text;
  const nodes = new Map<string, Node>();
  collect(tree, [], nodes);
  const places = listPlaces(nodes, carrying.cameFrom);
  const lines = new Lines(text, carrying);
  for (const { pointer, side, text: comment } of comments) {
    const place = places.get(pointer);
    if (place !== undefined) lines.add(nodes.get(place) ?? tree, comment, side);
    else lines.add(nodes.get(nearest(pointer, places)) ?? tree, comment, "before");
  }
  return lines.write();
}

function collect(node: Node, path: (string | number)[], nodes: Map<string, Node>): void {
  nodes.set(toPointer(path), node);
  for (const [index, child] of (node.children ?? []).entries()) {
    const [key, value] = child.children ?? [];
    if (node.type === "array") collect(child, [...path, index], nodes);
    else if (key && value) collect(value, [...path, String(key.value)], nodes);
  }
}

// By the old pointer; of two that were made from one, the first has its comments.
function listPlaces(nodes: Map<string, Node>, cameFrom: Carrying["cameFrom"]): Map<string, string> {
  const places = new Map([["", ""]]);
  const add = (from: string, to: string) => places.has(from) || places.set(from, to);
  for (const pointer of nodes.keys()) add(cameFrom(pointer), pointer);
  // A list became that in which its entries are now.
  for (const [from, to] of [...places]) if (isEntry(from) && isEntry(to)) add(getParent(from), getParent(to));
  return places;
}

function nearest(pointer: string, places: Map<string, string>): string {
  let around = pointer;
  while (!places.has(around)) around = getParent(around);
  return places.get(around) ?? "";
}

function isEntry(pointer: string): boolean {
  return /\/\d+$/.test(pointer);
}

function getParent(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}

interface Added {
  /** What stays on the line. */
  beside: string;
  /** What gets lines of its own. */
  own: string;
  /** Whether a comment that ends only with its line is among `beside`. */
  isFull: boolean;
}

/** A text with what is to be added to its lines. */
class Lines {
  readonly #text: string;
  readonly #carrying: Carrying;
  readonly #eol: string;
  /** By the offset at which it goes in. */
  readonly #added = new Map<number, Added>();

  constructor(text: string, carrying: Carrying) {
    this.#text = text;
    this.#carrying = carrying;
    this.#eol = text.includes("\r\n") ? "\r\n" : "\n";
  }

  add(node: Node, comment: string, side: PlacedComment["side"]): void {
    if (side === "before") this.#addBefore(node, comment);
    else {
      const target = this.#at(this.#endOfLine(node.offset + node.length));
      if (side === "beside" && !target.isFull && target.own === "") {
        target.beside += ` ${comment}`;
        target.isFull = isLineComment(comment);
      } else target.own += this.#eol + this.#indentAt(node.offset) + comment;
    }
  }

  write(): string {
    const parts: string[] = [];
    let end = 0;
    for (const [offset, { beside, own }] of [...this.#added].sort(([a], [b]) => a - b)) {
      parts.push(this.#text.slice(end, offset), beside, own);
      end = offset;
    }
    return parts.join("") + this.#text.slice(end);
  }

  #addBefore(node: Node, comment: string): void {
    const first = this.#carrying.top === "inside" ? node.children?.[0] : undefined;
    const line = node.parent ? (node.parent.type === "property" ? node.parent : node) : first;
    if (line) this.#at(this.#startOfLine(line.offset)).own += this.#indentAt(line.offset) + comment + this.#eol;
    else this.#at(0).own += comment + this.#eol + (this.#carrying.indent ?? "");
  }

  #at(offset: number): Added {
    const entry = this.#added.get(offset) ?? { beside: "", own: "", isFull: false };
    this.#added.set(offset, entry);
    return entry;
  }

  #startOfLine(offset: number): number {
    return this.#text.lastIndexOf("\n", offset - 1) + 1;
  }

  #endOfLine(offset: number): number {
    const end = this.#text.indexOf(this.#eol, offset);
    return end < 0 ? this.#text.length : end;
  }

  #indentAt(offset: number): string {
    return /^[ \t]*/.exec(this.#text.slice(this.#startOfLine(offset), offset))?.[0] ?? "";
  }
}
