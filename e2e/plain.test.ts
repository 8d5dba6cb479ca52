import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const port = inject("port");
const base = `http://localhost:${port}`;
const rules = "/race-information/raceRules";

const listLinks = (page: Page) =>
  page
    .locator("a[href]")
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[]).map((link) => ({ written: link.getAttribute("href") ?? "", url: link.href })),
    );

describe.each([
  { locale: "zh-CN", race: "2025 运河城马拉松" },
  { locale: "en-GB", race: "Canal City Marathon 2025" },
])("a reader without JavaScript of a site whose pages live in the hash, in $locale", ({ locale, race }) => {
  test("reads the home page, and every link on it leads to a finished page in their language", async () => {
    const { page, complaints, close } = await visit(browser, { javaScriptEnabled: false, locale });
    await page.goto(`${base}/`);
    expect(await page.locator("main").innerText()).toContain(race);
    const links = await listLinks(page);
    const inner = links.filter(
      ({ url }) => new URL(url).origin === base && !/^\/(files|race\.ics)/.test(new URL(url).pathname),
    );
    const pages = new Set(inner.filter(({ written }) => !written.startsWith("#")).map(({ url }) => url));
    expect(inner.map(({ written }) => written).filter((href) => href.startsWith("#/"))).toEqual([]);
    expect(pages.size).toBeGreaterThan(10);
    // What a browser without JavaScript shows is what the server sends.
    for (const url of pages) {
      const answer = await fetch(url, { headers: { "accept-language": locale } });
      expect(answer.status, url).toBe(200);
      const drawn = await answer.text();
      expect(drawn, url).toMatch(/<main.*?<h1[^>]*>(?:<[^>]+>)*[^<\s]/s);
      expect(/<html[^>]* lang="(..)/.exec(drawn)?.[1], url).toBe(locale.slice(0, 2));
    }
    const outer = links.filter(({ url }) => /^https?:/.test(url) && new URL(url).origin !== base);
    expect(outer.length).toBeGreaterThan(0);
    for (const { written } of outer) expect(written).toMatch(/^(https?:)?\/\//);
    expect(complaints).toEqual([]);
    await close();
  });

  test("walks from the home page to the rules, from there to the news, and back home", async () => {
    const { page, complaints, close } = await visit(browser, { javaScriptEnabled: false, locale });
    await page.goto(`${base}/`);
    const press = (path: string) => page.locator(`a[href$="${path}"]`).first().dispatchEvent("click");
    await press(rules);
    await page.waitForURL(base + rules);
    expect((await page.locator("main article").innerText()).length).toBeGreaterThan(500);
    await press("/newsNotice/raceNews");
    await page.waitForURL(`${base}/newsNotice/raceNews`);
    await press("/newsNotice/news-draw");
    await page.waitForURL(`${base}/newsNotice/news-draw`);
    expect(await page.locator("main h1").first().innerText()).not.toBe("");
    await page.locator("header a").first().click();
    await page.waitForURL(`${base}/`);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("a visitor with JavaScript who opens a plain address", () => {
  test.each([
    [rules, `/#${rules}`, "竞赛规程"],
    [`${rules}?at=2025-08-15T10:00Z`, `/?at=2025-08-15T10:00Z#${rules}`, "竞赛规程"],
    [`${rules}?language=en`, `/#${rules}`, "Race rules"],
    ["/race-information/race-rules", `/#${rules}`, "竞赛规程"],
    ["/no/such", "/#/no/such", "没有这个页面"],
  ])("%s is led to %s, and sees no other page first", async (address, place, title) => {
    const { page, complaints, close } = await visit(browser, {}, [/404/]);
    const seen: string[] = [];
    await page.exposeFunction("record", (text: string) => seen.push(text));
    await page.addInitScript(() => {
      const look = () => {
        const heading = document.querySelector<HTMLElement>("#root h1");
        if (heading?.checkVisibility({ visibilityProperty: true }))
          (window as unknown as { record(text: string): void }).record(`${location.pathname} ${heading.innerText}`);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(base + address);
    await page.waitForURL((url) => url.hash !== "");
    await settle(page);
    await page
      .getByRole("heading", { level: 1 })
      .filter({ hasText: new RegExp(title, "i") })
      .waitFor();
    expect(await page.evaluate(() => location.pathname + location.search + location.hash)).toBe(place);
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toMatch(/^\/ /);
    expect(await page.evaluate(() => history.length)).toBe(2);
    expect(complaints).toEqual([]);
    await close();
  });

  test("by a press on the home page before its script has run gets the page, and comes back home", async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${base}/`);
    const link = (await listLinks(page)).find(({ written }) => written.endsWith(rules));
    await close();
    const { page: other, complaints, close: end } = await visit(browser);
    await other.goto(`${base}/`);
    await settle(other);
    await other.goto(link?.url ?? "");
    await other.getByRole("heading", { level: 1, name: /竞赛规程/ }).waitFor();
    await other.goBack();
    await other.locator("main h1").filter({ hasText: "运河城马拉松" }).waitFor();
    expect(complaints).toEqual([]);
    await end();
  });
});

test("a visitor with JavaScript has the links behind the hash, as the program writes them, before it has come", async () => {
  const { page, close } = await visit(browser);
  await page.route(/assets\/site-[\w-]+\.js/, (route) => route.abort());
  await page.goto(`${base}/`);
  const drawn = (await listLinks(page)).map(({ written }) => written);
  expect(drawn).toContain(`#${rules}`);
  expect(drawn.filter((href) => /^\/(?!files\/|race\.ics)/.test(href))).toEqual([]);
  await close();
});
