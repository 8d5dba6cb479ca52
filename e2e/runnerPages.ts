import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { findBarriers, findOverflow, settle } from "./browser.ts";
import { browser } from "./chromium.ts";
import { openContext } from "./contexts.ts";
import { annaWith, halfFilled, newPassport, saveDraft } from "./halfFilled.ts";
import { beLoggedIn, type Person } from "./loggedIn.ts";
import type { OwnSite } from "./ownSite.ts";

/** A runner whose passport nobody else has. */
export const anna = () =>
  annaWith({ document: { type: "2", number: newPassport(), birthday: "1988-05-17", gender: 2 } });

/** Looks at a page: nothing is wider than it, and nothing bars anyone. */
export async function look(page: Page, name: string): Promise<void> {
  // The pages of the sandbox and of the opt-out have no script.
  if (!/\/(dev\/pay|opt-out)\//.test(page.url())) await settle(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
  expect([name, ...(await findBarriers(page)), ...(await findOverflow(page))]).toEqual([name]);
}

/**
 * Opens a page of a runner who is logged in and has a complete form, as on a phone or a computer.
 */
export async function openAs(
  person: Person,
  site: OwnSite,
  language: "zh" | "en",
  width: number,
): Promise<{ context: BrowserContext; page: Page }> {
  await saveDraft(site, person, "ten-km", await halfFilled(site, [anna()], { at: "review" }));
  const context = await openContext(browser, {
    viewport: { width, height: 844 },
    locale: language === "zh" ? "zh-CN" : "en-GB",
    hasTouch: width < 600,
    isMobile: width < 600,
  });
  await beLoggedIn(context, person);
  const page = await context.newPage();
  return { context, page };
}
