import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openWorld, tinyBuilt, tinyDocument, tinySite, type World } from "../../testWorld.ts";

const opensAt = Date.now() + 3_600_000;
const closesAt = opensAt + 3_600_000;
const visible = { from: new Date(opensAt).toISOString(), until: new Date(closesAt).toISOString() };
const text = (words: string) => ({
  type: "blocks",
  version: 1,
  props: { blocks: [{ type: "rich-text", version: 1, id: "text", props: { html: { zh: `<p>${words}</p>` } } }] },
});
const article = (name: string, overrides: object = {}) => ({
  type: "document-body",
  version: 1,
  id: name,
  props: { dataPath: `documents/${name}.json` },
  ...overrides,
});
const articles = (...blocks: object[]) => ({ type: "blocks", version: 1, props: { blocks } });
const routes = [
  { path: "/home", title: { zh: "首页" }, page: { type: "home", version: 1, props: {} } },
  {
    path: "/raceWeek",
    title: { zh: "比赛周" },
    visible,
    children: [{ path: "bags", title: { zh: "存包" }, page: text("九点截止存包") }],
  },
  { path: "/busStops", title: { zh: "车站" }, visible, page: articles(article("buses"), article("both")) },
  {
    path: "/notes",
    title: { zh: "通知" },
    page: articles(article("both", { id: "other" }), article("weather", { visible })),
  },
  { path: "/runners", title: { zh: "参赛者" }, audience: "entered", page: text("领物须知") },
  { path: "/members", title: { zh: "会员" }, audience: "logged-in", page: text("会员须知") },
  { path: "/join", title: { zh: "立即报名" }, audience: "not-entered", page: text("还有名额") },
  { path: "/rules", title: { zh: "规程" }, page: text("规程全文") },
];
const v3 = {
  $schema: "https://startline.dev/schemas/site/v2.schema.json",
  account: { userAgreement: "/rules", privacyPolicy: "/rules" },
};

let world: World;
beforeAll(async () => {
  const files = {
    "run/site.json": tinySite({ ...v3, router: "history", routes }),
    ...Object.fromEntries(
      ["buses", "both", "weather"].map((name) => [`run/documents/${name}.json`, tinyDocument(`<p>${name}</p>`)]),
    ),
    "hash/site.json": tinySite({ ...v3, id: "hash", routes }),
    "plain/site.json": tinySite({ ...v3, id: "plain", router: "history", routes: routes.slice(-1) }),
  };
  world = await openWorld(files, {}, tinyBuilt);
});
afterAll(() => world.close());

const ask = (url: string, host = "run.localhost") => world.app.inject({ url, headers: { host } });
const goTo = (time: number) => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(Date, "now").mockReturnValue(time);
};

test("a page that is not open yet states when it opens, with status 404, and neither its menu entry nor its title is shown", async () => {
  const response = await ask("/raceWeek/bags?language=en");
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain("This page is not open yet");
  expect(response.body).toContain(`<time dateTime="${visible.from}">`);
  expect(response.body).toContain('<meta name="robots" content="noindex">');
  for (const secret of ["九点截止存包", "存包", "比赛周"]) expect(response.body).not.toContain(secret);
  expect((await ask("/rules")).body).not.toContain("比赛周");
  expect((await ask("/sitemap.xml")).body).not.toContain("/raceWeek");
});

test("search engines find a document while a page or a block that shows it is there, and not before or after", async () => {
  const found = async () =>
    [...(await ask("/sitemap.xml")).body.matchAll(/\/documents\/(\w+)</g)].map(([, name]) => name).sort();
  expect(await found()).toEqual(["both"]);
  goTo(opensAt);
  expect(await found()).toEqual(["both", "buses", "weather"]);
  goTo(closesAt);
  expect(await found()).toEqual(["both"]);
});

test("from its time on the page and its menu entry are there, and after it the page states that it has closed", async () => {
  goTo(opensAt);
  const open = await ask("/raceWeek/bags");
  expect([open.statusCode, open.body.includes("九点截止存包")]).toEqual([200, true]);
  expect(open.body).not.toContain('name="robots"');
  expect((await ask("/rules")).body).toContain("存包");
  expect((await ask("/sitemap.xml")).body).toContain("/raceWeek/bags<");
  goTo(closesAt);
  const over = await ask("/raceWeek/bags?language=en");
  expect([over.statusCode, over.body.includes("This page has closed")]).toEqual([404, true]);
  expect((await ask("/rules")).body).not.toContain("存包");
  expect((await ask("/sitemap.xml")).body).not.toContain("/raceWeek");
});

test("the same holds for readers without JavaScript of a site whose pages live in the hash", async () => {
  const early = await ask("/raceWeek/bags", "hash.localhost");
  expect([early.statusCode, early.body.includes("页面尚未开放")]).toEqual([404, true]);
  goTo(opensAt);
  expect((await ask("/raceWeek/bags", "hash.localhost")).body).toContain("九点截止存包");
});

test("a page for entered runners is drawn for everybody as a page that names them and offers to log in", async () => {
  const response = await ask("/runners?language=en");
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain("This page is for entered runners");
  expect(response.body).toMatch(/<button[^>]*>Log in<\/button>/);
  expect(response.body).not.toContain("领物须知");
  expect((await ask("/members")).body).toContain("登录后可查看");
  const map = (await ask("/sitemap.xml")).body;
  expect([map.includes("/runners"), map.includes("/members"), map.includes("/join<")]).toEqual([false, false, true]);
});

test("a page for those who have not signed up is drawn as it is, because search engines have not", async () => {
  expect((await ask("/join")).body).toContain("还有名额");
});

test("the drawn menu has the entries of all audiences, marked, and the page's script shows a visitor theirs before anything is painted", async () => {
  const { body } = await ask("/rules");
  for (const [audience, title] of [
    ["entered", "参赛者"],
    ["logged-in", "会员"],
    ["not-entered", "立即报名"],
  ])
    expect(body).toMatch(new RegExp(`<li data-audience="${audience}"><a [^>]*>${title}</a>`));
  expect(body).toContain("e.dataset.visitor=");
});

test("only a page that is not for everybody waits for the program of a visitor who is logged in", async () => {
  expect((await ask("/runners")).body).toContain("||e.dataset.visitor)");
  expect((await ask("/rules")).body).not.toContain("||e.dataset.visitor)");
});

test("a site without rules has nothing of them in its pages", async () => {
  const { body } = await ask("/rules", "plain.localhost");
  expect(body).not.toContain("visitor");
  expect(body).not.toContain("data-audience");
});
