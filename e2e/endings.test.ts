import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { addPerson, callAs } from "./account.ts";
import { halfFilled, newPassport, publishDemo } from "./halfFilled.ts";
import type { Person } from "./loggedIn.ts";
import { editJson, type OwnSite } from "./ownSite.ts";
import { look, openAs } from "./runnerPages.ts";

// How sign-ups end, or begin otherwise than expected: a team that is dissolved, and a coupon that
// is used up.

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
    domainName: site.domainName,
    key: state.key,
    form: state.form,
    item: "family-3k",
    feeFen: 10_000,
    entrants: state.entrants.map((entrant) => entrant.answers),
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
    await look(page, `team-dissolved-${language}-${width}`);
    await main(page).getByText(end).first().waitFor();
    await look(page, `team-ended-${language}-${width}`);
    await page.goto(site.base);
    await main(page).getByText(later).first().waitFor();
    await context.close();
  },
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
  await second.page
    .getByText(/优惠码.*用完/)
    .first()
    .waitFor();
  await second.page.getByText("¥30", { exact: true }).last().waitFor();
  await look(second.page, "coupon-used-up-zh-390");
  await second.page.getByRole("button", { name: "提交报名", exact: true }).click();
  await second.page.getByText("剩余时间").waitFor();
  for (const { context } of tabs) await context.close();
});
