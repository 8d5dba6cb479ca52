import { randomBytes } from "node:crypto";
import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { addPerson } from "./account.ts";
import { browser } from "./chromium.ts";
import { openContext } from "./contexts.ts";
import { beLoggedIn } from "./loggedIn.ts";
import type { OwnSite } from "./ownSite.ts";
import { publishResultsRace } from "./resultsRace.ts";
import { look } from "./runnerPages.ts";

let site: OwnSite;
afterEach(() => site?.remove());

const words = {
  zh: {
    item: /^马拉松/,
    choose: "每一列是什么",
    check: "按这些列再检查",
    faults: ["第 4 行，“Net Time”列", "第 6 行，“Status”列"],
    import: "导入其余 10 行",
    runners: "名单",
    value: "改为",
    reason: "原因",
    save: "保存更正",
    byHand: "人工设定",
    publication: "发布",
    official: /^正式成绩/,
    amended: "更正成绩",
    publish: "发布",
    first: "第 1 版 · 正式成绩",
    second: "第 2 版 · 更正成绩",
    notes: ["公开说明（中文）", "公开说明（英文）"],
    prizes: "奖金",
    disqualified: "取消资格",
    certificates: "证书",
    fine: "所有姓名都能印出来。",
    download: "下载 ZIP",
  },
  en: {
    item: /^Marathon/,
    choose: "What each column holds",
    check: "Check with these columns",
    faults: ['row 4, column "Net Time"', 'row 6, column "Status"'],
    import: "Import the other 10 rows",
    runners: "Runners",
    value: "New value",
    reason: "Reason",
    save: "Save the correction",
    byHand: "Set by hand",
    publication: "Publication",
    official: /^Official/,
    amended: "Amended",
    publish: "Publish",
    first: "Set 1 · official",
    second: "Set 2 · amended",
    notes: ["Public note (Chinese)", "Public note (English)"],
    prizes: "Prizes",
    disqualified: "Disqualified",
    certificates: "Certificates",
    fine: "Every name can be printed.",
    download: "Download the ZIP",
  },
};

/** A file of RACE RESULT with two rows that cannot be read, and a column that nobody knows. */
function writeFile(): Buffer {
  const header = "Bib;Lastname;Firstname;YearOfBirth;Gender;Nation;Club;Gun Time;Net Time;T5;Status";
  const rows = Array.from({ length: 12 }, (_, index) => {
    const net = index === 2 ? "two hours" : `02:${10 + index}:01,03`;
    const status = index === 4 ? 99 : 0;
    return `${index + 1};Runner;000${10 + index};1990;m;CHN;Club ${index % 3};02:${10 + index}:02,51;${net};0:20:00,5;${status}`;
  });
  return Buffer.from(`\ufeff${[header, ...rows].join("\r\n")}`);
}

type Words = (typeof words)["zh" | "en"];

async function publish(page: Page, t: Words): Promise<void> {
  await page.getByRole("main").locator("form").getByRole("button", { name: t.publish, exact: true }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: t.publish, exact: true }).press("Enter");
}

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "an organiser imports a file with two faulty rows, disqualifies the third, and prizes, certificates and the public list follow (%s, %i px)",
  async (language, width) => {
    const t = words[language];
    site = await publishResultsRace((folder) =>
      cpSync("cli/new/template/certificates/classic.json", join(folder, "certificates/classic.json")),
    );
    const email = `results-${randomBytes(6).toString("hex")}@example.org`;
    const authorities = [`ORGANISER:${site.raceId}`, `PERSONAL_DATA:${site.raceId}`];
    const organiser = await addPerson({ nick: "organiser", authorities, email, password: "abc123" });
    const locale = language === "zh" ? "zh-CN" : "en-GB";
    const context = await openContext(browser, { viewport: { width, height: 844 }, locale });
    await beLoggedIn(context, organiser);
    const page = await context.newPage();
    const shot = (step: string) => look(page, `results-${step}-${language}-${width}`);
    await page.goto(`${site.base}/organise?view=results`);
    await page.getByRole("button", { name: t.item }).first().waitFor();
    await shot("items");
    await page.getByRole("button", { name: t.item }).first().press("Enter");
    const file = { name: "race-result.csv", mimeType: "text/csv", buffer: writeFile() };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText(t.choose).waitFor();
    await shot("columns");
    // One point of several: with it, everybody would lack those that the rules require.
    await page.getByLabel("T5").selectOption("");
    await page.getByRole("button", { name: t.check }).press("Enter");
    for (const fault of t.faults) await page.getByText(fault).waitFor();
    await shot("checked");
    await page.getByRole("button", { name: t.import }).press("Enter");
    // What is decided after the official results is an amendment.
    await page.getByRole("button", { name: t.publication, exact: true }).press("Enter");
    await page.getByLabel(t.official).check();
    await publish(page, t);
    await page.getByText(t.first).waitFor();
    await page.getByRole("button", { name: t.runners, exact: true }).press("Enter");
    // The third of those that were read.
    await page.locator("#result-4").press("Enter");
    await shot("correction");
    await page.getByLabel(t.value).selectOption("dsq");
    await page.getByLabel(t.reason).fill("近路");
    await page.getByRole("button", { name: t.save }).press("Enter");
    await page.getByText(t.byHand, { exact: true }).first().waitFor();
    await shot("corrected");
    await page.getByRole("button", { name: t.publication, exact: true }).first().press("Enter");
    for (const note of t.notes) await page.getByLabel(note).fill("第三名成绩取消。");
    await publish(page, t);
    await page.getByText(t.second).waitFor();
    await shot("published");
    await page.getByRole("button", { name: t.prizes, exact: true }).press("Enter");
    await page.getByText(t.disqualified, { exact: true }).first().waitFor();
    await shot("prizes");
    await page.getByRole("button", { name: t.certificates, exact: true }).press("Enter");
    await page.getByText(t.fine).waitFor();
    await page.waitForFunction(() => (document.querySelector("main img") as HTMLImageElement | null)?.naturalWidth);
    await shot("certificates");
    const [archive] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: t.download }).press("Enter"),
    ]);
    expect(archive.suggestedFilename()).toBe("certificates-marathon-1.zip");
    await page.goto(`${site.base}/results`);
    await page.getByText("Runner").first().waitFor();
    expect(await page.locator("tbody tr").count()).toBe(10);
    expect(await page.locator("tbody").innerText()).toContain("00010");
    await context.close();
  },
);
