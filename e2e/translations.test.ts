import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

// The mountain race has its texts in Chinese alone; fixtures/i18n/site.json has the English.
const trail = `http://cloud-ridge-trail.localhost:${inject("port")}/`;
const reader = { locale: "en-GB", timezoneId: "America/Los_Angeles" };
const home = [
  "32 km · 14 km",
  "You in the mountains",
  "6:17: the sea of clouds spills over the ridge",
  "Cloud filing No. 20260001",
  "© Cloud Ridge Trail Committee",
];

const words = (page: Page) => page.locator("body").innerText();

// The reader's first interaction; then every part is hydrated, which React marks.
async function engage(page: Page): Promise<void> {
  await page.mouse.move(100, 200);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main section")].every((part) =>
      Object.keys(part).some((key) => key.startsWith("__reactProps")),
    ),
  );
}

test("a reader of English without JavaScript reads the mountain race in English", async () => {
  const { page, close } = await visit(browser, { ...reader, javaScriptEnabled: false });
  await page.goto(trail);
  expect(await page.title()).toBe("Cloud Ridge Trail");
  const drawn = await words(page);
  for (const text of home) expect(drawn).toContain(text);
  await close();
});

test("the page stays in English when it is hydrated, and in Chinese after a switch", async () => {
  const { page, complaints, close } = await visit(browser, reader);
  await page.goto(trail);
  await settle(page);
  await engage(page);
  const taken = await words(page);
  for (const text of home) expect(taken).toContain(text);
  expect(await page.title()).toBe("Cloud Ridge Trail");
  await page.getByRole("button", { name: "中文" }).first().click();
  await expect.poll(() => words(page)).toContain("32 公里 · 14 公里");
  expect(complaints).toEqual([]);
  await close();
});

test("a page that opens in the program has its menu, badge and window title in English", async () => {
  const { page, complaints, close } = await visit(browser, reader);
  await page.goto(`${trail}#/i18NDemos`);
  await expect.poll(() => page.title()).toBe("Translation demo · Cloud Ridge Trail");
  await expect.poll(() => words(page)).toContain("Cloud filing No. 20260001");
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ["gone", {}],
  ["changed", { "32 公里 · 14 公里": { en: "Two distances" }, 云岭越野赛: { en: "Another title" } }],
])("if the table has %s since the page was drawn, the page is hydrated as it is", async (_, table) => {
  const { page, complaints, close } = await visit(browser, reader);
  await page.route("**/config/i18n/site?*", (route) => route.fulfill({ json: table }));
  await page.goto(trail);
  await settle(page);
  await engage(page);
  expect(await words(page)).toContain("32 km · 14 km");
  expect(await page.title()).toBe("Cloud Ridge Trail");
  expect(complaints).toEqual([]);
  await close();
});
