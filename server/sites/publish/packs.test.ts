import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compileSite } from "#compiler/compile.ts";
import { parseJson } from "#compiler/parse/parse.ts";
import { tinySite, writeFiles } from "../../testWorld.ts";
import { addPacks, readPackFolders } from "./packs.ts";
import { readFromDisk } from "./readText.ts";

const version = (type: string) => ({ type, version: 1 });
let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "startline-packs-"));
  folder = join(root, "sites/river-run");
  await mkdir(folder, { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const siteWith = (packs: unknown) => parseJson(JSON.stringify({ id: "river-run", packs }), "site.json");
const read = (packs: unknown, composites: Record<string, string> = {}) =>
  addPacks(folder, siteWith(packs), composites, readFromDisk);
const named = (problems: { code: string; pointer: string; params: unknown }[]) =>
  problems.map(({ code, pointer, params }) => [code, pointer, params]);

describe("an organiser of several races", () => {
  test("uses the composites of a pack beside the folder of sites, and of a nearer one first", async () => {
    await writeFiles(root, {
      "packs/lake-series/composites/lake/hero/v1.json": version("lake/hero"),
      "packs/lake-series/composites/lake/hero/v2.upgrade.json": [],
      "packs/lake-series/README.md": "Ours",
      "packs/unused/composites/other/hero/v1.json": version("other/hero"),
    });
    const { composites, problems } = await read(["lake-series"], { "composites/my/wall/v1.json": "{}" });
    expect(problems).toEqual([]);
    expect(Object.keys(composites)).toEqual([
      "composites/my/wall/v1.json",
      "../../packs/lake-series/composites/lake/hero/v1.json",
      "../../packs/lake-series/composites/lake/hero/v2.upgrade.json",
    ]);
    await writeFiles(root, { "sites/packs/lake-series/composites/lake/hero/v1.json": version("lake/hero") });
    expect(Object.keys((await read(["lake-series"])).composites)).toEqual([
      "../packs/lake-series/composites/lake/hero/v1.json",
    ]);
    await writeFiles(folder, { "site.json": { packs: ["lake-series", "nobodys"] } });
    expect(await readPackFolders(folder)).toEqual([join(root, "sites/packs/lake-series")]);
  });

  test("learns which pack is missing, with the name that was meant", async () => {
    await mkdir(join(root, "packs/lake-series"), { recursive: true });
    const { problems } = await read(["lake-serie", "hills"]);
    expect(named(problems)).toEqual([
      ["SL7045", "/packs/0", { name: "lake-serie", near: "lake-series" }],
      ["SL7045", "/packs/1", { name: "hills", near: undefined }],
    ]);
    expect(problems[0]).toMatchObject({ file: "site.json", fix: { pointer: "/packs/0", value: "lake-series" } });
  });

  test("learns that a composite exists twice, and the site's own is used, then that of the first pack", async () => {
    await writeFiles(root, {
      "packs/a/composites/my/wall/v1.json": version("my/wall"),
      "packs/a/composites/my/wall/v2.json": version("my/wall"),
      "packs/a/composites/lake/hero/v1.json": version("lake/hero"),
      "packs/b/composites/lake/hero/v2.json": version("lake/hero"),
    });
    const { composites, problems } = await read(["a", "b"], { "composites/my/wall/v1.json": "{}" });
    expect(named(problems)).toEqual([
      ["SL7046", "/packs/0", { type: "my/wall", pack: "a", other: undefined }],
      ["SL7046", "/packs/1", { type: "lake/hero", pack: "b", other: "a" }],
    ]);
    expect(Object.keys(composites)).toEqual([
      "composites/my/wall/v1.json",
      "../../packs/a/composites/lake/hero/v1.json",
    ]);
  });

  test("reaches no file outside of packs by a name or a link", async () => {
    await writeFiles(root, {
      "secret/composites/my/wall/v1.json": version("my/wall"),
      "packs/real/composites/my/hero/v1.json": version("my/hero"),
    });
    await symlink(join(root, "secret"), join(root, "packs/linked"));
    await symlink(join(root, "secret/composites/my"), join(root, "packs/real/composites/linked"));
    for (const packs of [["../secret"], ["linked"], [".."], "linked", [7], [""]])
      expect((await read(packs)).composites).toEqual({});
    expect(Object.keys((await read(["real"])).composites)).toEqual(["../../packs/real/composites/my/hero/v1.json"]);
  });
});

test("visitors do not load the names of packs", () => {
  const site = { ...tinySite(), $schema: "https://startline.dev/schemas/site/v2.schema.json", packs: ["lake-series"] };
  const compiled = compileSite(JSON.stringify(site), {});
  expect(compiled?.site).toMatchObject({ id: tinySite().id });
  expect(compiled?.site).not.toHaveProperty("packs");
});
