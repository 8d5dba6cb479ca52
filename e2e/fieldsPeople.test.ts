import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { findBarriers, findOverflow, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const base = inject("gallery");

/**
 * Opens the example of a field on a small phone, with `changes` to it; gives the field empty and
 * answered.
 */
async function open(type: string, language: "zh" | "en", changes: object = {}) {
  const { page, complaints, close } = await visit(browser, { viewport: { width: 320, height: 800 } });
  const hash = encodeURIComponent(JSON.stringify(changes));
  await page.goto(`${base}gallery.html?unit=field/${type}&language=${language}&at=2025-08-11T10:00:00%2B08:00#${hash}`);
  await page.locator("[data-fields-ready]").waitFor();
  const field = page.locator("main section > *");
  return { page, field: field.nth(1), answered: field.nth(2), complaints, close };
}

/** Types as a runner does, and goes to the next control. */
async function write(control: Locator, text: string): Promise<void> {
  await control.click();
  await control.pressSequentially(text);
  await control.press("Tab");
}

async function expectWhole(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
}

test("cases 1, 2 and 6, a document's number: it is tidied, fills in birthday and gender and locks them; each kind keeps its own", async () => {
  const { page, field, complaints, close } = await open("identity-document", "en");
  const kind = field.getByLabel("Type of document");
  const number = field.getByLabel("Document number");
  const birthday = field.getByLabel("Date of birth");
  await kind.selectOption("Resident identity card");
  expect(await birthday.getAttribute("readonly")).not.toBeNull();
  await write(number, "110105 19491231 002x");
  expect(await number.inputValue()).toBe("11010519491231002X");
  expect(await birthday.inputValue()).toBe("1949-12-31");
  expect(await field.getByLabel("Gender").inputValue()).toBe("Female");
  await kind.selectOption("Passport");
  expect(await number.inputValue()).toBe("");
  expect(await field.getByLabel("Male", { exact: true }).isChecked()).toBe(false);
  expect(await field.getByLabel("Female").isChecked()).toBe(false);
  await write(number, "e12345678");
  await field.getByLabel("Year").fill("1990");
  await field.getByLabel("Month").fill("5");
  await field.getByLabel("Day", { exact: true }).fill("21");
  await field.getByLabel("Male", { exact: true }).check();
  await expectWhole(page);
  await kind.selectOption("Resident identity card");
  expect(await number.inputValue()).toBe("11010519491231002X");
  expect(await birthday.inputValue()).toBe("1949-12-31");
  await kind.selectOption("Passport");
  expect(await number.inputValue()).toBe("E12345678");
  expect(await field.getByLabel("Year").inputValue()).toBe("1990");
  expect(await field.getByLabel("Male", { exact: true }).isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test("case 15, another province: it clears what lay in the old one, and a city without districts ends the choice", async () => {
  const { page, field, complaints, close } = await open("province-city-district", "en");
  const [province, city, district] = ["Province", "City", "District or county"].map((label) => field.getByLabel(label));
  if (!province || !city || !district) throw new Error("A level is missing.");
  await expect.poll(() => province.isEnabled()).toBe(true);
  expect(await city.isDisabled()).toBe(true);
  await province.selectOption("Guangdong");
  await city.selectOption("Shenzhen");
  await district.selectOption("Nanshan District");
  await city.selectOption("Dongguan");
  expect(await district.isDisabled()).toBe(true);
  expect(await district.locator("option").allTextContents()).toEqual(["None"]);
  await province.selectOption("Beijing");
  expect(await city.locator("option:checked").textContent()).toBe("Beijing");
  expect(await district.inputValue()).toBe("");
  await province.selectOption("Taiwan");
  expect(await city.isDisabled()).toBe(true);
  await expectWhole(page);
  expect(complaints).toEqual([]);
  await close();
});

test("case 15, a place that was abolished: it is still shown by the name it had", async () => {
  const { answered, close } = await open("address", "zh");
  await expect.poll(() => answered.getByLabel("城市").locator("option").count()).toBeGreaterThan(1);
  expect(await answered.getByLabel("区县").locator("option:checked").textContent()).toBe("江北区");
  await answered.getByLabel("省份").selectOption("广东省");
  expect(await answered.getByLabel("区县").inputValue()).toBe("");
  expect(await answered.getByLabel("详细地址").inputValue()).toContain("观音桥");
  await close();
});

test("case 5, a suggested name in letters: what the runner makes of it stays", async () => {
  const { page, field, complaints, close } = await open("pinyin-name", "en");
  const family = field.getByLabel("Family name");
  await expect.poll(() => family.inputValue()).toBe("LYU");
  expect(await field.getByLabel("Given names").inputValue()).toBe("XIAODAN");
  await field.getByText("Suggested from your name").waitFor();
  await family.fill("");
  await write(family, "Lü");
  expect(await family.inputValue()).toBe("LYU");
  await family.fill("");
  await write(family, "lu");
  expect(await family.inputValue()).toBe("LU");
  expect(await field.getByText("Suggested from your name").count()).toBe(0);
  await expectWhole(page);
  expect(complaints).toEqual([]);
  await close();
});

test("a club is found and chosen by keyboard; a club that is not in the list can be typed if the form accepts it", async () => {
  const { page, field, complaints, close } = await open("club", "en");
  const box = field.getByRole("combobox", { name: "Running club" });
  await box.click();
  await box.pressSequentially("Canal");
  await page.getByRole("option").first().waitFor();
  await box.press("Enter");
  await box.press("ArrowDown");
  expect(await box.getAttribute("aria-activedescendant")).toBe(
    await page.getByRole("option").nth(1).getAttribute("id"),
  );
  await expectWhole(page);
  await box.press("Enter");
  expect(await box.inputValue()).toBe("North Gate Morning Runners");
  expect(await page.getByRole("option").count()).toBe(0);
  await box.fill("");
  await write(box, "Dawn Patrol");
  expect(await box.inputValue()).toBe("Dawn Patrol");
  expect(await field.getByText("No club is chosen yet").count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test("a club that is only typed is kept and has an error, if it has to be one of the list", async () => {
  const { field, close } = await open("club", "zh", { options: {}, choices: { clubs: [] } });
  const box = field.getByRole("combobox", { name: "跑团" });
  await box.click();
  await box.pressSequentially("晨跑队");
  await field.getByText("没有找到“晨跑队”").waitFor();
  await box.press("Tab");
  expect(await box.inputValue()).toBe("晨跑队");
  await field.getByText("尚未选定").waitFor();
  await close();
});

test("past races become chips that can be removed, and one that is chosen is not offered again", async () => {
  const { page, field, complaints, close } = await open("past-events", "en");
  const box = field.getByRole("combobox", { name: "Past races" });
  await box.fill("2024");
  await page.getByRole("option", { name: "Cloud Ridge Trail 2024" }).click();
  expect(await box.inputValue()).toBe("");
  await box.fill("2024");
  await page.getByRole("option").first().waitFor();
  expect(await page.getByRole("option").allTextContents()).not.toContain("Cloud Ridge Trail 2024");
  await box.press("Escape");
  expect(await page.getByRole("option").count()).toBe(0);
  await expectWhole(page);
  await field.getByRole("button", { name: "Remove Cloud Ridge Trail 2024" }).press("Enter");
  expect(await field.getByRole("listitem").count()).toBe(0);
  await expect.poll(() => box.evaluate((control) => control === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test("case 17, size chart: it opens by keyboard, and a size that is sold out cannot be chosen and is marked so", async () => {
  const { page, field, complaints, close } = await open("clothing-size", "en");
  expect(await field.getByRole("radio").count()).toBe(4);
  expect(await field.getByRole("radio", { name: "XS None left" }).isDisabled()).toBe(true);
  await field.getByRole("radio", { name: "S", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await field.getByRole("radio", { name: "M", exact: true }).isChecked()).toBe(true);
  await field.getByText("Size chart").focus();
  await page.keyboard.press("Enter");
  await field.getByRole("table").waitFor();
  expect(await field.getByRole("row", { name: "L 92–96 66" }).count()).toBe(1);
  await expectWhole(page);
  expect(complaints).toEqual([]);
  await close();
});

test("an error inside a guardian's document is shown at that control", async () => {
  const { page, complaints, close } = await open("guardian", "en");
  const number = page.locator("main section > *").nth(3).getByLabel("Document number");
  const described = await number.getAttribute("aria-describedby");
  expect(await page.locator(`[id="${described}"]`).textContent()).toContain("Please enter an adult");
  expect(await number.getAttribute("aria-invalid")).toBe("true");
  expect(complaints).toEqual([]);
  await close();
});
