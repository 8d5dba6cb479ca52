import { fallback, variant } from "#blocks/kit/media/Picture.tsx";
import type { SiteFile } from "#schemas/siteFile.ts";

/** What cleaned HTML needs of the site to become part of a page. */
export interface HtmlSurroundings {
  /** The file behind a path or address; undefined if there is none or it is unsafe. */
  file(path: string): SiteFile | undefined;
  /** The address for an anchor; undefined if it is unsafe. */
  href(link: string): string | undefined;
  /** What a table without a caption is called. */
  tableName: string;
}

type Attributes = Map<string, string>;

// Cleaned HTML is well formed: a tag ends at the first > outside of quotes.
const tags = /<(img|a|table|\/table)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const attribute = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g;
const entities: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#39": "'", "#x27": "'" };

/**
 * Fits HTML that is already clean into a page: pictures and links of the site get their addresses,
 * outside links open in a new tab, and every table gets a frame that scrolls by finger and by
 * keyboard.
 */
export function fitHtml(html: string, surroundings: HtmlSurroundings): string {
  let depth = 0;
  return html.replace(tags, (tag, name: string, source: string, offset: number) => {
    switch (name.toLowerCase()) {
      case "img":
        return fitPicture(readAttributes(source), surroundings);
      case "a":
        return fitLink(readAttributes(source), surroundings);
      case "table":
        depth += 1;
        return depth === 1 ? `${frame(html.slice(offset + tag.length), surroundings.tableName)}${tag}` : tag;
      default:
        depth -= 1;
        return depth === 0 ? `${tag}</div>` : tag;
    }
  });
}

function fitPicture(attributes: Attributes, { file }: HtmlSurroundings): string {
  const siteFile = file(decode(attributes.get("src") ?? ""));
  for (const name of ["src", "srcset", "sizes"]) attributes.delete(name);
  if (!attributes.has("alt")) attributes.set("alt", "");
  if (!siteFile) return write("img", attributes);
  const { url, width, height, widths = [], formats = [] } = siteFile;
  attributes.set("src", encode(fallback(siteFile)));
  if (width && height) attributes.set("width", `${width}`).set("height", `${height}`);
  if (formats.includes("webp") && widths.length > 0) {
    attributes.set("srcset", encode(widths.map((size) => `${variant(url, size, "webp")} ${size}w`).join(", ")));
    attributes.set("sizes", "(min-width: 800px) 760px, 100vw");
  }
  return write("img", attributes.set("loading", "lazy").set("decoding", "async"));
}

function fitLink(attributes: Attributes, { href }: HtmlSurroundings): string {
  const link = decode(attributes.get("href") ?? "").trim();
  for (const name of ["target", "rel"]) attributes.delete(name);
  // An anchor of this very text stays as it is: a click scrolls to it (see Html).
  if (link === "" || link.startsWith("#")) return write("a", attributes);
  const address = href(link);
  if (address === undefined) attributes.delete("href");
  else attributes.set("href", encode(address));
  if (address !== undefined && /^(https?:)?\/\//i.test(link)) {
    attributes.set("target", "_blank").set("rel", "noopener noreferrer");
  }
  return write("a", attributes);
}

function frame(table: string, tableName: string): string {
  const caption = /^\s*<caption[^>]*>([\s\S]*?)<\/caption>/i.exec(table)?.[1] ?? "";
  const label = caption
    .replace(/<[^>]*>/g, "")
    .replace(/"/g, "&quot;")
    .trim();
  return `<div data-scroll tabindex="0" role="region" aria-label="${label || encode(tableName)}">`;
}

function readAttributes(source: string): Attributes {
  const pairs = [...source.matchAll(attribute)].map(([, name = "", double, single]) => [
    name.toLowerCase(),
    (double ?? single ?? "").replace(/"/g, "&quot;"),
  ]);
  return new Map(pairs as [string, string][]);
}

function write(name: string, attributes: Attributes): string {
  const attributeTexts = [...attributes].map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${attributeTexts.join("")}>`;
}

function decode(text: string): string {
  return text.replace(/&(amp|quot|lt|gt|#39|#x27);/g, (_, name: string) => entities[name] ?? "");
}

function encode(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
