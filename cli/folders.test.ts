import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copySite, runStartline } from "./callStartline.ts";

async function problemsAfter(site: string, edit: (folder: string) => void, change?: (text: string) => string) {
  const copy = copySite(site, change);
  edit(copy.folder);
  const { out } = await runStartline(["validate", copy.folder, "--format", "json"]);
  copy.remove();
  const { problems } = JSON.parse(out) as { problems: { code: string; severity: string; file: string }[] };
  const places = problems.filter(({ code }) => !["SL5206", "SL2004"].includes(code));
  return places.map(({ code, severity, file }) => [code, severity, file.split("/").slice(-2).join("/")]);
}

test("an organiser whose table of pictures is broken reads that, and nothing about each of the pictures", async () => {
  const ruin = (folder: string) => writeFileSync(join(folder, "media/images.json"), '{ "media/a.jpg": ');
  expect(await problemsAfter("canal-city-2025", ruin)).toEqual([["SL4007", "error", "media/images.json"]]);
});

test("an organiser whose document is outside of documents/ reads to move it there", async () => {
  const move = (folder: string) => {
    mkdirSync(join(folder, "pages"));
    cpSync(join(folder, "documents/course.json"), join(folder, "pages/course.json"));
  };
  const change = (text: string) => text.replaceAll('"documents/course.json"', '"pages/course.json"');
  const results = await problemsAfter("open-demo-10k", move, change);
  expect(results.map(([code, severity]) => [code, severity])).toEqual([["SL3005", "error"]]);
});

test("an organiser whose course is a web page reads that it is none", async () => {
  const save = (folder: string) => writeFileSync(join(folder, "media/course.gpx"), "<!doctype html><title>404</title>");
  expect(await problemsAfter("canal-city-2025", save)).toEqual([["SL3006", "error", "media/course.gpx"]]);
});

test("an organiser with a form that nothing lists is warned, and can publish", async () => {
  const copy = (folder: string) => cpSync(join(folder, "forms/sign-up.json"), join(folder, "forms/old.json"));
  const results = await problemsAfter("open-demo-10k", copy);
  expect(results).toContainEqual(["SL6015", "warning", "forms/old.json"]);
  expect(results.filter(([, severity]) => severity === "error")).toEqual([]);
});

test("an organiser who saves a file as GBK reads only that", async () => {
  const lose = (text: string) => text.replace(/[\u4e00-\u9fff]/g, "\ufffd");
  const site = await problemsAfter("open-demo-10k", () => undefined, lose);
  expect(site.map(([code]) => code)).toEqual(["SL1005"]);
  const loseDocument = (folder: string) => {
    const path = join(folder, "documents/course.json");
    writeFileSync(path, lose(readFileSync(path, "utf8")));
  };
  const document = await problemsAfter("open-demo-10k", loseDocument);
  expect(document).toEqual([["SL1005", "error", "documents/course.json"]]);
});
