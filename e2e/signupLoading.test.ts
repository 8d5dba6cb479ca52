import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "./account.ts";
import { cell, continueButton, getPhone, openItem } from "./formPage.ts";
import { annaWith, halfFilled, saveDraft } from "./halfFilled.ts";
import { type OwnSite, publishSite } from "./ownSite.ts";

let site: OwnSite;
beforeAll(async () => {
  site = await publishSite("fixtures/sites/open-demo-10k", (folder) => {
    mkdirSync(join(folder, "lists"), { recursive: true });
    writeFileSync(join(folder, "lists/sold-out.json"), JSON.stringify({ "/shirt": ["l"] }));
  });
});
afterAll(() => site?.remove());

// Anna has got as far as a step; her draft is that of the account.
async function openStep(step: string, expected: RegExp[] = []) {
  const runner = await addPerson();
  const place = { at: "step", entrant: "e0", step } as const;
  await saveDraft(site, runner, "ten-km", await halfFilled(site, [annaWith()], place));
  return getPhone(runner, {}, expected);
}

test("a part of a field that fails to load: an error in its place, a retry by a press, and the answers kept", async () => {
  const { page, complaints, close } = await openStep("person", [/part-birth|Failed to (load|fetch)/]);
  await page.route("**/part-birth-*", (route) => route.abort());
  await openItem(page, site, /Ten kilometres/);
  const document = cell(page, "document");
  const again = document.getByRole("alert").getByRole("button", { name: "Try again" });
  await again.waitFor();
  expect(await cell(page, "name").locator("input").inputValue()).toBe("Anna Meier");
  await page.unroute("**/part-birth-*");
  await again.click();
  const year = document.locator('input[id$="-year"]');
  await year.waitFor();
  expect(await year.inputValue()).toBe("1988");
  expect(complaints).toEqual([]);
  await close();
});

test("a runner with a session does not read that they have to log in while the program is loading", async () => {
  const { page, close } = await getPhone(await addPerson());
  let load = () => {};
  const isWanted = new Promise<void>((resolve) => {
    load = resolve;
  });
  // Stays open until the runner has looked.
  await page.route(/\.js$/, (route) => isWanted.then(() => route.continue()).catch(() => {}));
  await page.goto(`${site.base}/post`, { waitUntil: "domcontentloaded" });
  const logIn = page.locator("main").getByRole("button", { name: "Log in to sign up", includeHidden: true });
  await logIn.waitFor({ state: "attached" });
  expect(await logIn.isVisible()).toBe(false);
  load();
  await page.getByRole("button", { name: /Ten kilometres/ }).waitFor();
  await close();
});

test("a runner who begins to fill in a form hits the button that they press: it does not move when the rest of the program comes", async () => {
  const { page, complaints, close } = await getPhone(await addPerson());
  await openItem(page, site, /Ten kilometres/);
  const top = async () => (await continueButton(page).boundingBox())?.y;
  const before = await top();
  expect(await page.locator("[data-saving]").count(), "it comes with the first use").toBe(0);
  await cell(page, "name").locator("input").fill("Lin Xiao");
  await page.locator('[data-saving="saved"]').waitFor();
  expect(await top()).toBe(before);
  expect(complaints).toEqual([]);
  await close();
});

test("a size on the organiser's list of what sold out cannot be chosen, in the form as it was published", async () => {
  const { page, complaints, close } = await openStep("race");
  await openItem(page, site, /Ten kilometres/);
  const size = (id: string) => cell(page, "shirt").locator(`input[value="${id}"]`);
  await size("l").waitFor({ state: "attached" });
  await expect.poll(() => size("l").isDisabled()).toBe(true);
  expect(await size("l").locator("..").innerText()).toMatch(/L\s*None left/i);
  expect(await size("m").isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});
