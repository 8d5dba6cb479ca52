import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { getLanguageService, type LanguageService, TextDocument } from "vscode-json-languageservice";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const marathon = read("fixtures/sites/canal-city-2025/site.json");

let service: LanguageService;
// As VS Code does it with the settings of this folder; there is no network: a schema that they lack
// is a problem.
beforeAll(() => {
  service = getLanguageService({ schemaRequestService: async (url) => Promise.reject(`not in the settings: ${url}`) });
  const { "json.schemas": schemas } = JSON.parse(read(".vscode/settings.json"));
  service.configure({
    validate: true,
    allowComments: false,
    schemas: schemas.map((one: { url: string; schema: object }) => ({ uri: one.url, schema: one.schema })),
  });
});

function open(text: string) {
  const document = TextDocument.create("file:///site.json", "json", 1, text);
  return { document, parsed: service.parseJSONDocument(document) };
}

async function listProblems(text: string): Promise<string[]> {
  const { document, parsed } = open(text);
  const diagnostics = await service.doValidation(document, parsed, {
    schemaValidation: "error",
    trailingCommas: "error",
  });
  return diagnostics.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}

/** The completions at the mark `|` in the text. */
async function offeredAt(marked: string): Promise<string[]> {
  const { document, parsed } = open(marked.replace("|", ""));
  const list = await service.doComplete(document, document.positionAt(marked.indexOf("|")), parsed);
  return list?.items.map(({ label }) => label) ?? [];
}

async function hoverOn(text: string, word: string, after = ""): Promise<string> {
  const { document, parsed } = open(text);
  const at = text.indexOf(word, text.indexOf(after)) + 1;
  const hover = await service.doHover(document, document.positionAt(at), parsed);
  return JSON.stringify(hover?.contents ?? "");
}

/** The marathon's file with one value changed; `path` as in jsonc-parser. */
const change = (path: (string | number)[], value: unknown) =>
  applyEdits(marathon, modify(marathon, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }));

const { blocks } = JSON.parse(marathon).home as { blocks: { type: string }[] };
const carousel = blocks.findIndex(({ type }) => type === "carousel");
const blockWith = (rest: string) =>
  `{ "$schema": "https://startline.dev/schemas/site/v2.schema.json", "home": { "blocks": [{ ${rest} }] } }`;

describe("an organiser who edits in VS Code", () => {
  const files = readdirSync(join(root, "fixtures"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json") && !file.includes("media"))
    .map((file) => `fixtures/${file}`)
    .filter((file) => read(file).includes('"$schema"') && !/^fixtures\/site\/v2\.json$/.test(file));

  test.each(files)("sees no false problem in %s", async (file) => expect(await listProblems(read(file))).toEqual([]));

  test("sees a warning for each unknown thing that the program keeps in an upgraded old file", async () => {
    expect(await listProblems(read("fixtures/site/v2.json"))).toEqual([
      expect.stringContaining("meta"),
      expect.stringContaining("is not accepted"),
      expect.stringContaining("tideTable"),
    ]);
  });

  test("is offered the fields that a question of a form can be, and sees a warning for what is not part of a form", async () => {
    const form = (more: string) =>
      `{ "$schema": "https://startline.dev/schemas/form/v1.schema.json", "id": "a", "version": 1, "title": { "zh": "表" },
      "schema": { "type": "object", "properties": { "name": { "$ref": ${more} } } },
      "steps": [{ "id": "a", "title": { "zh": "步" }, "fields": ["name"] }] }`;
    const offered = await offeredAt(form("|"));
    // Editors cut long labels.
    const isOffered = (text: string) => offered.some((label) => text.startsWith(label.replace(/\.\.\.$/, "")));
    for (const type of readdirSync(join(root, "schemas/field")))
      expect(isOffered(`"https://startline.dev/schemas/field/${type}/v1.schema.json"`), type).toBe(true);
    const right = form('"#/$defs/name"');
    expect(await listProblems(right)).toEqual([]);
    expect(await listProblems(right.replace('"version": 1', '"version": 0'))).toHaveLength(1);
    expect(await listProblems(right.replace('"steps"', '"stepps"'))).toHaveLength(2);
  });

  test("is offered all block types", async () => {
    const offered = await offeredAt(blockWith('"type": |'));
    const types = readdirSync(join(root, "schemas/home")).map((type) => JSON.stringify(type));
    expect(offered).toEqual(expect.arrayContaining(types));
    expect(new Set(offered).size).toBe(offered.length);
  });

  test("is offered the versions of a type", async () => {
    expect(await offeredAt(blockWith('"type": "carousel", "version": |'))).toEqual(["1", "2"]);
  });

  test.each([
    ['"type": "carousel", "version": 2, "id": "top", "props": { | }', ["slides", "showRace"]],
    ['"type": "carousel", "id": "top", "props": { | }', ["slides", "showRace"]],
    ['"type": "carousel", "version": 1, "id": "top", "props": { | }', ["carouselList"]],
    [
      '"type": "section", "version": 1, "id": "a", "props": { "blocks": [{ "type": "carousel", "version": 2, "id": "b", "props": { | } }] }',
      ["slides", "showRace"],
    ],
  ])("is offered the props of %s", async (rest, props) => {
    expect(await offeredAt(blockWith(rest))).toEqual(props);
  });

  test("is offered the props of a page", async () => {
    const marked = `{ "$schema": "https://startline.dev/schemas/site/v2.schema.json", "routes": [{ "path": "/a", "page": { "type": "document", "version": 1, "props": { | } } }] }`;
    expect(await offeredAt(marked)).toEqual(["dataPath"]);
  });

  test("can bind a fact of the race, and sees what is no binding", async () => {
    const edited = (bound: object) => {
      const blocks = [
        { type: "countdown", version: 1, id: "a", props: { title: bound, target: { $race: "/startsAt" } } },
        {
          type: "call-to-action",
          version: 1,
          id: "b",
          props: { title: { zh: bound }, action: { label: bound, link: bound } },
        },
        {
          type: "cut-off-times",
          version: 1,
          id: "c",
          props: { points: [{ id: "d", name: bound, distanceKm: bound, at: bound }] },
        },
      ];
      return `{ "$schema": "https://startline.dev/schemas/site/v2.schema.json", "id": "a", "title": ${JSON.stringify(bound)}, "languages": ["zh"],
        "home": { "blocks": ${JSON.stringify(blocks)} }, "routes": [] }`;
    };
    expect(await listProblems(edited({ $race: "/startsAt", as: "date" }))).toEqual([]);
    expect((await listProblems(edited({ $race: "/startsAt", as: "loud" }))).length).toBeGreaterThan(0);
    expect((await listProblems(edited({ en: "no Chinese" }))).join()).toContain('"zh"');
    expect(
      await offeredAt(
        blockWith('"type": "countdown", "version": 1, "id": "a", "props": { "target": { "$race": "/startsAt", | } }'),
      ),
    ).toEqual(["as"]);
  });

  test("reads what a prop is for, in the words of this very place", async () => {
    const place = '"type": "carousel"';
    expect(await hoverOn(marathon, '"showRace"', place)).toContain("state of registration and one action by time");
    expect(await hoverOn(marathon, '"image"', place)).toContain("The wide picture");
    expect(await hoverOn(marathon, '"carousel"', place)).toContain("type");
  });

  test.each([
    ["a prop of the wrong type", ["home", "blocks", carousel, "props", "showRace"], "yes", /boolean/],
    ["a misspelt prop", ["home", "blocks", carousel, "props", "showrace"], true, /showrace/],
    ["a type that does not exist", ["home", "blocks", carousel, "type"], "carousell", /is not accepted/],
    ["a version that does not exist", ["home", "blocks", carousel, "version"], 9, /is not accepted/],
    ["a page's missing document", ["routes", 0, "page"], { type: "document", version: 1, props: {} }, /dataPath/],
  ])("sees %s, and that alone", async (_mistake, path, value, sentence) => {
    const problems = await listProblems(change(path, value));
    expect(problems).toEqual([expect.stringMatching(sentence)]);
  });
});
