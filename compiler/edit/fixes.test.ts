import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#scripts/properties.ts";
import { rewriteAt } from "../parse/rewrite.ts";
import { report } from "../problems/report.ts";
import { readSite } from "../read.ts";
import { folders } from "../testMutations.ts";
import { fixSource } from "./fixes.ts";
import { upgradeSource } from "./newest.ts";

const source = readFileSync("fixtures/sites/open-demo-10k/site.json", "utf8");
const { composites = {} } = folders["open-demo-10k"] ?? {};
const read = (text: string) => readSite(text, undefined, { composites });
const fix = (text: string) => fixSource(text, (fixedText) => read(fixedText).problems);

// Each turns what is right into a mistake that carries a fix.
const slips: [string, string][] = [
  ['"type": "event-facts"', '"type": "event-fact"'],
  ['"type": "registration-now"', '"type": "registration-nwo"'],
  ['"radius": "large"', '"radius": "larg"'],
  ['"density": "airy"', '"density": "airi"'],
  ['"type": "document"', '"type": "documnet"'],
  ['"type": "event-facts"', '"type": "event-\\u0000facts"'],
  ['"timeZone":', '"time\\u0000Zone":'],
  ['  "$schema": "https://startline.dev/schemas/site/v2.schema.json",\n', ""],
];

describe("an organiser who runs --fix", () => {
  test("gets back what was right, and every other character as it was", () => {
    fc.assert(
      fc.property(fc.subarray(slips, { minLength: 1 }), (chosen) => {
        const wrong = chosen.reduce((text, [right, slip]) => text.replace(right, slip), source);
        expect(read(wrong).problems.filter(({ severity }) => severity === "error").length).toBeGreaterThan(0);
        expect(fix(wrong).source).toBe(source);
      }),
    );
  });

  test.each([
    ['"description":', '"descripton":'],
    ['"languages":', '"langauges":'],
    ['"density":', '"densty":'],
    ['"startsAt":', '"startAt":'],
    ['"timeZone":', '"timezone":'],
  ])("gets a misspelt key renamed in its place: %s for %s", (right, slip) => {
    expect(source).toContain(right);
    const wrong = source.replace(right, slip);
    const fixed = fix(wrong);
    expect(fixed.source).toBe(source);
    expect(fixed.count).toBe(1);
    expect(fix(fixed.source).count).toBe(0);
  });

  test("is rid of characters that nobody sees, and of what is wrong under a key that has some", () => {
    const wrong = source
      .replace('"theme"', '"the\\u0000me"')
      .replace('"density": "airy"', '"density": "airi\\u0007"')
      .replace('"radius"', '"radi\\ud800us"');
    expect(wrong).not.toBe(source);
    expect(read(wrong).problems.map(({ code }) => code)).toEqual(["SL1008", "SL1008", "SL1008", "SL2011"]);
    expect(fix(wrong).source).toBe(source);
    expect(fix(source.replace('"airy"', '"airy\\b"')).count).toBe(0);
    const both = source.replace('"density":', '"den\\u0000sity": "mine",\n    "density":');
    expect(fix(both).source).toBe(both);
  });

  test("keeps a key of their own, one whose right name is there as well, and all but one of two that mean the same", () => {
    const changed = source.replace('"density":', '"nodes": "mine",\n    "density":');
    expect(fix(changed).source).toBe(changed);
    const both = source.replace('"density":', '"densty": "mine",\n    "density":');
    expect(fix(both).source).toBe(both);
    const [first, second] = ['"densty": "airy"', '"dnsity": "airy"'];
    const twice = source.replace(/"density": "airy"/, `${first}, ${second}`);
    expect(twice).toContain(first);
    const once = fix(twice).source;
    expect(once.match(/"density": "airy"/g)).toHaveLength(1);
    expect(fix(once).source).toBe(once);
  });

  test("changes nothing the second time, after any mistake", () => {
    const keys = [...source.matchAll(/"[\w$-]+"/g)].map(({ index, 0: text }) => ({ index, text }));
    fc.assert(
      fc.property(
        fc.constantFrom(...keys),
        fc.constantFrom('""', "5", '"x"', "null", '"zh"'),
        ({ index, text }, slip) => {
          const once = fix(source.slice(0, index) + slip + source.slice(index + text.length)).source;
          const twice = fix(once);
          expect(twice.source).toBe(once);
          expect(twice.count).toBe(0);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  test("is not caught between two fixes that contradict each other", () => {
    const problem = (value: number) => report("SL2014", "/a", {}, { fix: { pointer: "/a", value } });
    const { source: fixed } = fixSource('{ "a": 1 }', (text) => [problem(text.includes("1") ? 2 : 1)]);
    expect(fixed).toBe('{ "a": 1 }');
  });

  test("finds a text that is not JSON as it was", () => {
    expect(fix('{ "a": ').source).toBe('{ "a": ');
  });
});

describe("a value written into a file", () => {
  test("goes in as the lines around it do, with their indentation and line ends", () => {
    const tabs = '\ufeff{\r\n\t"a": {\r\n\t\t"b": 1\r\n\t}\r\n}\r\n';
    expect(rewriteAt(tabs, "/a/c", { zh: "x" })).toBe(
      '\ufeff{\r\n\t"a": {\r\n\t\t"b": 1,\r\n\t\t"c": {\r\n\t\t\t"zh": "x"\r\n\t\t}\r\n\t}\r\n}\r\n',
    );
    expect(rewriteAt('{ "a": { "zh": "x" } }', "/a/en", "y")).toBe('{ "a": { "zh": "x", "en": "y" } }');
    expect(rewriteAt('{\n  "a": {}\n}', "/a/b", 1)).toBe('{\n  "a": {\n    "b": 1\n  }\n}');
  });

  test("reads back as that value and leaves all others alone", () => {
    const plain = fc.dictionary(fc.constantFrom("a", "b", "c/d", "~"), fc.jsonValue({ maxDepth: 2 }), { minKeys: 1 });
    fc.assert(
      fc.property(plain, fc.jsonValue(), fc.constantFrom(undefined, 2, "\t"), (object, value, indent) => {
        const text = rewriteAt(JSON.stringify(object, null, indent), "/b", value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ ...object, b: value })));
      }),
    );
  });

  test("can be taken out", () => {
    expect(JSON.parse(rewriteAt('{ "a": [1, 2, 3] }', "/a/1", undefined))).toEqual({ a: [1, 3] });
  });
});

describe("an organiser who upgrades a file", () => {
  // The example may use blocks that have had a new version since.
  const newest = upgradeSource(source) ?? "";
  const old = {
    type: "carousel",
    version: 1,
    id: "top",
    ownNote: "keep me",
    props: { carouselList: [{ surfacePlotUrl: "media/a.jpg", jumpUrl: "/news", mood: "calm" }] },
  };

  test("sees only the old block change, and finds unknown fields in their places", () => {
    const before = newest.replace('"blocks": [', `"blocks": [\n      ${JSON.stringify(old)},`);
    const after = upgradeSource(before) ?? "";
    const [block] = JSON.parse(after).home.blocks;
    expect(block).toMatchObject({ type: "carousel", version: 2, id: "top", ownNote: "keep me" });
    expect(block.props.slides).toEqual([{ id: "slide-1", mood: "calm", image: { src: "media/a.jpg" }, link: "/news" }]);
    expect(after.endsWith(newest.slice(newest.indexOf('"blocks": [') + 11))).toBe(true);
    expect(upgradeSource(after)).toBe(after);
  });

  test("gets a site of version 2 from a flat file, which is read as the same site", () => {
    const folder = "fixtures/sites/cloud-ridge-trail";
    const [flat, raceText] = ["site.json", "race.json"].map((name) => readFileSync(`${folder}/${name}`, "utf8"));
    const race = JSON.parse(raceText ?? "");
    const after = upgradeSource(flat ?? "", race) ?? "";
    expect(readSite(after).site).toEqual(readSite(flat ?? "", undefined, { race }).site);
    expect(upgradeSource(after, race)).toBe(after);
  });

  test("keeps a block that is newer than the program as it is", () => {
    const newer = `{ "type": "carousel", "version": 9,  "id": "top", "props": { "x":1 } }`;
    const before = newest.replace('"blocks": [', `"blocks": [\n      ${newer},`);
    expect(upgradeSource(before)).toBe(before);
  });
});
