import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { addPerson } from "./account.ts";
import { fillForeigner, openForm, partOf, runnerPhone } from "./annaForm.ts";
import { findBarriers, findOverflow, findUnclearNames, scrollToEnd, settle } from "./browser.ts";
import { browser } from "./chromium.ts";
import { openContext } from "./contexts.ts";
import { cell, continueButton, draftSaved, summary } from "./formPage.ts";
import { newPassport, publishDemo } from "./halfFilled.ts";
import { findHiddenParts, missConsents, missTerms } from "./listening.ts";
import type { OwnSite } from "./ownSite.ts";

let site: OwnSite;
beforeAll(async () => {
  site = await publishDemo();
});
afterAll(() => site?.remove());

async function fillContact(page: Page, own: string, other: string): Promise<void> {
  await cell(page, "phone").locator('input[type="tel"]').fill(own);
  await cell(page, "email").locator("input").fill("anna.meier@example.org");
  const address = cell(page, "address");
  // The country is that of her nationality.
  await address.locator('[id$="-line1"]').fill("Lange Straße 8");
  await address.locator('[id$="-city"]').fill("Berlin");
  await address.locator('[id$="-postcode"]').fill("10827");
  const emergency = cell(page, "emergency");
  await emergency.locator("input").first().fill("Jonas Meier");
  await emergency.locator("select").first().selectOption("spouse");
  await emergency.locator('input[type="tel"]').fill(other);
}

test("cases 11, 12, 24, 30, 32 and 37, two people on a phone: a killed tab, another language and every rule on the way, with no breach of the policy", async () => {
  const { context, complaints } = await runnerPhone(await addPerson());
  // Nobody else is in the race with them, not even an earlier try of this test.
  const passport = newPassport();
  const resident = newResident();
  let page = await openForm(context, site, /十公里/);
  // A listener continues at the heading of what they chose, or went back to.
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await expect.poll(focused).toBe("sign-up-part");
  await page.getByRole("button", { name: "上一步" }).click();
  await expect.poll(focused).toBe("choose-item");
  await page.getByRole("button", { name: /十公里/ }).click();
  await page.locator("form").waitFor();
  await findHiddenParts(page);

  await continueButton(page).click();
  // The check of answers loads after the form is rendered; a quicker runner waits for it.
  await page.locator("main [role=alert] li").first().waitFor();
  expect((await summary(page).allInnerTexts()).length).toBeGreaterThan(2);
  expect(await findUnclearNames(page)).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.id)).toMatch(/\/name$/);
  await fillForeigner(page, passport);
  await continueButton(page).click();
  await expect.poll(() => partOf(page)).toContain("联系方式");
  // On a phone the step is not below the page's introduction again.
  expect(await page.locator("main header:has(> h1) > p").first().isVisible()).toBe(false);
  expect(await page.locator("main h1").isVisible()).toBe(true);

  // The emergency contact has her own number, written in another way.
  await fillContact(page, "138 0013 8000", "+86 13800138000");
  expect(await findUnclearNames(page)).toEqual([]);
  await continueButton(page).click();
  await expect
    .poll(() => summary(page).allInnerTexts())
    .toEqual([expect.stringContaining("紧急联系人的电话不能与报名者相同")]);
  await draftSaved(page);
  await page.close({ runBeforeUnload: false });

  page = await openForm(context, site, /十公里/);
  await page.getByText("已恢复您在").waitFor();
  await expect.poll(() => partOf(page)).toContain("联系方式");
  expect(await cell(page, "emergency").locator("input").first().inputValue()).toBe("Jonas Meier");
  await cell(page, "emergency").locator('input[type="tel"]').fill("13911112222");
  await continueButton(page).click();
  await expect.poll(() => partOf(page)).toContain("参赛信息");
  await cell(page, "shirt").locator("label, option").first().waitFor({ state: "attached" });
  await chooseShirt(page, "M");
  await cell(page, "goal").locator("label").nth(1).click();
  expect(await findUnclearNames(page)).toEqual([]);
  await continueButton(page).click();

  await expect.poll(() => partOf(page)).toContain("健康与承诺");
  await cell(page, "health").locator("label").nth(0).click();
  await missConsents(page);
  await agreeAndSign(page);
  await continueButton(page).click();

  // She switches to English in the middle of it: everything stays.
  await switchLanguage(page, "English");
  await page.getByRole("heading", { name: "Entrants" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toMatch(/^en/);
  await findHiddenParts(page);
  await page.getByRole("button", { name: "Add another person with the same address and contacts" }).click();
  await cell(page, "name").locator("input").fill("林大河");
  await cell(page, "country").locator("label").nth(0).click();
  await cell(page, "document").locator("select").selectOption("1");
  await cell(page, "document").locator('input[id$="-number"]').fill(resident.wrong);
  await continueButton(page).click();
  expect((await summary(page).allInnerTexts()).join()).toContain("Identity document");
  expect(await findUnclearNames(page)).toEqual([]);
  await cell(page, "document").locator('input[id$="-number"]').fill(resident.number);
  await continueButton(page).click();
  await expect.poll(() => partOf(page)).toContain("How to reach you");
  expect(await cell(page, "address").locator('[id$="-line1"]').inputValue()).toBe("Lange Straße 8");
  expect(await findUnclearNames(page)).toEqual([]);
  await continueButton(page).click();
  await chooseShirt(page, "L");
  expect(await findUnclearNames(page)).toEqual([]);
  await cell(page, "goal").locator("label").nth(1).click();
  await continueButton(page).click();
  await cell(page, "health").locator("label").nth(0).click();
  await agreeAndSign(page, "林大河");
  await continueButton(page).click();
  // He is over 65 on race day: his commitment is required, and hers was not.
  expect((await summary(page).allInnerTexts()).join()).toContain("Commitment for runners over 65");
  await commit(page);
  expect(await findUnclearNames(page)).toEqual([]);
  await continueButton(page).click();
  await page.getByRole("heading", { name: "Entrants" }).waitFor();
  expect(await page.getByText("Complete", { exact: true }).count()).toBe(2);
  expect(await findUnclearNames(page)).toEqual([]);
  await continueButton(page).click();
  await page.getByRole("heading", { name: "Terms to agree to" }).waitFor();
  await missTerms(page);
  await continueButton(page).click();
  await page.getByRole("heading", { name: "Review and submit" }).waitFor();
  await page.getByRole("button", { name: "Submit" }).waitFor();
  expect(await findUnclearNames(page)).toEqual([]);
  const words = await page.locator("main").innerText();
  for (const expected of ["Anna Meier", "Germany", passport, "林大河"]) expect(words).toContain(expected);
  // Both pay together, after they have submitted.
  expect(words).toMatch(/Ten kilometres × 2\s+¥60\s+Total\s+¥60/);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole("button", { name: "Submit" }).dblclick();
  const receipts = page.locator("main li").filter({ hasText: /Receipt [0-9A-Z]{10}/ });
  await receipts.first().waitFor();
  expect(page.url()).toContain("/confirm");
  expect(await receipts.count()).toBe(1);
  await page.getByText("Whether you have a place is the state that is shown here.").waitFor();
  expect(await findUnclearNames(page)).toEqual([]);
  await readNextSteps(page);
  await cancel(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(["zh-CN", "en-GB"])("with letters twice as large nothing is wider than a phone, in %s", async (locale) => {
  const wide: string[] = [];
  const look = async (page: Page, place: string) => {
    await settle(page);
    // As a browser whose own letters are twice as large: what is measured in them grows.
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%", "important"));
    wide.push(...(await findOverflow(page)).map((fault) => `${place}: ${fault}`));
  };
  const visitor = await openContext(browser, { viewport: { width: 390, height: 844 }, locale });
  const drawer = await visitor.newPage();
  // The marathon has the most on its home page.
  await drawer.goto(`http://localhost:${inject("port")}/`);
  await scrollToEnd(drawer);
  await look(drawer, "marathon");
  const { context, complaints } = await runnerPhone(await addPerson(), locale);
  const page = await context.newPage();
  for (const path of ["/", "/guide/how-it-works", "/account", "/confirm", "/post"]) {
    await page.goto(`${site.base}${path}`);
    await scrollToEnd(page);
    await look(page, path);
  }
  await page.getByRole("button", { name: /十公里|Ten kilometres/ }).click();
  await page.locator("form").waitFor();
  await look(page, "first step");
  await continueButton(page).click();
  await page.locator("main [role=alert] li").first().waitFor();
  await look(page, "first step with errors");
  await page.evaluate(() => localStorage.clear());
  await drawer.goto(`${site.base}/post`);
  await drawer.getByRole("button", { name: /登录后报名|Log in to sign up/ }).click();
  await drawer.getByRole("dialog").waitFor();
  await look(drawer, "login");
  expect(wide).toEqual([]);
  expect(complaints).toEqual([]);
  await visitor.close();
  await context.close();
});

async function readNextSteps(page: Page): Promise<void> {
  const steps = page.locator("section").filter({ has: page.getByRole("heading", { name: "What happens next" }) });
  expect(await steps.locator("li").allInnerTexts()).toEqual([
    expect.stringContaining("Registration closes"),
    expect.stringContaining("Bibs and bags"),
    expect.stringContaining("Warm-up"),
    expect.stringContaining("The start"),
    expect.stringContaining("Prizes and a picnic"),
  ]);
  const calendar = await steps.getByRole("link", { name: "Add the race dates to your calendar" }).getAttribute("href");
  const dates = await page.evaluate(async (address) => (await fetch(address)).text(), calendar ?? "");
  expect(dates).toContain("DTSTART:20360106T010000Z");
}

async function cancel(page: Page): Promise<void> {
  const button = page.locator("main").getByRole("button", { name: /^Cancel this order/ });
  await button.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel this order" }).click();
  await page.locator("main").getByText("Cancelled", { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Cancelled");
  expect(await button.count()).toBe(0);
  const menu = page.locator("header a, dialog a").filter({ hasText: "My entries" });
  await page.goto(new URL((await menu.first().getAttribute("href")) ?? "", page.url()).href);
  const first = page.locator("main section").first();
  await first.getByRole("heading", { name: "My entries" }).waitFor();
  await first.getByText("Cancelled", { exact: true }).waitFor();
}

async function chooseShirt(page: Page, size: string): Promise<void> {
  const shirt = cell(page, "shirt");
  if ((await shirt.locator("select").count()) > 0) await shirt.locator("select").selectOption({ label: size });
  else
    await shirt
      .locator("label")
      .filter({ hasText: new RegExp(`^${size}$`) })
      .first()
      .click();
}

async function agreeAndSign(page: Page, name = "Anna Meier"): Promise<void> {
  await cell(page, "declaration").getByRole("button").first().click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await dialog.getByRole("region").press("End");
  await dialog.getByText(/已阅读到末尾|You have reached the end/).waitFor();
  await dialog.getByRole("button", { name: /^(我已阅读并同意|I have read it and agree)/ }).click();
  const signature = cell(page, "signature");
  await signature.getByRole("radio", { name: /输入姓名|Type your name/ }).check();
  await signature.getByRole("textbox").fill(name);
}

async function commit(page: Page): Promise<void> {
  const form = cell(page, "seniorForm");
  await form.getByRole("radio", { name: /在线签署|Sign here/ }).check();
  await form.getByRole("radio", { name: /输入姓名|Type your name/ }).check();
  await form.getByRole("textbox").fill("林大河");
}

async function switchLanguage(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("button", { name: /菜单|menu/i });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name }).or(page.getByRole("link", { name })).first().click();
  await settle(page);
  const close = page.getByRole("button", { name: /Close/i });
  if (await close.first().isVisible()) await close.first().click();
}

let residents = 0;

/**
 * The number of a man born on 1 January 1955 whom no race has, and the same with a wrong check
 * character.
 */
function newResident(): { number: string; wrong: string } {
  const digits = `11010519550101${String((residents++ % 50) * 2 + 1).padStart(3, "0")}`;
  // GB 11643: the check character behind the first 17 digits.
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (2 ** (17 - place) % 11), 0);
  return { number: digits + "10X98765432"[sum % 11], wrong: digits + "0X987654321"[sum % 11] };
}
