import { describe, expect, test } from "vitest";
import { chineseFiles, findSpacing } from "./lintChinese.ts";

const found = (file: string, text: string) => findSpacing(file, text).map(({ line, kind }) => `${line} ${kind}`);

describe("a reader of Chinese sees one space beside Latin letters and digits", () => {
  test("a missing space is found in tables, sentences about problems and docs", () => {
    expect(found("locales/a.json", '{\n  "a": { "zh": "第2版" }\n}')).toEqual(["2 missing", "2 missing"]);
    expect(found("locales/a.json", '"还剩{count}个"')).toEqual(["1 missing", "1 missing"]);
    expect(found("locales/a.json", '"请写`id`"')).toEqual(["1 missing"]);
    expect(found("locales/a.json", '"超过 50%的人"')).toEqual(["1 missing"]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a program
    expect(found("compiler/a.ts", "zh: `文件${path}没有`")).toEqual(["1 missing", "1 missing"]);
    expect(found("docs/a.md", "运行`npm start`。")).toEqual(["1 missing"]);
  });

  test("a space beside full-width punctuation is found", () => {
    expect(found("locales/a.json", '"还剩 2 ， 请"')).toEqual(["1 superfluous", "1 superfluous"]);
  });

  test("what is written by the rule is accepted, and so are Chinese names and line breaks", () => {
    expect(found("locales/a.json", '"第 2 版，{count} 个：{item}还有名额\\n请写 `id`。"')).toEqual([]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a program
    expect(found("compiler/a.ts", "zh: `${place.zh}中的 ${written}，${zh}是`")).toEqual([]);
    expect(found("docs/a.md", "Write `第2版` so.\n\n```\n第2版\n```\n")).toEqual([]);
    expect(found("docs/a.md", "| 出错了！ | 重试 |")).toEqual([]);
  });
});

test("the texts, the sentences about problems and the docs are checked; released schemas and fixtures are not", () => {
  const files = chineseFiles();
  expect(files).toEqual(
    expect.arrayContaining(["locales/errors.json", "compiler/problems/codes/file.ts", "docs/style.md"]),
  );
  expect(files).not.toContain("schemas/common/v1.schema.json");
  expect(files.filter((file) => /generated|^fixtures/.test(file))).toEqual([]);
});
