import { readFileSync } from "node:fs";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "#server/base/db/orderSchema.ts";
import { submissions } from "#server/base/db/signupSchema.ts";
import { addPerson, callAs, people } from "./account.ts";
import { halfFilled, newPassport, publishDemo, submitState } from "./halfFilled.ts";
import type { Person } from "./loggedIn.ts";
import { editJson, type OwnSite } from "./ownSite.ts";
import { anna, look, openAs } from "./runnerPages.ts";

// How sign-ups end without their place: a team that is dissolved, a coupon that is used up, an order that is not paid, a receipt without a record.

let site: OwnSite;
beforeAll(async () => {
  const relay = JSON.parse(readFileSync("fixtures/forms/relay.json", "utf8"));
  const family = { ...relay, items: ["family-3k"] };
  const coupons = [{ id: "one", code: "ONCE-7Q4K-9TRW", percent: 20, uses: 1 }];
  site = await publishDemo(
    (form) => ({ ...form, items: ["ten-km"] }),
    { family },
    (folder) =>
      editJson<{ home: { blocks: object[] } }>(join(folder, "site.json"), (config) => ({
        ...config,
        prices: { coupons },
        home: { blocks: [{ type: "my-entry", version: 1, id: "mine", props: {} }, ...config.home.blocks] },
      })),
  );
});
afterAll(() => site?.remove());

/** Makes a team whose captain has not paid for it yet. */
async function makeTeam({ token }: Person): Promise<void> {
  const document = { type: "2", number: newPassport(), birthday: "1988-05-17", gender: 2 };
  const answers = { name: "Anna Meier", teamName: "Flash", role: "captain", document };
  const state = await halfFilled(site, [answers], { at: "review" }, { form: "family" });
  const { code, msg } = await callAs(token, "POST", "/sign-up/submissions", {
    ...{ domainName: site.domainName, key: state.key, form: state.form, item: "family-3k", feeFen: 10_000 },
    entrants: state.entrants.map((one) => one.answers),
    policies: Object.entries(state.agreed).map(([id, agreed]) => ({ id, ...agreed })),
  });
  if (code !== 0) throw new Error(`The team was refused: ${msg}`);
}

const main = (page: Page) => page.locator("main");

test.each([
  [
    "en",
    390,
    /^Dissolve/,
    "The team was dissolved, and this entry ended with it.",
    "Nothing was charged.",
    "when the team was dissolved",
  ],
  ["zh", 1440, /^解散/, "队伍已解散，报名随之取消", "没有扣款", "队伍已解散"],
] as const)(
  "a captain who dissolves a team before paying reads at once why the entry ended, and is offered no payment (%s, %i px)",
  async (language, width, button, why, end, later) => {
    const captain = await addPerson();
    await makeTeam(captain);
    const { context, page } = await openAs(captain, site, language, width);
    await page.goto(`${site.base}/account`);
    await page.locator("[data-due=true]").waitFor();
    await look(page, `team-to-pay-${language}-${width}`);
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: button }).click();
    await main(page).getByText(why).first().waitFor();
    await page.locator("[data-due=true]").waitFor({ state: "detached" });
    expect(await page.getByRole("timer").count()).toBe(0);
    await look(page, `team-dissolved-${language}-${width}`);
    await main(page).getByText(end).first().waitFor({ timeout: 30_000 });
    await look(page, `team-ended-${language}-${width}`);
    await page.goto(site.base);
    await main(page).getByText(later).first().waitFor();
    await look(page, `home-dissolved-${language}-${width}`);
    await context.close();
  },
  120_000,
);

test("of two runners with the last use of a coupon the second reads that it is used up, sees the whole price and submits again", async () => {
  const tabs = await Promise.all([
    openAs(await addPerson(), site, "en", 768),
    openAs(await addPerson(), site, "zh", 390),
  ]);
  for (const { page } of tabs) {
    await page.goto(`${site.base}/post`);
    await page.getByRole("button", { name: /^(十公里|Ten kilometres)/ }).click();
    const field = page.locator("#sign-up-price ~ * input");
    await field.fill("ONCE-7Q4K-9TRW");
    await field.press("Enter");
    await page.getByText("¥24", { exact: true }).waitFor();
  }
  const [first, second] = tabs as [(typeof tabs)[0], (typeof tabs)[0]];
  await first.page.getByRole("button", { name: "Submit", exact: true }).click();
  await first.page.getByText("Time left").waitFor();
  await second.page.getByRole("button", { name: "提交报名", exact: true }).click();
  await second.page.getByText(/优惠码.*用完/).waitFor();
  await second.page.getByText("¥30", { exact: true }).last().waitFor();
  await look(second.page, "coupon-used-up-zh-390");
  await second.page.getByRole("button", { name: "提交报名", exact: true }).click();
  await second.page.getByText("剩余时间").waitFor();
  for (const { context } of tabs) await context.close();
}, 90_000);

test.each([
  ["zh", 390, "没有按时付款", "您目前没有报名这场赛事。", "由您取消"],
  ["en", 768, "because it was not paid in time", "You are not signed up for this race.", "You withdrew it"],
] as const)(
  "a runner reads on the race's page what is begun, and why an entry ended that was not paid or was withdrawn (%s, %i px)",
  async (language, width, unpaid, none, withdrawn) => {
    const person = await addPerson();
    const { context, page } = await openAs(person, site, language, width);
    await page.goto(site.base);
    await page.locator("[data-draft]").waitFor();
    await look(page, `home-draft-${language}-${width}`);
    await submitState(site, person, await halfFilled(site, [anna()], { at: "review" }));
    await callAs(person.token, "DELETE", `/sign-up/draft?domainName=${site.domainName}&use=sign-up&item=ten-km`);
    const ofPerson = and(eq(orders.accountId, person.accountId), eq(orders.state, "pending_payment"));
    await people.db
      .update(orders)
      .set({ expiresAt: sql`now()` as never })
      .where(ofPerson);
    const stateOf = async () =>
      (await people.db.select().from(orders).where(eq(orders.accountId, person.accountId))).map(({ state }) => state);
    await expect.poll(stateOf, { timeout: 30_000 }).toEqual(["expired"]);
    await page.goto(site.base);
    await main(page).getByText(unpaid).waitFor();
    await main(page).getByText(none).waitFor();
    await look(page, `home-expired-${language}-${width}`);
    await people.db
      .update(submissions)
      .set({ endedBecause: "withdraw" })
      .where(eq(submissions.accountId, person.accountId));
    await page.reload();
    await main(page).getByText(withdrawn).waitFor();
    await look(page, `home-withdrawn-${language}-${width}`);
    await context.close();
  },
  90_000,
);

test("somebody who checks a genuine receipt of a sign-up that is not on record reads so", async () => {
  const person = await addPerson();
  await submitState(site, person, await halfFilled(site, [anna()], { at: "review" }));
  const [{ submissionId = "" } = {}] = (await callAs(person.token, "GET", "/sign-up/submissions")).data as {
    submissionId: string;
  }[];
  const { signed } = (await callAs(person.token, "GET", `/sign-up/submissions/${submissionId}/receipt`)).data as {
    signed: string;
  };
  await people.db.update(submissions).set({ receipt: "0000000000" }).where(eq(submissions.submissionId, submissionId));
  for (const [language, width, words] of [
    ["zh", 390, "查不到报名"],
    ["en", 1440, "the sign-up is missing"],
  ] as const) {
    const { context, page } = await openAs(await addPerson(), site, language, width);
    await page.goto(`${site.base}/status/receipt?language=${language}`);
    await look(page, `receipt-page-${language}-${width}`);
    await page.locator("textarea").fill(signed);
    await page.locator("button").click();
    await page.getByRole("status").getByText(words).first().waitFor();
    await look(page, `receipt-missing-${language}-${width}`);
    await context.close();
  }
}, 60_000);
