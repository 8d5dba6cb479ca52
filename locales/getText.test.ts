import { expect, test } from "vitest";
import { generateMessages } from "#scripts/gen/messages.ts";
import { messages as timeline } from "./generated/compiler/timeline.ts";
import { messages as documents } from "./generated/kit/documents.ts";
import { getText, textIn } from "./getText.ts";

test("a text comes in both languages, with its values filled in", () => {
  expect(getText(timeline, "raceStarts")).toEqual({ zh: "比赛开始", en: "The race starts" });
  expect(getText(documents, "missing", { count: 1 })).toEqual({
    zh: "有 1 篇文章暂时无法加载。",
    en: "1 document could not be loaded.",
  });
  expect(textIn("en", documents, "missing", { count: 2 })).toBe("2 documents could not be loaded.");
});

test("a bilingual value is filled in in each language, in Chinese if it has no English", () => {
  expect(getText(timeline, "itemStarts", { name: { zh: "半程", en: "Half" } })).toEqual({
    zh: "“半程”起跑",
    en: '"Half" starts',
  });
  expect(textIn("en", timeline, "itemStarts", { name: { zh: "半程" } })).toBe('"半程" starts');
});

test("a text with the wrong key, without its values or with a value that it does not have does not compile", () => {
  // @ts-expect-error: the table has no such key.
  getText(timeline, "raceStart");
  // @ts-expect-error: the name is missing.
  getText(timeline, "itemStarts");
  // @ts-expect-error: the text has no such value.
  getText(timeline, "itemStarts", { item: "Half" });
  // @ts-expect-error: the text has no values.
  getText(timeline, "raceStarts", { name: "Half" });
  // @ts-expect-error: a count is a number.
  getText(documents, "missing", { count: "two" });
});

test("the generated type has the values of both languages: what is counted is a number, what is chosen by a text", () => {
  const written = generateMessages("kit/trial", {
    plain: { zh: "没有", en: "None" },
    counted: { zh: "{name}有 {count} 个", en: "{count, plural, one {# entry} other {# entries of {whose}}}" },
    chosen: { zh: "{kind, select, a {甲} other {乙}}", en: "{kind}" },
  });
  expect(written).toContain('"plain": {};');
  expect(written).toContain('"counted": { "name": string | number; "count": number; "whose": string | number };');
  expect(written).toContain('"chosen": { "kind": string };');
});
