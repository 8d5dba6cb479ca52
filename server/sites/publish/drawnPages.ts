import { setImmediate } from "node:timers/promises";
import type { Language } from "#core/text.ts";
import { type DrawableSite, type DrawnPage, initialInstant } from "../page/drawable.ts";
import { type ReleasePage, type StoredPage, type StoredPages, sha256 } from "./storedPages.ts";
import type { WatchedSite } from "./watchSite.ts";

/** The drawn pages of a release, and what the next compilation needs to know of them. */
export interface DrawnPages {
  pages: ReleasePage[];
  /** The blocks that threw, by their pointers, with what was thrown. */
  lost: Map<string, string>;
  /** How often a page was drawn. */
  drawings: number;
  stored: Record<string, StoredPage>;
}

/**
 * Draws each page of a site in each language into `contents`, but for those of `before` that read
 * nothing that changed.
 */
export async function drawPages(
  drawable: DrawableSite,
  { languages, watched, before }: { languages: Language[]; watched: WatchedSite; before: StoredPages | undefined },
  contents: Map<string, string>,
): Promise<DrawnPages> {
  const result: DrawnPages = { pages: [], lost: new Map(), drawings: 0, stored: {} };
  for (const { path, address } of drawable.map.pages)
    for (const language of languages) {
      const name = `${language} ${address}`;
      const cached = await before?.find(name, watched.computeHash);
      if (cached) {
        for (const [place, html] of cached.contents) contents.set(place, html);
        result.pages.push(...cached.page.pages);
        result.stored[name] = cached.page;
        continue;
      }
      const reads = watched.watch();
      const { pages, lost, drawings } = await drawPage(drawable, { path, address, language }, contents);
      result.drawings += drawings;
      result.pages.push(...pages);
      for (const [pointer, message] of lost) result.lost.set(pointer, message);
      // What is lost is reported at each compilation.
      if (lost.size > 0) continue;
      const parts = [...reads].sort().map((part) => [part, watched.computeHash(part)] as const);
      const hashes = pages.map((page) => [page.path, sha256(contents.get(page.path) ?? "")] as const);
      result.stored[name] = { parts: Object.fromEntries(parts), hashes: Object.fromEntries(hashes), pages };
    }
  return result;
}

// A page is drawn again only at an instant at which something that it read of the time changes.
async function drawPage(
  { draw, instants }: DrawableSite,
  { path: page, address, language }: { path: string; address: string; language: Language },
  contents: Map<string, string>,
): Promise<Omit<DrawnPages, "stored">> {
  let drawings = 0;
  const pages: ReleasePage[] = [];
  const losses = new Map<string, string>();
  let last: DrawnPage | undefined;
  for (const at of [initialInstant(instants), ...instants]) {
    if (last?.isSameAt(at)) continue;
    const drawing = await draw(language, at, page);
    drawings++;
    const isKept = drawing && drawing.html !== last?.html;
    last = drawing ?? last;
    if (!isKept) continue;
    const from = new Date(at).toISOString();
    const path = `pages/${language}/${getFileName(address)}/${from.replaceAll(":", "-")}.html`;
    contents.set(path, drawing.html);
    for (const { pointer, message } of drawing.lost) losses.set(pointer, message);
    pages.push({ address, language, from, path, units: drawing.units });
    // The streams of a drawing are held until the event loop turns.
    await setImmediate();
  }
  return { pages, lost: losses, drawings };
}

// Valid on any file system, and unique even if that ignores case.
function getFileName(address: string): string {
  const plain = address.slice(1).replace(/[^a-z0-9]+/gi, "-") || "home";
  return `${plain.slice(0, 60).toLowerCase()}-${sha256(address).slice(0, 8)}`;
}
