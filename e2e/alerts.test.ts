import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { tinyDocument, tinySite } from "#server/testWorld.ts";
import { addPerson, callAs } from "./account.ts";
import { findBarriers, findOverflow, settle, visit, visitIn } from "./browser.ts";
import { browser } from "./chromium.ts";
import { openContext } from "./contexts.ts";
import { beLoggedIn } from "./loggedIn.ts";
import { type OwnSite, publishSite } from "./ownSite.ts";
import { look } from "./runnerPages.ts";

let site: OwnSite;
afterEach(() => site?.remove());

const hour = 3_600_000;

/** Publishes a race that starts in an hour. */
async function publishRace(): Promise<OwnSite> {
  const startsAt = new Date(Date.now() + hour).toISOString();
  const items = ["half", "ten"].map((id) => ({ id, name: { zh: `项目 ${id}`, en: `Item ${id}` }, distanceKm: 10 }));
  const race = { name: { zh: "小城跑", en: "Small Town Run" }, startsAt, items };
  const account = { userAgreement: "/rules", privacyPolicy: "/rules" };
  const long = tinyDocument(`<p>${"竞赛规程。".repeat(500)}</p>`);
  return publishSite(tinySite({ race, router: "history", account }), (folder) => {
    mkdirSync(join(folder, "documents"));
    writeFileSync(join(folder, "documents/rules.json"), JSON.stringify(long));
  });
}

test("an organiser shows a heat alert, and a visitor whose page is open has it within seconds, until it is ended", async () => {
  site = await publishRace();
  const visitor = await visit(browser, { locale: "en-GB" });
  const { page, complaints } = visitor;
  await page.goto(`${site.base}/rules`);
  await settle(page);
  const banner = page.locator("header").getByRole("region", { name: "Race alerts" });
  await expect(banner.count()).resolves.toBe(0);
  await page.mouse.wheel(0, 3000);

  const organiser = await addPerson({ authorities: [`ORGANISER:${site.raceId}`] });
  const context = await openContext(browser, { viewport: { width: 390, height: 844 }, locale: "zh-CN" });
  await beLoggedIn(context, organiser);
  const desk = await visitIn(context);
  await desk.page.goto(`${site.base}/organise?view=alerts`);
  await settle(desk.page);
  await desk.page.getByLabel("文案").selectOption("heat");
  await desk.page.getByLabel("项目").selectOption("half");
  expect(await findBarriers(desk.page)).toEqual([]);
  expect(await findOverflow(desk.page)).toEqual([]);
  await look(desk.page, "alerts-form-390-zh");
  await desk.page.getByRole("button", { name: "在所有页面显示" }).click();
  await desk.page.getByRole("alertdialog").getByRole("button", { name: "在所有页面显示" }).click();
  const words = "Item half: it is hot.";
  await banner.getByText(words).waitFor();
  // Also for who has scrolled.
  expect((await banner.boundingBox())?.y).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await look(page, "alerts-banner-1440-en");

  const shown = desk.page.getByRole("region", { name: "正在显示" });
  await shown.getByText("项目 half：气温较高").waitFor();
  await look(desk.page, "alerts-shown-390-zh");
  await shown.getByRole("button", { name: "结束显示" }).click();
  await banner.waitFor({ state: "hidden" });
  await desk.page.getByRole("region", { name: "以前的提醒" }).getByText("由工作人员结束").waitFor();
  expect([...complaints, ...desk.complaints]).toEqual([]);
  await desk.close();
  await visitor.close();
});

test("a visitor puts a warning away for this visit, but not a danger, on a phone", async () => {
  site = await publishRace();
  const { domainName } = site;
  const organiser = await addPerson({ authorities: [`ORGANISER:${site.raceId}`] });
  for (const template of ["reroute", "storm"])
    await callAs(organiser.token, "POST", "/sign-up/organise/alerts", { domainName, template, minutes: 60 });
  const { page, complaints, close } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${site.base}/home`);
  const banner = page.locator("header").getByRole("region", { name: "赛事提醒" });
  await banner.getByText("赛道因安全原因临时调整").waitFor();
  await banner.getByText("雷雨大风临近").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await look(page, "alerts-banner-390-zh");
  await banner.getByRole("button", { name: "知道了" }).click();
  await banner.getByText("赛道因安全原因临时调整").waitFor({ state: "detached" });
  await page.reload();
  await banner.getByText("雷雨大风临近").waitFor();
  expect(await banner.getByRole("button").count()).toBe(0);
  expect(await banner.getByText("赛道因安全原因临时调整").count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test("alerts are requested after the largest paint", async () => {
  site = await publishRace();
  const { page, close } = await visit(browser);
  await page.addInitScript(() => {
    const times = { paint: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) times.paint = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    Object.assign(window, { times });
  });
  const asked = page.waitForResponse((response) => response.url().endsWith("/live/alerts.json"));
  await page.goto(`${site.base}/rules`);
  await asked;
  const { paint, request } = await page.evaluate(() => ({
    paint: (window as unknown as { times: { paint: number } }).times.paint,
    request: performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/live/alerts.json"))?.startTime,
  }));
  expect(paint).toBeGreaterThan(0);
  expect(request).toBeGreaterThan(paint);
  await close();
});
