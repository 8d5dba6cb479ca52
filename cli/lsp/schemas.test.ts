import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isObject } from "#core/pointers.ts";
import chinese from "#schemas/chinese.json" with { type: "json" };
import { openSchemas, TextDocument } from "./schemas.ts";

/** The titles and descriptions of all schemas that editors have. */
function listTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listTexts);
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === "enumDescriptions") return value as string[];
    return typeof value === "string" && ["title", "description"].includes(key) ? [value] : listTexts(value);
  });
}

test("each title and description of a schema has its Chinese in schemas/chinese.json, and nothing else is in there", () => {
  const used = new Set(listTexts(JSON.parse(readFileSync(".vscode/settings.json", "utf8"))));
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
  const { service } = openSchemas(language);
  const text = '{ "$schema": "https://startline.dev/schemas/site/v2.schema.json", "timeZone": "Asia/Shanghai" }';
  const document = TextDocument.create("file:///site.json", "json", 1, text);
  const hover = await service.doHover(
    document,
    document.positionAt(text.indexOf("timeZone")),
    service.parseJSONDocument(document),
  );
  expect(JSON.stringify(hover?.contents)).toContain(sentence);
});

const wall = {
  $schema: "https://startline.dev/schemas/composite/v1.schema.json",
  type: "my/wall",
  version: 2,
  title: { zh: "赞助商墙", en: "Sponsor wall" },
  description: { zh: "按级别排列的赞助商", en: "Sponsors by tier" },
  props: {
    type: "object",
    properties: {
      heading: {
        $ref: "https://startline.dev/schemas/common/v1.schema.json#/$defs/text",
        title: { zh: "标题", en: "Heading" },
        description: "Above the marks.",
      },
      size: { enum: ["large", "small"] },
    },
  },
  slots: { below: { title: { zh: "下方", en: "Below" }, blocks: ["rich-text", "button-row"] } },
  variants: { dark: { title: { zh: "深色", en: "Dark" }, tokens: {} } },
  tree: [],
};
const files = {
  "composites/my/wall/v1.json": JSON.stringify({
    ...wall,
    version: 1,
    props: { type: "object", properties: { name: {} } },
  }),
  "composites/my/wall/v2.json": JSON.stringify(wall),
  "composites/my/wall/v2.upgrade.json": "[]",
  "../packs/lake/composites/lake/hero/v1.json": JSON.stringify({ type: "lake/hero", title: { zh: "湖" } }),
  "composites/my/broken/v1.json": "{",
};

/** Returns the offers at the mark `|` of a site with one block, and the text of a hover over it. */
async function askAt(block: string, { service, offer }: ReturnType<typeof openSchemas>, composites = files) {
  offer(composites);
  const marked = `{ "$schema": "https://startline.dev/schemas/site/v2.schema.json", "home": { "blocks": [${block}] } }`;
  const document = TextDocument.create("file:///site.json", "json", 1, marked.replace("|", ""));
  const place = document.positionAt(marked.indexOf("|"));
  const parsed = service.parseJSONDocument(document);
  const items = (await service.doComplete(document, place, parsed))?.items ?? [];
  const hover = await service.doHover(document, place, parsed);
  return { labels: items.map(({ label }) => label), hover: JSON.stringify(hover?.contents ?? "") };
}

describe("an organiser whose site has composites", () => {
  const schemas = openSchemas("en");

  test.each([
    ["their types beside the built-in ones", '{ "type": "|" }', ['"my/wall"', '"lake/hero"', '"faq"']],
    ["their versions", '{ "type": "my/wall", "version": | }', ["1", "2"]],
    ["the props of the newest version", '{ "type": "my/wall", "props": { | } }', ["heading", "size"]],
    ["the props of the version that is written", '{ "type": "my/wall", "version": 1, "props": { | } }', ["name"]],
    ["the values of a prop", '{ "type": "my/wall", "version": 2, "props": { "size": | } }', ['"large"', '"small"']],
    ["the languages of a text", '{ "type": "my/wall", "version": 2, "props": { "heading": { | } } }', ["zh", "en"]],
    ["the variants", '{ "type": "my/wall", "version": 2, "variant": | }', ['"dark"']],
    ["the slots", '{ "type": "my/wall", "version": 2, "slots": { | } }', ["below"]],
    [
      "the blocks of a slot",
      '{ "type": "my/wall", "version": 2, "slots": { "below": [{ "type": "|" }] } }',
      ['"rich-text"'],
    ],
  ])("is offered %s", async (_, block, labels) => {
    expect((await askAt(block, schemas)).labels).toEqual(expect.arrayContaining(labels));
  });

  test("reads what they are in the language of the editor", async () => {
    const inProps = '{ "type": "my/wall", "version": 2, "props": { "hea|ding": {} } }';
    expect((await askAt('{ "type": "my/w|all" }', schemas)).hover).toContain("Sponsors by tier");
    expect((await askAt(inProps, schemas)).hover).toContain("Above the marks");
    const chinese = openSchemas("zh");
    expect((await askAt('{ "type": "my/w|all" }', chinese)).hover).toContain("按级别排列的赞助商");
    expect((await askAt(inProps, chinese)).hover).toContain("标题");
  });

  test("is not offered those of another race", async () => {
    expect((await askAt('{ "type": "|" }', schemas, {} as typeof files)).labels).not.toContain('"my/wall"');
  });
});

describe("an organiser who writes a composite", () => {
  const { service } = openSchemas("en");
  const offeredAt = async (inside: string) => {
    const marked = `{ "$schema": "https://startline.dev/schemas/composite/v1.schema.json", ${inside} }`;
    const document = TextDocument.create("file:///v1.json", "json", 1, marked.replace("|", ""));
    const parsed = service.parseJSONDocument(document);
    const list = await service.doComplete(document, document.positionAt(marked.indexOf("|")), parsed);
    return list?.items.map(({ label }) => label) ?? [];
  };

  test.each([
    ["its fields", "|", ["props", "slots", "variants", "tree", "example"]],
    ["the fields of a variant", '"variants": { "dark": { | } }', ["title", "tokens"]],
    ["the fields of a slot", '"slots": { "below": { | } }', ["title", "blocks", "max"]],
    ["the words of a prop", '"props": { "properties": { "title": { | } } }', ["type", "$ref", "maxLength"]],
    ["the types of blocks in its tree", '"tree": [{ "type": "|" }]', ['"heading"', '"section"']],
    ["the nodes of its tree", '"tree": [{ | }]', ["$each", "$when", "$slot"]],
  ])("is offered %s", async (_, inside, labels) => {
    expect(await offeredAt(inside)).toEqual(expect.arrayContaining(labels));
  });

  test("sees no mistake in a composite that is right", async () => {
    const file = readFileSync("fixtures/packs/lake-series/composites/lake/sponsor-wall/v1.json", "utf8");
    const document = TextDocument.create("file:///v1.json", "json", 1, file);
    const diagnostics = await service.doValidation(document, service.parseJSONDocument(document), {
      schemaValidation: "error",
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([]);
  });
});
