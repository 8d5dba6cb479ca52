import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { makePicture } from "../server/uploads/testFiles.ts";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const base = inject("gallery");

// The field as a form draws it, on a phone; the first of the three trials, which is empty.
async function openField(
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

const faultsOf = async (page: Page) => [...(await findBarriers(page)), ...(await findOverflow(page))];
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("cases 21 and 34, a text that must be read to its end: by the keyboard alone, and back to where the runner was", async () => {
  const { page, field, done } = await openField("policy-dialog");
  await field.getByRole("button", { name: "Read and agree" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Participant’s declaration" });
  await dialog.waitFor();
  expect(await faultsOf(page)).toEqual([]);
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
  expect(await focusedName(page)).toBe("Read again");
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
  expect(await focusedName(page)).toBe("Read and agree");
  const answered = page.locator("#policy-dialog-answered");
  await answered.getByRole("button", { name: "Read again" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "I no longer agree" }).click();
  await answered.getByRole("button", { name: "Read and agree" }).waitFor();
  await done();
});

// The part of the box that has ink on it, in CSS pixels.
const inkOf = (box: Locator) =>
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
  const upright = await inkOf(box);
  expect(upright.width).toBeGreaterThan(140);
  await page.setViewportSize({ width: 700, height: 320 });
  await expect.poll(() => box.evaluate((canvas) => canvas.clientWidth)).toBeGreaterThan(500);
  await expect.poll(async () => (await inkOf(box)).count).toBeGreaterThan(0);
  expect(Math.abs((await inkOf(box)).width - upright.width)).toBeLessThan(6);
  await box.scrollIntoViewIfNeeded();
  await drawLine(page, box, [300, 40], [500, 90]);
  expect((await inkOf(box)).width).toBeGreaterThan(400);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(async () => (await inkOf(box)).count).toBeGreaterThan(0);
  await field.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await inkOf(box)).width).toBeLessThan(150);
  expect((await inkOf(box)).count).toBeGreaterThan(0);
  await field.getByRole("button", { name: "Clear" }).click();
  await field.getByRole("img", { name: "Signature box, still empty" }).waitFor();
  expect((await inkOf(box)).count).toBe(0);
  await done();
});

test("case 20, a runner who cannot draw: they type a name, and find the drawing again when they return to it", async () => {
  const { page, done } = await openField("signature");
  const field = page.locator("#signature-answered");
  await expect.poll(async () => (await inkOf(field.locator("canvas"))).count).toBeGreaterThan(0);
  await field.getByRole("radio", { name: "Draw it" }).focus();
  await page.keyboard.press("ArrowRight");
  await field.getByLabel("Your full name").fill("Lin Xiao");
  await field.getByRole("radio", { name: "Draw it" }).check();
  await expect.poll(async () => (await inkOf(field.locator("canvas"))).count).toBeGreaterThan(0);
  await field.getByRole("radio", { name: "Type your name" }).check();
  expect(await field.getByLabel("Your full name").inputValue()).toBe("Lin Xiao");
  await done();
});

test("case 22, a result is added: the race is found, a time for another distance is explained, and it stays unverified", async () => {
  const { page, field, done } = await openField("score-verification");
  await field.getByRole("button", { name: "Add a result" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a result" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Please choose the race.").waitFor();
  expect(await focusedName(page), "the first thing to do").toBe("Choose the race");
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Choose the race" }).click();
  const races = page.getByRole("dialog", { name: "Choose the race" });
  await races.getByText("3 races found").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await races.getByRole("button", { name: /Hill Invitational/ }).press("Enter");
  expect(await races.isVisible(), "a race below the grade is not taken").toBe(true);
  await races.getByRole("button", { name: /Canal City Marathon 2024/ }).click();
  await races.waitFor({ state: "detached" });
  expect(await dialog.getByLabel("Date of the race").inputValue()).toBe("2024-10-27");
  await dialog.getByLabel("Finishing time").fill("1:25:07");
  await dialog.getByLabel("Finishing time").press("Enter");
  await dialog.getByText("1:25:07 looks like a time for another distance").waitFor();
  await dialog.getByRole("button", { name: "Change to: Half marathon" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await field.getByText("1:25:07").waitFor();
  await field.getByText("Canal City Marathon 2024").waitFor();
  await field.getByText("Not verified yet").waitFor();
  expect(await focusedName(page)).toBe("Change");
  await field.getByRole("button", { name: "Change" }).click();
  await dialog.getByLabel("Distance").selectOption("marathon");
  await dialog.getByLabel("Finishing time").fill("3.25.07");
  await dialog.getByRole("button", { name: "Save" }).click();
  await field.getByText("Found in the race’s results").waitFor();
  await done();
});

test("case 22, nobody answers when a result is looked up: it stays unverified, and the runner continues", async () => {
  // No list of results can be made of this.
  const { page, done } = await openField("score-verification", "en", {
    choices: { races: [], "results-canal-2024": 0 },
  });
  const field = page.locator("#score-verification-answered");
  await field.getByRole("button", { name: "Change" }).click();
  await page.getByRole("dialog", { name: "Add a result" }).getByRole("button", { name: "Save" }).click();
  await field.getByText("You can continue: the organiser will check").waitFor();
  await field.getByText("3:25:07").waitFor();
  await done();
});

test("case 23, the fee for a check: shown before it is agreed to; a race that no list has is typed", async () => {
  const { page, field, done } = await openField("score-validation-with-payment");
  await field.getByText("Verification fee: ¥20").waitFor();
  await field.getByRole("button", { name: "Add a result" }).click();
  await page.getByRole("button", { name: "Choose the race" }).click();
  await page.getByLabel("Search by the race’s name").fill("Reservoir Run");
  await page.getByRole("button", { name: "It is not in the list" }).click();
  const naming = page.getByRole("dialog", { name: "The race’s name" });
  expect(await naming.getByLabel("Name of the race").inputValue()).toBe("Reservoir Run");
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await naming.waitFor({ state: "detached" });
  expect(await page.getByRole("dialog", { name: "Choose the race" }).isVisible()).toBe(true);
  await page.getByRole("button", { name: "It is not in the list" }).click();
  await naming.getByLabel("Name of the race").press("Enter");
  await naming.waitFor({ state: "detached" });
  await page.getByRole("dialog", { name: "Add a result" }).getByText("Reservoir Run").waitFor();
  expect(await page.getByRole("dialog", { name: "Choose the race" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await field.getByRole("checkbox", { name: "I agree to the verification fee of ¥20" }).check();
  await done();
});

test("a photo of another size is refused with both sizes, one that fits is shown", async () => {
  const { page, field, done } = await openField("upload-image");
  const choose = async (name: string, width: number, height: number) =>
    field
      .locator("input[type=file]")
      .setInputFiles({ name, mimeType: "image/jpeg", buffer: await makePicture(width, height, "jpeg") });
  await choose("wide.jpg", 413, 295);
  await field.getByText("must be 295 px wide and 413 px high, but it is 413 px wide and 295 px high").waitFor();
  await choose("me.jpg", 295, 413);
  await field.getByRole("button", { name: "Preview “me.jpg”" }).waitFor();
  expect(await field.locator("input[type=file]").count()).toBe(0);
  await field.getByRole("button", { name: "Remove “me.jpg”" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await field.getByRole("button", { name: /Choose a file/ }).waitFor();
  await expect.poll(() => focusedName(page)).toContain("Choose a file");
  await done();
});

test("several photos that arrive together are all kept", async () => {
  const { field, done } = await openField("multiple-image-upload");
  const files = await Promise.all(
    ["one.jpg", "two.jpg", "three.jpg"].map(async (name) => ({
      name,
      mimeType: "image/jpeg",
      buffer: await makePicture(40, 30, "jpeg"),
    })),
  );
  await field.locator("input[type=file]").setInputFiles(files);
  for (const { name } of files) await field.getByRole("button", { name: `Preview “${name}”` }).waitFor();
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
