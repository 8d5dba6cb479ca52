const cells = ["colspan", "rowspan", "scope", "headers", "id", "abbr"];

/** The tags of HTML in configs and documents that visitors get. */
export const allowedTags = [
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
];

/** The attributes that these tags keep; those of "*" stay on every tag. */
export const allowedAttributes: Record<string, string[]> = {
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
};

const keptTags = new Set(allowedTags);

/**
 * Returns the tags and attributes of some HTML ("font", "p style") that are removed for visitors,
 * as an organiser writes them.
 */
export function cutNames(names: Iterable<string>): string[] {
  const cut: string[] = [];
  for (const name of names) {
    const [tag = "", attribute] = name.split(" ");
    if (attribute === undefined) {
      if (!keptTags.has(tag)) cut.push(`<${tag}>`);
    } else if (
      keptTags.has(tag) &&
      !allowedAttributes["*"]?.includes(attribute) &&
      !allowedAttributes[tag]?.includes(attribute)
    )
      cut.push(`${attribute}="…"`);
  }
  return [...new Set(cut)];
}
