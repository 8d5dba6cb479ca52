import type { BrowserContext, Page } from "playwright-core";
import { browser } from "./chromium.ts";
import { openContext } from "./contexts.ts";
import { cell, openItem } from "./formPage.ts";
import { beLoggedIn, type Person } from "./loggedIn.ts";
import type { OwnSite } from "./ownSite.ts";

/**
 * Opens the phone of a runner who is logged in, and collects the console errors, exceptions and
 * policy violations of its pages.
 */
export async function runnerPhone(
  person: Person,
  locale = "zh-CN",
): Promise<{ context: BrowserContext; complaints: string[] }> {
  const context = await openContext(browser, { viewport: { width: 390, height: 844 }, locale });
  await beLoggedIn(context, person);
  const complaints: string[] = [];
  // Violations that the page itself catches as exceptions are not written to the console.
  await context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`policy: ${effectiveDirective} blocked ${blockedURI}`),
    ),
  );
  context.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  // The empty page that each tab begins with has no storage for the script that logs in.
  context.on("weberror", (error) => {
    const { message } = error.error();
    if (!message.includes("Access is denied for this document")) complaints.push(message);
  });
  return { context, complaints };
}

/** Opens the form of an item in a new tab. */
export async function openForm(context: BrowserContext, site: OwnSite, item: RegExp): Promise<Page> {
  const page = await context.newPage();
  await openItem(page, site, item);
  return page;
}

/** Returns the title of the current step. */
export const partOf = (page: Page) => page.locator("#sign-up-part").innerText();

async function fillDay(page: Page, name: string, [year, month, day]: [string, string, string]): Promise<void> {
  for (const [part, text] of [
    ["year", year],
    ["month", month],
    ["day", day],
  ] as const)
    await cell(page, name).locator(`input[id$="-${part}"]`).fill(text);
}

/** Fills in the first step as Anna Meier from Germany, with this passport number. */
export async function fillForeigner(page: Page, passport = "C01X00T47"): Promise<void> {
  await cell(page, "name").locator("input").fill("Anna Meier");
  await cell(page, "latinName").locator("input").nth(0).fill("MEIER");
  await cell(page, "latinName").locator("input").nth(1).fill("ANNA");
  await cell(page, "country").locator("label").nth(3).click();
  const country = cell(page, "country").getByRole("combobox");
  await country.fill("Germany");
  await page.getByRole("option", { name: /德国|Germany/ }).click();
  await cell(page, "document").locator("select").selectOption("2");
  await cell(page, "document").locator('input[id$="-number"]').fill(passport);
  await fillDay(page, "document", ["1988", "5", "17"]);
  await cell(page, "document").locator('label:has(input[value="2"])').click();
}
