import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { limits } from "#server/base/db/accountSchema.ts";
import { submissions } from "#server/base/db/signupSchema.ts";
import { keepSubmission } from "#server/entry/testSignups.ts";
import { addPerson, people } from "./account.ts";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { movePiece, nextPuzzle } from "./captcha/puzzle.ts";
import { browser } from "./chromium.ts";
import { getShift, type Opening, openPage, publishForms, storedAnswers } from "./generalRace.ts";
import type { OwnSite } from "./ownSite.ts";
import { type RunningServer, startServer } from "./server.ts";

let race: OwnSite;
let dataDir: string;
// The same race on a server with puzzles.
let server: RunningServer;

beforeAll(async () => {
  race = await publishForms();
  dataDir = mkdtempSync(join(tmpdir(), "startline-puzzles-"));
  const { databaseUrl, secretKey } = inject("people");
  server = await startServer({
    NODE_ENV: "development",
    CAPTCHA: "slider",
    DATABASE_URL: databaseUrl,
    SECRET_KEY: secretKey,
    DATA_DIR: dataDir,
    SITES_DIR: dataDir,
  });
});
beforeEach(async () => {
  await people.db.delete(submissions).where(eq(submissions.raceId, race.raceId));
  await people.db.delete(limits);
});
afterAll(async () => {
  await server?.stop();
  race?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const words = {
  zh: {
    send: "提交",
    received: "已收到",
    restored: /已恢复/,
    states: { later: /尚未|还没|未开始/, ended: /截止|结束/, full: /名额已满/, members: /登录/ },
    answered: /已经提交过/,
  },
  en: {
    send: "Submit",
    received: "Received",
    restored: /restored/,
    states: { later: /not open|opens/i, ended: /closed|ended/i, full: /is full/, members: /log in/i },
    answered: /already submitted/,
  },
} as const;

async function openForm(options: Opening = {}) {
  const visitor = await openPage(race, "/about/volunteers", options);
  await cell(visitor.page, "email").locator("input").waitFor();
  return visitor;
}

const cell = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const send = (page: Page, language: "zh" | "en" = "en") =>
  page.getByRole("button", { name: words[language].send, exact: true });
const focusedField = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-field]")?.getAttribute("data-field"));
async function fillIn(page: Page, email: string): Promise<void> {
  await cell(page, "name").locator("input").fill("Lin Xiao");
  await cell(page, "email").locator("input").fill(email);
  await cell(page, "post").locator("label").first().click();
  await cell(page, "adult").locator("label").first().click();
  await page.locator("[data-policy] input").check();
}

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "a volunteer in %s at %i px without an account reads all that is missing, fills the form in, verifies and gets a receipt",
  async (language, width) => {
    const texts = words[language];
    const { page, complaints, close } = await openForm({ language, width, port: server.port });
    expect(await getShift(page)).toBeLessThan(0.05);
    await send(page, language).click();
    const list = page.locator("form [role=alert] li");
    await list.first().waitFor();
    await expect.poll(() => focusedField(page)).toBe("name");
    // The agreement is in the same list, and its entry leads there.
    const asked = language === "en" ? 6 : 5;
    expect(await list.count()).toBe(asked);
    await list.last().locator("button").click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[data-policy]") !== null)).toBe(true);
    await fillIn(page, "lin@example.com");
    expect(await cell(page, "chinese").count()).toBe(language === "en" ? 1 : 0);
    if (language === "en") await cell(page, "chinese").locator("label").first().click();
    await expect.poll(() => list.count()).toBe(0);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    const arriving = nextPuzzle(page);
    await send(page, language).click();
    const puzzle = await arriving;
    await page.getByRole("slider").focus();
    await movePiece(page, people, puzzle);
    await page.keyboard.press("Enter");
    const heading = page.getByRole("heading", { name: texts.received });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    const [stored] = await storedAnswers(race);
    expect(await page.locator("main strong").last().innerText()).toBe(stored?.receipt);
    expect(stored).toMatchObject({ accountId: null, item: "volunteers", language, answers: { language } });
    expect(await findBarriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);

test("a volunteer who reloads keeps every answer on that tab, and another tab sees none of them", async () => {
  const { page, close } = await openForm();
  const email = cell(page, "email").locator("input");
  // Words are no address, and not made into one.
  await email.pressSequentially("not an address");
  await email.blur();
  await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
  expect(await email.inputValue()).toBe("not an address");
  await fillIn(page, "lin@example.com");
  await page.reload();
  await page.getByText(words.en.restored).waitFor();
  expect(await email.inputValue()).toBe("lin@example.com");
  expect(await page.locator("[data-policy] input").isChecked()).toBe(true);
  const other = await page.context().newPage();
  await other.goto(`${race.base}/about/volunteers`);
  expect(await cell(other, "email").locator("input").inputValue()).toBe("");
  await close();
});

test("a volunteer who came by a link, read other pages, reloaded and changed the language is stored with the link's source", async () => {
  const { page, complaints, close } = await openPage(race, "/?source=wechat-post", { width: 1440 });
  await page.goto(`${race.base}/about/volunteers`);
  await cell(page, "chinese").locator("label").nth(1).click();
  await page.reload();
  await fillIn(page, "lin@example.com");
  await page.getByRole("button", { name: /中文/ }).first().click();
  await expect.poll(() => cell(page, "chinese").count()).toBe(0);
  await page
    .getByRole("button", { name: /English/ })
    .first()
    .click();
  await expect.poll(() => cell(page, "chinese").locator("input").nth(1).isChecked()).toBe(true);
  await page.getByRole("button", { name: /中文/ }).first().click();
  await send(page, "zh").click();
  await page.getByRole("heading", { name: words.zh.received }).waitFor();
  const [stored] = await storedAnswers(race);
  expect(stored).toMatchObject({
    language: "zh",
    answers: { source: "wechat-post", language: "zh", name: "Lin Xiao" },
  });
  expect(stored?.answers).not.toHaveProperty("chinese");
  expect(await page.locator("main").innerText()).not.toContain("wechat");
  expect(complaints).toEqual([]);
  await close();
});

test("a runner is asked what only runners are asked, also if they entered after they opened the form", async () => {
  const person = await addPerson();
  const { page, close } = await openForm({ person });
  await fillIn(page, "lin@example.com");
  await cell(page, "chinese").locator("label").first().click();
  expect(await cell(page, "afterRun").count()).toBe(0);
  await keepSubmission(people, { accountId: person.accountId, raceId: race.raceId });
  await send(page).click();
  await page.getByText(/has changed since you opened it/).waitFor();
  await cell(page, "afterRun").locator("label").first().click();
  await send(page).click();
  await page.getByRole("heading", { name: words.en.received }).waitFor();
  expect(await storedAnswers(race)).toMatchObject([{ accountId: person.accountId, answers: { hasEntered: true } }]);
  await close();
});

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)("a visitor in %s at %i px reads why a form cannot be filled in", async (language, width) => {
  const edition = { formId: "full", item: "full", use: "general", formHash: "e".repeat(32) } as const;
  await keepSubmission(people, { raceId: race.raceId, more: edition });
  for (const [id, expected] of Object.entries(words[language].states)) {
    const { page, complaints, close } = await openPage(race, `/${id}`, { language, width });
    await page.locator("main").getByText(expected).first().waitFor();
    expect(await page.locator("main form").count()).toBe(0);
    expect(await getShift(page)).toBeLessThan(0.05);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }
});

test("a member who has submitted reads so when they come back, and is not asked again", async () => {
  const person = await addPerson();
  const first = await openPage(race, "/members", { person });
  await cell(first.page, "email").locator("input").fill("lin@example.com");
  await cell(first.page, "message").locator("textarea").fill("Hello");
  await send(first.page).click();
  await first.page.getByRole("heading", { name: words.en.received }).waitFor();
  await first.close();
  const { page, close } = await openPage(race, "/members", { person });
  await page.getByText(words.en.answered).waitFor();
  expect(await page.locator("main form").count()).toBe(0);
  await close();
});

test("pages without such a form load nothing of it", async () => {
  const visitor = await visit(browser);
  const loaded: string[] = [];
  visitor.page.on("request", (request) => loaded.push(request.url()));
  await visitor.page.goto(`${race.base}/about/contact`);
  await settle(visitor.page);
  expect(loaded.filter((url) => /home-form-|general-form|part-sign-up/.test(url))).toEqual([]);
  await visitor.page.goto(`${race.base}/about/write`);
  await cell(visitor.page, "message").locator("textarea").waitFor();
  expect(loaded.filter((url) => /general-form/.test(url)).length).toBeGreaterThan(0);
  await visitor.close();
});
