import { describe, expect, test } from "vitest";
import { call, source } from "../bind/testRace.ts";
import { compileSite } from "../compile.ts";
import { fixSource } from "../edit/fixes.ts";
import { upgradeSource } from "../edit/newest.ts";
import type { Problem } from "../problems/problems.ts";
import { readSite } from "../read.ts";
import { folders } from "../testMutations.ts";
import { siteV2 } from "../upgrade/site/siteV2.ts";

const repeats = (text: string): Problem[] =>
  readSite(text, "site.json").problems.filter(({ code }) => code === "SL5214");
const site = (text: { zh: string; en?: string }) => source([call(text)]);

describe("an organiser reads which text repeats a fact of the race, and binds it by its fix", () => {
  test.each([
    [{ zh: "马拉松 150 元" }, "马拉松 {fee:marathon}"],
    [{ zh: "马拉松报名费￥150" }, "马拉松报名费￥{fee:marathon|number}"],
    [{ zh: "全程报名费150元" }, "全程报名费{fee:marathon|number}元"],
    [{ zh: "马拉松有 5,000 个名额" }, "马拉松有 {places:marathon} 个名额"],
    [{ zh: "共 5,300 个名额" }, "共 {places} 个名额"],
    [{ zh: "一", en: "The marathon costs ¥150." }, "The marathon costs {fee:marathon}."],
    [{ zh: "一", en: "Entry fee: RMB 150" }, "Entry fee: RMB {fee:marathon|number}"],
    [{ zh: "一", en: "300 places in the fun run" }, "{places:fun-run} places in the fun run"],
    [{ zh: "马拉松须年满 20 周岁" }, "马拉松须年满 {minAge:marathon|number} 周岁"],
    [{ zh: "一", en: "Marathon: aged 20 or over" }, "Marathon: aged {minAge:marathon|number} or over"],
    [{ zh: "比赛将于2026年10月25日举行" }, "比赛将于{start|date}举行"],
    [{ zh: "2026年10月25日 07:30，运河门广场" }, "{start}，运河门广场"],
    [{ zh: "一", en: "Registration closes on 11 August 2026." }, "Registration closes on {closes|date}."],
  ])("%j", (text, bound) => {
    const problems = repeats(site(text));
    expect(problems).toMatchObject([{ severity: "note", fix: { value: bound } }]);
    const whole = site(text);
    const { source: fixed } = fixSource(whole, repeats);
    expect(repeats(fixed)).toEqual([]);
    expect(compileSite(fixed, {})).toEqual(compileSite(whole, {}));
  });

  test("without a fix, if it would be written otherwise", () => {
    const [only] = repeats(site({ zh: "马拉松有 5000 个名额" }));
    expect(only?.suggestion).toBe("{places:marathon}");
    expect(only?.fix).toBeUndefined();
  });
});

test.each([
  ["a number that is nobody's", "马拉松 160 元"],
  ["a prize", "马拉松奖金 150 元"],
  ["a deposit", "Marathon, deposit ¥150"],
  ["a price of something else", "纪念衫 150 元"],
  ["two items", "马拉松与欢乐跑 150 元"],
  ["a range", "马拉松 ¥150–200"],
  ["a longer number", "马拉松 ¥1,150"],
  ["tens of thousands", "马拉松 150 万元"],
  ["a number without a unit", "马拉松第 150 届"],
  ["a binding", "马拉松 {fee:marathon}"],
  ["the age of a guardian", "马拉松监护人须年满 20 周岁"],
  ["an age of no item", "年满 20 周岁"],
  ["the day of something else", "2026年10月25日领物"],
  ["another time of race day", "2026年10月25日 08:30 起跑"],
  ["another year", "2024年10月25日举行"],
])("an organiser gets no note about %s", (_, zh) => expect(repeats(site({ zh }))).toEqual([]));

test("an organiser of a shipped race would get no note that is not true", () => {
  const notes = Object.values(folders).flatMap((folder) => {
    const text = upgradeSource(folder.site, folder.race) ?? "";
    expect(text).toContain(siteV2);
    return repeats(text).map(({ params }) => Object.values(params).join(" -> "));
  });
  expect(notes).toEqual([]);
});
