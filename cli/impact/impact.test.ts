import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { compareSchemas } from "#compiler/diff/compareSchemas.ts";
import { loadSite } from "../config/sites.ts";
import { findAffected, openSchemaCheck } from "./affected.ts";
import { judgeSchemas } from "./judge.ts";
import { readSchemasAt, readWorkingSchemas, type SchemaFiles } from "./schemaFiles.ts";

const base = { type: "object", required: ["a"], properties: { a: { type: "string", maxLength: 5, title: "A" } } };
const withA = (a: object, overrides: object = {}) => ({
  ...base,
  properties: { a: { ...base.properties.a, ...a } },
  ...overrides,
});
const isSafe = (after: unknown, before: unknown = base) =>
  compareSchemas(before, after).every((change) => change.isSafe);

describe("a developer who changes a schema", () => {
  test.each([
    ["explains a field better", withA({ title: "The A" })],
    ["adds a field that may be left out", { ...base, properties: { ...base.properties, b: { type: "number" } } }],
    ["lets a text be longer", withA({ maxLength: 9 })],
    ["lifts a limit", { ...base, properties: { a: { type: "string" } } }],
    ["lets a field be left out", { ...base, required: [] }],
    ["takes another kind of value too", withA({ type: ["string", "null"] })],
  ])("does no harm who %s", (_, after) => {
    expect(isSafe(after)).toBe(true);
  });

  test.each([
    ["asks for a field more", { ...base, required: ["a", "b"] }, "/required"],
    ["makes a text shorter", withA({ maxLength: 4 }), "/properties/a/maxLength"],
    ["takes another kind of value instead", withA({ type: "number" }), "/properties/a/type"],
    ["adds a pattern", withA({ pattern: "^x" }), "/properties/a/pattern"],
    ["takes a field away", { ...base, properties: {} }, "/properties/a"],
    ["closes the object", { ...base, additionalProperties: false }, "/additionalProperties"],
  ])("breaks configs who %s", (_, after, pointer) => {
    expect(compareSchemas(base, after)).toEqual([{ pointer, isSafe: false }]);
    expect(isSafe(base, base)).toBe(true);
  });

  test("may add a choice and not take one away", () => {
    const [two, three] = [{ enum: ["a", "b"] }, { enum: ["a", "b", "c"] }];
    expect([isSafe(three, two), isSafe(two, three)]).toEqual([true, false]);
    const [narrow, wide] = [{ anyOf: [{ type: "string" }] }, { anyOf: [{ type: "string" }, { type: "null" }] }];
    expect([isSafe(wide, narrow), isSafe(narrow, wide)]).toEqual([true, false]);
  });
});

describe("a developer who compares the schemas with those of a commit", () => {
  const folder = mkdtempSync(join(tmpdir(), "startline-impact-"));
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...words], { cwd: folder });
  let before: SchemaFiles;
  beforeAll(async () => {
    cpSync("schemas", join(folder, "schemas"), { recursive: true });
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "base");
    before = await readSchemasAt(folder, "HEAD");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const change = (file: string, edit: (schema: Record<string, never>) => void) => {
    const schema = JSON.parse(readFileSync(join("schemas", file), "utf8"));
    edit(schema);
    writeFileSync(join(folder, "schemas", file), JSON.stringify(schema));
  };
  afterEach(() => git("checkout", "-q", "."));

  test("finds the same files there, and nothing to say", async () => {
    expect([...before.keys()].sort()).toEqual([...(await readWorkingSchemas(folder)).keys()].sort());
    expect(judgeSchemas(before, await readWorkingSchemas(folder))).toEqual([]);
  });

  test("learns which instances a breaking change touches, and that they fit no more", async () => {
    change("home/countdown/v1.schema.json", (schema) => Object.assign(schema, { required: ["link"] }));
    const after = await readWorkingSchemas(folder);
    const [judgement, ...others] = judgeSchemas(before, after);
    expect(others).toEqual([]);
    expect(judgement).toEqual({
      file: "schemas/home/countdown/v1.schema.json",
      verdict: "breaking",
      places: ["/required"],
      touches: ["home/countdown/1"],
    });
    const site = await loadSite("fixtures/sites/canal-city-2025");
    const affected = findAffected(site, new Set(judgement?.touches), openSchemaCheck(after));
    const file = "fixtures/sites/canal-city-2025/site.json";
    expect(affected).toMatchObject([{ file, schema: "home/countdown/1", pointer: "/home/blocks/2" }]);
  });

  test("learns that a shared shape touches all that use it, in flat files at the place they come from", async () => {
    change("common/v1.schema.json", (schema: Record<string, Record<string, object>>) => {
      schema.$defs = { ...schema.$defs, link: { ...schema.$defs?.link, maxLength: 3 } };
    });
    const after = await readWorkingSchemas(folder);
    const [judgement] = judgeSchemas(before, after);
    expect(judgement).toMatchObject({ verdict: "breaking", places: ["/$defs/link/maxLength"] });
    expect(judgement?.touches).toEqual(expect.arrayContaining(["home/countdown/1", "site/2", "page/link/1"]));
    expect(judgement?.touches).not.toContain("document/1");
    const flat = await loadSite("fixtures/sites/cloud-ridge-trail");
    const affected = findAffected(flat, new Set(["home/carousel/1"]), openSchemaCheck(after));
    expect(affected).toMatchObject([{ schema: "home/carousel/1", fits: true }]);
  });

  test("learns of a block on a page of blocks", async () => {
    const demo = await loadSite("fixtures/sites/open-demo-10k");
    const affected = findAffected(demo, new Set(["home/document-body/1"]), openSchemaCheck(before));
    expect(affected).toMatchObject([{ pointer: "/routes/3/children/1/page/props/blocks/2", fits: true }]);
  });

  test("learns that a new version without steps from the old one needs an upgrade", async () => {
    const faq = join(folder, "schemas/home/faq");
    const newest = Math.max(...readdirSync(faq).map((name) => Number(/^v(\d+)/.exec(name)?.[1])));
    writeFileSync(join(faq, `v${newest + 1}.schema.json`), "{}");
    const without = judgeSchemas(before, await readWorkingSchemas(folder));
    expect(without).toMatchObject([
      { verdict: "needs-upgrade", touches: expect.arrayContaining([`home/faq/${newest}`]) },
    ]);
    writeFileSync(join(faq, `v${newest + 1}.upgrade.json`), "[]");
    expect(judgeSchemas(before, await readWorkingSchemas(folder))).toMatchObject([{ verdict: "safe" }]);
  });
});
