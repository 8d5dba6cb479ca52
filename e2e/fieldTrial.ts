import type { Locator, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const base = inject("gallery");

/**
 * Opens the gallery of a field on a small phone; `field` is the first of its three examples, which
 * is empty. `done` fails if the page had complaints.
 */
export async function openField(
  type: string,
  language = "en",
  changes: object = {},
): Promise<{ page: Page; field: Locator; done(): Promise<void> }> {
  const { page, complaints, close } = await visit(browser, { viewport: { width: 320, height: 700 } });
  await page.goto(
    `${base}gallery.html?unit=field/${type}&language=${language}&at=2025-08-11T10:00:00%2B08:00#${encodeURIComponent(JSON.stringify(changes))}`,
  );
  await page.locator("[data-fields-ready]").waitFor();
  await settle(page);
  const done = async () => {
    await close();
    expect(complaints).toEqual([]);
  };
  return { page, field: page.locator(`#${type}-empty`), done };
}
