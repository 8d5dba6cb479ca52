import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { BrowserContext, Page } from "playwright-core";
import encodeQR from "qr";
import { expect, test } from "vitest";
import { addPerson, people } from "./account.ts";
import { launch } from "./browser.ts";
import { browser } from "./chromium.ts";
import { halfFilled, publishDemo, submitState } from "./halfFilled.ts";
import { beLoggedIn, type Person } from "./loggedIn.ts";
import { editJson, type OwnSite } from "./ownSite.ts";
import { anna, look } from "./runnerPages.ts";

const words = {
  zh: {
    site: "发放点",
    siteMissing: "请选择发放点。",
    lawn: "大草坪领物帐篷",
    name: "设备名称",
    open: "启用并下载名单",
    count: /1 人，/,
    early: "早到",
    give: "发放 3 件",
    giveOne: "发放 1 件",
    done: "已全部发放",
    offline: /离线 · 待发送 3 条/,
    sent: /已同步/,
    unknown: /名单里没有/,
    find: "查找参赛者",
    undo: "撤销",
    undoNow: "申请撤销",
    undoing: /撤销中/,
    twice: /重复发放/,
    read: "知道了",
    next: "下一位",
    leave: "退出登录并清除这台设备",
    out: "请先登录",
  },
  en: {
    site: "Site",
    siteMissing: "Choose the site.",
    lawn: "Tent on the lawn",
    name: "Name of the device",
    open: "Open and download the list",
    count: /1 runner,/,
    early: "Early",
    give: "Hand out 3 things",
    giveOne: "Hand out 1 thing",
    done: "Everything is handed out",
    offline: /Offline · 3 to send/,
    sent: /synced/,
    unknown: /is not in the list/,
    find: "Find a runner",
    undo: "Undo",
    undoNow: "Ask to undo it",
    undoing: /is being undone/,
    twice: /Handed out twice/,
    read: "Got it",
    next: "Next runner",
    leave: "Log out and clear this device",
    out: "Log in first",
  },
};
type Words = (typeof words)["zh" | "en"];

/** Publishes the demo race with two sites, and one confirmed entry; returns its public code. */
async function publishWithEntry(): Promise<{ site: OwnSite; code: string }> {
  const site = await publishDemo(undefined, {}, (folder) =>
    editJson<{ race: { pickUp: { sites: { id: string; name: object }[] } } }>(join(folder, "site.json"), (file) => {
      const [first] = file.race.pickUp.sites;
      const gate = { ...first, id: "gate", name: { zh: "北门", en: "North gate" } };
      const sites = [...file.race.pickUp.sites, gate];
      const rules = { proxies: { zh: "出示委托书和双方证件。", en: "Show a signed paper and both documents." } };
      return { ...file, race: { ...file.race, pickUp: { ...file.race.pickUp, ...rules, sites } } };
    }),
  );
  await submitState(site, await addPerson(), await halfFilled(site, [anna()], { at: "review" }));
  await people.db.execute(sql`update entries set state = 'confirmed', bib = 'A0042' where race_id = ${site.raceId}`);
  await people.db.execute(sql`
    with slot as (
      update pickup_slots set booked = 1
      where slot_id = (select min(slot_id) from pickup_slots where race_id = ${site.raceId} and site = 'lawn') returning slot_id
    ) insert into pickups (entry_id, slot_id, state)
      select entry_id, slot_id, 'booked' from entries, slot where race_id = ${site.raceId}`);
  const { rows } = (await people.db.execute(
    sql`select code from entries where race_id = ${site.raceId}`,
  )) as unknown as { rows: { code: string }[] };
  return { site, code: rows[0]?.code ?? "" };
}

async function openStaff(
  site: OwnSite,
  person: Person,
  language: "zh" | "en",
  width: number,
  inBrowser = browser,
): Promise<{ context: BrowserContext; page: Page; t: Words }> {
  const context = await inBrowser.newContext({
    viewport: { width, height: 844 },
    locale: language === "zh" ? "zh-CN" : "en-GB",
  });
  await beLoggedIn(context, person);
  const page = await context.newPage();
  await page.goto(`${site.base}/staff`);
  return { context, page, t: words[language] };
}

async function openDevice(page: Page, t: Words, name: string): Promise<void> {
  await page.getByLabel(t.name).fill(name);
  await page.getByLabel(t.site, { exact: true }).selectOption({ label: t.lawn });
  await page.getByRole("button", { name: t.open }).click();
  await page.getByText(t.count).waitFor();
}

// A scanner that acts as a keyboard types wherever the focus is, and ends with Enter.
async function scan(page: Page, text: string): Promise<void> {
  await page.locator("body").focus();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

const addStaff = ({ raceId }: OwnSite, nick: string) =>
  addPerson({ nick, authorities: [`STAFF:${raceId}`], hasSecondFactor: false });

const countHandOuts = async ({ raceId }: OwnSite) => {
  const { rows } = (await people.db.execute(
    sql`select count(*)::int as many from hand_outs where race_id = ${raceId} and undone_at is null`,
  )) as unknown as { rows: { many: number }[] };
  return rows[0]?.many;
};

test.each([
  ["zh", 390],
  ["en", 768],
  ["en", 1440],
] as const)(
  "staff download the list, open the page and hand out without a network, and send it once there is one (%s, %i px)",
  async (language, width) => {
    const { site, code } = await publishWithEntry();
    const shot = (step: string) => look(page, `staff-${step}-${language}-${width}`);
    const { context, page, t } = await openStaff(site, await addStaff(site, "first"), language, width);
    await page.getByLabel(t.name).fill("3");
    await page.getByRole("button", { name: t.open }).click();
    await page.getByText(t.siteMissing).waitFor();
    await shot("open");
    await openDevice(page, t, "3");
    await shot("desk");
    await page.waitForFunction(async () => (await caches.match("/staff")) && navigator.serviceWorker.controller);

    await context.setOffline(true);
    await page.reload();
    await page.getByText(t.count).waitFor();
    await scan(page, "ZZZZZZZZZZ");
    await page.getByText(t.unknown).waitFor();
    await shot("unknown");
    await scan(page, code);
    await page.getByRole("heading", { name: "Anna Meier" }).waitFor();
    await page.getByText(t.early).waitFor();
    await shot("card");
    await page.getByRole("button", { name: t.give }).click();
    await page.getByText(t.done).waitFor();
    await shot("done");
    await context.setOffline(false);
    await page.getByText(t.sent).waitFor();
    expect(await countHandOuts(site)).toBe(3);
    await page.getByRole("button", { name: t.leave }).click();
    await page.getByText(t.out).waitFor();
    expect((await page.evaluate(() => indexedDB.databases())).map(({ name }) => name)).not.toContain(
      "startline-staff-runners",
    );
    await context.close();
    site.remove();
  },
);

test("of two devices that hand out one pack without a network both learn who else did, at which site and when; an undo needs both", async () => {
  const { site, code } = await publishWithEntry();
  const one = await openStaff(site, await addStaff(site, "first"), "en", 390);
  const two = await openStaff(site, await addStaff(site, "second"), "zh", 390);
  await openDevice(one.page, one.t, "1");
  await openDevice(two.page, two.t, "2");
  for (const { context, page, t } of [one, two]) {
    await context.setOffline(true);
    await scan(page, code);
    await page.getByRole("button", { name: t.give }).click();
    await page.getByText(t.done).waitFor();
    await page.getByText(t.offline).waitFor();
  }
  await one.context.setOffline(false);
  await one.page.getByText(one.t.sent).waitFor();
  await two.context.setOffline(false);
  await two.page
    .getByText(/first已于.*在“大草坪领物帐篷”发放/)
    .first()
    .waitFor();
  await look(two.page, "staff-conflict-zh-390");
  // The first learns of it at its next sync.
  await one.page.evaluate(() => dispatchEvent(new Event("online")));
  const there = one.page.getByText(/you handed it out on .* and second again/);
  await there.first().waitFor();
  await look(one.page, "staff-conflict-en-390");
  expect(await countHandOuts(site)).toBe(3);
  for (const left of [2, 1, 0]) {
    await one.page.getByRole("button", { name: one.t.read }).first().click();
    await expect.poll(() => there.count()).toBe(left);
  }

  await one.page.getByRole("button", { name: one.t.undo, exact: true }).first().click();
  await one.page.getByRole("button", { name: one.t.undoNow }).click();
  await one.page.getByText(one.t.undoing).waitFor();
  await expect.poll(() => countHandOuts(site)).toBe(3);
  for (const _ of [1, 2, 3]) await two.page.getByRole("button", { name: two.t.read }).first().click();
  await two.page.getByRole("button", { name: two.t.undo, exact: true }).first().click();
  await two.page.getByRole("button", { name: two.t.undoNow }).click();
  await two.page.getByRole("button", { name: two.t.giveOne }).waitFor();
  expect(await countHandOuts(site)).toBe(2);
  await one.context.close();
  await two.context.close();
  site.remove();
});

test("the camera reads the code of an entry", async () => {
  const { site, code } = await publishWithEntry();
  const folder = mkdtempSync(join(tmpdir(), "startline-film-"));
  const film = join(folder, "code.y4m");
  writeFileSync(film, drawFilm(code));
  const filming = await launch([
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-video-capture=${film}`,
    "--host-resolver-rules=MAP *.localhost 127.0.0.1",
  ]);
  try {
    const { page, t } = await openStaff(site, await addStaff(site, "first"), "en", 390, filming);
    await openDevice(page, t, "1");
    await page.getByRole("button", { name: "Scan with the camera" }).click();
    await page.getByRole("heading", { name: "Anna Meier" }).waitFor();
    await page.getByRole("button", { name: "Stop the camera" }).click();
  } finally {
    await filming.close();
    rmSync(folder, { recursive: true });
    site.remove();
  }
});

// A film of one picture, as browsers read it for a camera (YUV4MPEG2).
function drawFilm(text: string): Buffer {
  const [width, height, pixels] = [640, 480, 12];
  const modules = encodeQR(text, "raw", { border: 4 });
  const left = Math.floor((width - modules.length * pixels) / 2);
  const top = Math.floor((height - modules.length * pixels) / 2);
  const luma = Buffer.alloc(width * height, 200);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isDark = modules[Math.floor((y - top) / pixels)]?.[Math.floor((x - left) / pixels)] === true;
      if (isDark) luma[y * width + x] = 30;
    }
  }
  const frame = Buffer.concat([Buffer.from("FRAME\n"), luma, Buffer.alloc((width * height) / 2, 128)]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F25:1 Ip A1:1 C420jpeg\n`), frame, frame]);
}
