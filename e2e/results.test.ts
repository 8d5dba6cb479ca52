import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addEntry, finisher } from "../server/results/public/testPublic.ts";
import { addPerson, people } from "./account.ts";
import { findBarriers, settle, usual, visit, visitIn } from "./browser.ts";
import { browser } from "./chromium.ts";
import { openContext } from "./contexts.ts";
import { beLoggedIn } from "./loggedIn.ts";
import type { OwnSite } from "./ownSite.ts";
import { makeRunners, publishResults, publishResultsRace } from "./resultsRace.ts";

let site: OwnSite;
beforeAll(async () => {
  site = await publishResultsRace();
  await publishResults(site, makeRunners(130));
});
afterAll(() => site.remove());

const words = {
  "zh-CN": {
    find: "查询",
    box: "姓名或参赛号",
    gender: "性别",
    female: "女",
    zoom: "10 公里",
    shown: "正在显示 5–10 公里",
    total: "43 名选手",
  },
  "en-GB": {
    find: "Search",
    box: "Name or bib",
    gender: "Gender",
    female: "Female",
    zoom: "10 km",
    shown: "Showing 5–10 km",
    total: "43 runners",
  },
} as const;

// Returns what lets lists of results through.
async function holdLists(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/sign-up\/results\/list/, (route) => released.then(() => route.continue()));
  return release;
}

test.each(["zh-CN", "en-GB"] as const)(
  "a visitor finds a runner by filters that are in the address, looks closer at a section, and goes back (%s)",
  async (locale) => {
    const text = words[locale];
    const { page, complaints, close } = await visit(browser, { locale, viewport: { width: 390, height: 800 } });
    await page.goto(`${site.base}/results`);
    await settle(page);
    const gender = page.getByLabel(text.gender, { exact: true });
    const box = page.getByLabel(text.box);
    const release = await holdLists(page);
    await gender.focus();
    await gender.selectOption({ label: text.female });
    await page.waitForURL(/gender=2/);
    // What is typed while the list is loading stays, and so does the focus.
    await box.pressSequentially("0001");
    release();
    await page.getByText(text.total, { exact: true }).waitFor();
    expect(
      await box.evaluate((input) => [(input as HTMLInputElement).value, input === document.activeElement]),
    ).toEqual(["0001", true]);
    await page.getByRole("button", { name: text.find, exact: true }).click();
    await page.waitForURL(/search=0001/);
    await page.getByRole("link", { name: "Runner 00012" }).click();
    await page.getByRole("heading", { level: 1, name: "Runner 00012" }).waitFor();
    await page.waitForFunction(() => document.title.startsWith("Runner 00012"));
    await page.getByRole("button", { name: text.zoom }).click();
    await page.getByText(text.shown).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.goBack();
    await page.getByRole("link", { name: "Runner 00015" }).waitFor();
    expect(await box.inputValue()).toBe("0001");
    expect(await page.locator("tbody tr").count()).toBe(3);
    await page.goBack();
    await page.getByText(text.total, { exact: true }).waitFor();
    expect([await box.inputValue(), await gender.inputValue()]).toEqual(["", "2"]);
    await page.goBack();
    await page.getByText(text.total, { exact: true }).waitFor({ state: "detached" });
    expect([await box.inputValue(), await gender.inputValue()]).toEqual(["", ""]);
    expect(complaints).toEqual([]);
    await close();
  },
);

test("a reader without JavaScript turns the pages of the list, searches it, and reads a runner's result", async () => {
  const { page, close } = await visit(browser, { javaScriptEnabled: false, locale: "en-GB" });
  await page.goto(`${site.base}/results`);
  await page.getByRole("link", { name: "Page 3" }).click();
  expect(await page.locator("tbody tr").count()).toBe(30);
  await page.getByLabel("Name or bib").fill("M00007");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: "Runner 00007" }).click();
  expect(await page.title()).toMatch(/^Runner 00007 · Marathon 2025 · /);
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect(picture).toMatch(/\/feeds\/results\/marathon\/2025\/M00007\.png\?set=1&language=en$/);
  expect(await page.locator("main table tr").count()).toBe(10);
  expect(await page.locator("main svg[role=img]").count()).toBe(2);
  await close();
});

test("a runner who is logged in reads the own result on the home page, hides the name at once, and shows it again", async () => {
  const person = await addPerson();
  const personId = `person of ${person.accountId}`;
  await addEntry(people, { accountId: person.accountId, personId, raceId: site.raceId });
  await publishResults(site, [finisher(5, { name: "Runner OWN", personId })], "2024");
  const context = await openContext(browser, { ...usual, locale: "en-GB" });
  await beLoggedIn(context, person);
  const { page, close } = await visitIn(context);
  await page.goto(site.base);
  await page.getByText("Overall").waitFor();
  await page.getByRole("button", { name: "My photos" }).click();
  await page.getByRole("heading", { name: "Photos of bib M00005" }).waitFor();
  await page.getByLabel("In public").selectOption({ label: "Without the name" });
  await page.getByText("Changed, on all pages").waitFor();
  const list = `${site.base}/results?item=marathon&edition=2024`;
  const readList = () => page.evaluate(async (address) => (await fetch(address)).text(), list);
  expect(await readList()).not.toContain("Runner OWN");
  await page.getByLabel("In public").selectOption({ label: "Name and result" });
  await expect.poll(readList).toContain("Runner OWN");
  await page.getByRole("link", { name: "The whole result" }).click();
  await page.getByRole("heading", { level: 1, name: "Runner OWN" }).waitFor();
  await close();
});

test.each([
  ["zh-CN", "成绩还没有公布。", "这个项目还没有发布成绩", "成绩公布后显示在这里"],
  ["en-GB", "No results are published ", "The item has no published results yet", "The results will be here once"],
] as const)(
  "an organiser who previews an instant before the results sees none of them (%s)",
  async (locale, list, runner, home) => {
    const { page, complaints, close } = await visit(browser, { locale }, [/404|results/]);
    for (const [path, none] of [
      ["/results?", list],
      ["/results?item=marathon&bib=M00012&", runner],
      ["/?", home],
    ] as const) {
      await page.goto(`${site.base}${path}at=2025-10-27T08:00%2B08:00`);
      await page.getByText(none).first().waitFor();
      expect(await page.locator("[data-time-preview]").count()).toBe(1);
      expect(await page.getByText("Runner 00012").count()).toBe(0);
    }
    expect(complaints).toEqual([]);
    await close();
  },
);
