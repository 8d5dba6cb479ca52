import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OwnPickUp, PickUpPlan } from "#contract/pickUp.ts";
import { addPerson, callAs, people } from "./account.ts";
import { findBarriers, findOverflow } from "./browser.ts";
import { browser } from "./chromium.ts";
import { openContext } from "./contexts.ts";
import { halfFilled, publishDemo, submitState } from "./halfFilled.ts";
import type { Person } from "./loggedIn.ts";
import { editJson, type OwnSite, publish } from "./ownSite.ts";
import { anna } from "./runnerPages.ts";
import { freePort, type RunningServer, startServer } from "./server.ts";

const words = {
  zh: {
    slot: /10:30.11:00/,
    place: "大草坪领物帐篷",
    alert: /雷雨大风临近/,
    logIn: "请先登录",
    offline: "连接不上网络",
    other: "English",
  },
  en: {
    slot: /10:30.11:00/,
    place: "Tent on the lawn",
    alert: /storm/i,
    logIn: "Log in first",
    offline: "There is no connection",
    other: "中文",
  },
};

let site: OwnSite;
let server: RunningServer;
let sitesDir: string;
let port: number;

// A server of the same database that the test can stop.
const open = (settings: Record<string, string> = {}) =>
  startServer({
    NODE_ENV: "development",
    CAPTCHA: "off",
    DATABASE_URL: people.databaseUrl,
    SECRET_KEY: people.secretKey,
    SITES_DIR: sitesDir,
    PORT: String(port),
    ...settings,
  });

beforeEach(async () => {
  sitesDir = mkdtempSync(join(tmpdir(), "startline-none-"));
  port = await freePort();
  [site, server] = await Promise.all([publishDemo(), open()]);
});
afterEach(async () => {
  await server.stop();
  site.remove();
  rmSync(sitesDir, { recursive: true });
});

const address = (path = "") => `http://${site.domainName}:${port}/my${path}`;

/** Adds a runner with a bib and a booked slot, and an alert of the race. */
async function addRunner(bib: string): Promise<Person & { code: string }> {
  const person = await addPerson();
  await submitState(site, person, await halfFilled(site, [anna()], { at: "review" }));
  await people.db.execute(
    sql`update entries set state = 'confirmed', bib = ${bib} where(submission_id in (select submission_id from submissions where(account_id = ${person.accountId})))`,
  );
  const [{ submissionId, code }] = (await callAs(person.token, "GET", "/sign-up/pick-ups")).data as [OwnPickUp];
  const plan = (await callAs("", "GET", `/sign-up/pick-up?domainName=${site.domainName}`)).data as PickUpPlan;
  const slots = plan.sites[0]?.days[0]?.slots ?? [];
  // Half past ten, in the zone of the race.
  const slot = slots.find(({ startsAt }) => new Date(startsAt).toISOString().includes("T02:30"));
  const path = `/sign-up/submissions/${submissionId}/pick-up`;
  const { code: answered } = await callAs(person.token, "POST", path, { entrant: 0, slotId: slot?.slotId });
  expect(answered).toBe(0);
  return { ...person, code };
}

async function showAlert(): Promise<void> {
  const { token } = await addPerson({ authorities: [`ORGANISER:${site.raceId}`] });
  const alert = { domainName: site.domainName, template: "storm", minutes: 60 };
  expect((await callAs(token, "POST", "/sign-up/organise/alerts", alert)).code).toBe(0);
}

async function openPhone(language: "zh" | "en", width = 390): Promise<{ context: BrowserContext; page: Page }> {
  const locale = language === "zh" ? "zh-CN" : "en-GB";
  const context = await openContext(browser, { viewport: { width, height: 844 }, locale });
  return { context, page: await context.newPage() };
}

// Once, and not at every page: who logs out stays logged out.
const logIn = (page: Page, { accountId, token }: Person) =>
  page.evaluate(
    ([userData, token]) => {
      localStorage.setItem("userData", userData as string);
      localStorage.setItem("token", token as string);
    },
    [JSON.stringify({ accountInfo: { accountId, accountNick: "runner" }, authorities: [] }), token],
  );

const waitUntilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration("/my");
        return [document.documentElement.dataset.kept, registration?.active?.state];
      }),
    )
    .toEqual(["", "activated"]);

const readKept = (page: Page) =>
  page.evaluate(async () => {
    const cache = (await caches.has("my")) ? await caches.open("my") : undefined;
    const texts = await Promise.all(((await cache?.matchAll()) ?? []).map((answer) => answer.text()));
    return texts.join("\n");
  });

async function look(page: Page, name: string): Promise<void> {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png`, fullPage: true });
    expect([name, ...(await findOverflow(page))]).toEqual([name]);
  }
  expect(await findBarriers(page)).toEqual([]);
}

test.each(["zh", "en"] as const)(
  "without a network a runner reads the entry, the slot and the alert, and nothing of it after logging out (%s)",
  async (language) => {
    const t = words[language];
    const runner = await addRunner("A1234");
    await showAlert();
    const { context, page } = await openPhone(language);
    await page.goto(address());
    await page.getByText(t.logIn).waitFor();
    await logIn(page, runner);
    await page.reload();
    await waitUntilKept(page);
    const check = async () => {
      const main = page.locator("main");
      await main.getByText("A1234").waitFor();
      expect(await main.innerText()).toContain(runner.code);
      expect(await main.innerText()).toMatch(t.slot);
      expect(await main.innerText()).toContain(t.place);
      expect(await main.innerText()).toMatch(t.alert);
    };
    await check();
    await look(page, `my-${language}`);
    const kept = await readKept(page);
    expect(kept).toContain("Anna Meier");
    for (const secret of ["13800138000", "anna.meier@example.org", runner.token, runner.accountId])
      expect(kept).not.toContain(secret);
    // Neither the document's number nor its mask.
    expect(kept).not.toMatch(/E\d{3,}|\*\*/);

    await server.stop();
    await context.setOffline(true);
    await page.reload();
    await page.getByText(t.offline).waitFor();
    await check();
    await look(page, `my-offline-${language}`);
    await page.getByRole("link", { name: t.other }).click();
    await page.getByText(words[language === "zh" ? "en" : "zh"].offline).waitFor();
    // Other paths of the scope are not the page's.
    const other = await context.newPage();
    await expect(other.goto(address("-race"))).rejects.toThrow();
    await other.close();

    server = await open();
    await context.setOffline(false);
    await page.goto(address());
    await waitUntilKept(page);
    expect(await page.getByText(t.offline).count()).toBe(0);
    const account = page.getByRole("link", { name: language === "zh" ? "前往我的账号" : "Go to my account" });
    expect(await account.getAttribute("href")).toMatch(/^\/(#\/)?account$/);
    await page.goto(`http://${site.domainName}:${port}/account`);
    await page
      .getByRole("main")
      .getByRole("link", { name: language === "zh" ? /比赛日/ : /race day/ })
      .waitFor();
    await page.getByRole("button", { name: language === "zh" ? "退出登录" : "Log out" }).click();
    await page
      .getByRole("main")
      .getByRole("button", { name: language === "zh" ? "登录" : "Log in", exact: true })
      .waitFor();
    expect(await page.evaluate(() => caches.has("my"))).toBe(false);
    await server.stop();
    await context.setOffline(true);
    await expect(page.goto(address())).rejects.toThrow();
    // The context is used again.
    await context.setOffline(false);
    await context.close();
  },
);

test("another person on the same phone never sees the first one's, also without a network", async () => {
  const [first, second] = [await addRunner("B1"), await addRunner("B2")];
  const { context, page } = await openPhone("en");
  await page.goto(address());
  await logIn(page, first);
  await page.reload();
  await waitUntilKept(page);
  expect(await readKept(page)).toContain(first.code);
  await logIn(page, second);
  await page.reload();
  await waitUntilKept(page);
  expect(await readKept(page)).not.toContain(first.code);
  await server.stop();
  await page.reload();
  await page.getByText(words.en.offline).waitFor();
  expect(await page.locator("main").innerText()).toContain(second.code);
  expect(await page.locator("main").innerText()).not.toContain(first.code);
  await context.close();
});

test("online the page is of the newest edition, which also takes the place of what is kept", async () => {
  const runner = await addRunner("C1");
  const { context, page } = await openPhone("en");
  await page.goto(address());
  await logIn(page, runner);
  await page.reload();
  await waitUntilKept(page);
  editJson<Record<string, unknown>>(join(site.folder, "site.json"), (config) => ({
    ...config,
    title: { zh: "新的一版", en: "The next edition" },
  }));
  await publish(site);
  const title = page.locator("header").getByText("The next edition");
  await expect
    .poll(async () => {
      await page.reload();
      await waitUntilKept(page);
      return title.count();
    })
    .toBe(1);
  await server.stop();
  await page.reload();
  await page.getByText(words.en.offline).waitFor();
  expect(await title.count()).toBe(1);
  await context.close();
});

test("the kill switch ends the worker and deletes what phones keep", async () => {
  const runner = await addRunner("D1");
  const { context, page } = await openPhone("en");
  await page.goto(address());
  await logIn(page, runner);
  await page.reload();
  await waitUntilKept(page);
  await server.stop();
  server = await open({ MY_OFFLINE: "off" });
  // Not only by the page's own script.
  await context.route(/part-my/, (route) => route.abort());
  await page.goto(address());
  const hasAny = () =>
    page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration("/my")) !== undefined || (await caches.has("my")),
    );
  await expect.poll(hasAny).toBe(false);
  await context.unroute(/part-my/);
  await page.reload();
  await page.locator("main").getByText("D1").waitFor();
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await context.close();
});
