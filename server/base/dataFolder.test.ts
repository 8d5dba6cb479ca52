import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepFilesPrivate, narrowContent, narrowFolder } from "./dataFolder.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-data-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const narrowAll = async (path: string) => {
  const counts = await narrowFolder(path);
  await narrowContent(path, counts, new AbortController().signal);
  return counts;
};
const getMode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test("other users of the machine lose what they could read or write, and nobody else's files are touched", async () => {
  const [data, otherFile] = [join(folder, "data"), join(folder, "other")];
  await mkdir(join(data, "uploads/ab"), { recursive: true });
  const files = { "secret.key": 0o644, "uploads/ab/card": 0o666, "uploads/own": 0o600 };
  for (const [name, mode] of Object.entries(files)) {
    await writeFile(join(data, name), "x");
    await chmod(join(data, name), mode);
  }
  await writeFile(otherFile, "x");
  await chmod(otherFile, 0o644);
  await symlink(otherFile, join(data, "link"));
  for (const path of [data, join(data, "uploads"), join(data, "uploads/ab")]) await chmod(path, 0o755);
  expect(await narrowAll(data)).toEqual({ narrowed: 5, left: 0 });
  const names = ["", "uploads", "uploads/ab", ...Object.keys(files)];
  const modes = await Promise.all(names.map((name) => getMode(join(data, name))));
  expect(modes).toEqual(["700", "700", "700", "600", "600", "600"]);
  expect(await getMode(otherFile)).toBe("644");
  expect(await narrowAll(data)).toEqual({ narrowed: 0, left: 0 });
});

test("a data folder behind a link is closed to others, and keeps its group for new files", async () => {
  const [data, link] = [join(folder, "far"), join(folder, "near")];
  await mkdir(data);
  await chmod(data, 0o2755);
  await writeFile(join(data, "foreign"), "x", { mode: 0o644 });
  await symlink(data, link);
  expect(await narrowAll(link)).toEqual({ narrowed: 2, left: 0 });
  expect(((await stat(data)).mode & 0o7777).toString(8)).toBe("2700");
});

test("what the program creates is its own user's alone", async () => {
  const before = process.umask();
  try {
    keepFilesPrivate();
    await mkdir(join(folder, "new/pg"), { recursive: true });
    await writeFile(join(folder, "new/pg/1"), "x");
    const modes = await Promise.all(["new", "new/pg", "new/pg/1"].map((name) => getMode(join(folder, name))));
    expect(modes).toEqual(["700", "700", "600"]);
  } finally {
    process.umask(before);
  }
});

// Nobody can change the rights there, also not the superuser.
test.skipIf(process.platform !== "linux")("what others can read and cannot be changed is counted", async () => {
  expect(await narrowFolder("/proc/self/status")).toEqual({ narrowed: 0, left: 1 });
});
