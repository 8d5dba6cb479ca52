import sanitizeHtml, { type Attributes, type IOptions } from "sanitize-html";
import { isUnsafeAddress } from "#core/links.ts";

const cells = ["colspan", "rowspan", "scope", "headers", "id", "abbr"];

const options: IOptions = {
  allowedTags: [
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "p",
    "br",
    "hr",
    "div",
    "span",
    "section",
    "article",
    "blockquote",
    "pre",
    "code",
    "kbd",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "del",
    "ins",
    "mark",
    "small",
    "sub",
    "sup",
    "abbr",
    "cite",
    "q",
    "time",
    "ruby",
    "rt",
    "rp",
    "wbr",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "table",
    "caption",
    "colgroup",
    "col",
    "thead",
    "tbody",
    "tfoot",
    "tr",
    "th",
    "td",
    "figure",
    "figcaption",
    "img",
    "a",
    "details",
    "summary",
  ],
  allowedAttributes: {
    "*": ["id", "lang", "dir", "title"],
    a: ["href", "target", "rel", "download"],
    img: ["src", "alt", "width", "height", "loading"],
    th: cells,
    td: cells,
    col: ["span"],
    colgroup: ["span"],
    ol: ["start", "reversed", "type"],
    li: ["value"],
    time: ["datetime"],
    details: ["open"],
    blockquote: ["cite"],
    q: ["cite"],
    abbr: ["title"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowedSchemesAppliedToAttributes: ["href", "src", "cite"],
  allowProtocolRelative: true,
  disallowedTagsMode: "discard",
  nonTextTags: ["style", "script", "textarea", "option", "noscript", "iframe", "object", "template", "xmp", "title"],
  parseStyleAttributes: false,
  transformTags: { "*": withoutOurIds, a: safeAnchor, img: safeImage },
};

/** Cleans HTML of a config or document: articles, lists, tables, pictures and links stay; scripts, styles, forms, frames and unsafe addresses go. */
export function sanitiseHtml(html: string): string {
  return html.includes("<") || html.includes("&") ? sanitizeHtml(html, options) : html.replaceAll(">", "&gt;");
}

const keptTags = new Set(options.allowedTags || []);
const keptAttributes = (options.allowedAttributes || {}) as Record<string, string[] | undefined>;

/** The tags and attributes of some HTML ("font", "p style") that are removed for visitors, as an organiser writes them. */
export function cutNames(names: Iterable<string>): string[] {
  const cut: string[] = [];
  for (const name of names) {
    const [tag = "", attribute] = name.split(" ");
    if (attribute === undefined) {
      if (!keptTags.has(tag)) cut.push(`<${tag}>`);
    } else if (
      keptTags.has(tag) &&
      !keptAttributes["*"]?.includes(attribute) &&
      !keptAttributes[tag]?.includes(attribute)
    )
      cut.push(`${attribute}="…"`);
  }
  return [...new Set(cut)];
}

// Programs find these parts of the page by their ids.
const ourIds = ["boot", "root", "app", "main", "content"];

function withoutOurIds(tagName: string, attribs: Attributes) {
  const { id, ...rest } = attribs;
  return { tagName, attribs: id === undefined || ourIds.includes(id) ? rest : attribs };
}

function safeAnchor(tagName: string, attribs: Attributes) {
  const { target, rel: _, ...rest } = attribs;
  if (isUnsafeAddress(rest.href ?? "")) delete rest.href;
  return { tagName, attribs: target === "_blank" ? { ...rest, target, rel: "noopener noreferrer" } : rest };
}

function safeImage(tagName: string, attribs: Attributes) {
  const { src, ...rest } = attribs;
  const isSafe = src !== undefined && !isUnsafeAddress(src);
  return { tagName, attribs: { ...(isSafe ? { src } : {}), alt: "", loading: "lazy", ...rest } };
}
