import { expect, inject, test } from "vitest";
import { findBarriers, findOverflow, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const base = inject("gallery");

/**
 * Opens the example of a field on a phone; `changes` are made to the example first. Gives the empty
 * field.
 */
async function open(type: string, language: "zh" | "en", changes: object = {}, width = 390) {
  const { page, complaints, close } = await visit(browser, { viewport: { width, height: 800 } });
  const hash = encodeURIComponent(JSON.stringify(changes));
  await page.goto(`${base}gallery.html?unit=field/${type}&language=${language}&at=2025-08-11T10:00:00%2B08:00#${hash}`);
  await page.locator("[data-fields-ready]").waitFor();
  const field = page.locator(`main section > *`).nth(1);
  return { page, field, complaints, close };
}

test("a rating is given by arrow keys and read with what its ends mean", async () => {
  const { page, field, complaints, close } = await open("rating", "en", {}, 320);
  const rating = (value: number) => field.getByRole("radio", { name: new RegExp(`^${value} out of 10`) });
  await rating(1).focus();
  await page.keyboard.press("Space");
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
  expect(await rating(4).isChecked()).toBe(true);
  expect(await rating(10).getAttribute("aria-label")).toBe("10 out of 10 (Extremely likely)");
  await field.getByText("7", { exact: true }).click({ force: true });
  expect(await rating(7).isChecked()).toBe(true);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test("a rating that need not be given can be taken back", async () => {
  const { field, close } = await open("rating", "en", { isRequired: false, options: { points: 5 } });
  await field.getByRole("radio", { name: "4 out of 5" }).check({ force: true });
  await field.getByRole("button", { name: "Clear the rating" }).click();
  expect(await field.getByRole("radio", { checked: true }).count()).toBe(0);
  await close();
});

test("a matrix is a list of questions on a phone and a table on a large screen, with the same controls", async () => {
  for (const width of [390, 1440]) {
    const { page, field, complaints, close } = await open("matrix", "en", {}, width);
    const row = field.getByRole("group", { name: "Aid stations" });
    const label = row.getByText("Satisfied", { exact: true });
    const isSeen = await label.evaluate((words) => words.getBoundingClientRect().width > 2);
    expect([width, isSeen]).toEqual([width, width === 390]);
    await row.getByRole("radio", { name: "Satisfied", exact: true }).check();
    await page.keyboard.press("ArrowDown");
    expect(await row.getByRole("radio", { name: "Dissatisfied" }).isChecked()).toBe(true);
    expect(await field.getByRole("radio", { checked: true }).count()).toBe(1);
    expect(await findBarriers(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }
});

test("a ranking is made by keyboard alone, and each move is announced", async () => {
  const { page, field, complaints, close } = await open("ranking", "en");
  const order = () => field.getByRole("list", { name: "Your order" }).getByRole("listitem").allInnerTexts();
  await field.getByRole("button", { name: "Rank Towel in place 1" }).focus();
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Food and drinks");
  await page.keyboard.press("Enter");
  await field.getByRole("button", { name: "Move Food and drinks up" }).focus();
  await page.keyboard.press("Enter");
  expect(await field.getByRole("status").innerText()).toBe("Food and drinks is now in place 1 of 2.");
  // At the end of the list the button keeps the focus and does nothing.
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Move Food and drinks up");
  await field.getByRole("button", { name: /^Rank Medal/ }).press("Enter");
  expect((await order()).map((text) => text.split("\n")[1])).toEqual(["Food and drinks", "Towel", "Medal"]);
  await field.getByText("All 3 places are filled.").waitFor();
  await field.getByRole("button", { name: "Remove Towel" }).press("Enter");
  expect((await order()).length).toBe(2);
  expect(await findBarriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test("a ranking is put in order by dragging", async () => {
  const { page, field, close } = await open("ranking", "zh");
  for (const name of ["奖牌", "毛巾", "成绩证书"])
    await field.getByRole("button", { name: new RegExp(`：${name}$`) }).click();
  const handle = field.locator("[data-place='2'] > span").first();
  const from = await handle.boundingBox();
  const to = await field.locator("[data-place='0'] > span").first().boundingBox();
  if (!from || !to) throw new Error("A handle is not drawn.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + 4, { steps: 12 });
  await page.mouse.up();
  const order = await field.getByRole("list", { name: "您的排序" }).getByRole("listitem").allInnerTexts();
  expect(order.map((text) => text.split("\n")[1])).toEqual(["成绩证书", "奖牌", "毛巾"]);
  await close();
});
