import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { xml2js } from "xml-js";
import { openWorld, tinyBuilt, tinySite, type World } from "../../testWorld.ts";

const race = { name: { zh: "小城跑", en: "Small Town Run" }, startsAt: "2025-10-26T07:30:00+08:00" };
const hour = 3_600_000;
const now = Date.parse("2025-09-10T10:00:00+08:00");
const document = (id: string, time: number, rest: Record<string, unknown> = {}) => ({
  id,
  time,
  title: `标题 ${id}`,
  titleEn: `Title ${id}`,
  summary: `摘要 ${id}`,
  summaryEn: `Summary ${id}`,
  content: `<p>正文 ${id}</p>`,
  contentEn: `<p>Text ${id}</p>`,
  ...rest,
});
const linked = [
  '<h2 id="a">A &amp; B</h2><p><a href="/about">页</a> <a href="#a">处</a> <a href="mailto:a@example.org">信</a>',
  '<a href="https://example.org/?a=1&amp;b=2">外</a> <a href="documents/old.json">旧</a></p><script>alert(1)</script>',
].join(" ");
const documents: Record<string, Record<string, unknown>> = {
  old: document("old", now - 900 * hour, { recommend: true, content: linked }),
  closures: document("closures", now - 5 * hour, { content: "<p>比赛日<strong>交通</strong>管制路段</p>" }),
  coming: document("coming", now + 2 * hour, { content: "<p>Kenenisa starts</p>", title: "Kenenisa" }),
  passing: document("passing", now - 3 * hour, { until: now + 2 * hour }),
  withdrawn: document("withdrawn", now - 2 * hour, { withdrawn: true, content: "<p>Haile starts</p>" }),
  english: document("english", now - hour, { languages: ["en"], titleEn: "A <b> & ]]> \u0007 title" }),
};
const paths = Object.keys(documents).map((name) => `documents/${name}.json`);
const routes = [
  { path: "/home", title: { zh: "首页" }, page: { type: "home", version: 1, props: {} } },
  {
    path: "/news",
    title: { zh: "新闻", en: "News" },
    page: { type: "document-list", version: 1, props: { documents: paths, pageSize: 2 } },
  },
  {
    path: "/notices",
    title: { zh: "公告", en: "Notices" },
    page: { type: "document-view-list", version: 1, props: { documents: ["documents/closures.json"] } },
  },
  { path: "/about", title: { zh: "关于" }, page: { type: "coming-soon", version: 1, props: {} } },
];

let world: World;
beforeAll(async () => {
  const files = Object.entries(documents).flatMap(([name, content]) => [
    [`run/documents/${name}.json`, content],
    [`hash/documents/${name}.json`, content],
  ]);
  world = await openWorld(
    {
      "run/site.json": tinySite({ router: "history", race, routes }),
      "hash/site.json": tinySite({ id: "hash", race, routes }),
      ...Object.fromEntries(files),
    },
    {},
    tinyBuilt,
  );
  vi.spyOn(Date, "now").mockReturnValue(now);
});
afterAll(() => world.close());
afterEach(() => void vi.spyOn(Date, "now").mockReturnValue(now));

const at = (instant: number) => void vi.spyOn(Date, "now").mockReturnValue(instant);
const ask = (url: string, headers = {}, host = "run.localhost") =>
  world.app.inject({ url, headers: { host, ...headers } });
const namesIn = (text: string) =>
  Object.keys(documents).filter((name) => new RegExp(`/documents/${name}\\b`).test(text));

describe("a feed reader", () => {
  const feed = async (query = "") => (await ask(`/feeds/news.json${query}`)).json();
  const namesOf = async (query?: string) =>
    (await feed(query)).items.map(({ url }: { url: string }) => namesIn(url)[0]);

  test("gets what is published, the newest first: nothing that is to come, was withdrawn or is for others", async () => {
    expect(await namesOf()).toEqual(["passing", "closures", "old"]);
    expect(await namesOf("?language=en")).toEqual(["english", "passing", "closures", "old"]);
    for (const format of ["xml", "atom", "json"]) {
      const { body } = await ask(`/feeds/news.${format}`);
      expect(body).not.toMatch(/Kenenisa|Haile/);
      // The control: what is published is there.
      expect(body).toContain("正文 passing");
    }
  });

  test("gets a scheduled notice at its time, and not one millisecond before; an expired one is gone then", async () => {
    at(now + 2 * hour - 1);
    expect(await namesOf()).toEqual(["passing", "closures", "old"]);
    at(now + 2 * hour);
    expect(await namesOf()).toEqual(["coming", "closures", "old"]);
    expect((await ask("/feeds/news.xml")).body).toContain("Kenenisa starts");
  });

  test("gets the feed of one list, and none of what is no list", async () => {
    expect(await namesOf("?list=/notices")).toEqual(["closures"]);
    expect((await feed("?list=/notices&language=en")).title).toBe("Notices · Small Town Run");
    for (const url of ["/feeds/news.json?list=/about", "/feeds/news.rdf", "/feeds/old.xml"])
      expect((await ask(url)).statusCode, url).toBe(404);
    expect((await ask("/feeds/news.xml", {}, "nobody.localhost")).statusCode).toBe(404);
  });

  test("gets whole texts that are clean, with addresses that lead somewhere from anywhere", async () => {
    const { items } = await feed();
    const { content_html, url, summary } = items.at(-1);
    expect(url).toBe("http://run.localhost/documents/old");
    expect(summary).toBe("摘要 old");
    expect(content_html).not.toContain("script");
    expect([...content_html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      "http://run.localhost/about",
      "http://run.localhost/documents/old#a",
      "mailto:a@example.org",
      "https://example.org/?a=1&amp;b=2",
      "http://run.localhost/documents/old",
    ]);
    const english = await feed("?language=en");
    expect(english.items[0].url).toBe("http://run.localhost/documents/english?language=en");
  });

  test("reads RSS with its namespaces, dates and ids that stay", async () => {
    const { body, headers } = await ask("/feeds/news.xml?language=en");
    expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const { rss } = xml2js(body, { compact: true }) as { rss: Xml };
    expect(rss._attributes).toMatchObject({
      version: "2.0",
      "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "xmlns:atom": "http://www.w3.org/2005/Atom",
    });
    const { channel } = rss;
    expect(channel.link._text).toBe("http://run.localhost/?language=en");
    expect(channel["atom:link"]._attributes).toMatchObject({
      rel: "self",
      href: "http://run.localhost/feeds/news.xml?language=en",
    });
    const [first] = channel.item;
    expect(first.title._cdata).toBe("A <b> & ]]&gt;  title");
    expect(first.guid).toEqual({ _attributes: { isPermaLink: "false" }, _text: "tag:startline.dev,2026:run/english" });
    expect(first.pubDate._text).toBe(new Date(now - hour).toUTCString());
    expect(first["content:encoded"]._cdata).toBe("<p>Text english</p>");
  });

  test("reads Atom with the ids, the author and the links that it must have", async () => {
    const { body, headers } = await ask("/feeds/news.atom?language=en");
    expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const { feed: atom } = xml2js(body, { compact: true }) as { feed: Xml };
    expect(atom._attributes.xmlns).toBe("http://www.w3.org/2005/Atom");
    expect(atom.id._text).toMatch(/^tag:startline\.dev,2026:run\//);
    expect(atom.author.name._text).toBe("Small Town Run");
    expect(Date.parse(atom.updated._text)).toBeGreaterThan(0);
    expect(atom.link.map(({ _attributes }: Xml) => _attributes.rel)).toEqual(["alternate", "self"]);
    const [first] = atom.entry;
    expect(first.id._text).toBe("tag:startline.dev,2026:run/english");
    expect(first.title).toEqual({ _attributes: { type: "html" }, _cdata: "A &lt;b&gt; &amp; ]]&gt;  title" });
    expect(first.updated._text).toBe(new Date(now - hour).toISOString());
  });

  test("that has the current feed is answered 304, by its tag or its time, until something changes", async () => {
    const { headers } = await ask("/feeds/news.xml");
    const { etag, "last-modified": modified } = headers;
    const status = async (conditions: object) => (await ask("/feeds/news.xml", conditions)).statusCode;
    expect(await status({ "if-none-match": etag })).toBe(304);
    expect(await status({ "if-modified-since": modified })).toBe(304);
    expect(await status({ "if-modified-since": new Date(Date.parse(String(modified)) - 1000).toUTCString() })).toBe(
      200,
    );
    // After every publish: at the time of the scheduled one.
    const later = documents.coming?.time as number;
    at(Math.max(later, Date.parse(String(modified)) + hour));
    expect(await status({ "if-none-match": etag })).toBe(200);
    expect(headers["cache-control"]).toBe("no-cache");
  });

  test("is led to the feeds by the head of each page, and to that of a list by its page", async () => {
    const feedsOf = async (url: string, host?: string) =>
      [...(await ask(url, {}, host)).body.matchAll(/<link rel="alternate" type="([^"]*)"[^>]* href="([^"]*)">/g)].map(
        ([, type, href]) => [type, href?.replaceAll("&amp;", "&")],
      );
    const site = ["application/rss+xml", "/feeds/news.xml?language=zh"];
    expect(await feedsOf("/about")).toEqual([site]);
    for (const host of ["run.localhost", "hash.localhost"])
      expect(await feedsOf("/notices", host)).toEqual([
        ["application/rss+xml", "/feeds/news.xml?list=%2Fnotices&language=zh"],
        ["application/atom+xml", "/feeds/news.atom?list=%2Fnotices&language=zh"],
        ["application/feed+json", "/feeds/news.json?list=%2Fnotices&language=zh"],
        site,
      ]);
    for (const [, href = ""] of await feedsOf("/notices")) expect((await ask(href)).statusCode).toBe(200);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: the tree of some XML.
type Xml = any;

describe("a reader without JavaScript", () => {
  const links = async (url: string, host?: string) => {
    const { body, statusCode } = await ask(url, {}, host);
    expect(statusCode).toBe(200);
    const [, list = ""] = /<ul [^>]*tabindex[^>]*>(.*?)<\/ul>/is.exec(body) ?? [];
    return namesIn(list);
  };

  test.each(["run.localhost", "hash.localhost"])("turns the pages of a list by links (%s)", async (host) => {
    const { body } = await ask("/news", {}, host);
    expect(body).toContain('href="/news?page=2"');
    expect(await links("/news", host)).toEqual(["old", "passing"]);
    expect(await links("/news?page=2", host)).toEqual(["closures"]);
    expect((await ask("/news?page=2", {}, host)).body).toContain('<meta name="robots" content="noindex">');
    // A page that the list no longer has is its last one.
    expect(await links("/news?page=99", host)).toEqual(["closures"]);
  });

  test("finds a scheduled notice in the list from its time on, and an expired one no more", async () => {
    at(now + 2 * hour - 1);
    expect(await links("/news?page=2")).toEqual(["closures"]);
    at(now + 2 * hour);
    expect(await links("/news")).toEqual(["old", "coming"]);
    expect((await ask("/sitemap.xml")).body).not.toContain("/documents/passing<");
  });

  test("searches titles and texts in both languages, Chinese without spaces, and reads that nothing is there", async () => {
    expect(await links("/news?search=passing")).toEqual(["passing"]);
    expect(await links(`/news?search=${encodeURIComponent("交通管制")}`)).toEqual(["closures"]);
    expect(await links(`/news?search=${encodeURIComponent("管制交通")}`)).toEqual(["closures"]);
    expect(await links("/news?search=TEXT%20Closures&language=en")).toEqual(["closures"]);
    expect((await ask("/news?search=nothing-of-it")).body).toContain("没有找到含有“nothing-of-it”的文章");
    const { body } = await ask("/news?search=%3Cb%3E");
    expect(body).not.toContain("<b>");
  });

  test("finds nothing of what is to come or was withdrawn by a search", async () => {
    for (const word of ["Kenenisa", "Haile"]) expect(await links(`/news?search=${word}`)).toEqual([]);
    at(now + 2 * hour);
    expect(await links("/news?search=Kenenisa")).toEqual(["coming"]);
  });

  test("reads at the address of an expired notice that it is over, and of a withdrawn one nothing else", async () => {
    const expired = async () => (await ask("/documents/passing")).body;
    expect(await expired()).not.toContain("失效");
    at(now + 2 * hour);
    expect(await expired()).toContain("失效");
    expect(await expired()).toContain("正文 passing");
    expect(await expired()).toContain('content="noindex"');
    const { body } = await ask("/documents/withdrawn");
    expect(body).toContain("已由组委会撤回");
    expect(body).not.toMatch(/Haile|标题 withdrawn|摘要 withdrawn/);
  });
});

test("a program that searches gets the paths of documents, and no stored file has the text of a withdrawn one", async () => {
  const search = async (words: string) => {
    const query = new URLSearchParams({ domainName: "run.localhost", search: words });
    return (await ask(`/website-center/documents?${query}`)).json().data;
  };
  expect(await search("管制")).toEqual({ paths: ["documents/closures.json"] });
  expect(await search("Haile")).toEqual({ paths: [] });
  const { uri } = (await ask("/website-center/site-config?domainName=run.localhost")).json().data;
  const site = await ask(uri);
  expect(site.body).not.toMatch(/标题 withdrawn|Kenenisa/);
  const { url } = site.json().files["documents/withdrawn.json"];
  expect((await ask(url)).body).not.toContain("Haile");
});
