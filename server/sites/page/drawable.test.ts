import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, tinyBuilt, tinyDocument, tinySite, type World } from "../../testWorld.ts";
import { intervalStart } from "./drawable.ts";
import { cachePages } from "./pages.ts";
import { previewTags } from "./search.ts";

const race = {
  name: { zh: "小城跑", en: "Small Town Run" },
  startsAt: "2025-10-26T07:30:00+08:00",
  endsAt: "2025-10-26T13:45:00+08:00",
  registration: { opensAt: "2025-08-11T10:00:00+08:00", closesAt: "2025-08-21T10:00:00+08:00", link: "/rules" },
};
const blocks = [
  { type: "register-now", version: 1, id: "now", props: {} },
  {
    type: "rich-text",
    version: 1,
    id: "before",
    visible: { until: race.startsAt },
    props: { html: { zh: "<p>赛前的话</p>", en: "<p>Before the race</p>" } },
  },
];
const builtSite = {
  ...tinyBuilt,
  modules: {},
  entry: { css: ["/assets/site.css"], preload: [] },
  readStyles: async () => ".shell{margin:0}",
};

let world: World;
beforeAll(async () => {
  const home = { path: "/home", title: { zh: "首页" }, page: { type: "home", version: 1, props: {} } };
  const site = tinySite({ race, home: { blocks }, routes: [home] });
  world = await openWorld({ "run/site.json": site, "run/documents/rules.json": tinyDocument() }, {}, builtSite);
});
afterAll(() => world.close());

async function pageAt(instant: string, language: "zh" | "en" = "zh") {
  const { app: _app, ...parts } = world;
  const site = await world.boundSites.find("run.localhost");
  const { body, styles, scripts } = await cachePages({ ...parts, built: builtSite }).find(
    site,
    language,
    Date.parse(instant),
  );
  return { html: body.plain.toString(), styles, scripts };
}

test("a visitor gets the home page as it is at that time by the server's clock, in the visitor's language", async () => {
  expect((await pageAt("2025-08-11T09:59:59+08:00")).html).toContain("报名尚未开始");
  const open = (await pageAt("2025-08-15T00:00:00+08:00")).html;
  expect(open).toContain("报名正在进行");
  expect(open).toContain("赛前的话");
  const over = (await pageAt("2025-10-27T00:00:00+08:00", "en")).html;
  expect(over).toContain("The race is over");
  expect(over).not.toContain("Before the race");
});

test("a drawn page has its styles inline under a hash, and no style attribute that a strict policy would refuse", async () => {
  const { html, styles, scripts } = await pageAt("2025-08-15T00:00:00+08:00");
  expect(html).toContain('<style data-files="/assets/site.css">.shell{margin:0}');
  expect(html).not.toMatch(/<[^>]* style="/);
  expect([...styles, ...scripts].every((hash) => /^'sha256-[\w+/]{43}='$/.test(hash))).toBe(true);
  expect([styles.length, scripts.length]).toEqual([1, 1]);
});

test("a drawn page contains nothing that is wrong a minute later: the browser adds the countdown", async () => {
  const early = await pageAt("2025-08-01T10:00:00+08:00");
  const late = await pageAt("2025-08-11T09:00:00+08:00");
  expect(early.html).toBe(late.html);
});

test("the interval of an instant begins with it, and the time before the first one is an interval too", () => {
  expect(intervalStart([10, 20], 20)).toBe(20);
  expect(intervalStart([10, 20], 19)).toBe(10);
  expect(intervalStart([10, 20], 9)).toBe(10 - 86_400_000);
});

test("a search engine reads the same facts in the page, in the calendar and in the config", async () => {
  const { html } = await pageAt("2025-08-15T00:00:00+08:00", "en");
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    "@type": "SportsEvent",
    name: "Small Town Run",
    startDate: race.startsAt,
    endDate: race.endsAt,
  });
  expect(html).toContain('<link rel="canonical" href="http://run.localhost/?language=en">');
  expect(html).toContain('<meta property="og:url" content="http://run.localhost/?language=en">');
  const host = "run.localhost";
  const calendar = (await world.app.inject({ url: "/race.ics?language=en", headers: { host } })).body;
  expect(calendar).toContain("DTSTART:20251025T233000Z");
  expect(calendar).toContain("SUMMARY:Small Town Run: registration opens");
  expect((await world.app.inject({ url: "/robots.txt", headers: { host } })).body).toContain(
    "Sitemap: http://run.localhost/sitemap.xml",
  );
  expect((await world.app.inject({ url: "/sitemap.xml", headers: { host } })).body).toContain(
    "<loc>http://run.localhost/</loc>",
  );
  expect((await world.app.inject({ url: "/robots.txt", headers: { host: "nobody.example" } })).body).toContain(
    "Disallow: /",
  );
});

test("each language's page names an address of its own, and both name the same ones", async () => {
  const [zh, en] = await Promise.all(
    (["zh", "en"] as const).map((language) => pageAt("2025-08-15T00:00:00+08:00", language)),
  );
  const listLinks = (html = "") => [...html.matchAll(/<link rel="alternate" hreflang="(.*?)" href="(.*?)">/g)];
  const links = listLinks(zh?.html).map(([, tag, url]) => [tag, url]);
  expect(links).toEqual([
    ["zh-CN", "http://run.localhost/"],
    ["en", "http://run.localhost/?language=en"],
    ["x-default", "http://run.localhost/"],
  ]);
  expect(listLinks(en?.html).map(([, tag, url]) => [tag, url])).toEqual(links);
  const canonical = (html = "") => /<link rel="canonical" href="(.*?)">/.exec(html)?.[1];
  expect([zh, en].map((page) => canonical(page?.html))).toEqual([links[0]?.[1], links[1]?.[1]]);
  const sitemap = (await world.app.inject({ url: "/sitemap.xml", headers: { host: "run.localhost" } })).body;
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([links[0]?.[1], links[1]?.[1]]);
});

test("a calendar program imports the dates, and updates them after the next publish and not before", async () => {
  const ask = async () =>
    (await world.app.inject({ url: "/race.ics", headers: { host: "run.localhost" } })).body.split("\r\n");
  const lines = await ask();
  expect(lines.at(-1)).toBe("");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const readValues = (text: string[], name: string) =>
    text.flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));
  expect(readValues(lines, "UID")).toEqual([
    "opens-2025@run.localhost",
    "closes-2025@run.localhost",
    "race-2025@run.localhost",
  ]);
  expect(readValues(lines, "DTSTART")).toEqual(["20250811T020000Z", "20250821T020000Z", "20251025T233000Z"]);
  // RFC 5545, 3.8.2.2: an end is later than the start. A moment has none.
  expect(readValues(lines, "DTEND")).toEqual(["20251026T054500Z"]);
  const site = await world.boundSites.find("run.localhost");
  const stamp = site?.publishedAt.toISOString().replace(/[-:]|\.\d+/g, "");
  expect(new Set(readValues(lines, "DTSTAMP"))).toEqual(new Set([stamp]));
  expect(await ask()).toEqual(lines);
});

test("a title that tries to leave its place in the head stays text", () => {
  const hostile = '</script><script>alert(1)</script>"><b>';
  const tags = previewTags({
    title: hostile,
    description: hostile,
    origin: "https://x.example",
    address: "/",
    language: "zh",
    languages: ["zh"],
    race: { name: { zh: hostile }, startsAt: race.startsAt },
  }).join("\n");
  expect(tags).not.toContain("<script>alert");
  expect(tags).not.toContain('"><b>');
});
