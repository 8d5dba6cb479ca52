import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { runs } from "#scripts/properties.ts";
import { compileSite } from "../compile.ts";
import { fixSource } from "../edit/fixes.ts";
import { upgradeSource } from "../edit/newest.ts";
import { readForm } from "../forms/readForm.ts";
import { readDocument, readSite } from "../read.ts";
import { blankComments, getComments } from "./comments.ts";
import { parseJson } from "./parse.ts";
import { rewriteAt } from "./rewrite.ts";

const read = (path: string) => readFileSync(`fixtures/${path}`, "utf8");
const park = read("sites/open-demo-10k/site.json");
const [flatFixture, trail] = [read("site/v1.json"), read("sites/cloud-ridge-trail/site.json")];
const carousel = {
  type: "carousel",
  version: 1,
  id: "top",
  props: { carouselList: [{ surfacePlotUrl: "media/a.jpg", jumpUrl: "/news", mood: "calm" }] },
};
const old = siteWith([carousel]);
const listTexts = (source: string) => getComments(source).map(({ text }) => text);
const plainValue = (source: string) => JSON.parse(blankComments(source));
const getCodes = (source: string) => readSite(source).problems.map(({ code }) => code);

/** The possible places of a comment: around each token of a JSON text without comments. */
function findGaps(source: string): number[] {
  const tokens = source.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g);
  return [0, ...[...tokens].map(({ index, 0: token }) => index + token.length)];
}

/** A text with numbered comments of all kinds at random places. */
function commented(source: string): fc.Arbitrary<string> {
  const gaps = findGaps(source);
  const kinds = ["// @\n", ' // @ "x" */ {\n', "/* @ */", "/*@\n  // two lines, */", "\n// @\r\n", "\n\n  /** @ **/\n"];
  const arbitrary = fc.record({ gap: fc.constantFrom(...gaps), kind: fc.constantFrom(...kinds) });
  return fc.array(arbitrary, { minLength: 1, maxLength: 12 }).map((chosen) => {
    const sorted = chosen.toSorted((a, b) => a.gap - b.gap);
    const parts = sorted.map(({ gap, kind }, index) => {
      const start = sorted[index - 1]?.gap ?? 0;
      return source.slice(start, gap) + kind.replace("@", `no. ${index}`);
    });
    return parts.join("") + source.slice(sorted.at(-1)?.gap);
  });
}

describe("an organiser who writes comments", () => {
  test.each([
    ["the park's ten kilometres", park],
    ["an old block", old],
    ["the flat fixture", flatFixture],
    ["the mountain race", trail],
  ])("finds each of them in the upgraded file, once, and the file means the same: %s", (_, source) => {
    const plain = JSON.parse(upgradeSource(source) ?? "");
    fc.assert(
      fc.property(commented(source), (text) => {
        expect(plainValue(text)).toEqual(JSON.parse(source));
        const upgraded = upgradeSource(text) ?? "";
        expect(plainValue(upgraded)).toEqual(plain);
        expect(listTexts(upgraded).toSorted()).toEqual(listTexts(text).toSorted());
        expect(upgradeSource(upgraded)).toBe(upgraded);
      }),
      { numRuns: runs(12) },
    );
  });

  test("finds each of them after --fix, beside the fixed value", () => {
    const wrong = [
      ['"type": "event-facts"', '"type": "event-fact"'],
      ['"languages":', '"langauges":'],
      ['"startsAt":', '"startAt":'],
      ['  "$schema": "https://startline.dev/schemas/site/v2.schema.json",\n', ""],
    ].reduce((text, [right = "", slip = ""]) => text.replace(right, slip), park);
    const fix = (text: string) => fixSource(text, (source) => readSite(source).problems).source;
    expect(JSON.parse(fix(wrong))).toEqual(JSON.parse(park));
    fc.assert(
      fc.property(commented(wrong), (text) => {
        const fixed = fix(text);
        expect(plainValue(fixed)).toEqual(JSON.parse(park));
        expect(listTexts(fixed)).toEqual(listTexts(text));
      }),
      { numRuns: runs(10) },
    );
  });

  test("keeps those around a value that is written, added or taken out", () => {
    const small = '{\n  "a": [1, { "b": 2 }, 3],\n  "c": {},\n  "d": { "e": "//", "f": [] }\n}\n';
    const edits: [string, unknown][] = [
      ["/a/1", undefined],
      ["/a/0", undefined],
      ["/a", undefined],
      ["/d", undefined],
      ["/d/e", undefined],
      ["/a", [{ b: 1 }]],
      ["/d", 5],
      ["/c", { new: true }],
      ["/c/new", true],
      ["/d/g", [1]],
      ["/$schema", "x"],
      ["/z/y", {}],
    ];
    fc.assert(
      fc.property(commented(small), fc.constantFrom(...edits), (text, [pointer, value]) => {
        const after = rewriteAt(text, pointer, value);
        expect(plainValue(after)).toEqual(JSON.parse(rewriteAt(small, pointer, value)));
        expect(listTexts(after).toSorted()).toEqual(listTexts(text).toSorted());
      }),
      { numRuns: runs(100) },
    );
  });

  test("finds them beside what their fields and entries became in the newest shape", () => {
    const flat = `// Ours since 2019.
{
  // The name.
  "websiteTitle": "赛", // short
  "websiteTitleEn": "Race", /* English */
  /* Two languages. */
  "internationalization": 1,
  "carouselList": [ // the slides
    // The first slide.
    { "surfacePlotUrl": "media/a.jpg", "jumpUrl": "/news" // to the news
    },
    { "surfacePlotUrl": "media/b.jpg" } // the second
    // No more.
  ],
  "websiteRegInfo": [
    // The filing.
    { "label": "备 1 号", "link": "https://a.example/" }
  ],
  // The menu.
  "remoteAsyncRoutes": [
    { "path": "/rules", "component": "document", "meta": {
      // The texts of the menu.
      "title": "规程",
      "dataPath": "documents/rules.json" // the rules
    } }
  ],
  // Of no use.
  "adListBottom": []
}
// The end.
`;
    const lines = (upgradeSource(flat) ?? "").split("\n");
    const around = (comment: string) => {
      const at = lines.findIndex((line) => line.includes(comment));
      return [lines[at]?.trim(), lines[at + 1]?.trim()];
    };
    expect(lines[0]).toBe("// Ours since 2019.");
    expect(lines.slice(1, 3)).toEqual(["// Of no use.", "{"]);
    expect(around("The name")).toEqual(["// The name.", '"title": {']);
    expect(around("short")[0]).toBe("}, // short");
    expect(around("English")[0]).toBe('"en": "Race" /* English */');
    expect(around("Two languages")[1]).toBe('"languages": [');
    expect(around("the slides")).toEqual(["// the slides", '"slides": [']);
    expect(around("The first slide")).toEqual(["// The first slide.", "{"]);
    expect(around("to the news")[0]).toBe('"link": "/news", // to the news');
    expect(around("the second")).toEqual(["} // the second", "// No more."]);
    expect(around("The filing")).toEqual(["// The filing.", "{"]);
    expect(around("The menu")).toEqual(["// The menu.", '"routes": [']);
    expect(around("The texts of the menu")[1]).toBe('"title": {');
    expect(around("the rules")[0]).toBe('"dataPath": "documents/rules.json" // the rules');
    expect(lines.slice(-2)).toEqual(["// The end.", ""]);
    const back = upgradeSource(old.replace('"jumpUrl": "/news",', '"jumpUrl": "/news", // to the news')) ?? "";
    expect(back).toMatch(/"link": "\/news",? \/\/ to the news\n/);
  });

  test("gets one warning in each file, at the first one, and nothing else", () => {
    const site = siteWith([]).replace('"id"', '/* a */ "id"').replace('"title"', '// b\n  "title"');
    expect(readSite(`\ufeff${site.replaceAll("\n", "\r\n")}`, "site.json").problems).toMatchObject([
      { code: "SL1006", severity: "warning", file: "site.json", line: 3, column: 3 },
    ]);
    const document = '// c\n{ "id": "a", "time": 0, "title": "题", "content": "x" }';
    expect(readDocument(document)).toMatchObject({
      document: { id: "a" },
      problems: [{ code: "SL1006", line: 1, column: 1 }],
    });
    const form = readFileSync("fixtures/sites/open-demo-10k/forms/sign-up.json", "utf8");
    const { form: compiled, problems } = readForm(`${form}/* end */`, "f");
    expect(compiled).toEqual(readForm(form, "f").form);
    expect(problems.map(({ code }) => code)).toContain("SL1006");
  });

  test("is shown the line and column of a mistake after them", () => {
    const [, mistake] = readSite(
      siteWith([{ type: "countdwn", version: 1, id: "a", props: {} }]).replace('"type"', '/* one\n two */ "type"'),
    ).problems;
    expect(mistake).toMatchObject({ code: "SL2002", line: 14, column: 17 });
    expect(parseJson('{ // a, }\n  "b": 1,\n}').problem).toMatchObject({ code: "SL1001", line: 2, column: 9 });
    expect(parseJson("// nothing\n").problem).toMatchObject({ params: { reason: "empty" } });
  });

  test("may write // inside of a text, and nothing else that is no JSON", () => {
    expect(getCodes(siteWith([], [], { description: { zh: "看 // 这里 /* 和这里 */" } }))).toEqual([]);
    for (const text of ['{ // x\n "a": 1, }', "{ // x\n 'a': 1 }", "{ // x\n a: 1 }", '{ # x\n "a": 1 }'])
      expect(getCodes(text), text).toEqual(["SL1001"]);
    expect(parseJson('{ "a": "<a href="//a.example">", "b": 1 }').problem).toMatchObject({
      column: 17,
      suggestion: '\\"',
    });
    expect(parseJson('{ "a": 1 /* b /* c */ }').value).toEqual({ a: 1 });
    expect(parseJson('{ "a": 1 /* b /* c */ */ }').problem?.code).toBe("SL1001");
    expect(parseJson('{\n "a": 1 /* b }').problem).toMatchObject({ line: 2, column: 9 });
    expect(parseJson('{ "a": 1 /*/ }').problem).toMatchObject({ params: { reason: "open-comment" } });
  });

  // What looked at all the rest of the text at each comment would take minutes: longer than a test
  // may.
  test("waits no longer for a megabyte of them, ended or not", () => {
    const many = `${"/**/".repeat(120_000)}${"// x\n".repeat(100_000)}${siteWith([])}`;
    expect(getCodes(many)).toEqual(["SL1006"]);
    expect(getCodes("/* ".repeat(340_000))).toEqual(["SL1001"]);
    expect(getCodes(`{"a":${"[/* x */".repeat(40_000)}`)).toEqual(["SL3004"]);
    expect(
      listTexts(
        upgradeSource(many.replace(/"https:[^"]*site\/v2.schema.json"/, '"site/v1", "websiteTitle": "赛"')) ?? "",
      ),
    ).toHaveLength(220_000);
  });

  test("never sends them to a visitor", () => {
    const source = trail.replace('"websiteTitle"', '// our secret\n  "websiteTitle"');
    expect(compileSite(source, {})).toEqual(compileSite(trail, {}));
  });
});
