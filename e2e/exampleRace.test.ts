import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { runStartline } from "#cli/callStartline.ts";
import { demoSite } from "#cli/demo/planDemo.ts";
import { limits } from "#server/base/db/accountSchema.ts";
import { people } from "./account.ts";
import { scrollToEnd, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { look } from "./runnerPages.ts";

// What a newcomer does with the race that `startline demo` has filled.

const domainName = `${demoSite}.localhost`;
const base = `http://${domainName}:${people.port}`;
const startline = (...words: string[]) => runStartline(words, { DATA_DIR: people.dataDir });

beforeAll(async () => {
  expect(await startline("demo", "--count", "300")).toMatchObject({ code: 0, err: "" });
});

const words = {
  zh: {
    name: "选手00001",
    heading: "选手00001",
    type: "证件类型",
    number: "证件号码",
    nameLabel: "姓名",
    search: "查询",
    registered: "报名成功",
    results: /查到 \d+ 条成绩/,
    bib: "参赛号",
    photos: "查找照片",
    gallery: "参赛号 00001 的照片",
    show: "查询",
    follow: (bib: string) => `关注 ${bib} 号`,
    followed: "我关注的参赛者",
    seen: /(\d 公里|终点)，\d:/,
  },
  en: {
    name: "runner 00001",
    heading: "Runner 00001",
    type: "Type of document",
    number: "Document number",
    nameLabel: "Name",
    search: "Look up",
    registered: "Registered",
    results: /result/,
    bib: "Bib",
    photos: "Find photos",
    gallery: "Photos of bib 00001",
    show: "Show",
    follow: (bib: string) => `Follow bib ${bib}`,
    followed: "Runners that you follow",
    seen: /(\d km|Finish) in \d:/,
  },
} as const;

type Language = keyof typeof words;

const hasRoom = (table: Element) => table.scrollWidth <= (table.parentElement?.clientWidth ?? 0);

/** Returns on how many lines the text of an element is. */
function countLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length;
}

async function lookUp(page: Page, language: Language, path: string): Promise<void> {
  const t = words[language];
  await page.goto(base + path);
  await page.getByLabel(t.type).selectOption("2");
  await page.getByLabel(t.number).fill("LBH00001");
  await page.getByLabel(t.nameLabel, { exact: true }).fill(t.name);
  await page.getByRole("button", { name: t.search, exact: true }).press("Enter");
}

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "a runner of the example race finds status, result, certificate, last year and photos (%s, %i px)",
  async (language, width) => {
    const t = words[language];
    await people.db.delete(limits);
    const locale = language === "zh" ? "zh-CN" : "en-GB";
    const { page, complaints, close } = await visit(browser, { viewport: { width, height: 844 }, locale });
    const shot = (step: string) => look(page, `example-${step}-${language}-${width}`);
    await page.goto(base);
    // Winners are loaded once they are near.
    await scrollToEnd(page);
    await page
      .getByText("Runner")
      .or(page.getByText(/选手\d{5}/))
      .first()
      .waitFor();
    await shot("home");
    await lookUp(page, language, "/registration-search");
    await page.getByText(t.registered, { exact: true }).waitFor();
    await lookUp(page, language, "/score-search");
    await page.getByRole("heading", { name: t.results }).waitFor();
    await page.getByRole("heading", { name: t.heading, exact: true }).waitFor();
    // On a computer all columns of the splits have room.
    if (width > 1000) expect(await page.locator("main table").evaluate(hasRoom)).toBe(true);
    await shot("score");
    const png = await page.getByRole("link", { name: "PNG" }).getAttribute("href");
    const code = /certificate\/([\w-]+)/.exec(png ?? "")?.[1];
    await page.goto(`${base}/certificate/${code}`);
    await page
      .getByText(/选手00001/)
      .first()
      .waitFor();
    await lookUp(page, language, "/multiple-score-search");
    await page.locator("summary").filter({ hasText: "2026" }).waitFor();
    await shot("years");
    await page.goto(`${base}/image-search`);
    await page.getByLabel(t.bib).fill("00001");
    await page.getByLabel(t.nameLabel).fill(t.name);
    await page.getByRole("button", { name: t.photos }).press("Enter");
    await page.getByRole("heading", { name: t.gallery }).waitFor();
    await shot("photos");
    expect(complaints).toEqual([]);
    await close();
  },
);

// The second rehearsal is shown without what the first one has sent.
test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "a visitor follows three runners of the example race live, in a rehearsal of their own (%s, %i px)",
  async (language, width) => {
    const t = words[language];
    const locale = language === "zh" ? "zh-CN" : "en-GB";
    const { page, complaints, close } = await visit(browser, { viewport: { width, height: 844 }, locale });
    const rehearsal = startline("timing", "simulate", "--domain", domainName, "--count", "60", "--speed", "600");
    await page.goto(`${base}/follow?rehearsal`);
    for (const bib of ["00001", "00002", "00003"]) {
      await page.locator("input[name=bib]").fill(bib);
      await page.getByRole("button", { name: t.show, exact: true }).press("Enter");
      await page
        .getByRole("button", { name: t.follow(bib) })
        .first()
        .press("Enter");
    }
    await page.getByRole("heading", { name: t.followed }).waitFor();
    await page.getByText(t.seen).first().waitFor();
    await look(page, `example-live-${language}-${width}`);
    expect(await page.locator("tbody button").first().evaluate(countLines)).toBe(1);
    expect(complaints).toEqual([]);
    await close();
    expect((await rehearsal).code).toBe(0);
  },
);
