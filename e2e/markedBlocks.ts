import type { Page } from "playwright-core";
import { fetchSite } from "./sites.ts";

interface Block {
  type: string;
  visible?: { from?: string; until?: string };
  props?: Record<string, unknown>;
}

/**
 * Returns the blocks that are currently visible, in the order of the page, each before the blocks
 * inside it; `inside` is the number of the outer block.
 */
export async function listBlocks(port: number): Promise<{ type: string; inside: number | undefined }[]> {
  const { site } = await fetchSite(port, "localhost");
  const now = Date.now();
  const isShown = ({ visible: { from, until } = {} }: Block) =>
    (!from || Date.parse(from) <= now) && (!until || now < Date.parse(until));
  const found: { type: string; inside: number | undefined }[] = [];
  const visitList = (blocks: Block[], inside: number | undefined) => {
    for (const block of blocks.filter(isShown)) {
      const number = found.push({ type: block.type, inside }) - 1;
      for (const value of Object.values(block.props ?? {}))
        if (Array.isArray(value) && value[0]?.type && value[0]?.props) visitList(value, number);
    }
  };
  visitList(site.home.blocks as Block[], undefined);
  return found;
}

/**
 * Runs in the page. Sets `data-block` of each element that the server rendered to the number of its
 * block, by React's comments around it.
 */
export function markBlocks(): void {
  addEventListener("DOMContentLoaded", () => {
    const root = document.documentElement;
    const comments = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_COMMENT);
    let count = 0;
    while (comments.nextNode()) {
      if (comments.currentNode.nodeValue !== "$") continue;
      let depth = 1;
      for (let node = comments.currentNode.nextSibling; node; node = node.nextSibling) {
        if (node instanceof Element) node.setAttribute("data-block", String(count));
        else if (node.nodeValue === "$") depth++;
        else if (node.nodeValue === "/$" && --depth === 0) break;
      }
      count++;
    }
    root.dataset.blocks = String(count);
  });
}

/** Returns the text of each marked block by its number. */
export const readBlocks = (page: Page) =>
  page.evaluate(() => {
    const words: Record<string, string> = {};
    for (const element of document.querySelectorAll<HTMLElement>("[data-block]"))
      words[element.dataset.block ?? ""] = (words[element.dataset.block ?? ""] ?? "") + element.textContent;
    return words;
  });

/**
 * Waits until React has hydrated every element that the server rendered and that is still in the
 * page.
 */
export const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("[data-block]")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps")),
    ),
  );
