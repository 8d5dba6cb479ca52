import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { listExamples } from "./scripts.ts";
import { findShifts, watchShifts } from "./shifts.ts";
import { serveSlowly } from "./slowPage.ts";

const port = inject("port");
const hosts = [...listExamples(), "127.0.0.1"];
const base = `http://localhost:${port}`;

// A reader in the race's own zone, and one far from it, who gets every time in both.
const near = { locale: "zh-CN", timezoneId: "Asia/Shanghai" };
const far = { locale: "en-GB", timezoneId: "America/Los_Angeles" };

// Every race with a reader far from it; the marathon, which has the most on its page, with each
// reader and at each width.
test.each([{ host: "localhost", reader: near }, ...hosts.map((host) => ({ host, reader: far }))])(
  "the home page of $host as the server drew it is hydrated in $reader.locale without a difference, and nothing moves",
  async ({ host, reader }) => {
    const { page, complaints, close } = await visit(browser, { ...reader, viewport: { width: 390, height: 844 } });
    await watchShifts(page);
    await page.goto(`http://${host}:${port}/`);
    await settle(page);
    await engage(page);
    expect(await findShifts(page)).toEqual([]);
    expect((await page.locator("html").getAttribute("lang"))?.slice(0, 2)).toBe(reader.locale.slice(0, 2));
    expect(complaints).toEqual([]);
    await close();
  },
);

test.each([
  ["localhost", 390],
  ["localhost", 1440],
  ["cloud-ridge-trail.localhost", 390],
  ["open-demo-10k.localhost", 1440],
])(
  "the home page of %s does not move at %i px while it arrives in small pieces, and half a page is not hydrated",
  async (host, width) => {
    const slow = await serveSlowly(port, 700, 35);
    const { page, complaints, close } = await visit(browser, { ...far, viewport: { width, height: 844 } });
    await watchShifts(page);
    await page.goto(`http://${host}:${slow.port}/`);
    await settle(page);
    await engage(page);
    expect(await findShifts(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
    slow.stop();
  },
);

// The reader's first interaction; then every part is hydrated, which React marks.
async function engage(page: Page): Promise<void> {
  await page.mouse.move(100, 200);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main section")].every((part) =>
      Object.keys(part).some((key) => key.startsWith("__reactProps")),
    ),
  );
}

test("a reader without JavaScript reads the whole home page", async () => {
  const { page, close } = await visit(browser, { javaScriptEnabled: false });
  await page.goto(base);
  const words = await page.locator("main").innerText();
  for (const part of ["2025 运河城马拉松", "42.195", "关门时间", "奖金", "常见问题", "赞助商"])
    expect(words).toContain(part);
  expect(await page.locator("main img").count()).toBeGreaterThan(20);
  await close();
});

test("a visitor of another page never sees the home page first", async () => {
  const { page, close } = await visit(browser, {}, [/ERR_FAILED/]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/site-[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  // Neither from the server nor from the program: the page is not there yet.
  await page.route("**/?drawn=*", (route) => route.abort());
  await page.goto(`${base}/#/race-information/raceRules`, { waitUntil: "commit" });
  await page.locator("#root h1").first().waitFor({ state: "attached" });
  expect(await page.locator("#root h1").first().isVisible()).toBe(false);
  release();
  await page.getByRole("heading", { level: 1, name: /竞赛规程/ }).waitFor();
  await close();
});

test.each([
  ["edits the address", "localhost", "location.hash = '#/race-information/raceRules'", /竞赛规程/],
  ["presses with a screen reader", "localhost", "document.querySelector('a[href*=raceRules]').click()", /竞赛规程/],
  [
    "presses with one at real addresses",
    "open-demo-10k.localhost",
    "document.querySelector('a[href=\"/guide/course\"]').click()",
    /绕湖一圈/,
  ],
])("a reader who %s and does nothing else on the page gets there", async (_how, host, act, heading) => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(`http://${host}:${port}/`);
  await settle(page);
  await page.evaluate(act);
  await page.locator("main").getByRole("heading", { level: 1, name: heading }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("a reader who came by the address of a language and chose the other one keeps it", async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(`${base}/?language=en&at=2025-08-15T10:00Z`);
  await settle(page);
  expect(new URL(page.url()).search).toBe("?at=2025-08-15T10%3A00Z");
  await page.goto(`${base}/?language=en`);
  await settle(page);
  await page.getByRole("button", { name: "中文" }).first().click();
  await page.locator("main h1").filter({ hasText: "马拉松" }).waitFor();
  await page.reload();
  await settle(page);
  expect(await page.locator("html").getAttribute("lang")).toBe("zh-CN");
  expect(complaints).toEqual([]);
  await close();
});

test("a reader keeps the page that the server drew if the rest of its site cannot be loaded at first", async () => {
  const { page, close } = await visit(browser, {}, [/./]);
  await page.route("**/files/*/site.json", (route) => route.fulfill({ status: 502, body: "" }), { times: 1 });
  await page.goto(base);
  await settle(page);
  expect(await page.locator("main h1").innerText()).toContain("运河城马拉松");
  await close();
});

test("a page that was open while a laptop slept asks the server for the time", async () => {
  const { page, complaints, close } = await visit(browser);
  await page.addInitScript(() => {
    const running = performance.now.bind(performance);
    performance.now = () => running() - Number(document.documentElement?.dataset.slept ?? 0);
  });
  await page.goto(`http://open-demo-10k.localhost:${port}/`);
  await settle(page);
  await page.mouse.wheel(0, 100);
  await settle(page);
  const asked = page.waitForRequest(/\/config\/cloud\.json/);
  await page.evaluate(() => {
    document.documentElement.dataset.slept = "3600000";
  });
  await asked;
  expect(complaints).toEqual([]);
  await close();
});
