import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { removeAt, replaceAt } from "#core/edit.ts";
import { isObject, toPointer, valueAt } from "#core/pointers.ts";
import { runs } from "#scripts/properties.ts";
import { readSite } from "../read.ts";
import { diffSites } from "./diff.ts";

const source = readFileSync("fixtures/sites/canal-city-2025/site.json", "utf8");
const site = readSite(source).site as unknown as { home: { blocks: unknown[] }; routes: unknown[] };
const copy = () => JSON.parse(JSON.stringify(site)) as typeof site;

function getLeaves(value: unknown, keys: (string | number)[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((inner, index) => getLeaves(inner, [...keys, index]));
  if (isObject(value)) return Object.entries(value).flatMap(([key, inner]) => getLeaves(inner, [...keys, key]));
  return [toPointer(keys)];
}

// Values by which entries are known are names: another one makes another entry. Lists of bare words
// have no other names.
const leaves = getLeaves(site).filter((pointer) => !/\/(?:id|path|dataPath|\d+)$/.test(pointer));

function moveWithin<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

describe("an organiser who compares two editions of a site", () => {
  test("sees nothing if they are equal, with any content", () => {
    expect(diffSites(site, copy())).toEqual([]);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(diffSites(value, JSON.parse(JSON.stringify(value)))).toEqual([]);
      }),
    );
  });

  test("sees something wherever they differ", () => {
    const small = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: "small" },
        fc.constantFrom(0, 1, "a", null, true),
        fc.array(tie("value"), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom("id", "path", "zh", "props", "type"), tie("value")),
      ),
    })).value;
    fc.assert(
      fc.property(small, small, (a, b) => {
        fc.pre(JSON.stringify(sorted(a)) !== JSON.stringify(sorted(b)));
        expect(diffSites(a, b)).not.toEqual([]);
      }),
      { numRuns: runs(400) },
    );
  });

  test("sees a change of any value at its place, with before and after, and in its language", () => {
    fc.assert(
      fc.property(fc.constantFrom(...leaves), (pointer) => {
        const before = valueAt(site, pointer);
        const changes = diffSites(site, replaceAt(site, pointer, "another value"));
        const language = /\/(zh|en)$/.exec(pointer)?.[1];
        expect(changes).toEqual([
          { kind: "changed", pointer, before, after: "another value", ...(language && { language }) },
        ]);
      }),
      { numRuns: runs(300) },
    );
  });

  test("sees a field that is gone, and one that is new", () => {
    fc.assert(
      fc.property(fc.constantFrom(...leaves), (pointer) => {
        const without = removeAt(site, pointer);
        expect(diffSites(site, without)).toMatchObject([{ kind: "removed", pointer, before: valueAt(site, pointer) }]);
        expect(diffSites(without, site)).toMatchObject([{ kind: "added", pointer, after: valueAt(site, pointer) }]);
      }),
      { numRuns: runs(200) },
    );
  });

  test.each([
    ["block", "/home/blocks"],
    ["route", "/routes"],
  ])("sees a %s that moved as one move", (_, list) => {
    const entries = valueAt(site, list) as unknown[];
    const place = fc.nat({ max: entries.length - 1 });
    fc.assert(
      fc.property(place, place, (from, to) => {
        fc.pre(from !== to);
        const changes = diffSites(site, replaceAt(site, list, moveWithin(entries, from, to)));
        expect(changes.map(({ kind }) => kind)).toEqual(["moved"]);
        if (Math.abs(from - to) > 1)
          expect(changes).toEqual([{ kind: "moved", from: `${list}/${from}`, pointer: `${list}/${to}` }]);
      }),
    );
  });

  test("sees one move and one change if a block moved and a word in it changed", () => {
    const edited = copy();
    edited.home.blocks = moveWithin(site.home.blocks, 8, 0);
    const after = replaceAt(edited, "/home/blocks/0/props/title/en", "Sign up now");
    expect(diffSites(site, after)).toMatchObject([
      { kind: "moved", from: "/home/blocks/8", pointer: "/home/blocks/0" },
      {
        kind: "changed",
        from: "/home/blocks/8/props/title/en",
        pointer: "/home/blocks/0/props/title/en",
        language: "en",
      },
    ]);
  });

  test("sees a block that was put into a section as moved there", () => {
    const section = (blocks: unknown[]) => ({ type: "section", version: 1, id: "more", props: { blocks } });
    const faq = { type: "faq", version: 1, id: "faq", props: { questions: [] } };
    const before = { home: { blocks: [faq, section([])] } };
    const after = { home: { blocks: [section([{ ...faq, props: { questions: [], title: { zh: "问答" } } }])] } };
    expect(diffSites(before, after)).toEqual([
      { kind: "moved", from: "/home/blocks/0", pointer: "/home/blocks/0/props/blocks/0" },
      { kind: "added", pointer: "/home/blocks/0/props/blocks/0/props/title", after: { zh: "问答" } },
    ]);
  });
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
