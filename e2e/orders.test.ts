import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "../server/base/db/orderSchema.ts";
import { addPerson, people } from "./account.ts";
import { halfFilled, publishDemo, submitState } from "./halfFilled.ts";
import { beginByHand, importGuests } from "./inviting.ts";
import { lookAtPaper, lookAtPdf } from "./lookAtPaper.ts";
import { editJson, type OwnSite } from "./ownSite.ts";
import { failRefundOf, findState, payAtSandbox, payByApi } from "./paying.ts";
import { anna, look, openAs } from "./runnerPages.ts";
import { watch } from "./watching.ts";

// A runner with a complete form pays for the place, prints the confirmation, and reads what became
// of an order that was not paid in time.

let site: OwnSite;
beforeAll(async () => {
  const coupons = [{ id: "club", code: "LAKE-7Q4K-9TRW", percent: 20, uses: 100 }];
  site = await publishDemo(undefined, undefined, (folder) =>
    editJson(join(folder, "site.json"), (config) => ({ ...config, prices: { coupons } })),
  );
});
afterAll(() => site?.remove());

const complete = () => halfFilled(site, [anna()], { at: "review" });

const words = {
  zh: {
    submit: "提交报名",
    pay: "测试付款",
    open: "打开测试付款页",
    left: "剩余时间",
    paid: "名额已确认",
    state: "报名成功",
    places: "剩余名额",
    confirmation: /查看和打印确认函/,
    print: "打印",
    download: "下载 PDF",
    title: "参赛确认函",
  },
  en: {
    submit: "Submit",
    pay: "Make a test payment",
    open: "Open the test payment",
    left: "Time left",
    paid: "Your place is confirmed.",
    state: "Registered",
    places: "Places left",
    confirmation: /View and print your confirmation/,
    print: "Print",
    download: "Download PDF",
    title: "Confirmation of entry",
  },
};

test.each([
  ["zh", 1440],
  ["en", 390],
] as const)(
  "a runner goes from a complete form to a paid entry and a printed confirmation (%s, %i px)",
  async (language, width) => {
    const t = words[language];
    const { context, page } = await openAs(await addPerson(), site, language, width);
    await page.goto(`${site.base}/post`);
    await page.getByRole("button", { name: /^(十公里|Ten kilometres)/ }).click();
    await page.getByText("¥30", { exact: true }).last().waitFor();
    await tryCoupons(page);
    await look(page, `review-${language}-${width}`);
    await page.getByRole("button", { name: t.submit, exact: true }).click();
    await page.getByText(t.left).waitFor();
    expect(page.url()).toContain("/confirm");
    await look(page, `pay-${language}-${width}`);
    await page.getByRole("button", { name: t.pay }).click();
    await payAtSandbox(context, page, t.open, `${language}-${width}`);
    await page.getByText(t.paid).waitFor();
    await look(page, `paid-${language}-${width}`);
    await page.goto(site.base);
    await page.getByRole("heading", { name: t.places }).waitFor();
    await look(page, `home-${language}-${width}`);

    await page.goto(`${site.base}/account`);
    await page.getByText(t.state, { exact: true }).waitFor();
    await look(page, `account-${language}-${width}`);
    await page.getByRole("link", { name: t.confirmation }).click();
    await page.getByRole("button", { name: t.print, exact: true }).waitFor();
    await look(page, `confirmation-${language}-${width}`);
    await lookAtPdf(page, t, language);
    await lookAtPaper(page, language);
    await context.close();
  },
);

test("case 28, late and cancelled: a runner who cancels, and one whose payment comes late, read what became of their orders", async () => {
  const person = await addPerson();
  const { context, page } = await openAs(person, site, "en", 768);
  await page.goto(`${site.base}/post`);
  await page.getByRole("button", { name: /^Ten kilometres/ }).click();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByRole("button", { name: "Cancel this order" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel this order" }).click();
  await page.getByText("Nothing was charged.").waitFor();
  await look(page, "cancelled");

  await submitState(site, person, await complete());
  await page.goto(`${site.base}/confirm`);
  await page.getByRole("button", { name: words.en.pay }).click();
  const link = page.getByRole("link", { name: words.en.open });
  await link.waitFor();
  // The button that was pressed is gone.
  await page.locator("main [role=status]:focus").waitFor();
  await look(page, "code");
  const address = (await link.getAttribute("href")) ?? "";
  // As if half an hour had passed.
  await people.db
    .update(orders)
    .set({ expiresAt: sql`now()` as never })
    .where(and(eq(orders.accountId, person.accountId), eq(orders.state, "pending_payment")));
  await page.getByText("No payment came before").waitFor();
  // Nothing comes next for somebody without a place.
  await page.getByText("What happens next").waitFor({ state: "detached" });
  await look(page, "expired");
  const sandbox = await context.newPage();
  await sandbox.goto(address);
  await sandbox.locator('button[value="pay-late"]').click();
  await sandbox.getByRole("status").waitFor();
  await sandbox.close();
  await page.getByText("A place was still free, and it is yours.").waitFor();
  await page.getByRole("link", { name: words.en.confirmation }).waitFor();
  await page.getByText("What happens next").waitFor();
  await look(page, "late");
  await context.close();
});

// A wrong code, the right one, and none after all: the focus is always on what comes next.
async function tryCoupons(page: Page): Promise<void> {
  const field = page.locator("#sign-up-price ~ * input");
  const hasFocus = (selector: string) => page.locator(`${selector}:focus`).waitFor();
  await field.fill("GUESS-1234");
  await field.locator("+ button").click();
  await hasFocus("#sign-up-price ~ * input[aria-invalid]");
  await field.fill("lake 7q4k 9trw");
  await field.press("Enter");
  await page.getByText("¥24", { exact: true }).waitFor();
  await hasFocus("#sign-up-price ~ * [role=status] button");
  await page.keyboard.press("Enter");
  await hasFocus("#sign-up-price ~ * input");
}

test("one organiser sends the failed refund of a second payment again and requests a large one, another approves it, and the runner reads that all is paid back; both watch the race", async () => {
  const runner = await addPerson();
  await submitState(site, runner, await complete());
  await payByApi(runner, ["qr", "page"]);
  await failRefundOf(runner);
  const organiser = (nick: string, more: string[] = []) =>
    addPerson({ nick, authorities: [`ORGANISER:${site.raceId}`, ...more] });
  const first = await openAs(await organiser("first", [`PERSONAL_DATA:${site.raceId}`]), site, "zh", 390);
  await first.page.goto(`${site.base}/organise`);
  await first.page
    .getByRole("button", { name: /Anna Meier/ })
    .first()
    .click();
  await look(first.page, "refund-failed");
  await first.page.getByRole("button", { name: "再次退款 ¥30" }).click();
  await first.page.getByText("已提交退款 ¥30，到账后会通知参赛者。").waitFor();
  await first.page.getByText("退款失败").waitFor();
  await first.page.getByRole("button", { name: "退款…" }).click();
  await first.page.getByLabel("退款原因").fill("训练受伤，无法参赛");
  await first.page.getByLabel(/同时退出比赛/).check();
  await look(first.page, "refund-requested");
  await first.page.getByRole("button", { name: "退款", exact: true }).click();
  await first.page.getByText("由您提出，须另一位工作人员复核。").waitFor({ state: "attached" });
  await first.page.getByText(/^退款 ¥\d+ 待另一位工作人员复核。$/).waitFor();
  // What is requested is not offered again.
  await first.page.getByText("剩余款项的退款已提出，待另一位工作人员复核。").waitFor();
  expect(await first.page.getByRole("button", { name: "退款…" }).count()).toBe(0);
  await look(first.page, "refund-waits");

  const second = await openAs(await organiser("second"), site, "en", 1440);
  await second.page.goto(`${site.base}/organise`);
  await second.page.getByText("Requested by first").waitFor();
  await look(second.page, "refund-to-approve");
  await second.page.getByRole("button", { name: "Approve" }).click();
  await second.page.getByText("Approved. The money is being refunded.").waitFor();
  await expect.poll(() => findState(runner)).toBe("refunded");

  const { context, page } = await openAs(runner, site, "zh", 768);
  await page.goto(`${site.base}/account`);
  await page.getByText("重复付款：¥30，已退回").waitFor();
  await page.getByText("组委会退款：¥30，已退回").waitFor();
  await look(page, "refunded");
  await context.close();
  for (const { page, language, width } of [
    { page: first.page, language: "zh", width: 390 },
    { page: second.page, language: "en", width: 1440 },
  ] as const)
    await watch(page, language, (step) => look(page, `${step}-${language}-${width}`));
  await first.context.close();
  await second.context.close();
});

test("an organiser imports whom to invite, and the one who gets the mail has the place by its link", async () => {
  const authorities = [`ORGANISER:${site.raceId}`, `PERSONAL_DATA:${site.raceId}`];
  const organiser = await openAs(await addPerson({ nick: "inviter", authorities }), site, "zh", 390);
  await organiser.page.goto(`${site.base}/organise`);
  const contact = `guest-${Date.now()}@example.org`;
  const link = await importGuests(organiser.page, contact, (step) => look(organiser.page, `${step}-zh-390`));
  const runner = await openAs(await addPerson(), site, "en", 768);
  await runner.page.goto(link);
  await runner.page.getByText("A place is held for you.").waitFor();
  await look(runner.page, "invited-en-768");
  await runner.page.getByRole("button", { name: "Fill in the form" }).click();
  await runner.page.getByRole("button", { name: "Submit", exact: true }).click();
  await runner.page.getByText("You are entered.").waitFor();
  await runner.page.getByText("Registered", { exact: true }).first().waitFor();
  await look(runner.page, "invited-entered-en-768");
  await runner.page.goto(link);
  await runner.page.reload();
  await runner.page.getByText("This invitation was used").waitFor();
  await organiser.page.reload();
  await organiser.page.getByText("已报名", { exact: true }).first().waitFor();
  await beginByHand(organiser.page, (step) => look(organiser.page, `${step}-zh-390`));
  await organiser.page.goto(`${site.base}/organise`);
  await organiser.page
    .getByRole("button", { name: /Anna Meier/ })
    .first()
    .waitFor();
  await runner.context.close();
  await organiser.context.close();
});
