import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findBarriers, findOverflow } from "./browser.ts";
import { openField } from "./fieldTrial.ts";

const getFaults = async (page: Page) => [...(await findBarriers(page)), ...(await findOverflow(page))];
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("cases 21 and 34, a text that must be read to its end: by the keyboard alone, and back to where the runner was", async () => {
  const { page, field, done } = await openField("policy-dialog");
  await field.getByRole("button", { name: "Read and agree" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Participant’s declaration" });
  await dialog.waitFor();
  expect(await getFaults(page)).toEqual([]);
  const agree = dialog.getByRole("button", { name: "I have read it and agree" });
  await agree.focus();
  await page.keyboard.press("Enter");
  await dialog.getByText("Please read to the end first.").waitFor();
  const readOn = dialog.getByRole("button", { name: "Keep reading" });
  for (let presses = 0; presses < 40 && (await readOn.isEnabled()); presses++) {
    await readOn.press("Enter");
    await page.waitForTimeout(50);
  }
  await dialog.getByText("You have reached the end.").waitFor();
  await page.keyboard.press("Tab");
  expect(await focusedName(page)).toBe("I have read it and agree");
  await page.keyboard.press("Enter");
  await field.getByText("You agreed on 11 Aug, 10:00 (version 2025-08-01).").waitFor();
  expect(await focusedName(page)).toBe("Read again: Participant’s declaration");
  await done();
});

test("who presses Keep reading quickly agrees to nothing by accident: no button moves", async () => {
  const { page, field, done } = await openField("policy-dialog", "zh");
  await page.setViewportSize({ width: 390, height: 700 });
  await field.getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await dialog.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)));
  const agree = dialog.getByRole("button", { name: "我已阅读并同意" });
  const place = await agree.boundingBox();
  const readOn = await dialog.getByRole("button", { name: "继续阅读" }).boundingBox();
  const press = () =>
    page.mouse.click((readOn?.x ?? 0) + (readOn?.width ?? 0) * 0.9, (readOn?.y ?? 0) + (readOn?.height ?? 0) / 2);
  const end = dialog.getByText("已阅读到末尾。");
  for (let presses = 0; presses < 80 && !(await end.isVisible()); presses++) await press();
  await end.waitFor();
  expect(await agree.boundingBox()).toEqual(place);
  await press();
  expect(await dialog.isVisible()).toBe(true);
  await agree.click();
  await dialog.waitFor({ state: "detached" });
  await done();
});

test("Escape closes the text without an agreement, and what was agreed to can be taken back", async () => {
  const { page, field, done } = await openField("policy-dialog");
  await field.getByRole("button", { name: "Read and agree" }).press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await focusedName(page)).toBe("Read and agree: Participant’s declaration");
  const answered = page.locator("#policy-dialog-answered");
  await answered.getByRole("button", { name: "Read again" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "I no longer agree" }).click();
  await answered.getByRole("button", { name: "Read and agree" }).waitFor();
  await done();
});

// The part of the box that has ink on it, in CSS pixels.
const getInk = (box: Locator) =>
  box.evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const { width, height } = canvas;
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
    const marked = Array.from({ length: width * height }, (_, index) => index).filter((index) => pixels[index * 4 + 3]);
    const xs = marked.map((index) => index % width);
    const ratio = width / canvas.clientWidth;
    return { count: marked.length, width: marked.length ? (Math.max(...xs) - Math.min(...xs)) / ratio : 0 };
  });

async function drawLine(page: Page, box: Locator, from: [number, number], to: [number, number]): Promise<void> {
  const { x, y } = (await box.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + from[0], y + from[1]);
  await page.mouse.down();
  await page.mouse.move(x + to[0], y + to[1], { steps: 12 });
  await page.mouse.up();
}

test("case 20, a signature while the phone is turned: it stays, is gone on with, goes line by line or whole", async () => {
  const { page, field, done } = await openField("signature");
  const box = field.locator("canvas");
  await box.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (canvas) => (canvas as HTMLElement).style.touchAction === "none",
    await box.elementHandle(),
  );
  await drawLine(page, box, [30, 40], [200, 90]);
  await field.getByRole("img", { name: "Signature box, signed" }).waitFor();
  const upright = await getInk(box);
  expect(upright.width).toBeGreaterThan(140);
  await page.setViewportSize({ width: 700, height: 320 });
  await expect.poll(() => box.evaluate((canvas) => canvas.clientWidth)).toBeGreaterThan(500);
  await expect.poll(async () => (await getInk(box)).count).toBeGreaterThan(0);
  expect(Math.abs((await getInk(box)).width - upright.width)).toBeLessThan(6);
  await box.scrollIntoViewIfNeeded();
  await drawLine(page, box, [300, 40], [500, 90]);
  expect((await getInk(box)).width).toBeGreaterThan(400);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(async () => (await getInk(box)).count).toBeGreaterThan(0);
  await field.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await getInk(box)).width).toBeLessThan(150);
  expect((await getInk(box)).count).toBeGreaterThan(0);
  await field.getByRole("button", { name: "Clear" }).click();
  await field.getByRole("img", { name: "Signature box, still empty" }).waitFor();
  expect((await getInk(box)).count).toBe(0);
  await done();
});

test("case 20, a runner who cannot draw: they type a name, and find the drawing again when they return to it", async () => {
  const { page, done } = await openField("signature");
  const field = page.locator("#signature-answered");
  await expect.poll(async () => (await getInk(field.locator("canvas"))).count).toBeGreaterThan(0);
  await field.getByRole("radio", { name: "Draw it" }).focus();
  await page.keyboard.press("ArrowRight");
  await field.getByLabel("Your full name").fill("Lin Xiao");
  await field.getByRole("radio", { name: "Draw it" }).check();
  await expect.poll(async () => (await getInk(field.locator("canvas"))).count).toBeGreaterThan(0);
  await field.getByRole("radio", { name: "Type your name" }).check();
  expect(await field.getByLabel("Your full name").inputValue()).toBe("Lin Xiao");
  await done();
});

test("a commitment form is submitted as a file or signed here, and each answer comes back with its way", async () => {
  const { page, done } = await openField("commitment-form");
  const field = page.locator("#commitment-form-answered");
  await field.getByRole("radio", { name: "Sign here" }).check();
  await field.getByRole("radio", { name: "Type your name" }).check();
  await field.getByLabel("Your full name").fill("Lin Jianguo");
  await field.getByRole("radio", { name: "Sign on paper and upload" }).check();
  await field.getByText("commitment-signed.pdf").waitFor();
  await field.getByRole("radio", { name: "Sign here" }).check();
  expect(await field.getByLabel("Your full name").inputValue()).toBe("Lin Jianguo");
  await field.getByRole("button", { name: "Read the form" }).click();
  const dialog = page.getByRole("dialog", { name: "Commitment form for minors" });
  await dialog.getByText("Version 2025-08-01").waitFor();
  expect(await dialog.getByRole("button").count(), "only to be read here").toBe(1);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await done();
});
