import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openWorld, tinyBuilt, tinySite, type World } from "../../testWorld.ts";

const comesAt = Date.now() + 3_600_000;
const visible = { from: new Date(comesAt).toISOString() };
const travel = {
  title: { zh: "怎么来", en: "How to get here" },
  lead: { zh: "坐地铁来。", en: "Take the metro." },
  description: { zh: "地铁、接驳车和停车。", en: "Metro, shuttle buses and parking." },
  picture: { src: "media/travel.svg" },
  blocks: [
    { type: "rich-text", version: 1, id: "metro", props: { html: { zh: "<p>2 号线</p>", en: "<p>Line 2</p>" } } },
    { type: "rich-text", version: 1, id: "late", visible, props: { html: { zh: "<p>临时改道</p>" } } },
  ],
};
const { lead, blocks } = travel;
const page = (props: object) => ({ type: "blocks", version: 1, props });
const routes = [
  { path: "/home", title: { zh: "首页" }, page: { type: "home", version: 1, props: {} } },
  { path: "/travel", title: { zh: "交通" }, page: page(travel) },
  { path: "/crew", title: { zh: "工作人员" }, page: page({ lead, blocks, noindex: true }) },
];

let world: World;
beforeAll(async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const files = {
    "run/site.json": tinySite({ router: "history", routes }),
    "run/media/travel.svg": svg,
    "hash/site.json": tinySite({ id: "hash", routes }),
    "hash/media/travel.svg": svg,
  };
  world = await openWorld(files, {}, tinyBuilt);
});
afterAll(() => world.close());

const ask = async (url: string, host = "run.localhost") => (await world.app.inject({ url, headers: { host } })).body;

test("a visitor gets a page of blocks as the home page: drawn, with a head of its own, and each block from its time on", async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const body = await ask("/travel?language=en");
  expect(body).toMatch(/<h1>How to get here<\/h1><p>Take the metro\.<\/p>.*<p>Line 2<\/p>/s);
  expect(body).not.toContain("临时改道");
  expect(body).toContain("<title>How to get here · ");
  expect(body).toContain('<meta property="og:title" content="How to get here">');
  expect(body).toContain('<meta property="og:description" content="Metro, shuttle buses and parking.">');
  expect(body).toMatch(/<meta property="og:image" content="http:\/\/run\.localhost\/files\/[^"]*travel\.svg">/);
  expect(body).not.toContain('name="robots"');
  expect(body).toContain('"path":"/travel"');
  vi.spyOn(Date, "now").mockReturnValue(comesAt);
  expect(await ask("/travel")).toContain("临时改道");
});

test("a page of blocks that its organiser keeps out of search engines is found by its address only", async () => {
  const body = await ask("/crew");
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).toContain("<title>工作人员 · ");
  expect(body).toContain('<meta property="og:description" content="坐地铁来。">');
  const map = await ask("/sitemap.xml");
  expect([map.includes("/travel<"), map.includes("/crew<")]).toEqual([true, false]);
});

test("a reader without JavaScript of a site whose pages live in the hash reads a page of blocks", async () => {
  expect(await ask("/travel", "hash.localhost")).toMatch(/<h1>怎么来<\/h1>.*<p>2 号线<\/p>/s);
  expect(await ask("/crew", "hash.localhost")).toContain('<meta name="robots" content="noindex">');
});
