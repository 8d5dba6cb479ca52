import { describe, expect, test } from "vitest";
import { readUpgradeFile, upgradeParts } from "./upgradeFile.ts";
import { readCompositeUpgrades, upgradesBetween } from "./upgrades.ts";

const findProblems = (value: unknown) =>
  readUpgradeFile(value).findings.map(({ code, pointer, params }) => [code, pointer, params]);

describe("an organiser who writes the upgrade of a composite", () => {
  test("renames a prop, a slot and a variant of the blocks that exist", () => {
    const { upgrade, findings } = readUpgradeFile({
      props: [
        { op: "rename", from: "/sponsors", to: "/partners" },
        { op: "each", at: "/partners", do: [{ op: "wrap", at: "/name", key: "zh" }] },
        { op: "default", at: "/title", value: { zh: "伙伴" } },
      ],
      slots: [{ op: "rename", from: "/below", to: "/after" }],
      variant: [{ op: "map", at: "", table: { dark: "night" } }],
    });
    expect(findings).toEqual([]);
    const before = {
      id: "wall",
      variant: "dark",
      props: { sponsors: [{ name: "甲" }] },
      slots: { below: [{ type: "text" }] },
    };
    expect(upgradeParts(before, [upgrade])).toEqual({
      id: "wall",
      variant: "night",
      props: { partners: [{ name: { zh: "甲" } }], title: { zh: "伙伴" } },
      slots: { after: [{ type: "text" }] },
    });
    expect(upgradeParts({ props: {} }, [upgrade])).toEqual({ props: { title: { zh: "伙伴" } } });
  });

  test("writes a plain list if only props change", () => {
    const { upgrade } = readUpgradeFile([{ op: "rename", from: "/a", to: "/b" }]);
    expect(upgradeParts({ props: { a: 1 }, slots: {} }, [upgrade])).toEqual({ props: { b: 1 }, slots: {} });
  });

  test.each<[string, unknown, unknown[]]>([
    [
      "misspells an operation",
      [{ op: "renam", from: "/a", to: "/b" }],
      ["SL7042", "/0/op", { written: "renam", near: "rename" }],
    ],
    ["names no operation", [{ from: "/a" }], ["SL7042", "/0", { written: "", near: undefined }]],
    ["names one of every object", [{ op: "toString" }], ["SL7042", "/0/op", { written: "toString", near: "string" }]],
    ["forgets a field", [{ op: "wrap", at: "/a" }], ["SL7043", "/0", { name: "key", op: "wrap" }]],
    ["adds a field", [{ op: "link", at: "/a", to: "/b" }], ["SL7043", "/0/to", { name: "to", op: "link" }]],
    ["writes no pointer", [{ op: "string", at: "a" }], ["SL7043", "/0/at", { name: "at", op: "string" }]],
    [
      "writes no zone",
      [{ op: "instant", at: "/a", offset: "8" }],
      ["SL7043", "/0/offset", { name: "offset", op: "instant" }],
    ],
    [
      "errs inside of a list",
      { props: [{ op: "each", at: "/a", do: [{ op: "map", at: "/b" }] }] },
      ["SL7043", "/props/0/do/0", { name: "table", op: "map" }],
    ],
    ["writes no list", "rename", ["SL7043", "", { name: "operations", op: undefined }]],
    ["misspells a part", { slot: [] }, ["SL7042", "/slot", { written: "slot", near: "slots" }]],
  ])("learns the place who %s", (_, value, finding) => {
    expect(findProblems(value)).toEqual([finding]);
  });

  test("keeps the other steps of a file with a wrong one", () => {
    const { upgrade } = readUpgradeFile([{ op: "nothing" }, { op: "rename", from: "/a", to: "/b" }]);
    expect(upgradeParts({ props: { a: 1 } }, [upgrade])).toEqual({ props: { b: 1 } });
  });
});

test("each version after the first has an upgrade file, else the version's own file is named", () => {
  const texts = {
    "composites/my/wall/v1.json": "{}",
    "composites/my/wall/v2.json": '{\n  "type": "my/wall",\n  "version": 2\n}',
    "../packs/lake/composites/lake/hero/v2.json": '{ "version": 2 }',
    "../packs/lake/composites/lake/hero/v2.upgrade.json": "[]",
    "composites/my/wall/v3.json": "{}",
    "composites/my/wall/v3.upgrade.json": "[",
  };
  const { upgrades, problems } = readCompositeUpgrades(texts);
  expect(problems.map(({ code, file, line }) => [code, file, line])).toEqual([
    ["SL7041", "composites/my/wall/v2.json", 3],
    ["SL1001", "composites/my/wall/v3.upgrade.json", 1],
  ]);
  expect(upgradesBetween(upgrades, "lake/hero", { from: 1, to: 2 })).toHaveLength(1);
  expect(upgradesBetween(upgrades, "my/wall", { from: 1, to: 3 })).toBeUndefined();
  expect(upgradesBetween(upgrades, "my/wall", { from: 3, to: 3 })).toEqual([]);
});
