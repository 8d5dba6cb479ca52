import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { makePicture } from "../server/people/uploads/testFiles.ts";
import { findBarriers, findOverflow } from "./browser.ts";
import { openField } from "./fieldTrial.ts";

const getFaults = async (page: Page) => [...(await findBarriers(page)), ...(await findOverflow(page))];
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("case 22, a result is added: the race is found, a time for another distance is explained, and it stays unverified", async () => {
  const { page, field, done } = await openField("score-verification");
  await field.getByRole("button", { name: "Add a result" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a result" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Please choose the race.").waitFor();
  expect(await focusedName(page), "the first thing to do").toBe("Choose the race");
  expect(await getFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Choose the race" }).click();
  const races = page.getByRole("dialog", { name: "Choose the race" });
  await races.getByText("3 races found").waitFor();
  expect(await getFaults(page)).toEqual([]);
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
  await field.getByText("Your result was not found").waitFor();
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
  expect(await getFaults(page)).toEqual([]);
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
