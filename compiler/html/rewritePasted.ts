import { findVideo, videoPlatforms } from "#core/videoPlatforms.ts";
import { allowedAttributes, allowedTags } from "./allowedHtml.ts";
import { findTags, type HtmlTag } from "./htmlTags.ts";
import { films, isItem, readAttributes } from "./pastedTags.ts";

const keptTags = new Set(allowedTags);
const everywhere = new Set(allowedAttributes["*"]);
// What is between these tags is no text of the article.
const silent =
  /<(style|xml|title|script|noscript|textarea|option|object|template|xmp|iframe|video|mpvideo|mp-common-videosnap)\b[^<>]*>(?:(?!<\1\b)[\s\S])*?<\/\1\s*>/gi;
const attribute = /([^\s=/"']+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * Rewrites HTML that was pasted from WeChat, Word or another editor as web pages have it: pictures
 * get their addresses, files of one's own computer paths in media/, films links and paragraphs with
 * bullets lists; what visitors do not get anyway goes. Undefined if a film has no address.
 */
export function rewritePasted(html: string): string | undefined {
  const withLinks = linkFilms(html);
  return withLinks === undefined ? undefined : cleanTags(listItems(withLinks)).trim();
}

// A text has the language of its article, so the link is the address.
function linkFilms(html: string): string | undefined {
  let hasAll = true;
  const linked = html.replace(silent, (whole: string, name: string) => {
    if (!films.has(name.toLowerCase())) return "";
    const attributes = readAttributes(/<[^<>]*>/.exec(whole)?.[0] ?? "");
    const address = attributes.get("data-src") ?? attributes.get("src") ?? "";
    const isAddress = /^(?:https?:)?\/\/[^\s"'<>]+$/i.test(address);
    if (!isAddress) hasAll = false;
    const video = findVideo(address);
    const page = video ? videoPlatforms[video.platform].page(video.id) : address.replace(/^\/\//, "https://");
    return `<a href="${page}">${page}</a>`;
  });
  return hasAll ? linked : undefined;
}

interface Item {
  level: number;
  isNumbered: boolean;
  html: string;
}

const paragraph = /<p\b((?:"[^"]*"|'[^']*'|[^'"<>])*)>((?:(?!<p\b)[\s\S])*?)<\/p\s*>/gi;

// Paragraphs with bullets become a list with those that follow them.
function listItems(html: string): string {
  let output = "";
  let end = 0;
  let items: Item[] = [];
  const flush = () => {
    output += writeList(items);
    items = [];
  };
  for (const { 0: whole, 1: source = "", 2: inner = "", index } of html.matchAll(paragraph)) {
    const between = html.slice(end, index);
    const attributes = readAttributes(source);
    if (between.trim() !== "" || !isItem(attributes, inner)) flush();
    if (isItem(attributes, inner)) {
      if (items.length === 0) output += between;
      items.push(readItem(attributes.get("style") ?? "", inner));
    } else output += between + whole;
    end = index + whole.length;
  }
  flush();
  return output + html.slice(end);
}

// Word writes the sign of an item into a part that it ignores itself, or as a letter of a font of
// signs.
const ofWord = /<span\b[^<>]*mso-list:\s*Ignore[^<>]*>(?:[^<]|<span\b[^<>]*>[^<]*<\/span>|<!\[[^\]]*\]>)*<\/span>/i;
const letter = /^(<span\b[^<>]*>)\s*[lnoqvwØ§ü](?:&nbsp;|\s)*<\/span>/;
const sign = /^((?:<[^<>]*>)*)(?:&nbsp;|\s)*(?:[•·●○■□◆◇▪▫➢➤✓]|&bull;|&middot;)(?:&nbsp;|\s)*/;

function readItem(style: string, inner: string): Item {
  const [marker = ""] = ofWord.exec(inner) ?? [];
  return {
    level: Math.min(6, Number(/mso-list:\s*l\d+\s+level(\d)/i.exec(style)?.[1] ?? 1)),
    isNumbered: /^\s*(?:\d+|[a-z]|[ivx]+)\s*[.)、．]/i.test(marker.replace(/<[^<>]*>|&nbsp;/g, "")),
    html: inner.replace(ofWord, "").trimStart().replace(letter, "").replace(sign, "$1").trim(),
  };
}

// A deeper item is in a list within the item before it.
function writeList(items: readonly Item[]): string {
  const [first] = items;
  if (!first) return "";
  const tag = first.isNumbered ? "ol" : "ul";
  let output = "";
  for (let index = 0; index < items.length; ) {
    const item = items[index] ?? first;
    if (item.isNumbered !== first.isNumbered) return `<${tag}>${output}</${tag}>${writeList(items.slice(index))}`;
    let next = index + 1;
    while (next < items.length && (items[next]?.level ?? 0) > item.level) next++;
    output += `<li>${item.html}${writeList(items.slice(index + 1, next))}</li>`;
    index = next;
  }
  return `<${tag}>${output}</${tag}>`;
}

function cleanTags(html: string): string {
  let output = "";
  let end = 0;
  for (const tag of findTags(html)) {
    output += html.slice(end, tag.at) + writeTag(tag);
    end = tag.at + tag.length;
  }
  // Word has conditions that are neither tags nor comments.
  return (output + html.slice(end)).replace(/<!\[[^\]]*\]>/g, "");
}

function writeTag({ name, source, isClosing }: HtmlTag): string {
  if (!keptTags.has(name)) return "";
  if (isClosing) return `</${name}>`;
  const attributes = readAttributes(source);
  const later = attributes.get("data-src") ?? attributes.get("data-original");
  const names = new Set(allowedAttributes[name]);
  const parts = [...source.matchAll(attribute)].flatMap(([written, attributeName = ""]) => {
    const key = attributeName.toLowerCase();
    if (key === "src" || key === "href") {
      const moved = pathOfFile(attributes.get(key) ?? "");
      return name === "img" && moved === "" && later ? [] : [moved === undefined ? written : `${key}="${moved}"`];
    }
    return names.has(key) || everywhere.has(key) ? [written] : [];
  });
  const address = name === "img" && later && !attributes.get("src") ? [`src="${later.replaceAll('"', "&quot;")}"`] : [];
  return `<${[name, ...address, ...parts].join(" ")}>`;
}

// Returns media/start.jpg for file:///C:/Users/me/Pictures/start.jpg; undefined for other
// addresses.
function pathOfFile(address: string): string | undefined {
  if (address === "") return "";
  if (!/^file:/i.test(address)) return undefined;
  const name = address.split(/[?#]/)[0]?.split(/[\\/]/).at(-1) ?? "";
  return `media/${name.replaceAll('"', "")}`;
}
