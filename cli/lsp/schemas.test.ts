import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isObject } from "#core/pointers.ts";
import chinese from "#schemas/chinese.json" with { type: "json" };
import { openSchemas, TextDocument } from "./schemas.ts";

/** The titles and descriptions of all schemas that editors have. */
function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === "enumDescriptions") return value as string[];
    return typeof value === "string" && ["title", "description"].includes(key) ? [value] : textsOf(value);
  });
}

test("each title and description of a schema has its Chinese in schemas/chinese.json, and nothing else is in there", () => {
  const used = new Set(textsOf(JSON.parse(readFileSync(".vscode/settings.json", "utf8"))));
  expect([...used].filter((text) => !Object.hasOwn(chinese, text))).toEqual([]);
  expect(Object.keys(chinese).filter((text) => !used.has(text))).toEqual([]);
  expect(
    Object.values(chinese).filter((text) => /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u.test(text)),
  ).toEqual([]);
});

test.each([
  ["zh", "赛事所在的 IANA 时区"],
  ["en", "The race's IANA time zone"],
] as const)("an organiser whose editor is in %s reads descriptions in that language", async (language, sentence) => {
  const service = openSchemas(language);
  const text = '{ "$schema": "https://startline.dev/schemas/site/v2.schema.json", "timeZone": "Asia/Shanghai" }';
  const document = TextDocument.create("file:///site.json", "json", 1, text);
  const hover = await service.doHover(
    document,
    document.positionAt(text.indexOf("timeZone")),
    service.parseJSONDocument(document),
  );
  expect(JSON.stringify(hover?.contents)).toContain(sentence);
});
