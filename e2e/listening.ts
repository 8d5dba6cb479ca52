import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { findUnclearNames } from "./browser.ts";
import { cell, continueButton, summary } from "./formPage.ts";

/**
 * Checks that each part of the sign-up has a name for listeners, and that one without would be
 * found.
 */
export async function findHiddenParts(page: Page): Promise<void> {
  expect(await findUnclearNames(page)).toEqual([]);
  const names = page.locator("main nav li > *");
  const show = (display: string) =>
    names.evaluateAll((all, how) => {
      for (const one of all as HTMLElement[]) one.style.display = how;
    }, display);
  await show("none");
  expect(await findUnclearNames(page)).toHaveLength(await names.count());
  await show("");
}

/** What a screen reader reads after the name of an element. */
const getDescription = (element: Locator) =>
  element.evaluate((one) => {
    const ids = one.getAttribute("aria-describedby")?.split(" ") ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
  });

/**
 * Continues without agreeing and signing: both are announced, and the focus is where the first is
 * given.
 */
export async function missConsents(page: Page): Promise<void> {
  expect(await findUnclearNames(page)).toEqual([]);
  const groups = ["declaration", "signature"].map((name) => cell(page, name).locator("fieldset").first());
  expect(await Promise.all(groups.map(getDescription))).toEqual(["", ""]);
  await continueButton(page).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("阅读《参赛声明》");
  expect(await summary(page).allInnerTexts()).toHaveLength(2);
  for (const group of groups) expect(await getDescription(group)).toMatch(/^请/);
  expect(await findUnclearNames(page)).toEqual([]);
}

/** Continues without agreeing to the terms, which is announced at the box, and agrees to them. */
export async function missTerms(page: Page): Promise<void> {
  const box = page.getByRole("checkbox", { name: /How your data is used/ });
  const alert = page.getByRole("alert").filter({ hasText: "Please agree to this text to continue." });
  await continueButton(page).click();
  await alert.waitFor();
  expect(await box.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await box.getAttribute("aria-invalid")).toBe("true");
  expect(await getDescription(box)).toBe(await alert.innerText());
  expect(await findUnclearNames(page)).toEqual([]);
  await box.check();
  expect(await box.getAttribute("aria-invalid")).toBeNull();
}
