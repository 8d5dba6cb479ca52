import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { like } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { messageRecipients, suppressions } from "#server/base/db/messageSchema.ts";
import { readOutbox } from "#server/base/delivery/outbox.ts";
import { addRunners } from "#server/desk/organise/messages/testMessages.ts";
import { tinyDocument, tinySite } from "#server/testWorld.ts";
import { addPerson, people } from "./account.ts";
import { findBarriers, findOverflow, settle, type Visit, visitIn } from "./browser.ts";
import { browser } from "./chromium.ts";
import { openContext } from "./contexts.ts";
import { beLoggedIn } from "./loggedIn.ts";
import { type OwnSite, publishSite } from "./ownSite.ts";
import { look } from "./runnerPages.ts";

let site: OwnSite;
afterEach(() => site?.remove());

const many = 1000;

/** Publishes a race with so many runners; returns what their ids begin with. */
async function publishRace(): Promise<string> {
  const items = [{ id: "half", name: { zh: "半程", en: "Half" }, distanceKm: 21 }];
  const race = { name: { zh: "小城跑", en: "Small Town Run" }, startsAt: "2036-01-06T09:00:00+08:00", items };
  const account = { userAgreement: "/rules", privacyPolicy: "/rules" };
  site = await publishSite(tinySite({ race, router: "history", account }), (folder) => {
    mkdirSync(join(folder, "documents"));
    writeFileSync(join(folder, "documents/rules.json"), JSON.stringify(tinyDocument()));
  });
  const prefix = `runner-${randomBytes(4).toString("hex")}`;
  const { raceId, domainName } = site;
  await addRunners(people.db, people.secrets, { raceId, domainName, item: "half", many, prefix });
  return prefix;
}

/** Opens the page of messages as another organiser of the race. */
async function openDesk(locale: "zh-CN" | "en-GB", width: 390 | 1440): Promise<Visit> {
  const organiser = await addPerson({ authorities: [`ORGANISER:${site.raceId}`, `PERSONAL_DATA:${site.raceId}`] });
  const context = await openContext(browser, { viewport: { width, height: 844 }, locale });
  await beLoggedIn(context, organiser);
  const visitor = await visitIn(context);
  await visitor.page.goto(`${site.base}/organise?view=messages`);
  await settle(visitor.page);
  return visitor;
}

interface Words {
  locale: "zh-CN" | "en-GB";
  width: 390 | 1440;
  stream: string;
  subject: string;
  text: string;
  preview: string;
  request: string;
  approve: string;
  earlier: string;
  leave: string;
  done: string;
  count: string;
}

const words: Words[] = [
  {
    locale: "zh-CN",
    width: 390,
    stream: "类型",
    subject: "中文标题",
    text: "中文正文",
    preview: "预览",
    request: "提交复核",
    approve: "通过",
    earlier: "已有的消息",
    leave: "退订",
    done: "已退订",
    count: "1,000 人会收到",
  },
  {
    locale: "en-GB",
    width: 1440,
    stream: "Kind",
    subject: "Subject in Chinese",
    text: "Text in Chinese",
    preview: "Preview",
    request: "Ask for approval",
    approve: "Approve",
    earlier: "Messages so far",
    leave: "Get no more news",
    done: "You get no more news",
    count: "1,000 people get it",
  },
];

test.each(words)("1,000 runners get news that two organisers send, and one opts out ($locale)", async (t) => {
  const prefix = await publishRace();
  const language = t.locale === "zh-CN" ? "zh" : "en";
  const name = `messages-${t.width}-${language}`;
  const desk = await openDesk(t.locale, t.width);
  const { page } = desk;
  await page.getByLabel(t.stream).selectOption("news");
  await page.getByLabel(t.subject).fill("{race}：{item}");
  await page.getByLabel(t.text).fill("{nmae}，您的号码是 {bib}。");
  await page.getByRole("button", { name: t.preview, exact: true }).click();
  await page.getByText("nmae”").waitFor();
  await page.getByLabel(t.text).fill("{name}，您的号码是 {bib}。");
  await page.getByRole("button", { name: t.preview, exact: true }).click();
  await page.getByText(t.count).waitFor();
  await page.getByText(`Anna R${many}，您的号码是 ${many}。`).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await look(page, `${name}-preview`);
  await page.getByRole("button", { name: t.request }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: t.request }).click();
  const earlier = page.getByRole("region", { name: t.earlier });
  await earlier.getByRole("article").waitFor();
  await expect(earlier.getByRole("button", { name: t.approve, exact: true }).count()).resolves.toBe(0);

  const second = await openDesk(t.locale, t.width);
  await second.page.getByRole("button", { name: t.approve, exact: true }).click();
  await expect
    .poll(() => people.db.$count(messageRecipients, like(messageRecipients.accountId, `${prefix}-%`)), {
      timeout: 30_000,
    })
    .toBe(many);
  await page.reload();
  await earlier.getByRole("article").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await look(page, `${name}-sent`);

  const outbox = await readOutbox(people.db, people.secrets, { most: many });
  const mail = outbox.find(({ target }) => target === `${prefix}-7@example.com`)?.content;
  if (mail?.template !== "entrants") throw new Error("The runner got no message.");
  expect(mail.values.text).toBe("Anna R7，您的号码是 7。");
  const before = await people.db.$count(suppressions);
  const address = `${mail.values.optOut}?language=${language}`;
  await second.page.goto(address);
  expect(await people.db.$count(suppressions)).toBe(before);
  expect(await findBarriers(second.page)).toEqual([]);
  expect(await findOverflow(second.page)).toEqual([]);
  await look(second.page, `${name}-opt-out`);
  await second.page.getByRole("button", { name: t.leave }).click();
  await second.page.getByRole("heading", { name: t.done }).waitFor();
  expect(await people.db.$count(suppressions)).toBe(before + 1);
  expect([...desk.complaints, ...second.complaints]).toEqual([]);
  await desk.close();
  await second.close();
});
