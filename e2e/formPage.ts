import type { BrowserContextOptions, Page } from "playwright-core";
import { type Visit, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { beLoggedIn, type Person } from "./loggedIn.ts";
import type { OwnSite } from "./ownSite.ts";

/**
 * Opens the phone of somebody who is logged in, in English by default. Complaints that match
 * `expected` are ignored.
 */
export async function getPhone(
  person: Person,
  options: BrowserContextOptions = {},
  expected: RegExp[] = [],
): Promise<Visit> {
  const seen = await visit(browser, { viewport: { width: 390, height: 844 }, locale: "en-GB", ...options }, expected);
  await beLoggedIn(seen.page.context(), person);
  return seen;
}

/** Opens the sign-up of a site, and the form of an item in it. */
export async function openItem(page: Page, { base }: Pick<OwnSite, "base">, item: RegExp): Promise<void> {
  await page.goto(`${base}/post`);
  await page.getByRole("button", { name: item }).click();
  await page.locator("#sign-up-part").waitFor();
}

/** The cell of a property in the current step. */
export const cell = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

/** The problems that the summary lists. */
export const summary = (page: Page) => page.locator("main [role=alert] li");

/** The button for the next step. */
export const continueButton = (page: Page) => page.getByRole("button", { name: /^(下一步|Continue)$/ });

/** Resolves once the server has the draft. */
export const draftSaved = (page: Page) => page.locator('[data-saving="saved"]').waitFor();

/** Returns the property whose control has the focus. */
export const focusedCell = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-field]")?.getAttribute("data-field"));
