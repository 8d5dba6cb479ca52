import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { findShifts, watchShifts } from "./shifts.ts";

const base = `http://localhost:${inject("port")}`;
const rules = "/#/race-information/raceRules";

// A phone in China and a computer far from the race, which has each time in two zones.
const readers = {
  "on a phone": { locale: "zh-CN", timezoneId: "Asia/Shanghai", viewport: { width: 390, height: 844 } },
  abroad: { locale: "en-GB", timezoneId: "America/Los_Angeles", viewport: { width: 1440, height: 900 } },
};

/** Lets the program wait; returns the function that lets it come. */
async function holdProgram(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/site-[\w-]+\.js/, (route) => held.then(() => route.continue()));
  return () => release();
}

/** Records each heading that the visitor sees from the first frame on. */
async function watchHeadings(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction("record", (text: string) => seen.push(text));
  await page.addInitScript(() => {
    let last = "";
    const look = () => {
      const heading = document.querySelector<HTMLElement>("#root h1");
      const text = heading?.checkVisibility({ visibilityProperty: true }) ? heading.innerText : "";
      if (text && text !== last) (window as unknown as { record(text: string): void }).record(text);
      last = text || last;
      requestAnimationFrame(look);
    };
    look();
  });
  return seen;
}

test.each([
  ["abroad", "a document", rules, /竞赛规程|Race rules/i],
  ["on a phone", "a list", "/#/newsNotice/raceNews", /赛事新闻|News/i],
  ["abroad", "the sign-up page", "/#/post", /报名|Sign up|Enter/i],
  ["on a phone", "a redirect, by a link with a parameter", "/#/newsNotice?source=club", /赛事新闻|News/i],
  ["on a phone", "no page", "/#/no/such", /没有这个页面|page/i],
  ["abroad", "the account page", "/#/account", /我的账号|My account/i],
] as const)(
  "a visitor %s of a page behind the #, %s, reads it before the program comes; then it is hydrated without a difference, and nothing moves",
  async (who, _what, address, heading) => {
    const { page, complaints, close } = await visit(browser, readers[who]);
    const seen = await watchHeadings(page);
    await watchShifts(page);
    const release = await holdProgram(page);
    await page.goto(base + address);
    await page.locator("#root").getByRole("heading", { level: 1, name: heading }).first().waitFor();
    const drawn = await page.evaluate(() => [document.title, document.querySelector("main")?.textContent]);
    const place = page.url();
    expect(place.split("?")[1]).toBe(address.split("?")[1]);
    const main = await page.locator("main").elementHandle();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    release();
    await settle(page);
    // The same elements, not the same words drawn again.
    expect(await main?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.title()).toBe(drawn[0]);
    expect(page.url()).toBe(place);
    expect(new Set(seen).size).toBe(1);
    expect(await findShifts(page)).toEqual([]);
    expect(requests.filter((path) => /documents|home-|\.css$/.test(path))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);

test("a visitor of a redirect keeps what came with the link if the program follows it", async () => {
  const { page, close } = await visit(browser, {}, [/502/]);
  await page.route("**/?drawn=*", (route) => route.fulfill({ status: 502 }));
  await page.goto(`${base}/#/newsNotice?source=club`);
  await page.getByRole("heading", { level: 1, name: /赛事新闻/ }).waitFor();
  expect(page.url()).toMatch(/#\/newsNotice\/raceNews\?source=club$/);
  await close();
});

test("a visitor of a part of a page is at that part before the program comes, and stays there", async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(base + rules);
  await settle(page);
  const id = await page.locator("main article [id]").last().getAttribute("id");
  await page.goto("about:blank");
  const release = await holdProgram(page);
  await page.goto(`${base}${rules}#${encodeURIComponent(id ?? "")}`);
  const part = page.locator(`[id="${id}"]`);
  const isInView = () => part.evaluate((element) => element.getBoundingClientRect().top < window.innerHeight);
  await part.waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  expect(await isInView()).toBe(true);
  release();
  await settle(page);
  expect(await isInView()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ["cannot be loaded", (body: string) => ({ status: 502, body })],
  ["is not one", () => ({ status: 200, contentType: "text/html", body: "<h1>Log in to the hotel</h1>" })],
  [
    "is of another edition",
    (body: string) => ({ body: body.replace(/"siteFile":"[^"]*"/, '"siteFile":"/files/0/site.json"') }),
  ],
  ["is of another build", (body: string) => ({ body: body.replace(/"buildId":"[^"]*"/, '"buildId":"0"') })],
])(
  "a visitor whose drawing of the page %s gets the page from the program, and sees no other one first",
  async (_what, change) => {
    const { page, complaints, close } = await visit(browser, {}, [/502/]);
    const seen = await watchHeadings(page);
    await page.route("**/?drawn=*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, ...change(await response.text()) });
    });
    await page.goto(base + rules);
    await settle(page);
    await page.getByRole("heading", { level: 1, name: /竞赛规程/ }).waitFor();
    expect(new Set(seen).size).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  },
);

test("a visitor who goes elsewhere before the drawing has come gets the page of the address", async () => {
  const { page, complaints, close } = await visit(browser);
  const seen = await watchHeadings(page);
  await page.route("**/?drawn=*", async (route) => {
    await page.evaluate(() => {
      location.hash = "#/newsNotice/raceNews";
    });
    await route.continue();
  });
  await page.goto(base + rules);
  await settle(page);
  await page.getByRole("heading", { level: 1, name: /赛事新闻/ }).waitFor();
  expect(seen).toEqual(["赛事新闻"]);
  expect(complaints).toEqual([]);
  await close();
});

// The address changes after the program has decided to hydrate and before React begins to.
test.each([
  ["the home page", "/", "#/newsNotice/raceNews", /赛事新闻/],
  ["another page", rules, "#/account", /我的账号/],
])(
  "a visitor who follows a link from %s while it is hydrated gets there, and nothing is drawn twice",
  async (_what, from, to, heading) => {
    const { page, complaints, close } = await visit(browser);
    await page.addInitScript((hash) => {
      const replace = history.replaceState.bind(history);
      history.replaceState = (state, ...rest) => {
        replace(state, ...rest);
        if (state?.key !== "first" || "left" in window) return;
        Object.assign(window, { left: true });
        queueMicrotask(() => {
          location.hash = hash;
        });
      };
    }, to);
    await page.goto(base + from);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(new URL(page.url()).hash).toBe(to);
    expect(complaints).toEqual([]);
    await close();
  },
);

test("a visitor walks from the page to the home page, back and forward", async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(base + rules);
  await settle(page);
  await page.locator("header a").first().click();
  await page.locator("main h1").filter({ hasText: "运河城马拉松" }).waitFor();
  await settle(page);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: /竞赛规程/ }).waitFor();
  await page.goForward();
  await page.locator("main h1").filter({ hasText: "运河城马拉松" }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("a hash that names another server, a script or a very long path reaches no other server, and is no page", async () => {
  for (const hash of [
    "#//example.org/x",
    "#/javascript:alert(1)",
    `#/${"a".repeat(2000)}`,
    "#/%E0%A4%A",
    "#/<img src=x onerror=alert(1)>",
  ]) {
    const { page, complaints, close } = await visit(browser);
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    await page.goto(`${base}/${hash}`);
    await settle(page);
    expect(await page.locator("main h1").first().innerText(), hash).toMatch(/没有这个页面/);
    expect([...hosts], hash).toEqual([new URL(base).host]);
    expect(complaints, hash).toEqual([]);
    await close();
  }
});
