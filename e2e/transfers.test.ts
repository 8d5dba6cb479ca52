import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "../server/base/db/orderSchema.ts";
import { addPerson, people } from "./account.ts";
import { cell } from "./formPage.ts";
import { halfFilled, publishDemo, saveDraft, submitState } from "./halfFilled.ts";
import { editJson, type OwnSite, publish } from "./ownSite.ts";
import { anna, look, openAs } from "./runnerPages.ts";

const passing = {
  zh: {
    start: /^转让名额/,
    link: "转让链接",
    fillIn: "填写报名表",
    submit: "提交报名",
    confirmation: /查看和打印确认函/,
    taken: "这个名额是别人转让给您的",
    gone: "已转让",
  },
  en: {
    start: /^Pass on/,
    link: "Link to take the entry over",
    fillIn: "Fill in the form",
    submit: "Submit",
    confirmation: /View and print your confirmation/,
    taken: "Somebody passed this entry on to you.",
    gone: "Passed on",
  },
};

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "a runner passes an entry on by a link, and the other gets it with the item's own form (%s, %i px)",
  async (language, width) => {
    const t = passing[language];
    const free = await publishDemo(undefined, {}, (folder) =>
      editJson(join(folder, "site.json"), (site) => ({
        ...site,
        prices: { transfers: { until: "2036-01-01T00:00:00+08:00" } },
      })),
    );
    const [owner, other] = [await addPerson(), await addPerson()];
    await submitState(free, owner, await halfFilled(free, [anna()], { at: "review" }));
    // As if it had been paid.
    const isOwn = eq(orders.accountId, owner.accountId);
    const [paid] = await people.db.update(orders).set({ state: "paid" }).where(isOwn).returning();
    await people.db.execute(sql`update entries set state = 'confirmed' where submission_id = ${paid?.orderId ?? ""}`);
    const first = await openAs(owner, free, language, width);
    await first.page.goto(`${free.base}/account`);
    await first.page.getByRole("button", { name: t.start }).click();
    await look(first.page, `pass-question-${language}-${width}`);
    await first.page.getByRole("alertdialog").getByRole("button", { name: t.start }).click();
    const link = await first.page.getByRole("textbox", { name: t.link }).inputValue();
    await look(first.page, `pass-link-${language}-${width}`);
    const second = await openAs(other, free, language, width);
    await second.page.goto(link);
    await second.page.getByRole("button", { name: t.fillIn }).click();
    await look(second.page, `take-${language}-${width}`);
    await second.page.getByRole("button", { name: t.submit, exact: true }).click();
    await second.page.getByText(t.taken).waitFor();
    // The list below has it too, without a reload.
    await second.page.getByRole("link", { name: t.confirmation }).waitFor();
    await look(second.page, `taken-${language}-${width}`);
    await first.page.reload();
    await first.page.getByText(t.gone, { exact: true }).first().waitFor();
    await look(first.page, `passed-${language}-${width}`);
    for (const { context } of [first, second]) await context.close();
    free.remove();
  },
);

const deferring = {
  zh: {
    soon: /接收延期的赛事还未开放/,
    start: /^延期到/,
    go: "去填写报名表",
    offered: "把名额延期到本赛事",
    item: /^十公里/,
    fillIn: "填写报名表",
    submit: "提交报名",
    came: /延期而来/,
    gone: "已延期",
  },
  en: {
    soon: /is not open for them yet/,
    start: /^Defer to/,
    go: "Go to the form",
    offered: "Defer your entry to this race",
    item: /^Ten kilometres/,
    fillIn: "Fill in the form",
    submit: "Submit",
    came: /was deferred from/,
    gone: "Deferred",
  },
};

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "a runner defers an entry to next year's race, whose form has the earlier answers, and sees it in both races (%s, %i px)",
  async (language, width) => {
    const t = deferring[language];
    const withPrices = (site: OwnSite, prices: object) =>
      editJson(join(site.folder, "site.json"), (config) => ({ ...config, prices }));
    const there = await publishDemo(undefined, {}, (folder) =>
      editJson(join(folder, "site.json"), (site) => ({
        ...JSON.parse(JSON.stringify(site).replaceAll("2036-01-", "2037-01-")),
        title: { zh: "湖心公园十公里 2037", en: "Lake Park 10K 2037" },
      })),
    );
    const here = await publishDemo(undefined, {}, (folder) =>
      editJson(join(folder, "site.json"), (site) => ({
        ...site,
        prices: { deferrals: { to: there.raceId, until: "2036-01-01T00:00:00+08:00" } },
      })),
    );
    const owner = await addPerson();
    const runner = anna();
    await submitState(here, owner, await halfFilled(here, [runner], { at: "review" }));
    // As if it had been paid.
    const isOwn = eq(orders.accountId, owner.accountId);
    const [paid] = await people.db.update(orders).set({ state: "paid" }).where(isOwn).returning();
    await people.db.execute(sql`update entries set state = 'confirmed' where submission_id = ${paid?.orderId ?? ""}`);
    const { page, context } = await openAs(owner, here, language, width);
    await page.goto(`${here.base}/account`);
    await page.getByText(t.soon).waitFor();
    await look(page, `defer-soon-${language}-${width}`);
    withPrices(there, { deferredFrom: [here.raceId] });
    await publish(there);
    await page.reload();
    await page.getByRole("button", { name: t.start }).click();
    await look(page, `defer-question-${language}-${width}`);
    await page.getByRole("alertdialog").getByRole("button", { name: t.go }).click();
    await page.getByRole("heading", { name: t.offered }).waitFor();
    await look(page, `defer-offer-${language}-${width}`);
    await page.getByRole("button", { name: t.fillIn }).click();
    await page.getByRole("region", { name: t.offered }).getByRole("button", { name: t.item }).click();
    await expect.poll(() => cell(page, "name").getByRole("textbox").inputValue()).toBe("Anna Meier");
    await look(page, `defer-form-${language}-${width}`);
    // The rest of the form is filled in as by hand.
    await saveDraft(there, owner, "ten-km", await halfFilled(there, [runner], { at: "review" }));
    await page.reload();
    await page.getByRole("button", { name: t.fillIn }).click();
    await look(page, `defer-review-${language}-${width}`);
    await page.getByRole("button", { name: t.submit, exact: true }).click();
    await page.getByText(t.came).waitFor();
    await look(page, `deferred-there-${language}-${width}`);
    await page.goto(`${here.base}/account`);
    await page.getByText(t.gone, { exact: true }).first().waitFor();
    await look(page, `deferred-here-${language}-${width}`);
    await context.close();
    for (const site of [here, there]) site.remove();
  },
);
