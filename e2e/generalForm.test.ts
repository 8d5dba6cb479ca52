import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { limits } from "#server/base/db/accountSchema.ts";
import { submissions } from "#server/base/db/signupSchema.ts";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { movePiece, nextPuzzle } from "./captcha/puzzle.ts";
import { openSliderWorld, type SliderWorld } from "./captcha/sliderWorld.ts";
import { browser } from "./chromium.ts";

let slider: SliderWorld;
beforeAll(async () => {
  slider = await openSliderWorld("open-demo-10k");
});
beforeEach(async () => {
  for (const table of [submissions, limits]) await slider.world.db.delete(table);
});
afterAll(() => slider?.close());

const words = {
  zh: { send: "提交", wrong: /有 \d+ 处/, received: "已收到", again: /已经提交过/, restored: /已恢复/ },
  en: {
    send: "Submit",
    wrong: /to be corrected|to correct|problem/i,
    received: "Received",
    again: /submitted before/,
    restored: /restored/,
  },
} as const;

async function openForm(language: "zh" | "en", width: number, path = "volunteers", expected: RegExp[] = []) {
  const options = { viewport: { width, height: 844 }, locale: language === "zh" ? "zh-CN" : "en-GB" };
  const visitor = await visit(browser, { ...options, hasTouch: width < 1200 }, expected);
  await visitor.page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value;
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visitor.page.goto(`${slider.base}/about/${path}`);
  await cell(visitor.page, "email").locator("input").waitFor();
  await settle(visitor.page);
  return visitor;
}

const cell = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const send = (page: Page, language: "zh" | "en") =>
  page.getByRole("button", { name: words[language].send, exact: true });

async function fillIn(page: Page, email: string): Promise<void> {
  await cell(page, "name").locator("input").fill("Lin Xiao");
  await cell(page, "email").locator("input").fill(email);
  await cell(page, "post").locator("label").first().click();
  await cell(page, "adult").locator("label").first().click();
  await page.locator("[data-policy] input").check();
}

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "a volunteer in %s at %i px without an account reads what is missing, fills the form in, verifies and gets a receipt",
  async (language, width) => {
    const texts = words[language];
    const { page, complaints, close } = await openForm(language, width);
    expect(await page.locator("html").getAttribute("data-shift").then(Number)).toBeLessThan(0.05);
    await send(page, language).click();
    await page.locator("form [role=alert] li").first().waitFor();
    await expect.poll(() => focusedField(page)).toBe("name");
    await fillIn(page, "lin@example.com");
    expect(await findOverflow(page)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    const arriving = nextPuzzle(page);
    await send(page, language).click();
    const puzzle = await arriving;
    await page.getByRole("slider").focus();
    await movePiece(page, slider.world, puzzle);
    await page.keyboard.press("Enter");
    const heading = page.getByRole("heading", { name: texts.received });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    const [stored] = await slider.world.db.select().from(submissions);
    expect(await page.locator("main strong").last().innerText()).toBe(stored?.receipt);
    expect(stored).toMatchObject({ accountId: null, use: "general", item: "volunteers" });
    expect(await findBarriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);

test("a volunteer who reloads keeps every answer on that tab, and another tab sees none of them", async () => {
  const { page, close } = await openForm("en", 390);
  await fillIn(page, "lin@example.com");
  await page.reload();
  await page.getByText(words.en.restored).waitFor();
  expect(await cell(page, "email").locator("input").inputValue()).toBe("lin@example.com");
  expect(await page.locator("[data-policy] input").isChecked()).toBe(true);
  const other = await page.context().newPage();
  await other.goto(`${slider.base}/about/volunteers`);
  expect(await cell(other, "email").locator("input").inputValue()).toBe("");
  await close();
});

test("pages without such a form load nothing of it", async () => {
  const visitor = await visit(browser);
  const loaded: string[] = [];
  visitor.page.on("request", (request) => loaded.push(request.url()));
  await visitor.page.goto(`${slider.base}/about/contact`);
  await settle(visitor.page);
  expect(loaded.filter((url) => /home-form-|general-form|part-sign-up/.test(url))).toEqual([]);
  await visitor.page.goto(`${slider.base}/about/write`);
  await cell(visitor.page, "message").locator("textarea").waitFor();
  expect(loaded.filter((url) => /general-form/.test(url)).length).toBeGreaterThan(0);
  await visitor.close();
});

const focusedField = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-field]")?.getAttribute("data-field"));
