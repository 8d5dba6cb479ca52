import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { test } from "vitest";
import { orders } from "../server/base/db/orderSchema.ts";
import { addPerson, people } from "./account.ts";
import { halfFilled, publishDemo, submitState } from "./halfFilled.ts";
import { editJson } from "./ownSite.ts";
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
  90_000,
);
