import { expect, inject, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const port = inject("port");

test.each([390, 1440])(
  "the rules on paper are the race's name and the document, without a thing to press, from %i px",
  async (width) => {
    const { page, close } = await visit(browser, { viewport: { width, height: 900 } });
    await page.goto(`http://localhost:${port}/#/race-information/raceRules`);
    await settle(page);
    await page.emulateMedia({ media: "print" });
    const shown = (selector: string) =>
      page.locator(selector).evaluateAll((found) => found.filter((one) => one.checkVisibility()).length);
    expect(await shown("button, nav, summary")).toBe(0);
    expect(await shown("header img")).toBeGreaterThan(0);
    expect(await shown("main table")).toBe(7);
    await close();
  },
);
