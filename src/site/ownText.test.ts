import { describe, expect, test } from "vitest";
import type { Site } from "#blocks/kit/site/site.ts";
import { ownText } from "./ownText.ts";

const tables = JSON.parse(`{
  "起点": { "zh": "起点", "en": "Start" },
  "Finish": { "zh": "终点" },
  "补给": { "zh": "补给" },
  "页面": { "en": "<img src=x onerror=alert(1)>" },
  "数字": { "en": 5 },
  "文字": "Words",
  "空": null,
  "": { "en": "Everywhere" }
}`) as Site["translations"];

describe("a text in the reader's language", () => {
  test.each([
    ["its own words come before the table's", { zh: "起点", en: "The start" }, "The start"],
    ["the table's if it has none", { zh: "起点" }, "Start"],
    ["the table's if its own are empty", { zh: "起点", en: "" }, "Start"],
    ["nothing if the table has no such text", { zh: "终点线" }, ""],
    ["nothing if the table also lacks the language", { zh: "补给" }, ""],
    ["nothing for an entry with HTML, which nobody cleaned", { zh: "页面" }, ""],
    ["nothing for entries that are no words", { zh: "数字" }, ""],
    ["nothing for an entry that is a text", { zh: "文字" }, ""],
    ["nothing for an entry that is null", { zh: "空" }, ""],
    ["nothing for a text without words", { zh: "" }, ""],
    ["nothing for what every object has", { zh: "constructor" }, ""],
    ["nothing for what every object inherits from", { zh: "__proto__" }, ""],
  ])("is %s", (_, text, words) => {
    expect(ownText(text, "en", tables)).toBe(words);
  });

  test("a Chinese reader gets the table's Chinese for a text that is only in English", () => {
    expect(ownText({ zh: "", en: "Finish" }, "zh", tables)).toBe("终点");
  });
});
