import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkSchemas } from "./checkSchemas.ts";
import { readTables } from "./messages.ts";
import { SourceMistakes } from "./mistakes.ts";
import { readProblemRows } from "./problemTables.ts";
import { readSchemas } from "./schemas.ts";

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), "startline-mistakes-"));
  for (const name of ["common", "home/faq", "field/input"])
    cpSync(`schemas/${name}`, join(clone, "schemas", name), { recursive: true });
});
afterEach(() => rmSync(clone, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(join(clone, dirname(path)), { recursive: true });
  writeFileSync(join(clone, path), text);
};
const edit = (path: string, from: string, to: string) => {
  const text = readFileSync(join(clone, path), "utf8");
  expect(text).toContain(from);
  write(path, text.replace(from, to));
};
const printed = (run: () => unknown): string[] => {
  try {
    run();
  } catch (error) {
    if (error instanceof SourceMistakes) return error.message.split("\n");
    throw error;
  }
  return [];
};
const ofTables = () => printed(() => readTables(join(clone, "locales")));
const ofSchemas = () => printed(() => checkSchemas(readSchemas(join(clone, "schemas"))));

describe("an editor of texts reads the file, position and message of", () => {
  test.each([
    ["a broken file", '{\n  "a": { "zh": "一" "en": "one" }\n}', [/^locales\/x\/y\.json:2:\d+ .*[Cc]omma/]],
    [
      "a text that is there twice",
      '{\n  "a": { "zh": "一", "en": "one" },\n  "a": { "zh": "二", "en": "two" }\n}',
      [/^locales\/x\/y\.json:3:3 .*"a" is used twice.*line 2/],
    ],
    [
      "a language that is missing, in each of its texts",
      '{\n  "a": { "zh": "一" },\n  "b": { "zh": "", "en": "two" },\n  "c": "three"\n}',
      [
        'locales/x/y.json:2:8 "a" has no English (en) text.',
        'locales/x/y.json:3:16 "b" has no Chinese (zh) text.',
        'locales/x/y.json:4:8 "c" has no Chinese (zh) text.',
        'locales/x/y.json:4:8 "c" has no English (en) text.',
      ],
    ],
    [
      "a message that cannot be compiled",
      '{\n  "a": { "zh": "还剩 {count", "en": "{count} left" }\n}',
      [/^locales\/x\/y\.json:2:16 "a" \(zh\) is no ICU MessageFormat: Unexpected message end at line 1 col 10\.$/],
    ],
    ["a list", "[]", ["locales/x/y.json:1:1 A table of texts is an object."]],
  ])("%s", (_what, text, mistakes) => {
    write("locales/x/y.json", text);
    write("locales/good.json", '{ "a": { "zh": "一", "en": "one" } }');
    expect(ofTables()).toEqual(
      mistakes.map((mistake) => (typeof mistake === "string" ? mistake : expect.stringMatching(mistake))),
    );
  });

  test("every table that has a mistake", () => {
    write("locales/x.json", "{");
    write("locales/y.json", '{ "a": {} }');
    expect(ofTables()).toEqual([
      expect.stringMatching(/^locales\/x\.json:1:/),
      expect.stringMatching(/^locales\/y\.json:1:8 .*Chinese/),
      expect.stringMatching(/^locales\/y\.json:1:8 .*English/),
    ]);
  });
});

describe("a developer who edits a schema reads the file, position and message of", () => {
  const faq = "schemas/home/faq/v1.schema.json";
  const place = `${faq.replaceAll(".", "\\.")}:\\d+:\\d+`;

  test.each([
    ["a broken file", '"type": "object"', '"type": "object" "x": 1', `^${place} .*[Cc]omma`],
    [
      "a key that is there twice",
      '"type": "object"',
      '"type": "object", "type": "object"',
      `^${place} .*"type" is used twice`,
    ],
    [
      "a keyword that JSON Schema lacks",
      '"type": "object"',
      '"type": "object", "maxPropertys": 3',
      `^${place} JSON Schema has no keyword "maxPropertys"\\.$`,
    ],
    ["a value that a keyword does not take", '"type": "object"', '"type": "objekt"', `^${place} /type: must be .+\\.$`],
    [
      "a reference that leads nowhere",
      "#/$defs/text",
      "#/$defs/txet",
      `^${place} The reference .*#/\\$defs/txet leads to no schema\\.$`,
    ],
    [
      "another schema's address",
      "/faq/v1",
      "/faq/v2",
      `^${place} \\$id must be "https://startline\\.dev/${faq.replaceAll(".", "\\.")}"\\.$`,
    ],
  ])("%s", (_what, from, to, mistake) => {
    expect(ofSchemas()).toEqual([]);
    edit(faq, from, to);
    expect(ofSchemas()).toEqual([expect.stringMatching(new RegExp(mistake))]);
  });

  test("a version without the one before, a file that is missing, and an upgrade that does nothing", () => {
    write("schemas/home/faq/v3.schema.json", "{}");
    rmSync(join(clone, "schemas/field/input/v1.options.schema.json"));
    write("schemas/home/faq/v1.upgrade.json", '[{ "op": "rename", "from": "/a", "to": "/b" }, { "op": "renam" }]');
    expect(ofSchemas()).toEqual([
      "schemas/field/input/v1.options.schema.json The file is missing.",
      "schemas/home/faq/v3.schema.json There is no v2.schema.json before it.",
      expect.stringMatching(
        /^schemas\/home\/faq\/v1\.upgrade\.json:1:56 There is no operation "renam"; there are rename, /,
      ),
      expect.stringMatching(/^schemas\/home\/faq\/v3\.schema\.json:1:1 \$id must be /),
    ]);
  });
});

describe("an editor of problems reads the file, position and message of", () => {
  const row = (fields: object) => {
    const sentence = { zh: "一。", en: "One." };
    return JSON.stringify({ SL9001: { severity: "error", title: sentence, message: sentence, ...fields } }, null, 2);
  };
  test.each([
    [
      "a severity that there is not",
      { severity: "fatal" },
      /^locales\/problems\/a\.json:3:\d+ Write error, warning, note\./,
    ],
    ["a title without English", { title: { zh: "一" } }, /A title has zh and en\./],
    ["a case of a message without Chinese", { message: { near: { en: "One." } } }, /A message has zh and en, or/],
    ["an empty explanation", { explanation: { zh: "", en: "" } }, /An explanation has zh and en\./],
    ["a field that is misspelt", { exmaple: "{}" }, /A row has no field "exmaple"\./],
    ["a message with an open brace", { message: { zh: "一", en: "One {name" } }, /\(en\) is no ICU MessageFormat/],
  ])("%s", (_, fields, message) => {
    write("locales/problems/a.json", row(fields));
    expect(printed(() => readProblemRows(join(clone, "locales")))).toEqual([expect.stringMatching(message)]);
  });

  test("a code that two families have", () => {
    write("locales/problems/a.json", row({}));
    write("locales/problems/b.json", row({}));
    expect(printed(() => readProblemRows(join(clone, "locales")))).toEqual([
      expect.stringMatching(/^locales\/problems\/b\.json:2:\d+ Another family has SL9001\./),
    ]);
  });
});
