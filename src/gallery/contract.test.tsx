import { existsSync, readFileSync } from "node:fs";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { homeBlocks, pages } from "#blocks/registry.ts";
import { compileSite } from "#compiler/compile.ts";
import { upgradeProps } from "#compiler/upgrade/upgrade.ts";
import type { Operation } from "#core/operations.ts";
import catalogue from "#schemas/generated/catalogue.json" with { type: "json" };
import { upgradeSteps } from "#schemas/generated/upgrades.ts";
import { validators } from "#schemas/generated/validators.js";
import { createUnits, type Renderer } from "#src/site/units.ts";
import { findDropped, findUndescribed, findUnused, withoutEnglish } from "./contractRules.ts";
import { createStage, Stage } from "./Stage.tsx";

type Loader = () => Promise<{ default: ComponentType }>;
const registry = new Map<string, Loader>([
  ...Object.entries(homeBlocks).map(([type, load]) => [`home/${type}`, load as Loader] as const),
  ...Object.entries(pages).map(([type, load]) => [`page/${type}`, load as Loader] as const),
]);
const source = readFileSync("fixtures/sites/canal-city-2025/site.json", "utf8");
const compiled = compileSite(source, {});
const units = createUnits(async (name) => (await registry.get(name)?.()) as { default: Renderer } | undefined);
const raceMorning = Date.parse("2025-10-26T07:00:00+08:00");

const blocksAndPages = catalogue.filter(({ name }) => !name.startsWith("field/"));

// An example of these would load pictures of another host, in the gallery and in every test.
const onOtherHosts: Record<string, RegExp> = { "home/map": /^\/tiles\b/ };

describe.each(blocksAndPages)("$name", ({ name, title, description, versions }) => {
  test("has a name in both languages and a description", () => {
    expect(title?.zh).toBeTruthy();
    expect(title?.en).toBeTruthy();
    expect(description).toBeTruthy();
  });

  test.each(versions)("version %i has a fixture that its own schema accepts", (version) => {
    const validate = validators[`${name}/${version}`];
    expect(validate?.(readFixture(name, version)), JSON.stringify(validate?.errors)).toBe(true);
  });

  test.each(versions)("the fixture of version %i, upgraded, equals the newest one", (version) => {
    const newest = Math.max(...versions);
    expect(upgradeProps(name, version, readFixture(name, version))).toEqual(readFixture(name, newest));
  });

  test.each(versions)("every property of version %i has a description, for editors", (version) => {
    expect(findUndescribed(readSchema(name, version), definition)).toEqual([]);
  });

  test("the fixture of the newest version has both languages", () => {
    // A unit that began in the flat config has texts in Chinese only.
    if (versions.length === 1) expect(withoutEnglish(readFixture(name, 1))).toEqual([]);
  });

  test.each(versions.slice(1))("the upgrade to version %i drops nothing that its fixture does not have", (version) => {
    const fromElsewhere = onOtherHosts[name];
    const left = findUnused(readSchema(name, version - 1), readFixture(name, version - 1));
    expect(left.filter((path) => !fromElsewhere?.test(path))).toEqual([]);
    expect(findDropped(upgradeSteps[`${name}/${version}`] ?? [])).toEqual(meantToDrop[`${name}/${version}`] ?? []);
  });

  test.each(["zh", "en"] as const)("renders on the server in %s without a complaint", async (language) => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const load = registry.get(name);
    if (!load || !compiled) throw new Error(`${name} is not in blocks/registry.ts`);
    const { default: Unit } = await load();
    const program = createStage({ compiled, language, now: () => raceMorning, units });
    const html = renderToString(
      <Stage program={program}>{createElement(Unit, readFixture(name, Math.max(...versions)))}</Stage>,
    );
    expect(complaints.mock.calls).toEqual([]);
    expect(html.replace(/<[^>]*>/g, "").trim().length + (html.match(/<img|<svg/g)?.length ?? 0)).toBeGreaterThan(0);
    complaints.mockRestore();
  });
});

test("a unit that breaks a rule is noticed", () => {
  const schema = {
    properties: { title: { description: "The title." }, list: { items: { properties: { mood: {} } } } },
  };
  expect(findUndescribed(schema, definition)).toEqual(["/list", "/list/*/mood"]);
  expect(findUnused(schema, { list: [{ mood: 1 }] })).toEqual(["/title"]);
  expect(
    withoutEnglish({
      a: { zh: "甲" },
      b: [
        { zh: "乙", en: "B" },
        { zh: "丙", en: "" },
      ],
    }),
  ).toEqual(["/a", "/b/1"]);
  const drop = [{ op: "each", at: "/list", do: [{ op: "remove", at: "/mood" }] }] as const;
  expect(findDropped(drop as unknown as Operation[])).toEqual(["/list/*/mood"]);
  expect(findDropped([{ op: "remove", at: "/mood", when: [null, ""] }])).toEqual([]);
});

test("every unit in the registry has a schema, and every schema a renderer", () => {
  expect([...registry.keys()].sort()).toEqual(blocksAndPages.map(({ name }) => name).sort());
});

// Only what another property states too.
const meantToDrop: Record<string, string[] | undefined> = { "home/search-entries/2": ["/entries/*/jumpType"] };

function readSchema(name: string, version: number): Record<string, unknown> {
  return JSON.parse(readFileSync(`schemas/${name}/v${version}.schema.json`, "utf8"));
}

function definition(ref: string): Record<string, unknown> | undefined {
  const { $defs } = readSchema("common", 1) as { $defs: Record<string, Record<string, unknown>> };
  return $defs[ref.slice(ref.lastIndexOf("/") + 1)];
}

function readFixture(name: string, version: number): Record<string, unknown> {
  const path = `fixtures/${name}/v${version}.json`;
  if (!existsSync(path)) throw new Error(`Write ${path}: one real example of ${name} version ${version}.`);
  const { $schema: _, ...props } = JSON.parse(readFileSync(path, "utf8"));
  return props;
}
