import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { fetchSite, getAddress, listPages } from "./sites.ts";

const port = inject("port");

/**
 * Returns the headings of a page with a line that ends within a word of Chinese, and how they
 * break.
 */
const findBrokenWords = (page: Page) =>
  page.evaluate(() => {
    const words = new Intl.Segmenter("zh", { granularity: "word" });
    const range = document.createRange();
    const topAt = (text: Text, index: number) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const [box] = range.getClientRects();
      return box && box.width > 0 ? box.top : undefined;
    };
    const breaksIn = (text: Text) => {
      const beginnings = new Set([...words.segment(text.data)].map(({ index }) => index));
      let last: number | undefined;
      return [...text.data].flatMap((_letter, index) => {
        const top = topAt(text, index);
        const isBroken = top !== undefined && last !== undefined && top > last + 4 && !beginnings.has(index);
        last = top ?? last;
        return isBroken ? [`${text.data.slice(0, index)}|${text.data.slice(index)}`] : [];
      });
    };
    return [...document.querySelectorAll("h1, h2, h3")].flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) found.push(...breaksIn(texts.currentNode as Text));
      return found;
    });
  });

test("a reader with a small phone reads titles whose lines end between words, on every page of the example", async () => {
  const { page, close } = await visit(browser, { viewport: { width: 320, height: 640 }, locale: "zh-CN" });
  const host = "open-demo-10k.localhost";
  const { site } = await fetchSite(port, host);
  for (const { path } of [{ path: "/home" }, ...listPages(site.routes)]) {
    await page.goto(`http://${host}:${port}${getAddress(site, path)}`, { waitUntil: "domcontentloaded" });
    await page.locator("h1").first().waitFor();
    expect([path, ...(await findBrokenWords(page))]).toEqual([path]);
  }
  // A title in a place that is too narrow for it is found.
  await page.evaluate(() => {
    const title = document.createElement("h1");
    title.style.cssText = "width: 1em; font-size: 20px";
    title.textContent = "湖心公园马拉松组委会";
    document.body.replaceChildren(title);
  });
  expect(await findBrokenWords(page)).not.toEqual([]);
  await close();
});
