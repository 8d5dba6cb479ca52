import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, tinyBuilt, tinyDocument, tinySite, type World } from "../../testWorld.ts";

const race = { name: { zh: "小城跑", en: "Small Town Run" }, startsAt: "2025-10-26T07:30:00+08:00" };
const attack = '</script></title>"><script>alert(1)</script><!--';
const page = (dataPath: string) => ({ type: "document", version: 1, props: { dataPath } });
const routes = [
  { path: "/home", title: { zh: "首页" }, page: { type: "home", version: 1, props: {} } },
  { path: "/rules", title: { zh: "规程", en: "Rules" }, page: page("documents/rules.json") },
  { path: "/secret", title: { zh: attack }, page: page("documents/hostile.json") },
  { path: "/guide", title: { zh: "指南" }, redirect: "/中文" },
  { path: "/中文", title: { zh: "中文地址" }, page: { type: "coming-soon", version: 1, props: {} } },
  // An address of the server, and a page behind the #.
  { path: "/files", title: { zh: "文件" }, page: { type: "coming-soon", version: 1, props: {} } },
];
const home = { blocks: [{ type: "register-now", version: 1, id: "now", props: {} }] };
const account = { userAgreement: "/rules", privacyPolicy: "/rules" };
const html = '<p>正文</p><p><a href="/files">文件</a></p>';
const document = { ...tinyDocument(html), contentEn: "<p>The text</p>" };
const css = { "/assets/entry.css": ".entry{}", "/assets/document.css": '.d::after{content:"</script><!--"}' };

let world: World;
beforeAll(async () => {
  const documents = { "documents/rules.json": document, "documents/hostile.json": { ...document, title: attack } };
  const site = (id: string, overrides: object) => ({
    [`${id}/site.json`]: tinySite({ id, race, home, routes, account, ...overrides }),
    ...Object.fromEntries(Object.entries(documents).map(([path, file]) => [`${id}/${path}`, file])),
  });
  const builtSite = {
    ...tinyBuilt,
    units: { "page/document": { js: "/assets/document.js", css: Object.keys(css) } },
    modules: {},
    entry: { css: ["/assets/entry.css"], preload: [] },
    readStyles: async (address: string) => css[address as keyof typeof css],
  };
  world = await openWorld({ ...site("hash", {}), ...site("real", { router: "history" }) }, {}, builtSite);
});
afterAll(() => world.close());

const ask = (url: string, host = "hash.localhost", headers = {}) =>
  world.app.inject({ url, headers: { host, ...headers } });
const drawn = (path: string, language = "zh") => ask(`/?drawn=${encodeURIComponent(path)}&language=${language}`);
const listFacts = (body: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, "s").exec(body)?.[1] ?? "null");
const listLinks = (body: string) => [...body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe("the script of a home page whose visitor wants the page behind the #", () => {
  test("gets its content and title in the language of the home page, also if the browser prefers another", async () => {
    const { statusCode, headers, body } = await ask("/?drawn=%2Frules&language=en", undefined, {
      "accept-language": "zh-CN",
      cookie: "language=zh",
    });
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body).toMatch(/<div id="root">.*<p>The text<\/p>/s);
    expect(body).toContain('<html lang="en">');
    expect(body).toContain("<title>Rules · Small Town Run</title>");
  });

  test("gets links as the program writes them, and no script or style sheet that would run", async () => {
    const { body } = await drawn("/rules");
    expect(listLinks(body)).toContain("#/rules");
    expect(listLinks(body).filter((href) => href?.startsWith("/"))).toEqual([]);
    expect(body).not.toMatch(/<style|<link|<script(?! type="(application\/json|text\/css)")/);
  });

  test("gets the style sheets that the home page may lack, and the facts of the same edition and build", async () => {
    const { body } = await drawn("/rules");
    expect(body).toContain('data-file="/assets/document.css">.d::after');
    expect(body).not.toContain(".entry{}");
    const facts = listFacts(body, "drawn");
    const { siteFile, buildId } = listFacts((await ask("/")).body, "boot");
    expect(facts).toMatchObject({ siteFile, buildId, prerendered: { path: "/rules", isPreview: false } });
    expect(facts.prerendered.documents["documents/rules.json"].content).toContain("正文");
  });

  test("gets a hostile title, text and style sheet without an element that they could open", async () => {
    const { body } = await drawn("/secret");
    expect(body).toContain("正文");
    expect(body.match(/<script/g)).toHaveLength(3);
    expect(body).not.toContain('<!--"');
    expect(body).not.toContain("<script>alert");
  });

  test("is led from a redirect to the page, under a header that an address can hold", async () => {
    const { headers, body } = await drawn("/guide");
    expect(headers["content-location"]).toBe(`/${encodeURIComponent("中文")}`);
    expect(listFacts(body, "drawn").prerendered.path).toBe("/中文");
    expect((await drawn("/rules")).headers).not.toHaveProperty("content-location");
  });

  test("gets pages whose address the server has itself, other spellings, and the page for unknown paths", async () => {
    expect(listFacts((await drawn("/files")).body, "drawn").prerendered.path).toBe("/files");
    expect(listFacts((await drawn("/RULES/")).body, "drawn").prerendered.path).toBe("/rules");
    expect(listFacts((await drawn("/%E4%B8%AD%E6%96%87")).body, "drawn").prerendered.path).toBe("/中文");
    const [first, second] = [await drawn("/nowhere"), await drawn("/<b>/else?x")];
    expect(listFacts(first.body, "drawn").prerendered).not.toHaveProperty("path");
    expect(second.body).toBe(first.body);
  });

  test("is answered briefly if it has the page already, and leaves no cookie and no entry in search engines", async () => {
    const { headers } = await drawn("/rules");
    expect(headers).toMatchObject({ "cache-control": "no-cache", "x-robots-tag": "noindex" });
    expect(headers).not.toHaveProperty("set-cookie");
    const again = await ask("/?drawn=%2Frules&language=zh", undefined, { "if-none-match": headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test.each([
    ["a path without a slash", "/?drawn=rules&language=zh"],
    ["another host", "/?drawn=https%3A%2F%2Fexample.org%2F&language=zh"],
    ["two paths", "/?drawn=%2Frules&drawn=%2Ffiles&language=zh"],
    ["a path that no page has the length of", `/?drawn=%2F${"a".repeat(300)}&language=zh`],
    ["no language", "/?drawn=%2Frules"],
    ["a language that the site lacks", "/?drawn=%2Frules&language=fr"],
  ])("gets nothing for %s", async (_what, url) => {
    const { statusCode, body } = await ask(url);
    expect([statusCode, body]).toEqual([204, ""]);
  });

  test("gets the account page as every visitor without a session sees it, the same for each of them", async () => {
    const { statusCode, body } = await drawn("/account");
    expect(statusCode).toBe(200);
    expect(body).toContain("<title>我的账号 · 小城跑</title>");
    expect(body).toMatch(/<div id="root">.*<h1>我的账号<\/h1>.*<button type="button"[^>]*>登录<\/button>/s);
    const requestHeaders = { cookie: "token=abc", token: "abc" };
    expect((await ask("/?drawn=%2Faccount&language=zh", undefined, requestHeaders)).body).toBe(body);
  });

  test("gets nothing from a site whose pages have addresses of their own", async () => {
    expect((await ask("/?drawn=%2Frules&language=zh", "real.localhost")).statusCode).toBe(204);
  });
});
