import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { findOverflow, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { hasForm, watchScripts } from "./ownScripts.ts";
import { findFaults } from "./pageFaults.ts";
import { findShifts, watchShifts } from "./shifts.ts";
import { fetchSite, listPages, listTypes } from "./sites.ts";

const port = inject("port");
const host = "open-demo-10k.localhost";
const base = `http://${host}:${port}`;

const getPlace = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);

/** Waits until the program has hydrated the whole page that the server rendered. */
async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(100, 200);
  await page.waitForFunction(() =>
    ["main", "main h1", "footer"].every((name) =>
      Object.keys(document.querySelector(name) ?? {}).some((key) => key.startsWith("__reactProps")),
    ),
  );
}

describe("every page of a site with real addresses, in English one of each type, as the server drew it", () => {
  test.each([
    [host, "zh-CN", 390],
    [host, "en-GB", 1440],
    ["lighthouse-bay-half.localhost", "zh-CN", 390],
    ["lighthouse-bay-half.localhost", "en-GB", 1440],
  ])(
    "of %s is hydrated in %s at %i px without a difference or a second request for its text, nothing moves, and it has no barrier",
    async (race, locale, width) => {
      const { site } = await fetchSite(port, race);
      const faults: string[] = [];
      const { page, complaints, close } = await visit(browser, { locale, viewport: { width, height: 844 } }, [
        /no\/such\/page/,
      ]);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      const { findForeign } = watchScripts(page);
      await watchShifts(page);
      const all = listPages(site.routes);
      const walked = locale === "zh-CN" ? all : listTypes(all);
      const pages = ["/", ...walked.map(({ path }) => path), "/no/such/page"];
      // The checks of their forms come with these, and remain.
      const formsLast = pages.toSorted((a, b) => Number(hasForm(a)) - Number(hasForm(b)));
      for (const path of formsLast) {
        if (path === formsLast.find(hasForm)) expect(await findForeign(), "before any form").toEqual([]);
        requests.length = 0;
        const answer = await page.goto(`http://${race}:${port}${path}`);
        const drawn = await page.locator("main").innerText();
        await settle(page);
        await hydrated(page);
        await page.waitForTimeout(100);
        const found = complaints.splice(0);
        if (answer?.status() !== (path.startsWith("/no/") ? 404 : 200)) found.push(`status ${answer?.status()}`);
        found.push(...(await findShifts(page)));
        // A form is no part of the drawn page.
        if (!hasForm(path) && requests.some((url) => /\/files\/.*\.json/.test(url) && !url.endsWith("/site.json")))
          found.push(`asked again: ${requests.filter((url) => url.endsWith(".json"))}`);
        if (!drawn.trim()) found.push("nothing drawn");
        found.push(...(await findFaults(page, locale.slice(0, 2))));
        // In every language nothing is cut off on a phone.
        await page.setViewportSize({ width: 390, height: 844 });
        found.push(...(await findOverflow(page)));
        await page.setViewportSize({ width, height: 844 });
        faults.push(...found.map((fault) => `${path}: ${fault}`));
      }
      await close();
      expect(faults).toEqual([]);
    },
    600_000,
  );
});

describe("a reader without JavaScript", () => {
  test.each([1440, 390])("walks from the home page through the menu to the rules and back at %i px", async (width) => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false, viewport: { width, height: 844 } });
    await page.goto(`${base}/`);
    if (width === 390) {
      await page.getByRole("button", { name: "打开菜单" }).click();
      await page.locator("summary").filter({ hasText: "跑者指南" }).click();
    } else await page.getByRole("button", { name: "跑者指南" }).hover();
    await page.getByRole("navigation", { name: "主菜单" }).getByRole("link", { name: "路线" }).click();
    await page.waitForURL(`${base}/guide/course`);
    expect(await page.locator("main article").innerText()).not.toBe("");
    await page.getByRole("link", { name: "比赛当天" }).filter({ visible: true }).last().click();
    await page.waitForURL(`${base}/guide/race-day`);
    await page.locator("header a").first().click();
    await page.waitForURL(`${base}/`);
    expect(await page.locator("main").innerText()).toContain("湖心公园");
    await close();
  });

  test("reads in a page's title, description and links that it is in the language of its address", async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${base}/guide/course?language=en`);
    expect(await page.title()).toBe("Course · Lake Park 10K");
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(/\/guide\/course\?language=en$/);
    await page.goto(`${base}/guide/race-day`);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await close();
  });
});

describe("a visitor with an old address", () => {
  test.each(["/#/guide/course", "/about/contact#/guide/course", "/#/GUIDE/course"])(
    "%s arrives at the page, and sees no other one first",
    async (address) => {
      const { page, complaints, close } = await visit(browser);
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const look = () => {
          const heading = document.querySelector<HTMLElement>("#root h1");
          if (heading?.checkVisibility({ visibilityProperty: true })) seen.push(heading.innerText);
          requestAnimationFrame(look);
        };
        look();
      });
      await page.goto(base + address);
      await page.waitForURL(`${base}/guide/course`);
      await page.getByRole("heading", { level: 1, name: "绕湖一圈" }).waitFor();
      await settle(page);
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect([...new Set(seen)]).toEqual(["绕湖一圈"]);
      expect(await page.evaluate(() => history.length)).toBe(2);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test("that is pasted while the site is open goes there too", async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${base}/guide/course`);
    await settle(page);
    await hydrated(page);
    await page.evaluate(() => {
      location.hash = "#/about/contact";
    });
    await page.waitForURL(`${base}/about/contact`);
    await page.getByRole("heading", { level: 1 }).filter({ hasText: "找到我们" }).waitFor();
    await close();
  });
});

describe("a visitor of a site with real addresses", () => {
  test("goes from page to page in the program, back to where they were, and forward again", async () => {
    const { page, complaints, close } = await visit(browser, { viewport: { width: 1200, height: 500 } });
    const loads: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
    await page.goto(`${base}/guide/course`);
    await settle(page);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.waitForFunction(() => window.scrollY === 300);
    await page.waitForTimeout(200);
    await page
      .locator("header a[href='/']")
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForFunction(() => location.pathname === "/" && window.scrollY === 0);
    await page.locator("main h1", { hasText: "湖心公园" }).first().waitFor({ state: "attached" });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "绕湖一圈" }).waitFor();
    await page.waitForFunction(() => window.scrollY === 300);
    await page.goForward();
    await page.waitForFunction(() => location.pathname === "/" && document.title === "湖心公园十公里");
    expect(loads).toEqual([`${base}/guide/course`]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("reloads a deep page and keeps the scroll position", async () => {
    const { page, complaints, close } = await visit(browser, { viewport: { width: 390, height: 500 } });
    await page.goto(`${base}/guide/course`);
    await settle(page);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.waitForTimeout(300);
    await page.reload();
    await settle(page);
    await hydrated(page);
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(400);
    expect(await getPlace(page)).toBe("/guide/course");
    expect(complaints).toEqual([]);
    await close();
  });

  test("opens a link to a part of a page and is taken to that part, from outside and from within", async () => {
    const { page, complaints, close } = await visit(browser, { viewport: { width: 390, height: 500 } });
    await page.goto(`${base}/guide/how-it-works`);
    const id = await page.locator("article [id]").last().getAttribute("id");
    const isInSight = () =>
      page.waitForFunction((name) => {
        const top = document.getElementById(name ?? "")?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < 400;
      }, id);
    await page.goto(`${base}/about/contact`);
    await settle(page);
    await hydrated(page);
    await page.evaluate((name) => {
      const link = Object.assign(document.createElement("a"), { href: `/guide/how-it-works#${name}` });
      document.body.append(link);
      link.click();
    }, id);
    await isInSight();
    await page.goto(`${base}/`);
    await page.goto(`${base}/guide/how-it-works#${id}`);
    await settle(page);
    await hydrated(page);
    await isInSight();
    expect(complaints).toEqual([]);
    await close();
  });

  test("gets the page for unknown addresses, with status 404 and links to others", async () => {
    const { page, complaints, close } = await visit(browser, {}, [/404/]);
    expect((await page.goto(`${base}/no/such/page`))?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: "没有这个页面" }).waitFor();
    await settle(page);
    await hydrated(page);
    await page.locator("main").getByRole("link", { name: "路线" }).click();
    await page.waitForURL(`${base}/guide/course`);
    expect(complaints).toEqual([]);
    await close();
  });

  test("previews another instant on every page that they go to, and comes back to the present there", async () => {
    const { page, complaints, close } = await visit(browser);
    await page.goto(`${base}/?at=2036-01-05T10:00%2B08:00`);
    const ribbon = page.locator("[data-time-preview]");
    await ribbon.waitFor();
    await page
      .locator("header a[href^='/guide/course']")
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole("heading", { level: 1, name: "绕湖一圈" }).waitFor();
    expect(await getPlace(page)).toMatch(/^\/guide\/course\?at=2036-01-05T10/);
    expect(await ribbon.textContent()).toContain("2036年1月5日 10:00");
    await ribbon.getByRole("link").click();
    await page.waitForURL(`${base}/guide/course`);
    await settle(page);
    expect(await ribbon.count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
