import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { makePhotoFolder } from "#server/results/photos/testPhotos.ts";
import { tinySite } from "#server/testWorld.ts";
import { photos } from "../server/base/db/photoSchema.ts";
import { importRows } from "../server/results/sets/testResults.ts";
import { addPerson, callAs, people } from "./account.ts";
import { browser } from "./chromium.ts";
import { openContext } from "./contexts.ts";
import { beLoggedIn, type Person } from "./loggedIn.ts";
import { callAdmin, type OwnSite, publishSite } from "./ownSite.ts";
import { look } from "./runnerPages.ts";

// On race day an organiser connects a timing system, states what its mats are and looks at what
// does not fit; then looks after the photos.

let site: OwnSite;
let folder: string;
afterEach(() => {
  site?.remove();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const minute = 60_000;
const startsAt = new Date(Math.floor((Date.now() - 90 * minute) / minute) * minute);

async function publishRace(): Promise<OwnSite> {
  const point = (km: number) => ({ id: `km-${km}`, name: { zh: `${km} 公里`, en: `${km} km` }, distanceKm: km });
  const item = {
    id: "half",
    name: { zh: "半程马拉松", en: "Half marathon" },
    distanceKm: 21.1,
    results: { points: [5, 10, 15].map(point) },
  };
  const home = { path: "/home", title: { zh: "首页", en: "Home" }, page: { type: "home", version: 1, props: {} } };
  const race = { name: { zh: "小城跑", en: "Small Town Run" }, startsAt: startsAt.toISOString(), items: [item] };
  const account = { userAgreement: "/home", privacyPolicy: "/home" };
  const published = await publishSite(tinySite({ race, router: "history", account, routes: [home] }));
  const edition = { raceId: published.raceId, item: "half", edition: String(startsAt.getFullYear()) };
  await importRows(
    people.db,
    edition,
    [1, 2, 3].map((bib) => ({ bib: String(bib), name: `Runner 0000${bib}` })),
  );
  return published;
}

/** Sends passings as a timing system does; returns the status. */
async function send(authorization: string, passings: object[]): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${people.port}/timing/race-result`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify(passings),
  });
  return reply.status;
}

const record = (id: number, bib: number, point: string, minutes: number) => ({
  ID: id,
  Bib: bib,
  TimingPoint: point,
  Passing: { UTCTime: new Date(startsAt.getTime() + minutes * minute).toISOString(), DeviceID: "D-1" },
});

/** Imports two photos of a runner, and removes one for everybody and one from the bib. */
async function importPhotos({ domainName, raceId }: OwnSite, { token }: Person): Promise<void> {
  const draw = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();
  folder = await makePhotoFolder({ "a.jpg": await draw("#557799"), "b.jpg": await draw("#997755") });
  const { batchId } = await callAdmin<{ batchId: string }>("photos", { domainName, folder, clocks: [] });
  const files = ["a.jpg", "b.jpg"].map((path) => ({ path, written: { bibs: [{ bib: "1" }] } }));
  await callAdmin("photos/files", { domainName, batchId, files });
  await callAdmin("photos/finish", { domainName, batchId });
  const rows = await people.db.select().from(photos).where(eq(photos.raceId, raceId));
  for (const [index, { photoId }] of rows.entries())
    await callAs(token, "POST", "/sign-up/organise/photos/remove", {
      domainName,
      photoId,
      bib: index === 0 ? "" : "1",
    });
}

const words = {
  zh: {
    noSources: "还没有计时系统",
    begin: "新建令牌…",
    make: "新建令牌",
    missing: "请填写名称。",
    name: "名称",
    signed: "每次请求都要签名",
    rehearsal: "只用于演练",
    stored: "已保存",
    nothing: "还没有收到过点记录",
    unknown: "1 个名称不属于任何计时点",
    assign: /^对应计时点/,
    point: "10 公里",
    save: "保存",
    known: "所有名称都已对应。",
    unknownBib: /^参赛号不明/,
    rule: "出发名单里有了这个参赛号",
    revoke: /^停用/,
    revoked: "已停用",
    clear: "清除演练数据…",
    clearNow: "清除演练数据",
    cleared: "已删除 1 条演练数据",
    everybody: "所有人都看不到",
    notMe: "不是 1 号选手",
    restore: "恢复…",
    restoreNow: "恢复",
    restored: "已恢复",
    undo: /^撤销导入/,
    undone: "已撤销",
    deleted: "照片已删除",
  },
  en: {
    noSources: "No timing system is connected",
    begin: "Make a token…",
    make: "Make a token",
    missing: "Enter a name.",
    name: "Name",
    signed: "Require a signature of each request",
    rehearsal: "For a rehearsal only",
    stored: "I have stored it",
    nothing: "No passings have arrived yet",
    unknown: "1 name belongs to no point",
    assign: /^State the point/,
    point: "10 km",
    save: "Save",
    known: "Every name belongs to a point.",
    unknownBib: /^Unknown bib/,
    rule: "It does once the start list has the bib",
    revoke: /^Revoke/,
    revoked: "Revoked",
    clear: "Clear the rehearsals…",
    clearNow: "Clear the rehearsals",
    cleared: "1 passing of rehearsals deleted",
    everybody: "Shown to nobody",
    notMe: "Not the runner of bib 1",
    restore: "Restore…",
    restoreNow: "Restore",
    restored: "Restored",
    undo: /^Undo the import/,
    undone: "Undone",
    deleted: "The photo is deleted",
  },
};
type Words = (typeof words)["zh" | "en"];

/** Makes a token on the page, and returns the header that it is sent in. */
async function makeToken(page: Page, t: Words, { name, option }: { name: string; option?: string }): Promise<string> {
  await page.getByRole("button", { name: t.begin }).press("Enter");
  await page.getByLabel(t.name, { exact: true }).fill(name);
  if (option) await page.getByLabel(option).check();
  await page.getByRole("button", { name: t.make, exact: true }).press("Enter");
  return page.locator("code", { hasText: "slm_" }).innerText();
}

const confirm = (page: Page, name: string | RegExp) =>
  page.getByRole("alertdialog").getByRole("button", { name }).press("Enter");

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "an organiser connects a timing system, states what its mat is, clears a rehearsal, and restores a photo (%s, %i px)",
  async (language, width) => {
    const t = words[language];
    site = await publishRace();
    const email = `race-day-${randomBytes(6).toString("hex")}@example.org`;
    const organiser = await addPerson({
      nick: "organiser",
      authorities: [`ORGANISER:${site.raceId}`],
      email,
      password: "abc123",
    });
    const locale = language === "zh" ? "zh-CN" : "en-GB";
    const context = await openContext(browser, { viewport: { width, height: 844 }, locale });
    await beLoggedIn(context, organiser);
    const page = await context.newPage();
    const shot = (step: string) => look(page, `race-day-${step}-${language}-${width}`);
    await page.goto(`${site.base}/organise?view=timing`);
    await page.getByText(t.noSources).waitFor();
    await shot("empty");
    await page.getByRole("button", { name: t.begin }).press("Enter");
    await page.getByRole("button", { name: t.make, exact: true }).press("Enter");
    await page.getByText(t.missing).waitFor();
    await shot("form");
    await page.reload();
    const authorization = await makeToken(page, t, { name: "mats" });
    await shot("made");
    await page.getByRole("button", { name: t.stored }).press("Enter");
    expect(await page.content()).not.toContain(authorization.slice(7));
    await page.getByText(t.nothing).waitFor();
    expect(
      await send(authorization, [record(1, 1, "START", 1), record(2, 1, "MAT 7", 55), record(3, 999, "FINISH", 80)]),
    ).toBe(200);
    // By itself: the page is renewed while the race runs.
    await page.getByText(t.unknown).waitFor();
    await shot("arrived");
    await page.getByRole("button", { name: t.assign }).first().press("Enter");
    await page.getByLabel(t.point, { exact: true }).check();
    await shot("assign");
    await page.getByRole("button", { name: t.save, exact: true }).press("Enter");
    await page.getByText(t.known).waitFor();
    await page.getByRole("button", { name: t.unknownBib }).press("Enter");
    await page.getByText(t.rule).waitFor();
    expect(await page.getByText("FINISH").count()).toBeGreaterThan(1);
    await shot("flagged");
    const rehearsed = await makeToken(page, t, { name: "rehearsal", option: t.rehearsal });
    expect(await send(rehearsed, [record(1, 1, "START", 1)])).toBe(200);
    await page.getByRole("button", { name: t.stored }).press("Enter");
    await page.reload();
    await page.getByRole("button", { name: t.clear }).press("Enter");
    await shot("question");
    await confirm(page, t.clearNow);
    await page.getByText(t.cleared).waitFor();
    expect(await send(rehearsed, [record(2, 1, "START", 1)])).toBe(401);
    await page.getByRole("button", { name: t.revoke }).first().press("Enter");
    await confirm(page, t.revoke);
    await page.getByText(t.revoked, { exact: true }).nth(1).waitFor();
    expect(await send(authorization, [record(9, 1, "FINISH", 80)])).toBe(401);
    await shot("revoked");

    await importPhotos(site, organiser);
    await page.goto(`${site.base}/organise?view=photos`);
    await page.getByText(t.notMe).waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll("main img")].every((image) => (image as HTMLImageElement).naturalWidth > 0),
    );
    await shot("photos");
    const everybody = page.getByRole("article").filter({ hasText: t.everybody });
    await everybody.getByRole("button", { name: t.restore }).press("Enter");
    await confirm(page, t.restoreNow);
    await everybody.getByText(t.restored, { exact: true }).waitFor();
    await page.getByRole("button", { name: t.undo }).press("Enter");
    await confirm(page, t.undo);
    await page.getByText(t.undone, { exact: true }).waitFor();
    await page.reload();
    await page.getByText(t.deleted).first().waitFor();
    await shot("undone");
    await context.close();
  },
);
