import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { submissions } from "#server/base/db/signupSchema.ts";
import { readOutbox } from "#server/base/delivery/outbox.ts";
import { addPerson, people } from "./account.ts";
import { browser } from "./chromium.ts";
import { openContext } from "./contexts.ts";
import { openPage, publishForms } from "./generalRace.ts";
import { beLoggedIn } from "./loggedIn.ts";
import type { OwnSite } from "./ownSite.ts";
import { look } from "./runnerPages.ts";

// A volunteer answers a form, and the office reads it, replies by email and is done with it.

let site: OwnSite;
beforeAll(async () => {
  site = await publishForms();
});
beforeEach(async () => {
  await people.db.delete(submissions).where(eq(submissions.raceId, site.raceId));
});
afterAll(() => site?.remove());

const words = {
  zh: {
    none: "没有符合条件的提交。",
    reply: "邮件回复…",
    send: "发送",
    missing: "请填写回复内容。",
    text: "回复内容",
    sent: "回复已发送。",
    open: /^待处理/,
    done: /^已处理/,
    reopen: "改回待处理",
  },
  en: {
    none: "No answer matches.",
    reply: "Reply by email…",
    send: "Send",
    missing: "Write a reply.",
    text: "Your reply",
    sent: "The reply is on its way.",
    open: /^Open/,
    done: /^Done/,
    reopen: "Open again",
  },
};

async function volunteer(email: string): Promise<void> {
  const { page, close } = await openPage(site, "/about/volunteers", { language: "zh" });
  const field = (name: string) => page.locator(`[data-field="${name}"]`);
  await field("name").locator("input").fill("林晓");
  await field("email").locator("input").fill(email);
  await field("post").locator("label").first().click();
  await field("adult").locator("label").first().click();
  await page.locator("[data-policy] input").check();
  await page.getByRole("button", { name: "提交", exact: true }).click();
  await page.getByRole("heading", { name: "已收到" }).waitFor();
  await close();
}

async function openOffice(language: "zh" | "en", width: number): Promise<{ page: Page; close(): Promise<void> }> {
  const authorities = [`ORGANISER:${site.raceId}`, `PERSONAL_DATA:${site.raceId}`];
  const locale = language === "zh" ? "zh-CN" : "en-GB";
  const context = await openContext(browser, { viewport: { width, height: 900 }, locale });
  await beLoggedIn(context, await addPerson({ nick: "office", authorities }));
  const page = await context.newPage();
  await page.goto(`${site.base}/organise?view=answers`);
  return { page, close: () => context.close() };
}

test.each([
  ["zh", 390],
  ["en", 768],
  ["zh", 1440],
] as const)(
  "an office reads what a volunteer answered, replies by email and finds it among what is done (%s, %i px)",
  async (language, width) => {
    const t = words[language];
    const email = `volunteer-${language}-${width}@example.org`;
    const office = await openOffice(language, width);
    const { page } = office;
    const shot = (step: string) => look(page, `answers-${step}-${language}-${width}`);
    await page.getByText(t.none).first().waitFor();
    await shot("none");
    await volunteer(email);
    await page.reload();
    await page.getByRole("button", { name: /林晓/ }).press("Enter");
    await page.getByText(email).first().waitFor();
    await shot("one");
    await page.getByRole("button", { name: t.reply }).press("Enter");
    await page.getByRole("button", { name: t.send, exact: true }).click();
    await page.getByText(t.missing).waitFor();
    await page.getByLabel(t.text).fill("七点到。\n在起点见。");
    await shot("reply");
    await page.getByRole("button", { name: t.send, exact: true }).press("Enter");
    await page.getByText(t.sent).waitFor();
    await page.getByRole("button", { name: t.reopen }).waitFor();
    expect(await page.getByText("在起点见。").count()).toBe(1);
    await shot("done");
    const mails = await readOutbox(people.db, people.secrets);
    expect(mails.filter((mail) => mail.template === "reply" && mail.target === email)).toHaveLength(1);
    await office.close();
  },
);
