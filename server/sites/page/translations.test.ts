import { afterAll, beforeAll, expect, test } from "vitest";
import { countChange } from "../../base/db/changes.ts";
import { openWorld, tinyBuilt, tinyDocument, tinySite, type World } from "../../testWorld.ts";
import { loadShippedFile } from "../cloud-config/service.ts";

const table = {
  小城跑: { en: "Small Town Run" },
  好跑的小城: { en: "A town made for running" },
  小城山路跑: { en: "Small Town Trail Run" },
  首页: { en: "Front page" },
  补给站在哪里: { en: "Water stations" },
  五公里处: { en: "At five kilometres" },
  别的赛事: { en: "Of another race" },
};

let world: World;
beforeAll(async () => {
  const faq = {
    type: "faq",
    version: 1,
    id: "faq",
    props: {
      title: { zh: "补给站在哪里" },
      questions: [{ id: "one", question: { zh: "没有译文的问题" }, answer: { zh: "五公里处" } }],
    },
  };
  const home = { path: "/home", title: { zh: "首页" }, page: { type: "home", version: 1, props: {} } };
  const site = tinySite({
    title: { zh: "小城跑" },
    description: { zh: "好跑的小城" },
    race: { name: { zh: "小城山路跑" }, startsAt: "2025-10-26T07:30:00+08:00" },
    home: { blocks: [faq] },
    routes: [home],
  });
  world = await openWorld({ "run/site.json": site, "run/documents/rules.json": tinyDocument() }, {}, tinyBuilt);
  await store(table);
});
afterAll(() => world.close());

// As the start of a server stores a table that changed.
async function store(content: unknown): Promise<void> {
  await loadShippedFile(world.db, "i18n/site.json", JSON.stringify(content));
  await countChange(world.db);
  world.boundSites.forget();
}

async function read(language: "zh" | "en", path = "/"): Promise<string> {
  return (await world.app.inject({ url: path, headers: { host: "run.localhost", cookie: `language=${language}` } }))
    .body;
}
const listFacts = (page: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(page)?.[1] ?? "null").prerendered;

test("an English reader gets the table's English if the config has only Chinese", async () => {
  const page = await read("en");
  expect(page).toContain("Water stations");
  expect(page).toContain("没有译文的问题");
  expect(page).not.toContain(">补给站在哪里<");
});

test("a link preview and a calendar in English use the table's English too", async () => {
  const page = await read("en");
  expect(page).toContain("<title>Small Town Run</title>");
  expect(page).toContain('<meta name="description" content="A town made for running">');
  expect(page).toMatch(/"@type":"SportsEvent","name":"Small Town Trail Run"/);
  expect(await read("en", "/race.ics")).toContain("SUMMARY:Small Town Trail Run");
});

test("a Chinese reader's page is the config's, and carries nothing of the table", async () => {
  const page = await read("zh");
  expect(page).toContain("补给站在哪里");
  expect(page).toContain("<title>小城跑</title>");
  expect(listFacts(page)).not.toHaveProperty("translations");
});

test("an English page carries only the table's entries for its own texts", async () => {
  const { translations } = listFacts(await read("en"));
  expect(translations.补给站在哪里).toEqual(table.补给站在哪里);
  expect(translations.没有译文的问题).toEqual({});
  expect(translations).not.toHaveProperty("别的赛事");
});

test("a changed table updates pages that are already drawn", async () => {
  expect(await read("en")).toContain("Water stations");
  await store({ ...table, 补给站在哪里: { en: "Drinks" } });
  expect(await read("en")).toContain("Drinks");
  await store(table);
});

test.each([
  [["补给站在哪里"]],
  ["补给站在哪里"],
  [null],
  [{ 补给站在哪里: "Water" }],
  [{ constructor: 1, toString: null }],
])("with a table that is none (%j), an English reader gets the page in Chinese", async (text) => {
  await store(text);
  const page = await read("en");
  expect(page).toContain("补给站在哪里");
  expect(page).toContain('"at":');
  await store(table);
});

test("HTML in a table never becomes part of a page", async () => {
  await store({ 五公里处: { en: "<img src=x onerror=alert(1)>" } });
  const page = await read("en");
  expect(page).toContain("五公里处");
  // Our own scripts are known by their hash.
  expect(page.replaceAll(/<script.*?<\/script>/gs, "")).not.toContain("onerror");
  await store(table);
});
