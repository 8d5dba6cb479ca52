import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePhotoFolder } from "#server/results/photos/testPhotos.ts";
import { publishSet } from "#server/results/sets/publish.ts";
import { readResultRules } from "#server/results/sets/rules.ts";
import { importRows } from "#server/results/sets/testResults.ts";
import { people } from "./account.ts";
import { openPage } from "./generalRace.ts";
import { callAdmin, editJson, type OwnSite, publishSite } from "./ownSite.ts";
import { look } from "./runnerPages.ts";

// A runner finds photos by the bib, all of them with the name, and downloads and removes some.

let site: OwnSite;
let folder: string;
beforeAll(async () => {
  let config: Record<string, unknown> = {};
  site = await publishSite("fixtures/sites/open-demo-10k", (place) =>
    editJson(join(place, "site.json"), (race: { routes: object[] }) => {
      const props = { isOpen: true, gallery: "/image-collection" };
      const page = { type: "image-search", version: 1, props };
      const route = { path: "/image-search", title: { zh: "照片查询", en: "Photo search" }, page };
      config = { ...race, routes: [...race.routes, route] };
      return config;
    }),
  );
  const edition = { raceId: site.raceId, item: "ten-km", edition: "2036" };
  const rules = readResultRules(config, edition);
  if (!rules) throw new Error("The race has no such item.");
  await importRows(people.db, edition, [{ bib: "1", name: "Runner 00001", gunMs: 2_400_000 }]);
  await publishSet(people.db, { edition, rules }, { kind: "official", note: null, after: 0 }, "tester");
  await importDrawn();
});
afterAll(() => {
  site?.remove();
  rmSync(folder, { recursive: true });
});

async function importDrawn(): Promise<void> {
  const drawn = await Promise.all(Array.from({ length: 9 }, (_, index) => draw(index)));
  folder = await makePhotoFolder(Object.fromEntries(drawn.map((bytes, index) => [`${index}.jpg`, bytes])));
  const { domainName } = site;
  const { batchId } = await callAdmin<{ batchId: string }>("photos", { domainName, folder, clocks: [] });
  const files = drawn.map((_bytes, index) => ({
    path: `${index}.jpg`,
    // The finish was at 9:40; the last two have no bib.
    written:
      index < 7
        ? { bibs: [{ bib: "1", confidence: index < 6 ? "0.95" : "0.5" }] }
        : { bibs: [], takenAt: `2036-01-06T09:40:0${index}+08:00`, point: "finish" },
  }));
  await callAdmin("photos/files", { domainName, batchId, files });
  await callAdmin("photos/finish", { domainName, batchId });
}

/** Draws a runner with a bib on a road. */
function draw(index: number): Promise<Buffer> {
  const hue = (index * 47) % 360;
  const x = 500 + ((index * 170) % 600);
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067">
      <rect width="1600" height="1067" fill="hsl(${hue} 40% 78%)"/>
      <rect y="700" width="1600" height="367" fill="#59606a"/>
      <circle cx="${x}" cy="330" r="90" fill="#c99a6b"/>
      <rect x="${x - 120}" y="420" width="240" height="330" rx="60" fill="hsl(${(hue + 180) % 360} 60% 45%)"/>
      <rect x="${x - 80}" y="500" width="160" height="110" fill="#fff"/>
    </svg>`),
  )
    .jpeg()
    .toBuffer();
}

const words = {
  zh: {
    bib: "参赛号",
    name: /姓名/,
    search: "查找照片",
    missing: "请填写参赛号",
    none: "还没有参赛号 999 的照片",
    wrong: "未查询到照片信息",
    previews: "参赛号 1：",
    gallery: "参赛号 1 的照片",
    possible: /可能有您/,
    select: /^选择第/,
    download: "下载所选 2 张",
    enlarge: "放大第 1 张照片",
    notMe: "不是我",
    keep: "保留",
    again: "查找其他参赛号",
  },
  en: {
    bib: "Bib number",
    name: /Name/,
    search: "Find photos",
    missing: "Enter the bib number",
    none: "There are no photos with bib 999 yet",
    wrong: "No photos were found",
    previews: "Bib 1: ",
    gallery: "Photos of bib 1",
    possible: /Possibly you/,
    select: /^Select photo/,
    download: "Download 2 photos",
    enlarge: "Enlarge photo 1",
    notMe: "Not me",
    keep: "Keep",
    again: "Look up another bib",
  },
};

/** Waits until every photo that can be seen is there. */
async function waitForPhotos(page: Page): Promise<void> {
  const isThere = () =>
    [...document.querySelectorAll<HTMLImageElement>("main img, dialog img")].every(
      (image) => image.loading === "lazy" || (image.complete && image.naturalWidth > 0),
    );
  await page.waitForFunction(isThere);
}

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "a runner sees previews by the bib, all photos with the name, downloads two and removes one (%s, %i px)",
  async (language, width) => {
    const t = words[language];
    const { page, close } = await openPage(site, "/image-search", { language, width });
    const shot = (step: string) => look(page, `photos-${step}-${language}-${width}`);
    const bib = page.getByLabel(t.bib, { exact: true });
    const press = () => page.getByRole("button", { name: t.search, exact: true }).press("Enter");
    await bib.waitFor();
    await shot("form");
    await press();
    await page.getByText(t.missing).waitFor();
    await bib.fill("999");
    await press();
    await page.getByText(t.none).waitFor();
    await bib.fill("1");
    await press();
    await page.getByText(t.previews).waitFor();
    expect(await page.locator("main li img").count()).toBe(3);
    await waitForPhotos(page);
    await shot("previews");
    await page.getByLabel(t.name).fill("Somebody Else");
    await press();
    await page.getByText(t.wrong).waitFor();
    await page.getByLabel(t.name).fill("runner 00001");
    await press();
    await page.getByRole("heading", { name: t.gallery }).waitFor();
    await page.getByText(t.possible).first().waitFor();
    const boxes = page.getByRole("checkbox", { name: t.select });
    const before = await boxes.count();
    await boxes.nth(0).press("Space");
    await boxes.nth(1).press("Space");
    await waitForPhotos(page);
    await shot("gallery");
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: t.download }).press("Enter");
    expect((await waiting).suggestedFilename()).toBe("photos.zip");
    await page.getByRole("button", { name: t.enlarge }).press("Enter");
    await waitForPhotos(page);
    await shot("large");
    const notMe = page.getByRole("button", { name: t.notMe });
    await notMe.press("Enter");
    await page.getByRole("button", { name: t.keep }).waitFor();
    await shot("question");
    await notMe.press("Enter");
    await expect.poll(() => boxes.count()).toBe(before - 1);
    await page.getByRole("button", { name: t.again }).press("Enter");
    await bib.waitFor();
    await close();
  },
);
