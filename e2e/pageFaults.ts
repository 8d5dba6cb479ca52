import type { Page } from "playwright-core";
import { findBarriers, findOverflow } from "./browser.ts";

/**
 * Returns a line for each fault of a page: a barrier, overflow, a picture without an address, no
 * title, another `lang` than `language`, or not exactly one h1.
 */
export async function findFaults(page: Page, language: string): Promise<string[]> {
  const faults = [...(await findBarriers(page)), ...(await findOverflow(page))];
  const heading = await page.locator("h1").count();
  if (heading !== 1) faults.push(`${heading} main headings`);
  const empty = await page.locator("main img:not([src])").count();
  if (empty > 0) faults.push(`${empty} pictures without an address`);
  if (!(await page.title())) faults.push("no title");
  if ((await page.locator("html").getAttribute("lang"))?.slice(0, 2) !== language) faults.push("wrong lang attribute");
  return faults;
}
