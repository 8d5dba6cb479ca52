import { mkdtemp, readdir, readFile, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeFiles } from "#server/testWorld.ts";
import { swapSite } from "./swapSite.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-swap-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function build(files: Record<string, string>, now?: number): Promise<string[]> {
  await writeFiles(join(folder, "next"), files);
  await swapSite(join(folder, "next"), join(folder, "site"), now);
  return (await readdir(join(folder, "site/assets"))).sort();
}

test("a page that was open before a new build still finds its files, and its server the folder", async () => {
  expect(await build({ "index.html": "one", "assets/site-1.js": "1", "assets/kit-1.js": "k" })).toEqual([
    "kit-1.js",
    "site-1.js",
  ]);
  expect(await build({ "index.html": "two", "assets/site-2.js": "2", "assets/kit-1.js": "k" })).toEqual([
    "kit-1.js",
    "site-1.js",
    "site-2.js",
  ]);
  expect(await readFile(join(folder, "site/index.html"), "utf8")).toBe("two");
  expect(await readFile(join(folder, "site/assets/site-1.js"), "utf8")).toBe("1");
  expect(await readdir(folder)).toEqual(["site"]);
});

test("what no build had for a week is gone, however often the site was built since", async () => {
  await build({ "assets/site-1.js": "1", "assets/kit-1.js": "k" });
  const weekAgo = Date.now() / 1000 - 7 * 86_400 - 60;
  await utimes(join(folder, "site/assets/site-1.js"), weekAgo + 120, weekAgo + 120);
  expect(await build({ "assets/kit-1.js": "k" })).toEqual(["kit-1.js", "site-1.js"]);
  expect(await build({ "assets/kit-1.js": "k" }, Date.now() + 180_000)).toEqual(["kit-1.js"]);
});
