import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MadePicture } from "#pictures/results.ts";
import { drawMark, drawPhonePhoto } from "#pictures/testPictures.ts";
import { tinyDocument, tinySite, writeFiles } from "#server/testWorld.ts";
import { runStartline } from "../callStartline.ts";
import { openBar, showPictures } from "./pictureProgress.ts";

const folder = mkdtempSync(join(tmpdir(), "startline-pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(async () => {
  const logo = { src: "media/logo.png", alt: { zh: "标志", en: "Logo" } };
  await writeFiles(join(folder, "run"), {
    "site.json": tinySite({ brand: { logo } }),
    "documents/rules.json": tinyDocument('<p><img src="media/start.jpg" alt="起点"></p>'),
    "media/start.jpg": await drawPhonePhoto(700, 500),
    "media/logo.png": await drawMark(300, 90).png().toBuffer(),
  });
});

const call = (...words: string[]) => runStartline(["pictures", ...words], { DATA_DIR: join(folder, "data") });

test("an organiser makes the pictures of a race once, reads a line for each, and a second call makes none", async () => {
  const first = await call(join(folder, "run"));
  expect(first).toMatchObject({ code: 0, err: "" });
  expect(first.out).toMatch(/^media\/logo\.png: 300 x 90, made 300 px wide as webp, png, 2 kB in all$/m);
  expect(first.out).toMatch(/^media\/start\.jpg: 700 x 500, made 480, 700 px wide as avif, webp, jpg, \d+ kB in all$/m);
  expect(first.out).toMatch(/^2 pictures: 2 made, 0 unchanged, 0 failed\.$/m);
  const second = await call(join(folder, "run"), "--language", "zh");
  expect(second.out.trim().split("\n").sort()).toEqual([
    "2 张图片：新制作 0 张，没有变化 2 张，无法制作 0 张。",
    "media/logo.png：没有变化",
    "media/start.jpg：没有变化",
  ]);
});

test("an organiser whose photo is damaged reads which, why and what to do, and the others are ready", async () => {
  await writeFiles(join(folder, "run"), { "media/cut.jpg": "not a picture" });
  const { code, out } = await call(join(folder, "run"));
  expect(code).toBe(1);
  expect(out).toMatch(/^media\/cut\.jpg SL5410 The picture media\/cut\.jpg is damaged .*replace it\.$/m);
  expect(out).toMatch(/^3 pictures: 0 made, 2 unchanged, 1 failed\.$/m);
  const nowhere = await call(folder);
  expect(nowhere).toMatchObject({ code: 2, out: "", err: expect.stringContaining("has no site.json") });
});

test("on a terminal a bar grows in one line, and only what failed stays", () => {
  const localise = ({ en }: { en: string }) => en;
  const printed: string[] = [];
  const writes: string[] = [];
  const screen = { columns: 80, write: (text: string) => writes.push(text) };
  const progress = showPictures({ localise, hasColour: false }, { print: (line) => void printed.push(line), screen });
  const failed = { outcome: "failed", reason: "heic" } as const;
  const size = { width: 9, height: 9 };
  const result: MadePicture = { outcome: "made", original: size, ...size, widths: [9], formats: [], variants: [] };
  progress.onProgress({ path: "media/a.jpg", result, isNew: true, done: 1, total: 2 });
  progress.onProgress({ path: "media/b.heic", result: failed, isNew: true, done: 2, total: 2 });
  expect(progress.end()).toEqual({ made: 1, ready: 0, failed: 1 });
  const output = writes.join("");
  expect(output).toMatch(/^\r█{12}░{12} Pictures 1\/2 media\/a\.jpg.*\r█{24} Pictures 2\/2 media\/b\.heic.*\r/s);
  expect(output).not.toContain("\n");
  expect(printed).toEqual([expect.stringMatching(/^media\/b\.heic SL5412 /)]);
  const long = { path: `media/${"x".repeat(200)}.jpg`, result, isNew: true, done: 1, total: 1 };
  expect(openBar(long, 80, { localise })).toHaveLength(79);
});
