import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const port = inject("port");
const base = `http://localhost:${port}`;

test("a visitor of another page whose program fails to load reads the page that the server drew", async () => {
  const { page, close } = await visit(browser, { locale: "en-GB" }, [/./]);
  await page.route(/assets\/site-[\w-]+\.js/, (route) => route.abort());
  await page.goto(`${base}/#/race-information/raceRules`);
  await page.getByRole("heading", { level: 1, name: /race rules/ }).waitFor();
  await close();
});

test("a visitor who gets neither the drawn page nor the program reads so, and gets the page on trying again", async () => {
  const { page, close } = await visit(browser, { locale: "en-GB" }, [/./]);
  const program = /assets\/site-[\w-]+\.js/;
  await page.route("**/?drawn=*", (route) => route.abort());
  await page.route(program, (route) => route.abort());
  await page.goto(`${base}/#/race-information/raceRules`);
  await page.getByRole("heading", { level: 1, name: "The site did not open" }).waitFor();
  await page.unroute(program);
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: /race rules/ }).waitFor();
  await close();
});

test("a visitor whose program is lost once gets the page by waiting, too, and a reader of the home page its life", async () => {
  for (const hash of ["#/race-information/raceRules", ""]) {
    const { page, close } = await visit(browser, {}, [/./]);
    await page.route(/assets\/site-[\w-]+\.js/, (route) => route.abort(), { times: 1 });
    await page.goto(`${base}/${hash}`);
    await settle(page);
    expect(await page.locator("main h1").first().innerText()).toContain(hash ? "竞赛规程" : "运河城马拉松");
    await close();
  }
});

test("a reader who scrolls before the program is loaded stays there, and what they see is hydrated", async () => {
  const { page, complaints, close } = await visit(browser);
  const release = await holdProgram(page);
  await page.goto(base, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForTimeout(300);
  release();
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main section")].every((part) =>
      Object.keys(part).some((key) => key.startsWith("__reactProps")),
    ),
  );
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(900);
  expect(complaints).toEqual([]);
  await close();
});

test("a reader on a phone who opens the menu before the program is loaded keeps it open, and closes it as usual", async () => {
  const phone = { viewport: { width: 390, height: 844 }, locale: "en-GB" };
  for (const host of ["localhost", "open-demo-10k.localhost"]) {
    const { page, complaints, close } = await visit(browser, phone);
    const release = await holdProgram(page);
    await page.goto(`http://${host}:${port}/`, { waitUntil: "commit" });
    await page.locator("footer").waitFor();
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.waitFor();
    await page.evaluate(countFramesWithoutSheet);
    release();
    await page.waitForFunction(() => document.querySelector("dialog[popover]:modal"));
    expect(await page.evaluate(() => document.body.dataset.framesWithoutSheet), host).toBe("0");
    await menu.getByRole("button", { name: "Close menu" }).click();
    await menu.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.waitFor();
    expect(complaints).toEqual([]);
    await close();
  }
});

test("a press on a part whose program is not loaded yet is answered when it is", async () => {
  const { page, close } = await visit(browser);
  await page.route(/assets\/home-search-entries-[\w-]+\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(base);
  await settle(page);
  await page
    .locator("main")
    .getByRole("button", { name: /照片查询/ })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  await close();
});

test.each([
  ["in the header", "banner", /登录/],
  ["on a part", "main", /照片查询/],
])("a press %s before any program is loaded is answered when it is", async (_, place, name) => {
  const { page, complaints, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/site-[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(base, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await page
    .getByRole(place as "banner" | "main")
    .getByRole("button", { name })
    .first()
    .click();
  await page.waitForTimeout(300);
  expect(await page.getByRole("dialog").count()).toBe(0);
  release();
  await page.getByRole("dialog").waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("a part whose program failed to load is requested again at the reader's next interaction, and then works", async () => {
  const { page, close } = await visit(browser, {}, [/./]);
  const program = /assets\/home-search-entries-[\w-]+\.js/;
  await page.route(program, (route) => route.abort(), { times: 1 });
  await page.goto(base);
  await settle(page);
  const isLost = page.waitForEvent("requestfailed", (request) => program.test(request.url()));
  await page.mouse.wheel(0, 100);
  await isLost;
  await page.waitForTimeout(500);
  const button = page
    .locator("main")
    .getByRole("button", { name: /照片查询/ })
    .first();
  await button.click();
  await page.getByRole("dialog").waitFor();
  await close();
});

test("a reader whose calls fail keeps the page that the server rendered, and it is hydrated when they work again", async () => {
  const { page, close } = await visit(browser, {}, [/./]);
  await page.route("**/website-center/**", (route) => route.abort(), { times: 3 });
  await page.goto(base);
  await page.waitForTimeout(1500);
  expect(await page.locator("main h1").innerText()).toContain("运河城马拉松");
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
  await close();
});

/** Lets no script of the program through until the returned function is called. */
async function holdProgram(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/site-[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Runs in the page: counts in the body's data each frame that does not show the sheet. */
function countFramesWithoutSheet(): void {
  let frames = 0;
  const look = () => {
    const sheet = document.querySelector("dialog[popover]");
    if (!sheet?.checkVisibility()) frames += 1;
    document.body.dataset.framesWithoutSheet = String(frames);
    requestAnimationFrame(look);
  };
  look();
}
