import { describe, expect, test } from "vitest";
import { chineseFiles, findChinese } from "./lintChinese.ts";

const found = (file: string, text: string) => findChinese(file, text).map(({ line, kind }) => `${line} ${kind}`);

describe("a reader of Chinese sees one space beside Latin letters and digits", () => {
  test("a missing space is found in tables, sentences about problems and docs", () => {
    expect(found("locales/a.json", '{\n  "a": { "zh": "第2版" }\n}')).toEqual(["2 missing space", "2 missing space"]);
    expect(found("locales/a.json", '"还剩{count}个"')).toEqual(["1 missing space", "1 missing space"]);
    const choice = "{unit, select, second {{count} 秒} other {{count} 分钟}}后再试";
    expect(found("locales/a.json", `"请${choice}"`)).toEqual(["1 missing space"]);
    expect(found("locales/a.json", `"请 ${choice}"`)).toEqual([]);
    expect(found("locales/a.json", '"请{count, plural, =1 {# 人} other {# 人}}确认"')).toEqual(["1 missing space"]);
    expect(found("locales/a.json", '"请写`id`"')).toEqual(["1 missing space"]);
    expect(found("locales/a.json", '"超过 50%的人"')).toEqual(["1 missing space"]);
    expect(found("locales/problems/a.json", '"文件{path}没有"')).toEqual(["1 missing space", "1 missing space"]);
    expect(found("docs/a.md", "运行`npm start`。")).toEqual(["1 missing space"]);
  });

  test("a space beside full-width punctuation is found", () => {
    expect(found("locales/a.json", '"还剩 2 ， 请"')).toEqual(["1 superfluous space", "1 superfluous space"]);
  });

  test("what is written by the rule is accepted, and so are Chinese names and line breaks", () => {
    expect(found("locales/a.json", '"第 2 版，{count} 个：{item}还有名额\\n请写 `id`。"')).toEqual([]);
    expect(found("locales/problems/a.json", '"{place, word, fact}中的 {written}，{near, hint}是"')).toEqual([]);
    expect(found("docs/a.md", "Write `第2版` so.\n\n```\n第2版\n```\n")).toEqual([]);
    expect(found("docs/a.md", "| 出错了！ | 重试 |")).toEqual([]);
  });
});

test("an account has one name, except at a bank and in a message of the wire format", () => {
  expect(found("locales/a.json", '"我的账户"')).toEqual(["1 other word"]);
  expect(found("docs/a.md", "请写账号，不写 `账户`。")).toEqual([]);
  expect(found("locales/a.json", '"账户信息不存在，请核对银行账户和账号"')).toEqual([]);
});

test("the texts, the sentences about problems and the docs are checked; released schemas and fixtures are not", () => {
  const files = chineseFiles();
  expect(files).toEqual(expect.arrayContaining(["locales/errors.json", "locales/problems/file.json", "docs/style.md"]));
  expect(files).not.toContain("schemas/site/v1.schema.json");
  expect(files.filter((file) => /generated|^fixtures/.test(file))).toEqual([]);
});
