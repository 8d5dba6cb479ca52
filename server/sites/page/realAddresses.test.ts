import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openWorld, tinyBuilt, tinyDocument, tinySite, type World } from "../../testWorld.ts";
import { cachePages } from "./pages.ts";

const race = { name: { zh: "小城跑", en: "Small Town Run" }, startsAt: "2025-10-26T07:30:00+08:00" };
const documentPage = (name: string) => ({
  type: "document",
  version: 1,
  props: { dataPath: `documents/${name}.json` },
});
const list = {
  type: "document-list",
  version: 1,
  props: { documents: ["documents/news.json", "documents/later.json"], intro: { zh: "新消息" } },
};
const routes = [
  { path: "/home", title: { zh: "首页" }, page: { type: "home", version: 1, props: {} } },
  {
    path: "/guide",
    aliases: ["/Leitfaden"],
    title: { zh: "指南", en: "Guide" },
    redirect: "/guide/rules",
    children: [
      { path: "rules", aliases: ["race-rules"], title: { zh: "规程", en: "Rules" }, page: documentPage("rules") },
      { path: "secret", title: { zh: "草稿" }, hidden: true, page: documentPage("draft") },
    ],
  },
  { path: "/news", title: { zh: "新闻", en: "News" }, page: list },
  { path: "/中文", title: { zh: "中文地址" }, page: { type: "coming-soon", version: 1, props: {} } },
  { path: "/out", title: { zh: "外面" }, link: "https://example.org/" },
  { path: "/ring", title: { zh: "圈" }, children: [{ path: "a", redirect: "/ring" }] },
  { path: "/files", title: { zh: "文件" }, page: { type: "coming-soon", version: 1, props: {} } },
];
const attack = '</script></title>"><script>alert(1)</script>';
const html = "<p>正文</p><h2>退款</h2>";
const document = (id: string) => ({ ...tinyDocument(html), id, contentEn: "<p>The text</p>", summary: `${id} 摘要` });

const comesAt = Date.now() + 3_600_000;

let world: World;
beforeAll(async () => {
  const home = { blocks: [{ type: "register-now", version: 1, id: "now", props: {} }] };
  const hostile = { ...document("draft"), title: attack, titleEn: attack, summary: attack, content: attack };
  const documents = {
    "run/documents/rules.json": document("rules"),
    "run/documents/news.json": document("news"),
    "run/documents/draft.json": hostile,
    "run/documents/later.json": { ...document("later"), time: comesAt, content: "<p>Kenenisa starts</p>" },
  };
  const files = {
    ...documents,
    "run/site.json": tinySite({ router: "history", race, home, routes }),
    "hash/site.json": tinySite({ id: "hash", race, home, routes }),
    ...Object.fromEntries(Object.entries(documents).map(([path, file]) => [path.replace("run/", "hash/"), file])),
  };
  world = await openWorld(files, {}, tinyBuilt);
});
afterAll(() => world.close());

const ask = (url: string, headers = {}, host = "run.localhost") =>
  world.app.inject({ url, headers: { host, ...headers } });
const listFacts = (page: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(page)?.[1] ?? "null");

describe("a visitor of a site whose pages have addresses of their own", () => {
  test("gets each page finished: text, title, description and its one address", async () => {
    const { statusCode, body, headers } = await ask("/guide/rules");
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body).toContain("<p>正文</p>");
    expect(body).toContain("<title>规程 · 小城跑</title>");
    expect(body).toContain('<meta name="description" content="rules 摘要">');
    expect(body).toContain('<link rel="canonical" href="http://run.localhost/guide/rules">');
    expect(body).toContain('hreflang="en" href="http://run.localhost/guide/rules?language=en"');
    expect(body).not.toContain("application/ld+json");
    expect((await ask("/")).body).toContain("application/ld+json");
  });

  test("reads it in their language, by address, cookie or browser, and a choice by address lasts", async () => {
    const page = await ask("/guide/rules?language=en");
    expect(page.body).toContain("<title>Rules · Small Town Run</title>");
    expect(page.body).toContain("<p>The text</p>");
    expect(page.headers["set-cookie"]).toContain("language=en");
    expect((await ask("/guide/rules", { cookie: "language=en" })).body).toContain('<html lang="en">');
    const rulesPage = await ask("/guide/rules", { "accept-language": "en" });
    expect([rulesPage.body.includes('<html lang="en">'), rulesPage.headers.vary]).toEqual([
      true,
      expect.stringContaining("Cookie"),
    ]);
  });

  test("has the page's documents in the page, so that the program asks for none, and nobody else's", async () => {
    const { prerendered, router } = listFacts((await ask("/guide/rules")).body);
    expect(router).toBe("history");
    expect(prerendered).toMatchObject({
      path: "/guide/rules",
      documents: { "documents/rules.json": { content: html } },
    });
    expect(Object.keys(prerendered.documents)).toEqual(["documents/rules.json"]);
    expect(listFacts((await ask("/news")).body).prerendered.documents).toBeUndefined();
  });

  test.each([
    ["/home", 301, "/"],
    ["/Guide/Rules", 301, "/guide/rules"],
    ["/guide/rules/", 301, "/guide/rules"],
    ["//guide/rules", 301, "/guide/rules"],
    ["/Leitfaden/race-rules?language=en&x=1", 301, "/guide/rules?language=en&x=1"],
    ["/documents/rules", 301, "/guide/rules"],
    ["/guide", 302, "/guide/rules"],
    ["/leitfaden", 302, "/guide/rules"],
    [encodeURI("/中文/"), 301, encodeURI("/中文")],
  ])("who asks for %s is sent on (%i) to %s", async (url, status, address) => {
    const { statusCode, headers } = await ask(url);
    expect([statusCode, headers.location]).toEqual([status, address]);
  });

  test.each([
    "/no/such",
    "/guide/rules/more",
    "/documents/none",
    "/ring",
    "/ring/a",
    "//evil.example/x",
    "/%5Cevil.example",
  ])("who requests %s gets the not-found page, with that status", async (url) => {
    const { statusCode, headers, body } = await ask(url);
    expect([statusCode, headers.location]).toEqual([404, undefined]);
    expect(body).toContain("<title>没有找到这个页面 · 小城跑</title>");
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toMatch(/<h1[^>]*>没有这个页面/);
    expect(listFacts(body).prerendered.path).toBeUndefined();
  });

  test.each([
    "/files",
    "/files/x",
    "/website-center/none",
    "/assets/none.js",
    "/config/none",
    "/user-center",
    "/admin",
  ])("who requests %s gets the server's response and no page, for any config", async (url) => {
    const { statusCode, headers } = await ask(url);
    expect([statusCode, headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
  });

  test("finds in the sitemap what the menu shows and what those pages list, and no draft", async () => {
    const addresses = [...(await ask("/sitemap.xml")).body.matchAll(/<loc>http:\/\/run\.localhost(.*?)<\/loc>/g)];
    const pages = ["/", "/guide/rules", "/news", encodeURI("/中文"), "/documents/news"];
    expect(addresses.map(([, address]) => address)).toEqual(pages.flatMap((page) => [page, `${page}?language=en`]));
    expect((await ask("/guide/secret")).statusCode).toBe(200);
  });

  test("finds an article in its page, its description and the sitemap from its time on, and not before", async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const listed = async () => (await ask("/sitemap.xml")).body.includes("/documents/later<");
    const before = await ask("/documents/later");
    expect(before.statusCode).toBe(200);
    expect(before.body).not.toContain("Kenenisa");
    expect(before.body).not.toContain('content="later 摘要"');
    expect(before.body).toContain("<title>小城跑</title>");
    expect(await listed()).toBe(false);
    vi.spyOn(Date, "now").mockReturnValue(comesAt);
    const after = await ask("/documents/later");
    expect(after.body).toContain("<p>Kenenisa starts</p>");
    expect(after.body).toContain('<meta name="description" content="later 摘要">');
    expect(after.body).not.toContain("<title>小城跑</title>");
    expect(await listed()).toBe(true);
  });

  test("is safe from scripts in documents", async () => {
    const { statusCode, body } = await ask("/guide/secret");
    expect(statusCode).toBe(200);
    expect(body).not.toContain("<script>alert");
    expect(listFacts(body).prerendered.documents["documents/draft.json"].title).toBe(attack);
  });

  test("gets 304 if nothing changed", async () => {
    const { headers } = await ask("/guide/rules");
    expect((await ask("/guide/rules", { "if-none-match": headers.etag })).statusCode).toBe(304);
  });
});

test("a visitor who invents addresses makes the server draw and cache only one page", async () => {
  const { app: _app, ...parts } = world;
  const site = await world.boundSites.find("run.localhost");
  const pages = cachePages({ ...parts, built: tinyBuilt });
  const pagesFound = new Set();
  for (let number = 0; number < 50; number++) {
    const location = await pages.locate(site, `/invented-${number}`, 0);
    if (!location || !("status" in location)) throw new Error("no spot");
    pagesFound.add(await pages.find(site, "zh", 0, location));
  }
  expect(pagesFound.size).toBe(1);
});

describe("a reader without JavaScript of a site whose pages live in the hash", () => {
  const from = (url: string, headers = {}) => ask(url, headers, "hash.localhost");
  const linksIn = (page: string) => [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);

  test("finds links on the home page that lead to pages, all but those that are the server's own", async () => {
    const links = linksIn((await from("/")).body);
    for (const link of links.filter((href) => /^\/(?!\.\/ring)/.test(href))) {
      const { pathname, search } = new URL(link, "http://hash.localhost");
      expect((await from(pathname + search)).statusCode, link).toBeLessThan(400);
    }
    expect(links).toEqual(expect.arrayContaining(["/./guide/rules", "/./news", "#/files", "https://example.org/"]));
    expect(links.filter((href) => href.startsWith("#/"))).toEqual(links.filter((href) => href === "#/files"));
  });

  test("gets each page finished at its own address, in their language, with links that lead on", async () => {
    const { statusCode, body } = await from("/guide/rules?language=en");
    expect(statusCode).toBe(200);
    expect(body).toContain("<p>The text</p>");
    expect(body).toContain("<title>Rules · Small Town Run</title>");
    expect(body).toContain('<link rel="canonical" href="http://hash.localhost/guide/rules?language=en">');
    expect(linksIn(body)).toEqual(expect.arrayContaining(["/", "/news"]));
    expect(linksIn(body).filter((href) => href.startsWith("/."))).toEqual([]);
  });

  test.each([
    ["/home", 301, "/"],
    ["/Leitfaden/race-rules?language=en", 301, "/guide/rules?language=en"],
    ["/guide", 302, "/guide/rules"],
    ["/no/such", 404, undefined],
    ["/files", 404, undefined],
  ])("who requests %s gets the same response (%i) as on a site with real addresses", async (url, status, address) => {
    const { statusCode, headers } = await from(url);
    expect([statusCode, headers.location]).toEqual([status, address]);
  });

  test("loads nothing of the program there but the redirect for browsers with JavaScript, which the policy allows by its hash", async () => {
    for (const url of ["/guide/rules", "/no/such"]) {
      const { body, headers } = await from(url);
      const [script = "", ...others] = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = ""]) => text);
      const hash = createHash("sha256").update(script).digest("base64");
      expect([script.includes("location"), others]).toEqual([true, []]);
      expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
      expect(body).not.toMatch(/id="boot"|<script [^>]*src=|modulepreload/);
    }
  });
});

test("a site whose pages live in the hash lists only its home page for search engines", async () => {
  const { body } = await ask("/sitemap.xml", {}, "hash.localhost");
  const addresses = [...body.matchAll(/<loc>http:\/\/hash\.localhost(.*?)<\/loc>/g)];
  expect(addresses.map(([, address]) => address)).toEqual(["/", "/?language=en"]);
  expect(listFacts((await ask("/", {}, "hash.localhost")).body).router).toBeUndefined();
});
