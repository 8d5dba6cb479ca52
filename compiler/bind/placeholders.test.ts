import { describe, expect, test } from "vitest";
import { valueAt } from "#core/pointers.ts";
import { richText } from "#fixtures/site/siteWith.ts";
import { compileSite } from "../compile.ts";
import { fixSource } from "../edit/fixes.ts";
import { lockTranslations } from "../edit/translationLock.ts";
import { readMessage } from "../problems/readMessage.ts";
import { boundFacts, readDocument, readSite } from "../read.ts";
import { mostBindings } from "./bindSite.ts";
import { fillDocument } from "./fillTexts.ts";
import { call, findProblems, race, source } from "./testRace.ts";

const both = (text: string) => ({ zh: text, en: text });
const chooseTitle = (text: string) => valueAt(compileSite(text, {})?.site, "/home/blocks/0/props/title");
const shown = (text: string) => chooseTitle(source([call(both(text))]));

describe("a visitor reads a fact of the race in the middle of a text", () => {
  test.each([
    ["只需 {fee:marathon}", "只需 150 元", "只需 ¥150"],
    ["Only {fee:marathon|number} yuan", "Only 150 yuan", "Only 150 yuan"],
    ["{places:marathon} of {places}", "5,000 of 5,300", "5,000 of 5,300"],
    ["{name}: {items}", "柳湾马拉松: 2", "Willow Bay Marathon: 2"],
    ["{start|date}, {start|time}", "2026年10月25日, 07:30", "25 October 2026, 07:30"],
    ["{opens|day}–{closes|day}", "8月1日–8月11日", "1 August–11 August"],
    ["{distance:fun-run}, {age:marathon}", "约 5 公里, 20 周岁起", "about 5 km, 20 and over"],
    ["{duration}", "6 小时 15 分钟", "6 h 15 min"],
    ["{allocation:marathon}", "抽签", "draw"],
    ["{{fee:marathon}} is {fee:marathon}", "{fee:marathon} is 150 元", "{fee:marathon} is ¥150"],
    ["{ x } {} {} } {word} {0} f({a})", "{ x } {} {} } {word} {0} f({a})", "{ x } {} {} } {word} {0} f({a})"],
  ])("%s", (text, zh, en) => {
    expect(findProblems(source([call(both(text))]))).toEqual([]);
    expect(shown(text)).toEqual({ zh, en });
  });

  test("also a fee with its early-bird offers: what it is until when, and the regular one", () => {
    const until = "2026-08-05T10:00:00+08:00";
    const early = { id: "early", items: ["marathon"], feeFen: 12_000, until };
    const read = (text: string, earlyBirds: unknown) =>
      chooseTitle(source([call(both(text))], { prices: { earlyBirds } }));
    expect(read("{fee:marathon}", [early])).toEqual({
      zh: "150 元（早鸟价 120 元，2026年8月5日 10:00前）",
      en: "¥150 (¥120 as an early bird until 5 August 2026, 10:00)",
    });
    const first = {
      ...early,
      id: "first",
      feeFen: 0,
      from: "2026-08-01T10:00:00+08:00",
      until: "2026-08-02T10:00:00+08:00",
    };
    expect(read("{fee:marathon|number}", [early, first])).toMatchObject({
      en: "150 (0 as an early bird from 1 August 2026, 10:00 to 2 August 2026, 10:00; 120 as an early bird until 5 August 2026, 10:00)",
    });
    const ofOthers = [
      { ...early, items: ["fun-run"] },
      { ...early, feeFen: 15_000 },
    ];
    expect(read("{fee:marathon}", ofOthers)).toEqual({ zh: "150 元", en: "¥150" });
    for (const broken of [[{ ...early, until: "soon" }], [null, 1], "x", [{ ...early, items: 5 }]])
      expect(read("{fee:marathon}", broken)).toBeOneOf([undefined, { zh: "150 元", en: "¥150" }]);
  });

  test("a binding writes a fee with its early-bird offers as a text does", () => {
    const earlyBirds = [{ id: "early", items: ["marathon"], feeFen: 12_000, until: "2026-08-05T10:00:00+08:00" }];
    const read = (title: unknown) => chooseTitle(source([call(title)], { prices: { earlyBirds } }));
    const fee = { $race: "/items/marathon/feeFen" };
    expect(read(fee)).toEqual(read(both("{fee:marathon}")));
    expect(read({ zh: fee, en: { ...fee, as: "number" } })).toEqual({
      zh: "150 元（早鸟价 120 元，2026年8月5日 10:00前）",
      en: "150 (120 as an early bird until 5 August 2026, 10:00)",
    });
  });

  test("in the title and description of the site, its menu and its footer", () => {
    const text = both("{name}");
    const more = { title: text, description: text, footer: { copyright: text } };
    expect(compileSite(source([], more), {})?.site).toMatchObject({
      title: race.name,
      description: race.name,
      footer: { copyright: race.name },
    });
  });

  test("in HTML, as text: a fact brings no tags", () => {
    const name = both('A & B <img src=x onerror="x()">');
    const text = source([richText("a", "<p>{name} {fee:marathon}</p>")], { race: { ...race, name } });
    expect(valueAt(compileSite(text, {})?.site, "/home/blocks/0/props/html/zh")).toBe(
      '<p>A &amp; B &lt;img src=x onerror="x()"&gt; 150 元</p>',
    );
  });

  test("but the facts themselves, and addresses stay as they are written", () => {
    const facts = { ...race, venue: both("{name}") };
    const tiles = { url: "https://tile.example.org/{z}/{x}/{y}.png", attribution: both("{venue}") };
    const map = { type: "map", version: 1, id: "map", props: { tiles } };
    const text = source([map], { race: facts, hosts: { maps: ["tile.example.org"] } });
    expect(findProblems(text)).toEqual([]);
    const { site } = compileSite(text, {}) ?? {};
    expect(site?.race?.venue).toEqual(both("{name}"));
    expect(valueAt(site, "/home/blocks/0/props/tiles")).toEqual({ ...tiles, attribution: both("{name}") });
  });
});

describe("the rules of a race name its facts", () => {
  const rules = {
    id: "rules",
    time: 1_760_000_000_000,
    title: "{name}竞赛规程",
    titleEn: "Rules of the {name}",
    content: "<p>报名费 {fee:marathon}。</p>",
    contentEn: '<p>{fee:marathon}, "{city}", {{fee:marathon}}</p>',
  };
  const filled = {
    title: "柳湾马拉松竞赛规程",
    titleEn: "Rules of the Willow Bay Marathon",
    content: "<p>报名费 150 元。</p>",
    contentEn: '<p>¥150, "柳湾", {fee:marathon}</p>',
  };

  test("in a document of the site file", () => {
    const text = source([], { documents: [rules] });
    expect(findProblems(text)).toEqual([]);
    expect(compileSite(text, {})?.site.documents).toEqual([{ ...rules, ...filled }]);
  });

  test("in a file of its own, and a fact cannot bring HTML into it", () => {
    const { document } = readDocument(JSON.stringify(rules));
    const facts = boundFacts(JSON.parse(source([])), undefined);
    expect(document && facts && fillDocument(document, facts)).toMatchObject(filled);
    const hostile = boundFacts(JSON.parse(source([], { race: { ...race, city: { zh: "<img src=x>" } } })), undefined);
    expect(document && hostile && fillDocument(document, hostile).contentEn).toContain("&lt;img src=x&gt;");
    expect(boundFacts({ websiteTitle: "跑" }, undefined)).toBeUndefined();
  });

  test("and a misspelt one is a problem at its line of the document, with a fix", () => {
    const documents = {
      "documents/rules.json": JSON.stringify({ ...rules, contentEn: "<p>{fee:maraton}</p>" }, null, 2),
    };
    const problems = readSite(source([]), "site.json", { documents }).problems.filter(
      ({ file }) => file !== "site.json",
    );
    expect(problems.map(({ code, file, line, suggestion }) => [code, file, line, suggestion])).toEqual([
      ["SL5213", "documents/rules.json", 7, "{fee:marathon}"],
    ]);
    expect(problems[0]?.fix).toEqual({ pointer: "/contentEn", value: "<p>{fee:marathon}</p>" });
  });
});

describe("an organiser gets one problem for a name in braces", () => {
  const at = "/home/blocks/0/props/title";
  test.each([
    ["{foo:bar}", "SL5213", undefined, "{foo:bar}"],
    ["{fee:maraton}", "SL5213", "{fee:marathon}", "{fee:maraton}"],
    ["{fees:marathon|money}", "SL5213", "{fee:marathon|money}", "{fees:marathon|money}"],
    ["{feeFen:marathon}", "SL5213", "{fee:marathon}", "{feeFen:marathon}"],
    ["{fee}", "SL5213", "{fee:marathon}", "{fee}"],
    ["{city:marathon}", "SL5213", "{city}", "{city:marathon}"],
    ["{opns}", "SL5213", "{opens}", "{opns}"],
    ["{constructor:__proto__}", "SL5213", undefined, "{constructor:__proto__}"],
    ["a{venue}b", "SL5209", undefined, "ab"],
    ["{fee:fun-run}", "SL5209", undefined, ""],
    ["{start|dat}", "SL5211", "date", "2026年10月25日 07:30"],
  ])("%s", (text, code, near, zh) => {
    const whole = source([call({ zh: text, en: "Fine" })]);
    expect(findProblems(whole)).toEqual([`${code} ${at}/zh`]);
    const problem = readSite(whole).problems.find((problem) => problem.code === code);
    expect(problem?.suggestion).toBe(near);
    expect(problem && readMessage(problem).en).not.toMatch(/undefined|\[object/);
    expect(chooseTitle(whole)).toEqual({ zh, en: "Fine" });
  });

  test("and a slip is fixed in its text, which else stays", () => {
    const text = source([call({ zh: "名额{{x}} {fee:maraton}、{start|dat}", en: "Fine" })]);
    const { source: fixed } = fixSource(text, (fixedText) => readSite(fixedText).problems);
    expect(fixed).toBe(text.replace("maraton", "marathon").replace("|dat}", "|date}"));
  });
});

test("an organiser's translations stay up to date when a fact changes that both languages name", () => {
  const text = source([call({ zh: "{fee:marathon} 起", en: "From {fee:marathon}" })]);
  const translations = lockTranslations(text);
  const dearer = text.replace("15000", "18000");
  expect(readSite(dearer, "site.json", { translations }).problems.filter(({ code }) => code === "SL5304")).toEqual([]);
});

test("a visitor of a site with more names in braces than the limit reads the rest as it is written", () => {
  const text = source([call(both(`${"{name}".repeat(mostBindings)}{city}`))]);
  expect(findProblems(text)).toEqual(["SL5212 /home/blocks/0/props/title/zh"]);
  expect(JSON.stringify(chooseTitle(text))).toContain("{city}");
});
