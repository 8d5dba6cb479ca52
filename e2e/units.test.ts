import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import catalogue from "../schemas/generated/catalogue.json" with { type: "json" };
import { findBarriers, findOverflow, launch, settle, visit } from "./browser.ts";

let browser: Browser;
const base = inject("gallery");
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const units = catalogue.filter(({ name }) => !name.startsWith("field/"));

describe.each(units)("$name in the browser", ({ name, versions }) => {
  test("is whole at three widths in both languages: no error, no barrier, no sideways scrolling", async () => {
    const { page, complaints, close } = await visit(browser);
    const faults: string[] = [];
    for (const version of versions) {
      for (const language of ["zh", "en"]) {
        await page.setViewportSize({ width: 390, height: 900 });
        await page.goto(
          `${base}gallery.html?unit=${name}&version=${version}&language=${language}&at=2025-10-26T07:00:00%2B08:00`,
        );
        // As a phone that is turned, or a window that is drawn wider: the page is not loaded again.
        for (const width of [390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await settle(page);
          const barriers = width === 768 ? [] : await findBarriers(page);
          const found = [...barriers, ...(await findOverflow(page)), ...complaints.splice(0)];
          faults.push(...found.map((fault) => `v${version} ${language} ${width} px: ${fault}`));
        }
      }
    }
    await close();
    expect(faults).toEqual([]);
  });
});

// All at once: a field is small, and a page of them takes no longer than one.
test("every field of the sign-up form is whole at three widths in both languages, empty, answered and with a problem", async () => {
  const { page, complaints, close } = await visit(browser);
  const faults: string[] = [];
  for (const language of ["zh", "en"]) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(`${base}gallery.html?fields=all&language=${language}&at=2025-08-11T10:00:00%2B08:00`);
    await page.locator("[data-fields-ready]").waitFor();
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      const barriers = width === 768 ? [] : await findBarriers(page);
      const found = [...barriers, ...(await findOverflow(page)), ...complaints.splice(0)];
      faults.push(...found.map((fault) => `${language} ${width} px: ${fault}`));
    }
  }
  await close();
  expect(faults).toEqual([]);
});

test("the gallery lists every unit and shows the chosen one with its JSON and schema", async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${base}gallery.html#home/countdown`);
  await page.getByRole("heading", { name: "home/countdown" }).waitFor();
  expect(await page.locator("nav a").count()).toBe(catalogue.length);
  await page.getByText('"$id": "https://startline.dev/schemas/home/countdown/v1.schema.json"').waitFor();
  await close();
});
