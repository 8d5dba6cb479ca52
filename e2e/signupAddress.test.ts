import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "./account.ts";
import { findBarriers, findOverflow, settle } from "./browser.ts";
import { cell, continueButton, draftSaved, getPhone, openItem, summary } from "./formPage.ts";
import { annaWith, getDraft, halfFilled, publishDemo, saveDraft } from "./halfFilled.ts";
import { fetchRoute, type OwnSite } from "./ownSite.ts";

let site: OwnSite;
beforeAll(async () => {
  site = await publishDemo();
});
afterAll(() => site?.remove());

const labelsIn = (address: Locator) => address.locator("label").allInnerTexts();

async function fillPerson(page: Page): Promise<void> {
  await cell(page, "name").locator("input").fill("Jo Baker");
  await cell(page, "country").getByText("Another country or region").click();
  await chooseCountry(cell(page, "country"), "United Kingdom");
  await cell(page, "document").locator("select").selectOption("2");
  await cell(page, "document").locator('input[id$="-number"]').fill("C01X00T47");
  for (const [part, text] of [
    ["year", "1988"],
    ["month", "5"],
    ["day", "17"],
  ])
    await cell(page, "document").locator(`input[id$="-${part}"]`).fill(String(text));
  await cell(page, "document").locator('label:has(input[value="2"])').click();
}

async function chooseCountry(within: Locator, name: string): Promise<void> {
  const box = within.getByRole("combobox").first();
  await box.click();
  await box.fill(name);
  await within.page().getByRole("option", { name }).first().click();
}

async function readInChinese(page: Page): Promise<void> {
  await page.getByRole("button", { name: /menu/i }).click();
  await page.getByRole("button", { name: "中文" }).first().click();
  await settle(page);
  const close = page.getByRole("button", { name: /关闭/ }).first();
  if (await close.isVisible()) await close.click();
}

test("a British runner on a phone gives a British address, looks at others, and continues; the same in Chinese", async () => {
  const runner = await addPerson();
  const { page, complaints, close } = await getPhone(runner, { reducedMotion: "no-preference" });
  await openItem(page, site, /Ten kilometres/);
  await fillPerson(page);
  await continueButton(page).click();
  const address = cell(page, "address");
  await address.getByLabel("Postcode").waitFor();
  expect(await address.getByRole("combobox").inputValue()).toBe("United Kingdom");
  expect(await address.locator("select").count()).toBe(0);
  expect((await labelsIn(address)).map((label) => label.replace(/\s*optional/i, ""))).toEqual([
    "Country or region",
    "Street and house number",
    "Flat, building or company",
    "Town or city",
    "Postcode",
  ]);
  await address.getByLabel("Street and house number").fill("12 Canal Street");
  expect(await address.getByLabel("Town or city").getAttribute("autocomplete")).toBe("address-level2");

  // The parts of another country; what was written for this one comes back with it.
  await chooseCountry(address, "United States");
  await address.getByLabel("ZIP code").fill("62701");
  await address.getByLabel("State", { exact: true }).waitFor();
  await chooseCountry(address, "China");
  await address.locator("select").first().waitFor();
  await chooseCountry(address, "United Kingdom");
  expect(await address.getByLabel("Street and house number").inputValue()).toBe("12 Canal Street");
  expect(await address.getByLabel("Postcode").inputValue()).toBe("");

  await cell(page, "phone").locator('input[type="tel"]').fill("13800138000");
  await cell(page, "email").locator("input").fill("jo.baker@example.org");
  await cell(page, "emergency").locator("input").first().fill("Sam Baker");
  await cell(page, "emergency").locator("select").first().selectOption("spouse");
  await cell(page, "emergency").locator('input[type="tel"]').fill("13911112222");
  await continueButton(page).click();
  await summary(page).first().waitFor();
  expect(await summary(page).allInnerTexts()).toEqual([
    expect.stringContaining("Please enter the town or city."),
    expect.stringContaining("Please enter the postcode."),
  ]);
  expect([...(await findBarriers(page)), ...(await findOverflow(page))]).toEqual([]);
  await address.getByLabel("Town or city").fill("Manchester");
  // A code that looks unusual is doubted, and keeps nobody from going on.
  await address.getByLabel("Postcode").fill("M1 3HEX");
  await address.getByLabel("Postcode").blur();
  await address.getByText("usually look like EC1Y 8SY").waitFor();
  await continueButton(page).click();
  await page.locator("#sign-up-part", { hasText: "Your race" }).waitFor();
  await draftSaved(page);
  const [answers] = await getDraft(site, runner, "ten-km");
  expect(answers?.address).toEqual({
    country: "GB",
    line1: "12 Canal Street",
    city: "Manchester",
    postcode: "M1 3HEX",
  });

  await page.goBack();
  await address.getByLabel("Postcode").waitFor();
  await readInChinese(page);
  await address.getByLabel("邮政编码").waitFor();
  expect(await address.getByLabel("城镇").inputValue()).toBe("Manchester");
  expect(await address.getByRole("combobox").inputValue()).toBe("英国");
  expect([...(await findBarriers(page)), ...(await findOverflow(page))]).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test("an address follows the runner's nationality, keeps the parts of the old country, and stays in the country that the runner chose", async () => {
  const london = { country: "GB", line1: "12 Canal Street", city: "London", postcode: "SW1A 1AA" };
  const anna = annaWith({ country: "GB", address: london });
  const place = { at: "step", entrant: "e0", step: "contact" } as const;
  const runner = await addPerson();
  await saveDraft(site, runner, "ten-km", await halfFilled(site, [anna], place));
  const { page, complaints, close } = await getPhone(runner);
  await openItem(page, site, /Ten kilometres/);
  const address = cell(page, "address");
  const country = address.getByRole("combobox");
  const moveTo = async (name: string) => {
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await chooseCountry(cell(page, "country"), name);
    await continueButton(page).click();
    await country.waitFor();
  };
  await address.getByLabel("Postcode").waitFor();
  await moveTo("France");
  await expect.poll(() => country.inputValue()).toBe("France");
  expect(await address.getByLabel("Street and house number").inputValue()).toBe("");
  await moveTo("United Kingdom");
  await expect.poll(() => address.getByLabel("Postcode").inputValue()).toBe("SW1A 1AA");
  await chooseCountry(address, "Japan");
  await address.getByLabel("Prefecture").fill("Tokyo");
  await moveTo("France");
  expect(await country.inputValue()).toBe("Japan");
  expect(await address.getByLabel("Prefecture").inputValue()).toBe("Tokyo");
  expect(complaints).toEqual([]);
  await close();
});

test("a form that an older program published asks for a mainland address as it did", async () => {
  const anna = annaWith({ address: undefined });
  const place = { at: "step", entrant: "e0", step: "contact" } as const;
  const runner = await addPerson();
  await saveDraft(site, runner, "ten-km", await halfFilled(site, [anna], place));
  const { page, complaints, close } = await getPhone(runner);
  // As it was compiled when addresses had one version.
  await page.route("**/files/**/*.json", async (route) => {
    const answer = await fetchRoute(route);
    const form = await answer.json();
    const field = form.fields?.["/address"];
    if (field) form.fields["/address"] = { ...field, version: 1, options: {} };
    await route.fulfill({ response: answer, json: form });
  });
  await openItem(page, site, /Ten kilometres/);
  const address = cell(page, "address");
  await address.locator("select").first().waitFor();
  expect(await labelsIn(address)).toEqual(["Province", "City", "District or county", "Street, house and flat"]);
  await address.getByLabel("Street, house and flat").fill("海德三道 8 号");
  await address.getByLabel("Street, house and flat").blur();
  await draftSaved(page);
  const [answers] = await getDraft(site, runner, "ten-km");
  expect(answers?.address).toEqual({ detail: "海德三道 8 号" });
  expect(complaints).toEqual([]);
  await close();
});
