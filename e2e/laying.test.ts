import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { findShifts, watchShifts } from "./shifts.ts";

const base = `http://localhost:${inject("port")}`;
const phone = { viewport: { width: 390, height: 844 } };

/**
 * Keeps, for each moment that the page was rendered at, whether it was still being laid out piece
 * by piece.
 */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = () => {
      seen.push(document.documentElement?.dataset.laying !== undefined);
      requestAnimationFrame(look);
    };
    look();
  });
}

const wasPiecemeal = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: boolean[] }).seen.includes(true));

const isWhole = () =>
  document.documentElement.dataset.laying === undefined &&
  [...document.querySelectorAll("main section")].every(
    (section) => getComputedStyle(section).contentVisibility === "visible",
  );

test("a visitor who has just arrived sees the top at once, and soon has the whole page, without a move of what they read", async () => {
  const { page, complaints, close } = await visit(browser, phone);
  await watch(page);
  await watchShifts(page);
  await page.goto(`${base}/`);
  await settle(page);
  await page.waitForFunction(isWhole);
  expect(await wasPiecemeal(page)).toBe(true);
  expect(await findShifts(page, 0)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test("a visitor who loads the page again, or comes back from another site, is where they were", async () => {
  const { page, complaints, close } = await visit(browser, phone);
  await watch(page);
  await page.goto(`${base}/`);
  await settle(page);
  await page.waitForFunction(isWhole);
  await page.evaluate(() => window.scrollTo(0, 4321));
  await page.waitForFunction(() => window.scrollY === 4321);
  // What is loaded when the reader comes near has come.
  await settle(page);
  const inSight = () =>
    page.evaluate(() => {
      const sections = [...document.querySelectorAll("main section[data-nested=false]")];
      return sections.findIndex((section) => section.getBoundingClientRect().bottom > 400);
    });
  const read = await inSight();
  expect(read).toBeGreaterThan(2);
  await page.reload();
  await settle(page);
  await expect.poll(inSight).toBe(read);
  expect(await wasPiecemeal(page)).toBe(false);
  await page.goto(`http://127.0.0.1:${inject("port")}/`);
  await settle(page);
  await page.goBack();
  await settle(page);
  await expect.poll(inSight).toBe(read);
  expect(complaints).toEqual([]);
  await close();
});

test("a visitor whose program is lost has the whole page all the same", async () => {
  const { page, close } = await visit(browser, phone);
  await page.route(/assets\/site-[\w-]+\.js/, (route) => route.abort());
  await page.goto(`${base}/`);
  await page.waitForFunction(isWhole);
  await close();
});
