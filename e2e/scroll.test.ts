import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { type OwnSite, publishSite } from "./ownSite.ts";

const healthy = JSON.parse(readFileSync("e2e/lantern-night-run.json", "utf8"));
const paths = ["/bigData", "/raceRanking", "/scoreQuery", "/race-diary"];
const routes = paths.map((path) => ({
  path,
  title: { zh: `长页面 ${path.slice(1)}` },
  page: { type: "document", version: 1, props: { dataPath: `documents${path}.json` } },
}));

let site: OwnSite;
beforeAll(async () => {
  site = await publishSite({ ...healthy, routes: [...healthy.routes, ...routes] }, (folder) => {
    mkdirSync(join(folder, "documents"));
    for (const path of paths) {
      const content = Array.from({ length: 120 }, (_, line) => `<p>${path} 第 ${line + 1} 行</p>`).join("");
      const document = { id: path.slice(1), time: 1_760_000_000_000, title: `长页面 ${path.slice(1)}`, content };
      writeFileSync(join(folder, `documents${path}.json`), JSON.stringify(document));
    }
  });
});
afterAll(() => site?.remove());

/**
 * Follows a link of the menu without bringing it into view, and returns the scroll position of the
 * new page.
 */
async function follow(page: Page, path: string): Promise<number> {
  await page
    .locator(`a[href="#${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole("heading", { level: 1, name: `长页面 ${path.slice(1)}` }).waitFor();
  await page.getByText(`${path} 第 120 行`).waitFor();
  await settle(page);
  return page.evaluate(() => window.scrollY);
}

/** Scrolls there and waits until the page has noticed: it does with its next frame. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (place) =>
      new Promise<void>((done) => {
        addEventListener("scroll", () => done(), { once: true });
        window.scrollTo(0, place);
      }),
    top,
  );
}

test("a runner who goes from one long table to the next keeps the scroll position, is at the top of any other page, and returns to the same position on the way back", async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(`${site.base}/#/race-diary`);
  await page.getByText("/race-diary 第 120 行").waitFor();
  await settle(page);
  await scrollTo(page, 900);
  for (const path of ["/bigData", "/raceRanking", "/scoreQuery"]) expect(await follow(page, path), path).toBe(900);
  expect(await follow(page, "/race-diary")).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await page.getByText("/scoreQuery 第 120 行").waitFor();
  await page.waitForFunction(() => window.scrollY === 900);
  await page.goForward();
  await page.getByText("/race-diary 第 120 行").waitFor();
  await page.waitForFunction(() => window.scrollY === 300);
  expect(complaints).toEqual([]);
  await close();
});
