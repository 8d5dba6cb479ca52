import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keepSubmission } from "../server/entry/testSignups.ts";
import { addPerson, people } from "./account.ts";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { beLoggedIn, type Person } from "./loggedIn.ts";
import { editJson, type OwnSite, publish, publishSite } from "./ownSite.ts";
import { findShifts, watchShifts } from "./shifts.ts";

const html = (zh: string, en: string) => ({
  type: "rich-text",
  version: 1,
  id: "text",
  props: { html: { zh: `<p>${zh}</p>`, en: `<p>${en}</p>` } },
});
const pageOf = (zh: string, en: string, title = {}) => ({
  type: "blocks",
  version: 1,
  props: { ...title, blocks: [html(zh, en)] },
});
const route = (path: string, zh: string, en: string, more: object = {}) => ({
  path,
  title: { zh, en },
  page: pageOf(`${zh}的内容`, `About ${en}`),
  ...more,
});
const site = {
  $schema: "https://startline.dev/schemas/site/v2.schema.json",
  id: "rules",
  title: { zh: "小城跑", en: "Small Town Run" },
  languages: ["zh", "en"],
  account: { userAgreement: "/rules", privacyPolicy: "/rules" },
  contact: {
    phone: "0571-8888 0000",
    email: "hello@run.example",
    address: { zh: "湖心公园东门赛事办公室", en: "Race office, Lake Park, east gate" },
    hours: { zh: "工作日 9:00–17:00", en: "Weekdays, 9:00 to 17:00" },
  },
  social: [
    { id: "wechat", network: "wechat", account: { zh: "小城跑", en: "Small Town Run" }, qr: { src: "media/qr.svg" } },
    { id: "weibo", network: "weibo", link: "https://weibo.com/run" },
    { id: "strava", network: "strava", link: "https://www.strava.com/clubs/run" },
  ],
  home: { blocks: [html("欢迎", "Welcome")] },
  routes: [
    { path: "/home", title: { zh: "首页", en: "Home" }, page: { type: "home", version: 1, props: {} } },
    route("/rules", "规程", "Rules"),
    route("/bib", "领物", "Bib", { audience: "entered" }),
    route("/join", "报名", "Join", { audience: "not-entered" }),
    route("/club", "会员", "Club", { audience: "logged-in" }),
    route("/faq", "问答", "FAQ"),
  ],
  notFound: { page: pageOf("回到赛道", "Back to the course", { title: { zh: "跑错路了", en: "Off the course" } }) },
};
const qr =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 3 3"><path d="M0 0h1v1H0zM2 0h1v1H2zM0 2h1v1H0zM1 1h1v1H1z"/></svg>';

const sites: Record<string, OwnSite> = {};
beforeAll(async () => {
  for (const router of ["history", "hash"])
    sites[router] = await publishSite({ ...site, router }, (folder) => {
      mkdirSync(join(folder, "media"));
      writeFileSync(join(folder, "media/qr.svg"), qr);
    });
});
afterAll(() => {
  for (const site of Object.values(sites)) site.remove();
});

const findSite = (router: string): OwnSite => sites[router] as OwnSite;
const getAddress = (router: string, path: string) => findSite(router).base + (router === "hash" ? `/#${path}` : path);

/** Stores a sign-up of an account for a race. */
const signUp = ({ accountId }: Person, { domainName, raceId }: OwnSite) =>
  keepSubmission(people, { accountId, raceId, more: { domainName } });

/** The titles of the menu's entries that can be seen, and their places. */
const menu = (page: Page) =>
  page
    .locator("header nav[aria-label]:visible > ul > li:visible > a")
    .evaluateAll((links) =>
      links.map((link) => [link.textContent ?? "", Math.round(link.getBoundingClientRect().x)] as const),
    );
const titles = async (page: Page) => (await menu(page)).map(([title]) => title);
const everybody = ["首页", "规程", "报名", "问答"];

describe.each(["history", "hash"])("on a site with %s addresses", (router) => {
  test("a visitor sees the menu of everybody, and at a page of others who it is for, and logs in there", async () => {
    const { page, complaints, close } = await visit(browser);
    await page.goto(getAddress(router, "/rules"));
    await settle(page);
    expect(await titles(page)).toEqual(everybody);
    await page.goto(getAddress(router, "/bib"));
    await page.getByRole("heading", { name: "仅面向已报名的参赛者" }).waitFor();
    await settle(page);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole("main").getByRole("button", { name: "登录" }).click();
    await page.getByRole("dialog").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("a visitor's arrow keys come to the entries that they see, and to no hidden one", async () => {
    const { page, complaints, close } = await visit(browser);
    await page.goto(getAddress(router, "/rules"));
    await settle(page);
    await page.locator("header nav[aria-label]:visible > ul > li:visible > a").nth(1).focus();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    for (const title of ["报名", "问答", "首页", "规程"]) {
      await page.keyboard.press("ArrowRight");
      await expect.poll(focused).toBe(title);
    }
    await page.keyboard.press("ArrowLeft");
    await expect.poll(focused).toBe("首页");
    expect(complaints).toEqual([]);
    await close();
  });

  test("a runner who has signed up sees their entries from the first paint of each visit, and nothing moves", async () => {
    const person = await addPerson();
    await signUp(person, findSite(router));
    const { page, complaints, close } = await visit(browser);
    await beLoggedIn(page.context(), person);
    await page.goto(getAddress(router, "/rules"));
    await settle(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("entered"))).toBe("1");
    await watchShifts(page);
    await page.goto(getAddress(router, "/faq"));
    await page.reload();
    const first = await menu(page);
    await settle(page);
    await page.waitForTimeout(300);
    expect((await menu(page)).map(([title]) => title)).toEqual(["首页", "规程", "领物", "会员", "问答"]);
    if (router === "history") expect(await menu(page)).toEqual(first);
    expect(await findShifts(page)).toEqual([]);
    await page.locator("header nav a:visible", { hasText: "领物" }).click();
    await page.getByText("领物的内容").waitFor();
    await page.goto(getAddress(router, "/join"));
    await page.getByRole("heading", { name: "您已报名" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("a runner at a page of theirs never sees that it is for others", async () => {
    const person = await addPerson();
    await signUp(person, findSite(router));
    const { page, close } = await visit(browser);
    await beLoggedIn(page.context(), person);
    await page.addInitScript({
      content: `localStorage.setItem("entered", "1"); new MutationObserver(() => {
        const heading = document.querySelector("main h1");
        if (heading?.textContent.includes("仅面向") && heading.checkVisibility({ visibilityProperty: true })) window.sawGate = true;
      }).observe(document, { subtree: true, childList: true, attributes: true });`,
    });
    await page.goto(getAddress(router, "/bib"));
    await page.getByText("领物的内容").waitFor();
    expect(await page.evaluate(() => "sawGate" in window)).toBe(false);
    await close();
  });

  test("who is logged in without a sign-up reads that the account has none", async () => {
    const { page, close } = await visit(browser);
    await beLoggedIn(page.context(), await addPerson());
    await page.goto(getAddress(router, "/bib"));
    await page.getByText("您的账号还没有报名本赛事").waitFor();
    expect(await titles(page)).toEqual(["首页", "规程", "报名", "会员", "问答"]);
    await close();
  });
});

test("a page opens before the eyes of those who wait for it, and its menu entry appears", async () => {
  const own = findSite("history");
  editJson(join(own.folder, "site.json"), (config: typeof site) => ({
    ...config,
    routes: [
      ...config.routes,
      route("/broadcast", "直播", "Live", { visible: { from: new Date(Date.now() + 8_000).toISOString() } }),
    ],
  }));
  await publish(own);
  const { page, complaints, close } = await visit(browser, {}, [/404.*\/broadcast/]);
  expect((await page.goto(`${own.base}/broadcast`))?.status()).toBe(404);
  await page.getByRole("heading", { name: "页面尚未开放" }).waitFor();
  expect(await titles(page)).toEqual(everybody);
  await page.mouse.move(100, 200);
  await page.getByText("直播的内容").waitFor();
  expect(await titles(page)).toEqual([...everybody, "直播"]);
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  [390, "zh-CN"],
  [1440, "en-GB"],
])(
  "at %i px in %s the organiser's page for unknown addresses and the footer are hydrated without a fault",
  async (width, locale) => {
    for (const router of ["history", "hash"]) {
      const { page, complaints, close } = await visit(browser, { locale, viewport: { width, height: 844 } }, [
        /404.*nowhere/,
      ]);
      await page.goto(getAddress(router, "/nowhere"));
      await page.getByRole("heading", { name: locale === "zh-CN" ? "跑错路了" : "Off the course" }).waitFor();
      await settle(page);
      await page.mouse.move(100, 200);
      await page.getByRole("contentinfo").getByRole("link", { name: "0571-8888 0000" }).scrollIntoViewIfNeeded();
      await settle(page);
      expect(
        await page
          .getByRole("contentinfo")
          .getByRole("link", { name: /Strava/ })
          .getAttribute("rel"),
      ).toContain("noopener");
      expect(await findBarriers(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    }
  },
);
