import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { richText, siteWith } from "#fixtures/site/siteWith.ts";
import { messages as words } from "#locales/generated/problem-words.ts";
import { readSite } from "../read.ts";
import type { Problem } from "./problems.ts";
import { readMessage } from "./readMessage.ts";

const listProblems = (source: string) => readSite(source, "site.json").problems;
const writeSentence = ([problem]: Problem[]) => (problem ? readMessage(problem) : { zh: "", en: "" });
const codes = (problems: Problem[]) => problems.map(({ code }) => code);

// Words of the validator and of regular expressions, which no organiser should have to read.
const jargon =
  /must (?:be|have|match)|required property|additional propert|pattern|schema path|instancePath|keyword|\^\[|\\d|\(\?|undefined|NaN|\[object/i;

const mistakes: [string, string, string][] = [
  ["leaves a bracket open", '{ "a": [1, 2', "SL1001"],
  ["writes a comma too many", '{ "a": 1, }', "SL1001"],
  ["leaves a comment open", '{ "a": 1 /* hello }', "SL1001"],
  ["writes comments", `// ours\n${siteWith([]).replace('"id"', '/* short */ "id"')}`, "SL1006"],
  ["writes a field twice", siteWith([]).replace('"title"', '"title": { "zh": "旧" }, "title"'), "SL1007"],
  [
    "writes a field twice, and a space before another one's colon",
    siteWith([]).replace('"id":', '"id" :').replace('"title"', '"title": {}, "title"'),
    "SL1007",
  ],
  ["sends an empty file", "", "SL1001"],
  ["writes a list instead of a site", "[]", "SL1002"],
  ["has a site of a version to come", '{ "$schema": "https://startline.dev/schemas/site/v9.schema.json" }', "SL1003"],
  ["forgets to say which version", siteWith([], [], { $schema: undefined }), "SL1004"],
  ["writes a number for HTML", siteWith([{ ...richText("a"), props: { html: 5 } }]), "SL2001"],
  ["forgets the language of a text", siteWith([], [], { title: "测试赛" }), "SL2001"],
  ["forgets a field", siteWith([{ ...richText("a"), props: {} }]), "SL2010"],
  ["picks a language that there is not", siteWith([], [], { languages: ["fr"] }), "SL2011"],
  ["writes a colour by name", siteWith([], [], { theme: { accent: "red" } }), "SL2012"],
  [
    "writes a moment without its zone",
    siteWith([{ ...richText("a"), visible: { from: "2025-10-26 07:30" } }]),
    "SL2012",
  ],
  ["leaves a path empty", siteWith([], [{ path: "" }]), "SL2013"],
  ["lists a language twice", siteWith([], [], { languages: ["zh", "zh"] }), "SL2014"],
  ["misspells a block", siteWith([{ ...richText("a"), type: "rich-txt" }]), "SL2002"],
  ["has a block of a version to come", siteWith([{ ...richText("a"), version: 9 }]), "SL2003"],
  ["misspells a field", siteWith([{ ...richText("a"), props: { html: { zh: "x" }, titel: { zh: "x" } } }]), "SL2004"],
  ["uses an id twice", siteWith([richText("a"), richText("a")]), "SL2005"],
  [
    "misspells a page component",
    siteWith([], [{ path: "/a", page: { type: "documnet", version: 1, props: {} } }]),
    "SL2006",
  ],
  ["writes a javascript: link", siteWith([], [{ path: "/a", link: "javascript:alert(1)" }]), "SL2007"],
  ["writes a link without its slash", siteWith([], [{ path: "/a", link: "news today" }]), "SL2016"],
  ["pastes HTML with a script", siteWith([richText("a", "<p>x</p><script>alert(1)</script>")]), "SL2008"],
  ["pastes a NUL into a text", siteWith([richText("a", "<p>x\0</p>")]), "SL1008"],
  ["pastes many control characters into a text", siteWith([richText("a", "<p>\x07x\x07\x1b\x9b</p>")]), "SL1008"],
  ["cuts an emoji in half", siteWith([richText("a", "<p>\ud83c</p>")]), "SL1008"],
  ["pastes a NUL into a field's name", siteWith([richText("a")]).replace('"html"', '"ht\\u0000ml"'), "SL1008"],
  ["pastes a NUL as it is", siteWith([richText("a")]).replace('"html"', '"ht\0ml"'), "SL1008"],
  ["pastes a NUL between fields", siteWith([richText("a")]).replace('"html"', '\0"html"'), "SL1008"],
  ["nests brackets without end", `{"a":${"[".repeat(300)}${"]".repeat(300)}}`, "SL3004"],
];

test.each(mistakes)("an organiser who %s gets one problem, in both languages, without jargon", (_, source, code) => {
  const problems = listProblems(source);
  expect(codes(problems)).toEqual([code]);
  const message = writeSentence(problems);
  for (const sentence of [message.zh, message.en]) {
    expect(sentence).not.toMatch(jargon);
    expect(sentence).toMatch(/[.。？?]$/);
  }
  expect(message.zh).toMatch(/[\u4e00-\u9fff]{4}/);
  expect(message.en).not.toMatch(/[\u4e00-\u9fff]{4}.*[\u4e00-\u9fff]{4}/);
});

test("an organiser finds a mistake by its line and column", () => {
  const [problem] = listProblems(siteWith([richText("a"), { ...richText("b"), props: { html: { zh: 7 } } }]));
  const lines = siteWith([richText("a"), { ...richText("b"), props: { html: { zh: 7 } } }]).split("\n");
  expect(problem).toMatchObject({ file: "site.json", pointer: "/home/blocks/1/props/html/zh" });
  expect(lines[(problem?.line ?? 0) - 1]?.slice((problem?.column ?? 0) - 1)).toBe("7");
});

test("an organiser finds a character that nobody can see by its line and column, and reads its name", () => {
  const source = siteWith([richText("a", "<p>🏃\\n\t跑\0步</p>")]);
  const [problem] = listProblems(source);
  const line = source.split("\n")[(problem?.line ?? 0) - 1] ?? "";
  expect(problem).toMatchObject({ pointer: "/home/blocks/0/props/html/zh" });
  expect(problem && readMessage(problem).en).toContain("U+0000");
  expect(line.slice((problem?.column ?? 0) - 1)).toMatch(/^\\u0000步/);
});

test("an organiser may write tabs, line breaks, whole emojis, and backslashes before a b or an f", () => {
  const source = siteWith([richText("a", "<p>\t一\r\n二 🏃 \\back \\\\f</p>")]);
  expect(listProblems(source.replace("🏃", "\\ud83c\\udfc3"))).toEqual([]);
});

test("a UTF-16 file is reported as such, with or without a byte order mark", () => {
  for (const source of [siteWith([]), "{}"])
    expect(codes(listProblems(Buffer.from(source, "utf16le").toString("utf8")))).toEqual(["SL1005"]);
});

test("an organiser whose file starts with a byte order mark is not troubled by it", () => {
  expect(listProblems(`\uFEFF${siteWith([richText("a")])}`)).toEqual([]);
});

test("an organiser who misspells a block is offered the right word as a fix", () => {
  const [problem] = listProblems(siteWith([{ ...richText("a"), type: "richtext" }]));
  expect(problem).toMatchObject({
    suggestion: "rich-text",
    fix: { pointer: "/home/blocks/0/type", value: "rich-text" },
  });
});

test("an organiser with a newer block reads which version it has and which one this program knows", () => {
  const problems = listProblems(siteWith([{ ...richText("a"), version: 4 }]));
  expect(writeSentence(problems).en).toContain(
    "/home/blocks/0/version: This rich-text block was written for version 4, but this program supports up to version 1",
  );
});

test("an organiser whose every block is wrong gets one problem for each", () => {
  const wrong = Array.from({ length: 40 }, (_, index) => ({
    ...richText(`b${index}`),
    props: { html: { zh: index } },
  }));
  expect(codes(listProblems(siteWith(wrong)))).toEqual(wrong.map(() => "SL2001"));
});

test("every pattern and format of the schemas has words of its own for organisers", () => {
  const root = join(import.meta.dirname, "../../schemas");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
    // What runners answer to a field is judged in words of its own.
    /^(?!field\/|generated\/).*\.schema\.json$|\.options\.schema\.json$/.test(name),
  );
  const rules = new Set(files.flatMap((name) => rulesIn(JSON.parse(readFileSync(join(root, name), "utf8")))));
  expect(rules.size).toBeGreaterThan(5);
  expect([...rules].filter((rule) => !Object.hasOwn(words.en, `pattern/${rule}`))).toEqual([]);
});

function rulesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { pattern, format } = schema as Record<string, unknown>;
  return [pattern, format].filter((rule) => typeof rule === "string").concat(Object.values(schema).flatMap(rulesIn));
}
