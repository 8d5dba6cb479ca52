import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { richText, siteWith } from "#fixtures/site/siteWith.ts";
import { runs } from "#scripts/properties.ts";
import { lockTranslations } from "../edit/translationLock.ts";
import { readDocument, readSite, type Surroundings } from "../read.ts";

const page = { type: "coming-soon", version: 1, props: {} };
const findProblems = (source: string, surroundings: Surroundings = {}) =>
  readSite(source, "site.json", surroundings).problems.map(({ code, file, pointer }) => [
    code,
    file === "site.json" ? pointer : file,
  ]);
const document = (content: string, more: object = {}) =>
  JSON.stringify({ id: "rules", time: 0, title: "规程", content, ...more });
const rulesPage = { type: "document", version: 1, props: { dataPath: "documents/rules.json" } };

describe("an organiser with routes", () => {
  test("gets one problem for redirects that lead to one another", () => {
    const routes = [
      { path: "/a", redirect: "/b" },
      { path: "/b", redirect: "/c" },
      { path: "/c", redirect: "/a" },
    ];
    expect(findProblems(siteWith([], routes))).toEqual([["SL5004", "/routes/0/redirect"]]);
  });

  test("learns of a page at an address of the server, with real addresses, and only of its group", () => {
    const routes = [
      { path: "/files", title: { zh: "文件" }, children: [{ path: "rules", title: { zh: "规程" }, page }] },
      { path: "/news", aliases: ["/Config/news"], title: { zh: "新闻" }, page },
      { path: "/filesystem", title: { zh: "其他" }, page },
    ];
    const site = siteWith([], routes);
    expect(findProblems(site)).toEqual([]);
    expect(findProblems(JSON.stringify({ ...JSON.parse(site), router: "history" }))).toEqual([
      ["SL5012", "/routes/0/path"],
      ["SL5012", "/routes/1/aliases/0"],
    ]);
  });

  test("is warned of a page or an alias at the address of the account, on a site with accounts", () => {
    const help = { path: "help", title: { zh: "帮助" }, page };
    const asPath = [{ path: "/Account", title: { zh: "账目" }, children: [help], page }];
    const asAlias = [
      { path: "/accounts", title: { zh: "其他" }, page },
      { path: "/money", aliases: ["/account"], title: { zh: "财务" }, page },
    ];
    const account = { userAgreement: "https://example.org/a", privacyPolicy: "https://example.org/p" };
    for (const router of ["hash", "history"]) {
      expect(findProblems(siteWith([], asPath, { account, router }))).toEqual([["SL5013", "/routes/0/path"]]);
      expect(findProblems(siteWith([], asAlias, { account, router }))).toEqual([["SL5013", "/routes/1/aliases/0"]]);
      expect(findProblems(siteWith([], [...asPath, ...asAlias.slice(0, 1)], { router }))).toEqual([]);
    }
  });

  test("is warned of a page or an alias at the address of the page for organisers, and not of one below it", () => {
    const team = { path: "team", title: { zh: "团队" }, page };
    const asPath = [{ path: "/Organise", title: { zh: "组委会" }, children: [team], page }];
    const asAlias = [{ path: "/staff", aliases: ["/organise", "/account"], title: { zh: "工作人员" }, page }];
    const account = { userAgreement: "https://example.org/a", privacyPolicy: "https://example.org/p" };
    expect(findProblems(siteWith([], asPath, { account }))).toEqual([["SL6180", "/routes/0/path"]]);
    expect(findProblems(siteWith([], asAlias, { account }))).toEqual([
      ["SL6180", "/routes/0/aliases/0"],
      ["SL5013", "/routes/0/aliases/1"],
    ]);
    expect(findProblems(siteWith([], asPath))).toEqual([]);
  });

  test("may link to visitors' own account only if the site has accounts", () => {
    const routes = [{ path: "/me", title: { zh: "我" }, link: "/account" }];
    const account = { userAgreement: "https://example.org/a", privacyPolicy: "https://example.org/p" };
    expect(findProblems(siteWith([], routes, { account }))).toEqual([]);
    expect(findProblems(siteWith([], routes))).toEqual([["SL5001", "/routes/0/link"]]);
  });

  test("may write links in any case, with a query, as aliases, and to documents", () => {
    const links = ["/News", "/news?tab=1", "/old-news", "/documents/rules", "#a", "https://example.org/x"];
    const blocks = links.map((link, index) => ({
      type: "call-to-action",
      version: 1,
      id: "abcdef"[index],
      props: { title: { zh: "去" }, action: { label: { zh: "去" }, link } },
    }));
    const routes = [{ path: "/news", aliases: ["/old-news"], page }];
    const documents = { "documents/rules.json": document("<p>好</p>") };
    expect(findProblems(siteWith(blocks, routes), { documents })).toEqual([]);
  });

  test("hears of a misnamed page at the page, and not at each of the links to it", () => {
    const text = "<a href='/race/rules'>规程</a>";
    const routes = [{ path: "/race", children: [{ path: "ruels", page }] }];
    expect(findProblems(siteWith([richText("a", text), richText("b", text)], routes))).toEqual([
      ["SL5010", "/routes/0/children/0/path"],
    ]);
  });

  test("learns of an anchor that a document does not have, in the file that names it", () => {
    const routes = [{ path: "/rules", page: rulesPage }];
    const documents = { "documents/rules.json": document("<h2 id='fees'>费用</h2><p><a href='#fee'>见费用</a></p>") };
    expect(findProblems(siteWith([], routes), { documents })).toEqual([["SL5002", "documents/rules.json"]]);
    const block = richText("a", "<a href='/rules#fees'>费用</a><a href='/rules#refund'>退费</a>");
    const right = { "documents/rules.json": document("<h2 id='fees'>费用</h2>") };
    expect(findProblems(siteWith([block], routes), { documents: right })).toEqual([
      ["SL5002", "/home/blocks/0/props/html/zh"],
    ]);
  });
});

describe("an organiser with files", () => {
  const hero = (src: string) => ({
    type: "carousel",
    version: 2,
    id: "c",
    props: { slides: [{ id: "a", title: { zh: "题" }, image: { src } }] },
  });

  test("learns of pictures that are heavy, huge, without a size or unused", () => {
    const files = {
      "media/heavy.jpg": { url: "1", width: 960, height: 480, widths: [480, 960], formats: ["jpg" as const] },
      "media/huge.jpg": { url: "2", width: 4000, height: 2000 },
      "media/plain.jpg": { url: "3" },
      "media/unused.jpg": { url: "4", width: 1, height: 1 },
    };
    const sizes = { "media/heavy-480.jpg": 40_000, "media/heavy-960.jpg": 500_000 };
    const blocks = ["heavy", "huge", "plain"].map((name, index) => ({ ...hero(`media/${name}.jpg`), id: `b${index}` }));
    expect(findProblems(siteWith(blocks), { files, sizes })).toEqual([
      ["SL5402", "/home/blocks/0/props/slides/0/image/src"],
      ["SL5403", "/home/blocks/1/props/slides/0/image/src"],
      ["SL5404", "/home/blocks/2/props/slides/0/image/src"],
      ["SL5405", "media/unused.jpg"],
    ]);
  });

  test("who misspells a file does not also read that the right one is unused", () => {
    const files = { "media/start.jpg": { url: "1", width: 1, height: 1 } };
    const { problems } = readSite(siteWith([hero("media/strat.jpg")]), "site.json", { files });
    expect(problems).toMatchObject([{ code: "SL3002", suggestion: "media/start.jpg" }]);
  });

  test("gets a path fixed that differs only in notation, but never the HTML around one", () => {
    const files = { "media/start.jpg": { url: "1", width: 1, height: 1 } };
    for (const src of [
      "/media/start.jpg",
      "./media/start.jpg",
      "media\\start.jpg",
      "media/Start.JPG",
      " media/start.jpg",
    ])
      expect(readSite(siteWith([hero(src)]), "site.json", { files }).problems).toMatchObject([
        { code: "SL3002", fix: { value: "media/start.jpg" } },
      ]);
    const [inHtml] = readSite(siteWith([richText("a", "<img src='/media/start.jpg' alt=''>")]), "site.json", {
      files,
    }).problems;
    expect(inHtml).toMatchObject({ code: "SL3002", suggestion: "media/start.jpg" });
    expect(inHtml?.fix).toBeUndefined();
    const [guessed] = readSite(siteWith([hero("start.jpg")]), "site.json", { files }).problems;
    expect(guessed).toMatchObject({ code: "SL3002", suggestion: "media/start.jpg" });
    expect(guessed?.fix).toBeUndefined();
  });

  test("may name a file of another host that the site names, or one that the server has stored: it is not missing", () => {
    const named = {
      $schema: "https://startline.dev/schemas/site/v2.schema.json",
      hosts: { pictures: ["example.org"] },
    };
    for (const src of ["https://example.org/a.jpg", "//example.org/a.jpg", "/files/abc/a.jpg"])
      expect(findProblems(siteWith([hero(src)], [], named), { files: {} })).toEqual([]);
  });

  test("whose document is broken does not also read that it is missing", () => {
    const routes = [{ path: "/rules", page: rulesPage }];
    expect(findProblems(siteWith([], routes), { files: {}, documents: { "documents/rules.json": "{" } })).toEqual([]);
  });

  test("reads which tags of a document visitors do not get", () => {
    const { problems } = readDocument(document("<p class='x'><font color='red'>红</font></p>"), "documents/rules.json");
    expect(problems.map(({ code }) => code)).toEqual(["SL5505"]);
    expect(problems[0]?.params).toEqual({ names: ['class="…"', "<font>"] });
    const harmful = readDocument(document("<p onclick='go()'>去</p><script>go()</script>"), "documents/rules.json");
    expect(harmful.problems.map(({ code }) => code)).toEqual(["SL2008"]);
    expect(harmful.problems[0]?.params).toEqual({ names: ['onclick="…"', "<script>"] });
  });

  test("may leave out the end tags that HTML lets one leave out", () => {
    const html = "<h2>列表</h2><ul><li>甲<li>乙</ul><table><tr><th>项<td>值<tr><th>费<td>1</table><p>完<br>了";
    expect(readDocument(document(html)).problems).toEqual([]);
  });
});

describe("an organiser with times and facts", () => {
  const race = {
    name: { zh: "赛" },
    startsAt: "2025-10-26T07:30:00+01:00",
    items: [{ id: "m", name: { zh: "马拉松" }, distanceKm: 42.195, feeFen: 15_000 }],
  };
  const table = (fee: string) =>
    `<table><tr><th>项目</th><th>报名费（元）</th></tr><tr><th>马拉松</th><td>${fee}</td></tr></table>`;

  test("learns of the offset that is wrong after the end of summer time", () => {
    const at = (startsAt: string) => siteWith([], [], { timeZone: "Europe/Berlin", race: { ...race, startsAt } });
    expect(findProblems(at("2025-10-25T07:30:00+02:00"))).toEqual([]);
    expect(findProblems(at("2025-10-26T07:30:00+02:00"))).toEqual([["SL5102", "/race/startsAt"]]);
    expect(findProblems(at("2025-10-26T07:30:00+01:00"))).toEqual([]);
  });

  test("reads which fee is wrong: of two, the one in the document; of three, the one that differs", () => {
    const site = siteWith([], [], { timeZone: "Europe/Berlin", race });
    const fee = (id: string, yuan: string) => document(table(yuan), { id });
    const [wrong, right] = [fee("a", "160"), fee("a", "150")];
    expect(findProblems(site, { documents: { "documents/a.json": wrong } })).toEqual([["SL5201", "documents/a.json"]]);
    expect(
      findProblems(site, { documents: { "documents/a.json": right, "documents/b.json": fee("b", "160") } }),
    ).toEqual([["SL5201", "documents/b.json"]]);
    expect(
      findProblems(site, { documents: { "documents/a.json": wrong, "documents/b.json": fee("b", "160") } }),
    ).toEqual([["SL5201", "/race/items/0/feeFen"]]);
  });
});

describe("an organiser with two languages", () => {
  const site = (zh: string, en: string) =>
    siteWith([{ ...richText("a"), props: { html: { zh, en } } }], [], {
      languages: ["zh", "en"],
      title: { zh: "赛", en: "Race" },
    });

  test("learns of English that was not updated with the Chinese, until the lock is written again", () => {
    const before = site("<p>八点开始</p>", "<p>Starts at eight</p>");
    const after = site("<p>九点开始</p>", "<p>Starts at eight</p>");
    const translations = lockTranslations(before);
    expect(findProblems(before, { translations })).toEqual([]);
    expect(findProblems(after, { translations })).toEqual([["SL5304", "/home/blocks/0/props/html/en"]]);
    expect(findProblems(site("<p>九点开始</p>", "<p>Starts at nine</p>"), { translations })).toEqual([]);
    expect(findProblems(after, { translations: lockTranslations(after) })).toEqual([]);
  });

  test("keeps the lock when blocks change their places", () => {
    const blocks = [richText("a"), richText("b")].map((block, index) => ({
      ...block,
      props: { html: { zh: `<p>第${index}段</p>`, en: `<p>Part ${index}</p>` } },
    }));
    const more = { languages: ["zh", "en"], title: { zh: "赛", en: "Race" } };
    const translations = lockTranslations(siteWith(blocks, [], more));
    expect(findProblems(siteWith(blocks.toReversed(), [], more), { translations })).toEqual([]);
  });
});

test("an organiser with thousands of gaps gets a problem for each of them", () => {
  const block = (index: number) => richText(`b${index}`, `<p>第${index}段<a href='/gone-${index}'>去</a></p>`);
  const blocks = Array.from({ length: 1500 }, (_, index) => block(index));
  const { problems } = readSite(siteWith(blocks, [], { languages: ["zh", "en"], title: { zh: "赛", en: "Race" } }));
  expect(problems).toHaveLength(3000);
});

test("an organiser's site never stops the program, with any value in any place", () => {
  const source = readFileSync("fixtures/sites/open-demo-10k/site.json", "utf8");
  const values = [...source.matchAll(/: ("(?:[^"\\]|\\.)*"|-?\d[\d.]*|true|false|\{\}|\[\])/g)];
  const junk = fc.oneof(
    fc.json({ maxDepth: 2 }),
    fc.constantFrom('"/"', '"#"', '"<a href=#><h9>"', '"9999-99-99T99:99:99Z"'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...values), junk, ({ index, 0: text, 1: value = "" }, write) => {
      const at = index + text.length - value.length;
      expect(() => readSite(source.slice(0, at) + write + source.slice(at + value.length))).not.toThrow();
    }),
    { numRuns: runs(500) },
  );
});
