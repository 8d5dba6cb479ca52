import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchFolder } from "./watchFolder.ts";

let folder: string;
let changes: number;
let unwatch: () => void;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-watch-"));
  await mkdir(join(folder, "documents"));
  await writeFile(join(folder, "site.json"), "1");
  changes = 0;
  unwatch = await watchFolder(
    () => [folder],
    async () => {
      changes++;
    },
  );
});
afterEach(async () => {
  unwatch();
  await rm(folder, { recursive: true, force: true });
});

const seen = (count: number) => vi.waitFor(() => expect(changes).toBe(count), { timeout: 5000, interval: 20 });
const write = (path: string) => writeFile(join(folder, path), String(Math.random()));

test("an organiser who saves several files at once causes one change", async () => {
  await Promise.all(["site.json", "race.json", "documents/rules.json"].map(write));
  await seen(1);
});

test("an organiser whose editor puts a new file in the place of the old one is seen each time", async () => {
  for (const count of [1, 2, 3]) {
    await write(".site.json.new");
    await rename(join(folder, ".site.json.new"), join(folder, "site.json"));
    await seen(count);
  }
});

test("an organiser who makes a new folder is seen in it", async () => {
  await mkdir(join(folder, "media/album"), { recursive: true });
  await seen(1);
  await write("media/album/a.svg");
  await seen(2);
  await rm(join(folder, "media"), { recursive: true });
  await seen(3);
});

test("notes that an editor keeps beside a file are no change", async () => {
  await Promise.all([".site.json.swp", "site.json~", "4913.swx"].map(write));
  await write("documents/rules.json");
  await seen(1);
});

test("a save while the last one is still being published is published after it, and never beside it", async () => {
  unwatch();
  let running = 0;
  const together: number[] = [];
  let release = () => {};
  unwatch = await watchFolder(
    () => [folder],
    async () => {
      changes++;
      together.push(++running);
      if (changes === 1) await new Promise<void>((resolve) => (release = resolve));
      running--;
    },
  );
  await write("site.json");
  await seen(1);
  await write("site.json");
  // Long enough for the second to begin, if it were to.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(changes).toBe(1);
  release();
  await seen(2);
  expect(together).toEqual([1, 1]);
});

test("an organiser who names a pack while they write sees its changes from then on", async () => {
  unwatch();
  const pack = await mkdtemp(join(tmpdir(), "startline-pack-"));
  const folders = [folder];
  unwatch = await watchFolder(
    () => folders,
    async () => {
      changes++;
    },
  );
  folders.push(pack);
  await write("site.json");
  await seen(1);
  await writeFile(join(pack, "hero.json"), "{}");
  await seen(2);
  await rm(pack, { recursive: true });
});
