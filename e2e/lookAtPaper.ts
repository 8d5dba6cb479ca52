import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { readPdf } from "../server/base/print/testPdf.ts";
import { readCode } from "./readCode.ts";

/**
 * Downloads the PDF of a confirmation: the file has the words of the page and, as another program
 * reads it, the code of the page.
 */
export async function lookAtPdf(
  page: Page,
  { download, title }: { download: string; title: string },
  language: string,
): Promise<void> {
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: download, exact: true }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^(?:参赛确认函|confirmation)-\w{10}\.pdf$/);
  const file = readFileSync(await saved.path());
  if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/downloaded-${language}.pdf`, file);
  const { pages } = await readPdf(file);
  expect(pages).toHaveLength(1);
  const code = await page.locator("article section b").innerText();
  const shown = await page.locator("article dd").allInnerTexts();
  for (const word of [title, code, "Anna Meier", "¥30", ...shown.slice(0, 3)]) expect(pages[0]).toContain(word);
  expect(await readCode(page.context(), file)).toBe(code);
  await page.getByRole("button", { name: download, exact: true }).waitFor();
}

/** Looks at a confirmation as it is printed: one sheet, without controls. */
export async function lookAtPaper(page: Page, language: string): Promise<void> {
  await page.emulateMedia({ media: "print" });
  const shown = await page
    .locator("button, nav, main a")
    .evaluateAll((found) => found.filter((one) => one.checkVisibility()).length);
  expect(shown).toBe(0);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/confirmation-${language}.pdf`, pdf);
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
}
