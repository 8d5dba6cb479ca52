import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { ApplicationPage } from "#contract/applications.ts";
import { everyRight } from "#core/authorities.ts";
import { testApplication } from "../server/entry/testForm.ts";
import { addPerson, callAs } from "./account.ts";
import { browser } from "./chromium.ts";
import { openContext } from "./contexts.ts";
import { halfFilled, newPassport, publishDemo } from "./halfFilled.ts";
import { beLoggedIn } from "./loggedIn.ts";
import { editJson, type OwnSite } from "./ownSite.ts";
import { look } from "./runnerPages.ts";

const words = {
  zh: {
    waiting: "已提交，等待审核",
    rejected: "未通过的原因：证明已过期。",
    until: /名额为您保留到/,
    register: "现在报名",
    form: "填写报名表",
    next: /^(下一步|继续)$/,
    submit: "提交报名",
    done: "报名已提交。",
    used: "您已凭这份申请报名。",
  },
  en: {
    waiting: "Submitted, awaiting approval",
    rejected: "Not approved: The certificate is out of date.",
    until: /a place is held for you until/,
    register: "Register now",
    form: "Fill in the form",
    next: /^Continue$/,
    submit: "Submit",
    done: "You are registered.",
    used: "You have registered with this application.",
  },
};

const reason = { id: "late", text: { zh: "证明已过期。", en: "The certificate is out of date." } };
const plain = (overrides: object) => ({ ...testApplication(), fees: [], ...overrides });

/** The demo race with short forms, whose approvals are links. */
const publish = () =>
  publishDemo(
    () => plain({ id: "sign-up", use: "sign-up", items: ["ten-km"] }),
    {
      "kept-places": plain({
        id: "kept-places",
        items: ["ten-km"],
        review: { places: "by-link", linkHours: 48, rounds: 3, reasons: [reason] },
      }),
    },
    (folder) =>
      editJson<{ race: { pickUp?: object } }>(join(folder, "site.json"), (file) => {
        // Its shirt is a question of the longer form.
        const { pickUp: _pickUp, ...race } = file.race;
        return { ...file, race };
      }),
  );

async function apply(site: OwnSite, token: string, number: string): Promise<void> {
  const document = { type: "2", number, birthday: "1988-05-17", gender: 2 };
  const at = { at: "review" } as const;
  const { form, key } = await halfFilled(site, [], at, { form: "kept-places" });
  const entrants = [{ name: "Anna Meier", document }];
  const body = { domainName: site.domainName, key, form, item: "ten-km", feeFen: 0, entrants, policies: [] };
  const { code, msg } = await callAs(token, "POST", "/sign-up/submissions", body);
  expect([code, msg]).toEqual([0, ""]);
}

async function decide(site: OwnSite, token: string, decision: object): Promise<void> {
  const query = `domainName=${site.domainName}&status=waiting`;
  const { data } = await callAs(token, "GET", `/sign-up/review/applications?${query}`);
  const submissionId = (data as ApplicationPage).applications[0]?.submissionId;
  const { code, msg } = await callAs(token, "POST", "/sign-up/applications/decide", { submissionId, ...decision });
  expect([code, msg]).toEqual([0, ""]);
}

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

async function fillIn(page: Page, number: string): Promise<void> {
  await field(page, "name").locator("input").fill("Anna Meier");
  await field(page, "document").locator("select").selectOption("2");
  await field(page, "document").locator('input[id$="-number"]').fill(number);
  for (const [part, text] of Object.entries({ year: "1988", month: "5", day: "17" }))
    await field(page, "document").locator(`input[id$="-${part}"]`).fill(text);
  await field(page, "document").locator('label:has(input[value="2"])').click();
}

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "an application waits, is turned down, waits again and is approved, and its runner registers by the link (%s, %i px)",
  async (language, width) => {
    const t = words[language];
    const site = await publish();
    const [runner, organiser] = [await addPerson(), await addPerson({ authorities: everyRight(site.raceId) })];
    const number = newPassport();
    const locale = language === "zh" ? "zh-CN" : "en-GB";
    const context = await openContext(browser, { viewport: { width, height: 844 }, locale });
    await beLoggedIn(context, runner);
    const page = await context.newPage();
    const open = () => page.goto(`${site.base}/account?view=signUps`);
    await apply(site, runner.token, number);
    await open();
    await page.getByText(t.waiting).first().waitFor();
    await decide(site, organiser.token, { isApproved: false, ground: "late" });
    await page.reload();
    await page.getByText(t.rejected).waitFor();
    await apply(site, runner.token, number);
    await page.reload();
    await page.getByText(t.waiting).first().waitFor();
    await decide(site, organiser.token, { isApproved: true });
    await page.reload();
    await page.getByText(t.until).first().waitFor();
    await look(page, `approval-link-${language}-${width}`);
    await page.getByRole("button", { name: t.register }).click();
    await page.getByRole("button", { name: t.form }).click();
    await page.getByRole("button", { name: /十公里|Ten kilometres/ }).click();
    await field(page, "name").waitFor();
    await fillIn(page, number);
    await look(page, `approval-form-${language}-${width}`);
    await page.getByRole("button", { name: t.next }).click();
    await page.getByRole("button", { name: t.submit, exact: true }).click();
    await page.getByText(t.done).first().waitFor();
    await page.getByText(t.used).waitFor();
    await look(page, `approval-used-${language}-${width}`);
    await context.close();
    site.remove();
  },
);
