import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { cacheKey, openCache } from "./cache.ts";

const folder = mkdtempSync(join(tmpdir(), "startline-cache-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("an operator whose cache is in a folder with other files loses nothing but results that nobody used for 60 days", async () => {
  const cache = openCache(folder);
  const [old, fresh] = [cacheKey("a"), cacheKey("b")];
  const draft = "draft-00000000-0000-4000-8000-000000000000";
  const own = [".git", "readme.txt", "src/picture.ts", "ab/notes.txt", "draft-of-the-rules/rules.txt"];
  const longAgo = new Date(Date.now() - 61 * 86_400_000);
  const kept = [...own, `${fresh.slice(0, 2)}/${fresh}/result.json`];
  const swept = [`${old.slice(0, 2)}/${old}/result.json`, `${draft}/a.webp`];
  for (const path of [...kept, ...swept].map((one) => join(folder, one))) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "{}");
    if (path.includes(fresh)) continue;
    utimesSync(path, longAgo, longAgo);
    utimesSync(dirname(path), longAgo, longAgo);
  }
  await cache.sweep();
  expect(kept.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  expect(swept.filter((path) => existsSync(join(folder, path)))).toEqual([]);
});
