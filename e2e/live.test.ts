import { afterEach, expect, test } from "vitest";
import { readOutbox } from "#server/base/delivery/outbox.ts";
import { tinySite } from "#server/testWorld.ts";
import { importRows } from "../server/results/sets/testResults.ts";
import { addPerson, callAs, people } from "./account.ts";
import { findBarriers, findOverflow, settle, usual, visit, visitIn } from "./browser.ts";
import { browser } from "./chromium.ts";
import { openContext } from "./contexts.ts";
import { beLoggedIn } from "./loggedIn.ts";
import { type OwnSite, publishSite } from "./ownSite.ts";

let site: OwnSite;
afterEach(() => site?.remove());

const minute = 60_000;
const startsAt = new Date(Math.floor((Date.now() - 90 * minute) / minute) * minute);

/** Publishes a race that began one and a half hours ago, with nine runners. */
async function publishRace(more: object = {}): Promise<OwnSite> {
  const point = (km: number) => ({
    id: `km-${km}`,
    name: { zh: `${km} 公里`, en: `${km} km` },
    distanceKm: km,
  });
  const item = {
    id: "half",
    name: { zh: "半程马拉松", en: "Half marathon" },
    distanceKm: 21.1,
    results: { points: [5, 10, 15].map(point) },
  };
  const page = {
    path: "/follow",
    title: { zh: "实时成绩", en: "Live" },
    page: { type: "live", version: 1, props: {} },
  };
  const home = { path: "/home", title: { zh: "首页", en: "Home" }, page: { type: "home", version: 1, props: {} } };
  const race = { name: { zh: "小城跑", en: "Small Town Run" }, startsAt: startsAt.toISOString(), items: [item] };
  const published = await publishSite(tinySite({ race, router: "history", routes: [home, page], ...more }));
  const edition = { raceId: published.raceId, item: "half", edition: String(startsAt.getFullYear()) };
  const runners = Array.from({ length: 9 }, (_, index) => ({
    bib: String(index + 1),
    name: `Runner 0000${index + 1}`,
    gender: 1 + (index % 2),
  }));
  await importRows(people.db, edition, runners);
  return published;
}

/** Connects a timing system; returns what sends a bib's passing, so many minutes after the gun. */
async function connect({ raceId, domainName }: OwnSite) {
  const organiser = await addPerson({ authorities: [`ORGANISER:${raceId}`] });
  const wanted = { domainName, name: "mats" };
  const { data } = await callAs(organiser.token, "POST", "/sign-up/organise/timing/sources", wanted);
  const { token } = data as { token: string };
  let id = 0;
  return async (bib: number, mark: string, minutes: number) => {
    const UTCTime = new Date(startsAt.getTime() + minutes * minute).toISOString();
    const sent = { ID: ++id, Bib: bib, TimingPoint: mark, Passing: { UTCTime } };
    const reply = await fetch(`http://127.0.0.1:${people.port}/timing/race-result`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(sent),
    });
    expect(reply.status).toBe(200);
  };
}

const words = {
  "zh-CN": { bib: "参赛号", show: "查询", follow: "关注 3 号", last: "15 公里，1:12:00", board: "半程马拉松实时排名" },
  "en-GB": {
    bib: "Bib",
    show: "Show",
    follow: "Follow bib 3",
    last: "15 km in 1:12:00",
    board: "Leaderboard: Half marathon",
  },
} as const;

test.each([
  ["zh-CN", 390],
  ["en-GB", 1440],
] as const)(
  "a visitor follows a runner without an account, and sees the next point by itself (%s, %i px)",
  async (locale, width) => {
    const t = words[locale];
    site = await publishRace();
    const pass = await connect(site);
    for (let bib = 1; bib <= 6; bib++) await pass(bib, "KM5", 22 + bib);
    await pass(3, "KM10", 47);
    const { page, complaints, close } = await visit(browser, { locale, viewport: { width, height: 844 } });
    await page.goto(`${site.base}/follow`);
    await page.getByRole("heading", { name: t.board }).waitFor();
    // The furthest is first.
    expect(await page.locator("tbody tr").first().innerText()).toContain("Runner 00003");
    await page.getByLabel(t.bib).fill("3");
    await page.getByRole("button", { name: t.show, exact: true }).press("Enter");
    await page.getByRole("button", { name: t.follow }).first().press("Enter");
    await settle(page);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/live-${locale}-${width}.png`, fullPage: true });
    expect([...(await findBarriers(page)), ...(await findOverflow(page))]).toEqual([]);
    await page.reload();
    await page.locator('[data-bib="3"]').waitFor();
    await pass(3, "KM15", 72);
    await page.getByText(t.last).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  },
);

const alertWords = {
  "zh-CN": { toggle: "到点提醒（邮件）", on: "已开启：3", follow: "关注 3 号", bib: "参赛号", show: "查询" },
  "en-GB": { toggle: "Alerts by email", on: "On for 3", follow: "Follow bib 3", bib: "Bib", show: "Show" },
} as const;

test.each([
  ["zh-CN", 390],
  ["en-GB", 1440],
] as const)(
  "a visitor with an account switches alerts on, gets one of the next point, and switches them off (%s, %i px)",
  async (locale, width) => {
    const t = alertWords[locale];
    site = await publishRace({ account: { userAgreement: "/follow", privacyPolicy: "/follow" } });
    const pass = await connect(site);
    await pass(3, "KM5", 25);
    const email = `fan-${width}@example.com`;
    const person = await addPerson({ email });
    const context = await openContext(browser, { ...usual, locale, viewport: { width, height: 844 } });
    await beLoggedIn(context, person);
    const { page, complaints, close } = await visitIn(context);
    await page.goto(`${site.base}/follow`);
    await page.getByLabel(t.bib).fill("3");
    await page.getByRole("button", { name: t.show, exact: true }).press("Enter");
    await page.getByRole("button", { name: t.follow }).first().press("Enter");
    const toggle = page.getByRole("checkbox", { name: t.toggle });
    expect(await toggle.isChecked()).toBe(false);
    await toggle.press("Space");
    await page.getByText(t.on).waitFor();
    await settle(page);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/alerts-${locale}-${width}.png`, fullPage: true });
    expect([...(await findBarriers(page)), ...(await findOverflow(page))]).toEqual([]);
    // A point that was passed a minute ago.
    await pass(3, "KM15", 89);
    const listAlerts = async () =>
      (await readOutbox(people.db, people.secrets)).filter(
        ({ target, template }) => target === email && template === "live-alert",
      ).length;
    await expect.poll(listAlerts, { timeout: 30_000 }).toBe(1);
    await toggle.press("Space");
    await page.getByText(t.on).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await close();
  },
);

test("a visitor without JavaScript reads the last state at /live", async () => {
  site = await publishRace();
  const pass = await connect(site);
  await pass(4, "KM5", 26);
  const { page, close } = await visit(browser, { javaScriptEnabled: false, locale: "en-GB" });
  await expect.poll(async () => (await page.goto(`${site.base}/live`)) && page.content()).toContain("Runner 00004");
  expect(await page.locator("table").count()).toBeGreaterThan(0);
  await close();
});
