import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { type OwnSite, publishSite } from "./ownSite.ts";

const names = ["bags", "buses", "course", "medal", "parking", "shirt", "start", "water"];
const week = 7 * 86_400_000;
const publishedAt = Date.now() - 10 * week;
const article = (id: string, index: number) => ({
  id,
  time: publishedAt + index * 60_000,
  title: `${id} 通知`,
  titleEn: `Notice of ${id}`,
  summary: "组委会发布",
  summaryEn: "By the organiser",
  content: id === "water" ? "<p>沿线饮水站每五公里一处。</p>" : "<p>详见现场安排。</p>",
  contentEn: id === "water" ? "<p>There is a table every five kilometres.</p>" : "<p>See the signs on the spot.</p>",
  recommend: id === "start",
});
const config = (router: string, documents: string[]) => ({
  $schema: "https://startline.dev/schemas/site/v2.schema.json",
  id: "news",
  title: { zh: "小城跑", en: "Small Town Run" },
  languages: ["zh", "en"],
  router,
  race: { name: { zh: "小城跑", en: "Small Town Run" }, startsAt: "2025-10-26T07:30:00+08:00" },
  home: { blocks: [] },
  routes: [
    { path: "/home", title: { zh: "首页", en: "Home" }, page: { type: "home", version: 1, props: {} } },
    {
      path: "/news",
      title: { zh: "通知", en: "Notices" },
      page: { type: "document-list", version: 1, props: { documents, pageSize: 5 } },
    },
  ],
});

function publishNews(router: string, articles: Record<string, unknown>[]): Promise<OwnSite> {
  const paths = articles.map(({ id }) => `documents/${id}.json`);
  return publishSite(config(router, paths), (folder) => {
    mkdirSync(join(folder, "documents"));
    for (const [index, path] of paths.entries()) writeFileSync(join(folder, path), JSON.stringify(articles[index]));
  });
}

const sites: Record<string, OwnSite> = {};
beforeAll(async () => {
  for (const router of ["history", "hash"]) sites[router] = await publishNews(router, names.map(article));
});
afterAll(() => {
  for (const site of Object.values(sites)) site.remove();
});

async function open(address: string, language: string, options: BrowserContextOptions = {}) {
  const visitor = await visit(browser, { viewport: { width: 390, height: 844 }, ...options });
  await visitor.page.context().addCookies([{ name: "language", value: language, url: new URL(address).origin }]);
  await visitor.page.goto(address);
  if (options.javaScriptEnabled !== false) await settle(visitor.page);
  return visitor;
}

const list = (page: Page) => page.locator("main ul li h2");
const words = {
  zh: {
    notice: (id: string) => `${id} 通知`,
    find: "查找",
    second: "第 2 页",
    search: "饮水站",
    none: "没有找到",
    all: "显示全部文章",
    over: "失效",
  },
  en: {
    notice: (id: string) => `Notice of ${id}`,
    find: "Search",
    second: "Page 2",
    search: "five kilometres",
    none: "No article contains",
    all: "Show all articles",
    over: "no longer current",
  },
};
const languages = ["zh", "en"] as const;
const routers = ["history", "hash"];
const cases = languages.flatMap((language) => routers.map((router) => ({ language, router })));
const firstPage = ["start", "water", "shirt", "parking", "medal"];
const secondPage = ["course", "buses", "bags"];

describe.each(cases)(
  "a reader of the news on a phone, in $language, with $router addresses",
  ({ language, router }) => {
    const { notice, ...labels } = words[language];
    const address = () => `${sites[router]?.base}${router === "hash" ? "/#" : ""}/news`;

    test("turns the page by a link, goes back, and finds the second page at its address", async () => {
      const { page, complaints, close } = await open(address(), language);
      expect(await list(page).allInnerTexts()).toEqual(firstPage.map(notice));
      expect([...(await findBarriers(page)), ...(await findOverflow(page))]).toEqual([]);
      await page.getByRole("link", { name: labels.second }).click();
      await list(page).getByText(notice("bags")).waitFor();
      expect(page.url()).toBe(`${address()}?page=2`);
      expect(await list(page).allInnerTexts()).toEqual(secondPage.map(notice));
      await page.goBack();
      await list(page).getByText(notice("start")).waitFor();
      await page.goto(`${address()}?page=2`);
      await page.reload();
      await list(page).getByText(notice("bags")).waitFor();
      expect(complaints).toEqual([]);
      await close();
    });

    test("searches in the texts, reads that nothing was found, and shows all again", async () => {
      const { page, complaints, close } = await open(address(), language);
      const search = async (text: string) => {
        await page.getByRole("searchbox").fill(text);
        await page.getByRole("button", { name: labels.find }).click();
      };
      await search(labels.search);
      await page.getByRole("status").filter({ hasText: "1" }).waitFor();
      expect(await list(page).allInnerTexts()).toEqual([notice("water")]);
      expect(new URL(page.url().replace("/#", "")).searchParams.get("search")).toBe(labels.search);
      expect([...(await findBarriers(page)), ...(await findOverflow(page))]).toEqual([]);
      await search("zzz");
      await page.getByText(labels.none).waitFor();
      await page.getByRole("link", { name: labels.all }).first().click();
      await list(page).getByText(notice("start")).waitFor();
      expect(complaints).toEqual([]);
      await close();
    });

    test("does the same without JavaScript", async () => {
      const { page, complaints, close } = await open(`${sites[router]?.base}/news`, language, {
        javaScriptEnabled: false,
      });
      await page.getByRole("link", { name: labels.second }).click();
      await page.waitForURL(/\?page=2$/);
      expect(await list(page).allInnerTexts()).toEqual(secondPage.map(notice));
      await page.getByRole("searchbox").fill(labels.search);
      await page.getByRole("button", { name: labels.find }).click();
      await page.waitForURL(/\?search=/);
      expect(await list(page).allInnerTexts()).toEqual([notice("water")]);
      expect(complaints).toEqual([]);
      await close();
    });
  },
);

test("a notice appears on an open page at its time, in both languages, and is gone after its expiry", async () => {
  const comesAt = Date.now() + 20_000;
  const notices = [article("water", 0), { ...article("closures", 1), time: comesAt, until: comesAt + 8000 }];
  const site = await publishNews("history", notices);
  const visitors = await Promise.all(languages.map((language) => open(`${site.base}/news`, language)));
  for (const [index, { page }] of visitors.entries()) {
    const { notice } = words[languages[index] ?? "zh"];
    expect(await list(page).allInnerTexts()).toEqual([notice("water")]);
  }
  const feed = () => visitors[0]?.page.evaluate(async () => (await fetch("/feeds/news.xml")).text());
  expect(await feed()).not.toContain("closures");
  for (const state of ["visible", "detached"] as const)
    for (const [index, { page }] of visitors.entries())
      await list(page)
        .getByText(words[languages[index] ?? "zh"].notice("closures"))
        .waitFor({ state, timeout: 40_000 });
  expect(await feed()).not.toContain("closures");
  for (const [index, { page, complaints, close }] of visitors.entries()) {
    await page.goto(`${site.base}/documents/closures`);
    await page.getByText(words[languages[index] ?? "zh"].over).waitFor();
    expect(complaints).toEqual([]);
    await close();
  }
  site.remove();
});
