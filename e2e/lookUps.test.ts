import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { specified } from "#fixtures/results/races.ts";
import { limits } from "#server/base/db/accountSchema.ts";
import { readDesign } from "#server/results/certificates/testCertificates.ts";
import { lookUpPages, passportMac } from "#server/results/lookups/testLookUps.ts";
import { publishSet } from "#server/results/sets/publish.ts";
import { getRules, importRows, ms } from "#server/results/sets/testResults.ts";
import { people } from "./account.ts";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { type OwnSite, publishSite } from "./ownSite.ts";
import { findFaults } from "./pageFaults.ts";

// One race for both languages: its results and the list of its starters, as a file had them.
const number = "E12345678";
let site: OwnSite;
beforeAll(async () => {
  const titles = [
    { zh: "报名查询", en: "Registration search" },
    { zh: "成绩查询", en: "Results" },
    { zh: "往年成绩", en: "Past results" },
  ];
  const config = {
    $schema: "https://startline.dev/schemas/site/v2.schema.json",
    id: "look-ups",
    title: { zh: "示例赛", en: "Sample race" },
    languages: ["zh", "en"],
    router: "history",
    race: specified.race,
    home: { blocks: [] },
    routes: [
      ...lookUpPages.map((page, index) => ({ ...page, title: titles[index] })),
      {
        path: "/photos",
        title: { zh: "照片", en: "Photos" },
        page: { type: "image-search", version: 1, props: { isOpen: true } },
      },
    ],
  };
  site = await publishSite(config, (folder) => {
    mkdirSync(join(folder, "certificates"));
    const design = { ...readDesign("classic", ["finishers"]), id: "finisher" };
    writeFileSync(join(folder, "certificates/finisher.json"), JSON.stringify(design));
  });
  const personId = passportMac(people, number);
  for (const [edition, time] of [
    ["2024", "3:58:20"],
    ["2025", "3:41:07"],
  ] as const) {
    const of = { raceId: site.raceId, item: "marathon", edition };
    const runner = { bib: "M00001", name: "选手00001", latinName: "Runner 00001", gender: 1, age: 35, personId };
    const splitsMs = [1, 2, 3, 4, 5, 6, 7, 8].map((fifth) => fifth * ms("0:25:40"));
    const others = Array.from({ length: 30 }, (_, index) => ({
      bib: `M${String(index + 100).padStart(5, "0")}`,
      name: `选手${index + 100}`,
      gender: (index % 2) + 1,
      gunMs: ms("3:10:00") + index * 150_000,
      netMs: ms("3:09:30") + index * 150_000,
    }));
    await importRows(people.db, of, [{ ...runner, splitsMs, gunMs: ms(time) + 40_000, netMs: ms(time) }, ...others]);
    const ruled = { edition: of, rules: getRules(specified, "marathon", edition) };
    await publishSet(people.db, ruled, { kind: "official", note: null, after: 0 }, "tester");
  }
});
afterAll(() => site?.remove());

const words = {
  zh: {
    type: "证件类型",
    number: "证件号码",
    name: "姓名",
    search: "查询",
    wrong: "报名信息不存在",
    status: "报名成功",
    found: "查到 1 条成绩",
    again: "重新查询",
    bib: "参赛号",
    photos: "我的照片",
    gallery: "参赛号 M00001 的照片",
  },
  en: {
    type: "Type of document",
    number: "Document number",
    name: "Name",
    search: "Look up",
    wrong: "No registration was found",
    status: "Registered",
    found: "One result",
    again: "Look up another",
    bib: "Bib number",
    photos: "My photos",
    gallery: "Photos of bib M00001",
  },
} as const;

async function fill(page: Page, language: "zh" | "en", name: string): Promise<void> {
  const t = words[language];
  await page.getByLabel(t.type).selectOption("2");
  await page.getByLabel(t.number).fill(number);
  await page.getByLabel(t.name, { exact: true }).fill(name);
  await page.getByRole("button", { name: t.search, exact: true }).click();
}

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "a runner without an account finds their registration, result, certificate and past years (%s, %i px)",
  async (language, width) => {
    const t = words[language];
    await people.db.delete(limits);
    const locale = language === "zh" ? "zh-CN" : "en-GB";
    const options = { viewport: { width, height: 900 }, locale, hasTouch: width < 1200 };
    const { page, complaints, close } = await visit(browser, options, [/404|look-up/]);
    await page.goto(`${site.base}/registration-search`);
    await page.getByRole("button", { name: t.search, exact: true }).click();
    await page.locator("input[name=number]:focus").waitFor();
    await fill(page, language, "选手00002");
    await page.getByRole("alert").getByText(t.wrong).waitFor();
    expect(await findFaults(page, language)).toEqual([]);
    await fill(page, language, "选手00001");
    await page.getByText(t.status, { exact: true }).waitFor();
    await page.getByText("M00001").waitFor();
    expect(page.url()).not.toMatch(/E12345678|00001/);
    expect(await findFaults(page, language)).toEqual([]);

    await page.goto(`${site.base}/score-search`);
    await fill(page, language, "runner 00001");
    await page.getByRole("heading", { name: t.found }).waitFor();
    await page.getByText("3:41:07").first().waitFor();
    await settle(page);
    expect(await findFaults(page, language)).toEqual([]);
    const pdf = await page.getByRole("link", { name: "PDF" }).getAttribute("href");
    const file = await page.request.get(`http://127.0.0.1:${people.port}${pdf}`, {
      headers: { host: site.domainName },
    });
    expect(file.headers()["content-type"]).toBe("application/pdf");
    await page.getByRole("button", { name: t.photos }).click();
    await page.getByRole("heading", { name: t.gallery }).waitFor();
    expect(page.url()).not.toContain("M00001");
    await page.getByRole("button", { name: t.again, exact: true }).click();
    await page.getByText(t.bib, { exact: true }).first().click();
    await page.getByLabel(t.bib, { exact: true }).last().fill("m00100");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "选手100" }).waitFor();
    expect(await page.getByRole("link", { name: "PDF" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: t.photos }).count()).toBe(0);

    await page.goto(`${site.base}/multiple-score-search`);
    await fill(page, language, "选手00001");
    await page.locator("summary").filter({ hasText: "2024" }).click();
    await page.getByText("3:58:20").first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  },
);
