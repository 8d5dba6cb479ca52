import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { waitingPeriods } from "#server/base/db/waitingSchema.ts";
import { periodAt } from "#server/race/waitingRoom/queue.ts";
import { cookieName, getPerson, getTicket } from "#server/race/waitingRoom/ticket.ts";
import { addPerson, people } from "./account.ts";
import { publishDemo } from "./halfFilled.ts";
import type { Person } from "./loggedIn.ts";
import type { OwnSite } from "./ownSite.ts";
import { look, openAs } from "./runnerPages.ts";
import { type RunningServer, startServer } from "./server.ts";

// What a runner sees on opening day: a server that lets in one person a second, beside the server
// of people and on its database.

let site: OwnSite;
let server: RunningServer;
const noSites = mkdtempSync(join(tmpdir(), "startline-no-sites-"));
beforeAll(async () => {
  const { databaseUrl, secretKey } = inject("people");
  site = await publishDemo((form) => ({ ...form, items: ["ten-km"] }));
  server = await startServer({
    NODE_ENV: "development",
    CAPTCHA: "off",
    WAITING_ROOM: "60",
    SITES_DIR: noSites,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: secretKey,
  });
});
afterAll(async () => {
  await server?.stop();
  site?.remove();
  rmSync(noSites, { recursive: true });
});

const minutesAgo = (minutes: number) => periodAt(Date.now() - minutes * 60_000);
const { db, secrets } = people;

/** The cookie of somebody who came two minutes ago. */
function earlierTicket({ accountId }: Person) {
  const person = getPerson(secrets, site.raceId, accountId);
  return {
    name: cookieName(secrets, site.raceId),
    value: getTicket(secrets, site.raceId, { period: minutesAgo(2), isLetIn: false }, person),
    url: `https://${site.domainName}:${server.port}`,
    httpOnly: true,
    secure: true,
    sameSite: "Strict" as const,
  };
}

/** Has so many people come three minutes ago, and nobody else, and waits until the server knows. */
async function setCrowd(size: number, runner: Person): Promise<void> {
  const { raceId } = site;
  await db.delete(waitingPeriods).where(eq(waitingPeriods.raceId, raceId));
  await db.insert(waitingPeriods).values({ raceId, period: minutesAgo(3), people: size });
  const { name, value } = earlierTicket(runner);
  const isAdmitted = async () => {
    const address = `http://127.0.0.1:${server.port}/sign-up/waiting?race=${raceId}`;
    const { data } = await (await fetch(address, { headers: { cookie: `${name}=${value}` } })).json();
    return data.isAdmitted;
  };
  await expect.poll(isAdmitted).toBe(size === 0);
}

const words = {
  zh: {
    submit: "提交报名",
    title: "正在排队报名",
    counting: "统计中",
    minutes: /^约 1[0-3] 分钟$/,
    stop: "停止排队",
    paying: "剩余时间",
  },
  en: {
    submit: "Submit",
    title: "You are in line",
    counting: "Counting",
    minutes: /^about 1[0-3] minutes$/,
    stop: "Stop waiting",
    paying: "Time left",
  },
};

const numbers = (page: Page) => page.locator("[data-in-line] dd").allInnerTexts();

test.each([
  ["zh", 390],
  ["en", 768],
  ["en", 1440],
] as const)(
  "a runner behind a crowd reads how many are ahead, stops and loses nothing, and is signed up without a press once it is their turn (%s, %i px)",
  async (language, width) => {
    const t = words[language];
    const runner = await addPerson();
    const { context, page } = await openAs(runner, site, language, width);
    const submit = page.getByRole("button", { name: t.submit, exact: true });
    const title = page.getByRole("heading", { name: t.title });

    // They came two minutes ago, and come back.
    await setCrowd(900, runner);
    await context.addCookies([earlierTicket(runner)]);
    await page.goto(`http://${site.domainName}:${server.port}/post`);
    await page.getByRole("button", { name: /^(十公里|Ten kilometres)/ }).click();
    await submit.click();
    await title.waitFor();
    expect(await title.evaluate((heading) => heading === document.activeElement)).toBe(true);
    const [ahead, wait] = await numbers(page);
    expect(Number(ahead)).toBeGreaterThan(600);
    expect(wait).toMatch(t.minutes);
    await look(page, `waiting-${language}-${width}`);
    await page.getByRole("button", { name: t.stop }).click();
    await submit.waitFor();
    expect(await page.locator("main").innerText()).toContain("Anna Meier");

    // They come for the first time, and the crowd goes.
    await context.clearCookies();
    await submit.click();
    await title.waitFor();
    expect(await numbers(page)).toEqual([t.counting, t.counting]);
    await look(page, `waiting-counting-${language}-${width}`);
    await setCrowd(0, runner);
    await page.getByText(t.paying).waitFor();
    expect(await page.locator("[data-in-line]").count()).toBe(0);
    await context.close();
  },
);
