import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getComposite, instance } from "#compiler/composite/testComposites.ts";
import { fixSource } from "#compiler/edit/fixes.ts";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { readSiteFolder } from "#server/sites/publish/folder.ts";
import { checkPlace } from "./config/targets.ts";

const folder = mkdtempSync(join(tmpdir(), "startline-composite-mistakes-"));
const path = "composites/my/title/v1.json";
const props = { type: "object", required: ["title"], properties: { title: { type: "string" } } };
const heading = { type: "heading", version: 1, id: "a", props: { text: { zh: { $prop: "/titel" } } } };
const files = {
  "site.json": siteWith([instance("my/title", "one", { title: "起点" })], [], {
    $schema: "https://startline.dev/schemas/site/v2.schema.json",
  }),
  ...getComposite("my/title", [heading], { props }),
};

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test("an organiser who validates a site reads the mistakes of its composites with file, line and column, and can fix them", async () => {
  const [target] = await checkPlace(folder);
  expect(target?.problems.map(({ code, line, column }) => [code, line, column])).toEqual([
    ["SL7014", expect.any(Number), expect.any(Number)],
  ]);
  expect(target?.problems[0]?.file).toMatch(/composites\/my\/title\/v1\.json$/);
  const [checkedTarget] = await checkPlace(join(folder, path));
  expect(checkedTarget?.problems).toHaveLength(1);
  const [fixable] = checkedTarget?.fixableFiles ?? [];
  const fixed = fixSource(files[path as keyof typeof files] ?? "", (text) => fixable?.read(text) ?? []);
  expect(fixed.problems).toEqual([]);
  expect(fixed.source).toContain('"$prop": "/title"');
});

test("composites are read with a site's folder, and are none of its published files", async () => {
  const { composites, files: published } = await readSiteFolder(folder);
  expect(Object.keys(composites)).toEqual([path]);
  expect(published).toEqual({});
});
