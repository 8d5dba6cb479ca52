import type { BrowserContext, Page } from "playwright-core";
import { browser } from "./chromium.ts";
import { beLoggedIn, type Person } from "./loggedIn.ts";
import type { OwnSite } from "./ownSite.ts";

/** Opens the phone of a runner who is logged in, and collects the console errors, exceptions and policy violations of its pages. */
export async function runnerPhone(
  person: Person,
  locale = "zh-CN",
): Promise<{ context: BrowserContext; complaints: string[] }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale });
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
export async function openForm(context: BrowserContext, { base }: OwnSite, item: RegExp): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${base}/post`);
  await page.getByRole("button", { name: item }).click();
  await page.locator("form").waitFor();
  return page;
}

/** The cell of a property in the current step. */
export const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
/** Presses the button for the next step. */
export const continueForm = (page: Page) => page.getByRole("button", { name: /^(下一步|Continue)$/ }).click();
/** Returns the title of the current step. */
export const partOf = (page: Page) => page.locator("#sign-up-part").innerText();
/** Returns the problems that the summary lists. */
export const summary = (page: Page) => page.locator("main [role=alert] li").allInnerTexts();

async function fillDay(page: Page, name: string, [year, month, day]: [string, string, string]): Promise<void> {
  for (const [part, text] of [
    ["year", year],
    ["month", month],
    ["day", day],
  ] as const)
    await field(page, name).locator(`input[id$="-${part}"]`).fill(text);
}

/** Fills in the first step as Anna Meier from Germany, with this passport number. */
export async function fillForeigner(page: Page, passport = "C01X00T47"): Promise<void> {
  await field(page, "name").locator("input").fill("Anna Meier");
  await field(page, "latinName").locator("input").nth(0).fill("MEIER");
  await field(page, "latinName").locator("input").nth(1).fill("ANNA");
  await field(page, "country").locator("label").nth(3).click();
  const country = field(page, "country").getByRole("combobox");
  await country.fill("Germany");
  await page.getByRole("option", { name: /德国|Germany/ }).click();
  await field(page, "document").locator("select").selectOption("2");
  await field(page, "document").locator('input[id$="-number"]').fill(passport);
  await fillDay(page, "document", ["1988", "5", "17"]);
  await field(page, "document").locator('label:has(input[value="2"])').click();
}
