import { setBounded } from "#core/boundedMap.ts";
import { findTags } from "./htmlTags.ts";

/** The parts of a piece of HTML that the checks read, in order. */
export interface HtmlOutline {
  headings: { level: number; text: string }[];
  links: { href: string; text: string }[];
  images: { src: string; hasAlt: boolean }[];
  tables: HtmlTable[];
  /** Each of its tags and attributes: "font", "p style". */
  names: Set<string>;
  ids: Set<string>;
  /** The ids that several elements have. */
  twice: string[];
  /** Elements that are opened and never closed, or closed and never opened. */
  unpaired: string[];
}

/** A table: its cells as plain text, row by row. */
export interface HtmlTable {
  caption: string;
  rows: { text: string; isHeader: boolean }[][];
}

// What is read of the text of a heading, link or cell: nested ones would otherwise be read again
// and again.
const longestText = 500;
const attributes = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" };
const single = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
const mayStayOpen = new Set([
  "p",
  "li",
  "dt",
  "dd",
  "tr",
  "td",
  "th",
  "thead",
  "tbody",
  "tfoot",
  "colgroup",
  "caption",
  "option",
  "rt",
  "rp",
  "html",
  "body",
  "head",
]);

interface Open {
  name: string;
  /** The offset at which its text starts in the collected text. */
  from: number;
  href?: string;
  /** How many pictures with a description were before it. */
  described: number;
}

// A document is read by itself and again with its site.
const recent = new Map<string, HtmlOutline>();
const mostRecent = 64;

/** Reads the outline of HTML. Never throws. The result is cached and must not be changed. */
export function outlineHtml(html: string): HtmlOutline {
  const htmlOutline = recent.get(html);
  if (htmlOutline) return htmlOutline;
  const outline = readOutline(html);
  setBounded(recent, html, outline, mostRecent);
  return outline;
}

function readOutline(html: string): HtmlOutline {
  const reader = new Reader();
  let end = 0;
  for (const { name, at, length, isClosing, source } of findTags(html)) {
    reader.add(decode(html.slice(end, at)));
    end = at + length;
    if (name === "") continue;
    if (isClosing) reader.close(name);
    else reader.open(name, source);
  }
  reader.add(decode(html.slice(end)));
  reader.closeAll();
  return reader.outline;
}

class Reader {
  readonly outline: HtmlOutline = {
    headings: [],
    links: [],
    images: [],
    tables: [],
    names: new Set(),
    ids: new Set(),
    twice: [],
    unpaired: [],
  };
  #text = "";
  #described = 0;
  readonly #stack: Open[] = [];
  // How many elements of each name are open.
  readonly #open = new Map<string, number>();

  add(text: string): void {
    this.#text += text;
  }

  open(name: string, source: string): void {
    const { outline } = this;
    const tagAttributes = this.#attributes(name, source);
    outline.names.add(name);
    if (name === "img") {
      outline.images.push({ src: tagAttributes.get("src") ?? "", hasAlt: tagAttributes.has("alt") });
      if (tagAttributes.has("alt")) this.#described++;
    }
    if (name === "table") outline.tables.push({ caption: "", rows: [] });
    if (name === "tr") outline.tables.at(-1)?.rows.push([]);
    if (single.has(name)) return;
    if (mayStayOpen.has(name)) this.#closeSibling(name);
    this.#stack.push({ name, from: this.#text.length, href: tagAttributes.get("href"), described: this.#described });
    this.#open.set(name, (this.#open.get(name) ?? 0) + 1);
  }

  close(name: string): void {
    if (!this.#open.get(name)) {
      if (!single.has(name)) this.outline.unpaired.push(`</${name}>`);
      return;
    }
    while (this.#stack.at(-1)?.name !== name) this.#end(true);
    this.#end(false);
  }

  closeAll(): void {
    while (this.#stack.length > 0) this.#end(true);
  }

  // Cells, rows, items and paragraphs end when the next one starts.
  #closeSibling(name: string): void {
    if (this.#stack.at(-1)?.name === name) this.#end(true);
  }

  #end(isImplied: boolean): void {
    const open = this.#stack.pop();
    if (!open) return;
    const { name, href } = open;
    this.#open.set(name, (this.#open.get(name) ?? 1) - 1);
    if (isImplied && !mayStayOpen.has(name)) this.outline.unpaired.push(`<${name}>`);
    if (!/^(?:h[1-6]|a|caption|t[dh])$/.test(name)) return;
    const text = this.#text
      .slice(open.from, open.from + longestText)
      .replace(/\s+/g, " ")
      .trim();
    const hasPicture = this.#described > open.described;
    if (/^h[1-6]$/.test(name))
      this.outline.headings.push({ level: Number(name[1]), text: text || (hasPicture ? " " : "") });
    if (name === "a" && href !== undefined)
      this.outline.links.push({ href: decode(href).trim(), text: text || (hasPicture ? " " : "") });
    const table = this.outline.tables.at(-1);
    if (name === "caption" && table) table.caption = text;
    if (name === "td" || name === "th") table?.rows.at(-1)?.push({ text, isHeader: name === "th" });
  }

  #attributes(tag: string, source: string): Map<string, string> {
    const tagAttributes = new Map<string, string>();
    for (const [, name = "", double, quoted, bare] of source.matchAll(attributes)) {
      const key = name.toLowerCase();
      tagAttributes.set(key, double ?? quoted ?? bare ?? "");
      this.outline.names.add(`${tag} ${key}`);
    }
    const id = tagAttributes.get("id");
    if (id === undefined) return tagAttributes;
    if (this.outline.ids.has(id)) this.outline.twice.push(id);
    this.outline.ids.add(id);
    return tagAttributes;
  }
}

function decode(text: string): string {
  return text.includes("&")
    ? text.replace(/&(#39|\w+);/g, (whole, name: string) =>
        Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole,
      )
    : text;
}
