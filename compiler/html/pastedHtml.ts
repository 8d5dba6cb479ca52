import { findVideo } from "#core/videoPlatforms.ts";
import type { Finding, ProblemDetails } from "../problems/problems.ts";
import { quote } from "../problems/quote.ts";
import { report } from "../problems/report.ts";
import { cutNames } from "./allowedHtml.ts";
import { outlineHtml } from "./html.ts";
import { films, isItem, readAttributes } from "./pastedTags.ts";
import { rewritePasted } from "./rewritePasted.ts";

const tags = /<!--[\s\S]*?-->|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;
interface Lost {
  pictures: string[];
  files: string[];
  films: string[];
  bullets: number;
}

/**
 * Returns the problem of HTML that was pasted from WeChat, Word or another editor if a part of it
 * does not arrive: pictures, files, films, lists.
 */
export function findLostContent(pointer: string, html: string, details: ProblemDetails = {}): Finding[] {
  const { pictures, files, films, bullets } = readLost(html);
  if (pictures.length + files.length + films.length + bullets === 0) return [];
  const params = {
    pictures: pictures.length,
    picture: quote(pictures[0] ?? ""),
    files: files.length,
    file: quote(files[0] ?? ""),
    films: films.length,
    film: quote(films[0] ?? ""),
    bullets,
    names: cutNames(outlineHtml(html).names).slice(0, 6),
  };
  const value = rewritePasted(html);
  const isBetter = value !== undefined && value !== html && isArrived(value);
  return [report("SL5511", pointer, params, isBetter ? { ...details, fix: { pointer, value } } : details)];
}

function isArrived(html: string): boolean {
  const { pictures, files, films: lost, bullets } = readLost(html);
  return pictures.length + files.length + lost.length + bullets === 0;
}

function readLost(html: string): Lost {
  const lost: Lost = { pictures: [], files: [], films: [], bullets: 0 };
  for (const { 0: tag, 1: name = "", 2: source = "", index } of html.matchAll(tags)) {
    const attributes = readAttributes(source);
    const later = attributes.get("data-src") ?? attributes.get("data-original");
    const address = attributes.get("src") ?? attributes.get("href") ?? "";
    if (name === "img" && !address && later) lost.pictures.push(later);
    else if (/^file:/i.test(address)) lost.files.push(address);
    else if (films.has(name.toLowerCase())) lost.films.push(...findFilm(name, address, later));
    else if (name === "p" && isItem(attributes, html.slice(index + tag.length, index + tag.length + 40)))
      lost.bullets++;
  }
  return lost;
}

// A frame can show anything: it is a film if a platform of films has it, or if WeChat's editor
// keeps its address for later.
function findFilm(name: string, address: string, later: string | undefined): string[] {
  if (name.toLowerCase() !== "iframe") return [address || later || `<${name}>`];
  if (later) return [later];
  return findVideo(address) ? [address] : [];
}
