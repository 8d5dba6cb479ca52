import type { Page } from "playwright-core";
import { expect } from "vitest";
import { getFaults, type Language } from "./reviewing.ts";

const placeWords = {
  zh: ["调整名额…", "调整后的名额", "调整原因", "调整"],
  en: ["Change the places…", "Number of places from now on", "Reason", "Change"],
} as const;

/**
 * Adds ten places to the first item of a race at `/organise`, after a number that is refused.
 * `shot` takes a screenshot.
 */
export async function addPlaces(
  page: Page,
  language: Language,
  shot: (step: string) => Promise<unknown>,
): Promise<void> {
  const [change, places, why, save] = placeWords[language];
  await page.goto(new URL("/organise?view=places", page.url()).href);
  await page.getByRole("button", { name: change }).first().press("Enter");
  const now = await page.getByLabel(places).inputValue();
  await page.getByLabel(places).fill("-1");
  await page.getByRole("button", { name: save, exact: true }).press("Enter");
  await page.locator("[aria-invalid]").first().waitFor();
  expect(await page.getByLabel(places).inputValue()).toBe("-1");
  await page.getByLabel(places).fill(String(Number(now) + 10));
  await page.getByLabel(why).fill("起点加宽");
  expect(await getFaults(page)).toEqual([]);
  await shot("places-form");
  await page.getByRole("button", { name: save, exact: true }).press("Enter");
  await page.getByLabel(places).waitFor({ state: "detached" });
  // The list is drawn anew when the places have been loaded again, and is closed then.
  const list = page.locator("main details").first();
  await expect
    .poll(async () => {
      if ((await list.getAttribute("open")) === null) await list.locator("summary").press("Enter");
      return list.getByText("起点加宽").first().isVisible();
    })
    .toBe(true);
  await shot("places");
  expect(await getFaults(page)).toEqual([]);
}
