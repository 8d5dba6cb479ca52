import fc from "fast-check";
import { expect, test } from "vitest";
import { replaceAt } from "#core/edit.ts";
import { applyOperations, type Operation } from "#core/operations.ts";
import { richText, siteWith } from "#fixtures/site/siteWith.ts";
import { newestVersions, upgradeSteps } from "#schemas/generated/upgrades.ts";
import { compileSite } from "../compile.ts";
import { readSite } from "../read.ts";
import { newestVersion, upgradeProps } from "./upgrade.ts";

const key = fc.string({ minLength: 1, maxLength: 8 }).filter((name) => !/^\d+$/.test(name));
const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>;
const object = fc.dictionary(key, json, { maxKeys: 6 });
const pointer = fc
  .array(fc.constantFrom("a", "b", "c", "__proto__", "list"), { minLength: 1, maxLength: 3 })
  .map((keys) => `/${keys.join("/")}`);

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ op: fc.constant("rename" as const), from: pointer, to: pointer }),
  fc.record({ op: fc.constant("wrap" as const), at: pointer, key: fc.constantFrom("zh", "__proto__") }),
  fc.record({ op: fc.constant("default" as const), at: pointer, value: json }),
  fc.record({ op: fc.constant("map" as const), at: pointer, table: fc.constant({ 1: "one", true: true }) }),
  fc.record({ op: fc.constant("remove" as const), at: pointer }),
  fc.record({ op: fc.constant("string" as const), at: pointer }),
  fc.record({ op: fc.constant("ids" as const), at: pointer, prefix: fc.constant("entry") }),
  fc.record({ op: fc.constant("instant" as const), at: pointer, offset: fc.constant("+08:00") }),
);
const value = fc.dictionary(
  fc.constantFrom("a", "b", "c", "list", "x"),
  fc.oneof(json, fc.array(object, { maxLength: 3 })),
);

test("an upgrade never changes what the organiser's file holds, nor any object's prototype", () => {
  fc.assert(
    fc.property(value, fc.array(operation, { maxLength: 6 }), (props, operations) => {
      const before = JSON.stringify(props);
      const frozen = deepFreeze(structuredClone(props));
      applyOperations(frozen, operations);
      expect(JSON.stringify(frozen)).toBe(before);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
  );
});

test("an upgrade does not touch an object in the place of a word, under any name", () => {
  const props = { a: { toString: [] } };
  expect(applyOperations(props, [{ op: "map", at: "/a", table: { true: 1 } }])).toEqual(props);
});

test("fields that an upgrade does not know keep their values and their order", () => {
  const steps = Object.entries(upgradeSteps);
  expect(steps.length).toBeGreaterThan(2);
  fc.assert(
    fc.property(
      fc.constantFrom(...steps),
      fc.dictionary(
        key.map((name) => `unknown-${name}`),
        json,
      ),
      ([, operations], extra) => {
        const upgraded = applyOperations(extra, operations ?? []) as object;
        const unknownEntries = Object.entries(upgraded).filter(([name]) => name.startsWith("unknown-"));
        expect(JSON.stringify(unknownEntries)).toBe(JSON.stringify(Object.entries(extra)));
      },
    ),
  );
});

test("what is at the newest version already stays the very same", () => {
  for (const [name, newest] of Object.entries(newestVersions)) {
    const props = { any: ["thing"] };
    expect(upgradeProps(name, newest ?? 1, props)).toBe(props);
  }
});

test("an organiser who saves the upgraded site and reads it again gets the same site", () => {
  const first = readSite(
    siteWith([
      {
        type: "carousel",
        version: 1,
        id: "c",
        props: { carouselList: [{ surfacePlotUrl: "media/a.jpg", mood: "calm" }] },
      },
    ]),
  );
  const again = readSite(JSON.stringify(first.site));
  expect(again.site).toEqual(first.site);
  expect(first.site?.home.blocks[0]).toMatchObject({
    version: newestVersion("home/carousel"),
    props: { slides: [{ mood: "calm" }] },
  });
});

test("an organiser who edits around a block of a version to come keeps every byte of it", () => {
  fc.assert(
    fc.property(object, fc.constantFrom("carousel", "hologram"), (props, type) => {
      const future = { props, type, id: "future", mood: "new", version: 9 };
      const site = readSite(siteWith([richText("a"), future])).site;
      const edited = replaceAt(site, "/home/blocks/0/props/html/zh", "<p>new</p>");
      const again = readSite(JSON.stringify(edited)).site;
      expect(JSON.stringify(again?.home.blocks[1])).toBe(JSON.stringify(JSON.parse(JSON.stringify(future))));
    }),
  );
});

test("a site with a gap in its chain of upgrades stops with the name of the gap", () => {
  const steps = { "home/notice/2": [] as Operation[] };
  expect(() => upgradeProps("home/notice", 1, {}, steps, 3)).toThrow("home/notice has no upgrade from version 2 to 3");
});

test("no schema version lacks the step that leads to it", () => {
  const units = Object.entries(newestVersions).filter(([name]) => name.includes("/"));
  for (const [name, newest] of units) expect(() => upgradeProps(name, 1, {}, upgradeSteps, newest)).not.toThrow();
});

test("a block of an older version whose link became wrong is shown, and the organiser gets a warning", () => {
  const source = siteWith([
    {
      type: "carousel",
      version: 1,
      id: "c",
      props: { carouselList: [{ surfacePlotUrl: "media/a.jpg", jumpUrl: "news today" }] },
    },
  ]);
  expect(readSite(source).problems.map(({ code, severity }) => [code, severity])).toEqual([["SL2009", "warning"]]);
  expect(compileSite(source, {})?.skipped).toEqual([]);
});

const operations: [string, Operation, unknown, unknown][] = [
  ["renames in place", { op: "rename", from: "/a", to: "/z" }, { a: 1, b: 2 }, { z: 1, b: 2 }],
  ["moves into a new parent", { op: "rename", from: "/a", to: "/image/src" }, { a: "x" }, { image: { src: "x" } }],
  ["never moves over what is there", { op: "rename", from: "/a", to: "/b" }, { a: 1, b: 2 }, { a: 1, b: 2 }],
  ["wraps a text once", { op: "wrap", at: "/t", key: "zh" }, { t: "x" }, { t: { zh: "x" } }],
  ["leaves a wrapped text", { op: "wrap", at: "/t", key: "zh" }, { t: { zh: "x" } }, { t: { zh: "x" } }],
  ["fills in what is missing", { op: "default", at: "/v", value: 1 }, {}, { v: 1 }],
  ["keeps what is there", { op: "default", at: "/v", value: 1 }, { v: null }, { v: null }],
  ["translates codes, as numbers or texts", { op: "map", at: "/k", table: { 1: "one" } }, { k: "1" }, { k: "one" }],
  ["keeps an unknown code", { op: "map", at: "/k", table: { 1: "one" } }, { k: 5 }, { k: 5 }],
  [
    "replaces an unknown code if asked",
    { op: "map", at: "/k", table: { 1: "one" }, else: null },
    { k: "toString" },
    { k: null },
  ],
  ["removes", { op: "remove", at: "/a/b" }, { a: { b: 1, c: 2 } }, { a: { c: 2 } }],
  ["removes only what is empty", { op: "remove", at: "/a", when: ["", null] }, { a: "x" }, { a: "x" }],
  [
    "works on each entry",
    { op: "each", at: "/l", do: [{ op: "string", at: "/id" }] },
    { l: [{ id: 1 }, 7] },
    { l: [{ id: "1" }, 7] },
  ],
  [
    "gives ids that are free",
    { op: "ids", at: "/l", prefix: "e" },
    { l: [{}, { id: "e-1" }] },
    { l: [{ id: "e-1-b" }, { id: "e-1" }] },
  ],
  [
    "reads a Beijing time",
    { op: "instant", at: "/t", offset: "+08:00" },
    { t: "2025-8-11 10:00" },
    { t: "2025-08-11T10:00:00+08:00" },
  ],
  [
    "reads epoch milliseconds",
    { op: "instant", at: "/t", offset: "+08:00" },
    { t: 1755741600000 },
    { t: "2025-08-21T10:00:00+08:00" },
  ],
  ["leaves a text that is no time", { op: "instant", at: "/t", offset: "+08:00" }, { t: "soon" }, { t: "soon" }],
];

test.each(operations)("an upgrade for an organiser's block %s", (_, step, before, after) => {
  expect(JSON.stringify(applyOperations(before, [step]))).toBe(JSON.stringify(after));
});

function deepFreeze<T>(root: T): T {
  if (typeof root === "object" && root !== null) Object.values(Object.freeze(root)).forEach(deepFreeze);
  return root;
}
