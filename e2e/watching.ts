import type { Page } from "playwright-core";
import { expect } from "vitest";

const watching = {
  zh: ["实时数据", "以表格显示", "操作记录", "查看报名"],
  en: ["Live numbers", "Show as a table", "Audit", "Show entry"],
} as const;

/**
 * Opens the live numbers and the audit of an organiser's page, reads the plot by keyboard, and
 * looks at each step.
 */
export async function watch(page: Page, language: "zh" | "en", look: (step: string) => Promise<void>): Promise<void> {
  const [numbers, table, audit, show] = watching[language];
  await page.getByRole("link", { name: numbers }).click();
  const slider = page.getByRole("slider");
  await slider.waitFor();
  const read = () => slider.getAttribute("aria-valuetext");
  const newest = await read();
  await slider.press("ArrowLeft");
  // Of a race of one day there is only one step.
  if ((await slider.getAttribute("max")) !== "0") expect(await read()).not.toBe(newest);
  await page.getByText(table).click();
  await page.getByRole("table").waitFor();
  await look("numbers");
  await page.getByRole("link", { name: audit, exact: true }).click();
  const entry = page.getByRole("button", { name: show }).first();
  await entry.waitFor();
  await look("audit");
  await entry.click();
  await page.locator("#entry-title").waitFor();
  await look("audit-entry");
}
